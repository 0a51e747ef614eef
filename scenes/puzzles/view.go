package puzzles

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type view struct {
	p      *Page
	f      ui.Frame
	room   table.SideLayout
	goal   sprites.Rect
	lines  []string
	size   float64
	under  string
	unders []string
	// figure is the place of the opponent who is as strong as the puzzle is hard; empty if there is no room.
	figure sprites.Rect
	// bar shows the share of the game's puzzles that are solved; empty if that is not told.
	bar   sprites.Rect
	share float64
}

// view lays out a frame like a study page, with the goal above the board or the text.
func (p *Page) view(f ui.Frame) *view {
	v := &view{p: p, f: f, under: p.words.under()}
	tall := p.Area.Board.View().Tall(f.Wide())
	v.room = table.LaySide(f, tall, false)
	u, beside := v.room.U, f.Wide()
	wide := v.room.Head.W
	if !beside {
		wide = min(wide, 720*u)
	}
	share := 0.14
	if beside {
		share = 0.26
	}
	high := v.setGoal(wide-8*u, f.H*share)
	if !beside {
		f.Safe.Y, f.Safe.H = f.Safe.Y+high, f.Safe.H-high
		v.room = table.LaySide(f, tall, false)
		v.room.Head.Y -= high
		v.goal = sprites.Rect{X: f.Safe.X + (f.Safe.W-wide)/2, Y: v.room.Head.Y + v.room.Head.H, W: wide, H: high}
	}
	body := v.room.Tabs
	body.H = v.room.Body.Y + v.room.Body.H - body.Y
	if beside {
		v.goal, body = body.CutTop(high)
	} else if more := min(tall*v.room.Board.W, v.f.H*v.boardShare()) - v.room.Board.H; more > 0 {
		more = max(0, min(more, body.H-min(v.leastTold()*u, v.f.H*0.22))) // there are no tabs
		v.room.Board.H += more
		v.room.Says.Y += more
		v.room.Tools.Y += more
		_, body = body.CutTop(more)
	}
	if p.Queue.Hasty() { // there are no tools
		if beside {
			v.room.Says.Y += v.room.Tools.H
		} else {
			body.Y -= v.room.Tools.H
		}
		body.H += v.room.Tools.H
	}
	v.room.Body = body
	return v
}

// boardShare is the most of the height that the board gets, if it is above the text.
func (v *view) boardShare() float64 {
	if v.p.Queue.Hasty() {
		return 0.7
	}
	return 0.55
}

// leastTold returns the least height of the comments, in logical pixels; less with large text, to leave room for
// the board. In a rush, the tools give their room too.
func (v *view) leastTold() float64 {
	if v.p.Queue.Hasty() {
		return 112
	}
	return 170
}

// setGoal breaks the goal into lines that fit a width, and returns their height including the line below.
func (v *view) setGoal(wide, most float64) (high float64) {
	u, fonts := v.room.U, v.p.env.App.Fonts
	for v.size = 19 * max(u, min(v.f.Read, u*1.3)); ; v.size *= 0.94 {
		v.lines = fonts.Wrap(v.p.words.goal(), sprites.Bold, v.size, wide)
		high = float64(len(v.lines))*v.size*ui.LineStep + 8*u
		v.unders = ui.WrapParts(fonts, v.under, sprites.Medium, v.underSize(), wide)
		high += float64(len(v.unders)) * v.underSize() * ui.LineStep
		if v.size < 12 || len(v.lines) <= 2 && high <= most || v.size < 15*u && high <= most {
			return high
		}
	}
}

func (v *view) underSize() float64 { return max(v.size*0.78, 9.5) }

// Arrange fits the board into its part of the page. If the words have changed, it scrolls to them.
func (p *Page) Arrange(f ui.Frame) {
	p.Area.Arrange(p.view(f).room.Board, p.solving.Side())
	parts, _, _ := p.solving.Hinting()
	if now := (shown{p.solving.State(), p.solving.Try().Word, parts}); now != p.shown {
		p.shown = now
		p.env.App.Scrolling.To(0)
	}
}

// Layout implements [ui.Scene].
func (p *Page) Layout(f ui.Frame) ui.Layout {
	v := p.view(f)
	area := p.Area
	tools := []ui.Node{{ID: "board.help", Label: p.env.App.Words.T(key.LearnHelp), Icon: "help", Press: p.Area.Help}}
	if p.Queue.CanShare() && !p.Queue.Hasty() {
		tools = append(tools, ui.Node{ID: "puzzle.share", Label: p.env.App.Words.T(key.ResultsShare), Icon: "share", Press: p.Queue.Share})
	}
	nodes := v.strip().HeadNodes(v.room.Head, p.Queue.Title(), tools)
	nodes = append(nodes, v.goalNodes()...)
	nodes = append(nodes, area.SpotNodes(p.tap)...)
	nodes = append(nodes, area.BadgeNodes(p.tap)...)
	nodes = append(nodes, v.saysNodes()...)
	nodes = append(nodes, v.toolNodes()...)
	l := ui.Pane(p.env.App, f, v.room.Body, 12*v.room.U, func(c *ui.Column) {
		v.fill(c)
		v.figure = v.figureBelow(c.Y)
	})
	l.Nodes, l.Parts, l.Aside = append(nodes, l.Nodes...), v, v.room.Body
	return l
}

func (v *view) strip() table.Strip {
	return table.NewStrip(v.p.env.Services, v.p.Area, v.f, v.room.U, v.room.Says)
}

func (v *view) goalNodes() []ui.Node {
	goal, r := v.p.words.goal(), v.goal
	first, rest := r.CutTop(float64(len(v.lines)) * v.size * ui.LineStep)
	nodes := []ui.Node{{ID: "puzzle.goal", Role: ui.RoleText, Label: goal, Lines: v.lines, Style: ui.Words, Bold: true, Size: v.size, Align: sprites.Left, Rect: first}}
	rest.H = float64(len(v.unders)) * v.underSize() * ui.LineStep
	nodes = append(nodes, ui.Node{ID: "puzzle.about", Role: ui.RoleText, Label: v.under, Lines: v.unders, Style: ui.Words, Soft: true, Size: v.underSize(), Align: sprites.Left, Rect: rest})
	return nodes
}

func (v *view) saysNodes() []ui.Node {
	p, s := v.p, v.strip()
	nodes, r := table.PlaceButtons(p.env.App.Fonts, p.Area.TurnButtons(func(do func()) { do(); p.take() }), s.Words(), v.room.U, false)
	if r.W < 60*v.room.U {
		return nodes
	}
	return append(nodes, s.SaidNode("puzzle.says", p.words.says(), r))
}

func (v *view) toolNodes() []ui.Node {
	p, z, w, u, r := v.p, v.p.solving, v.p.env.App.Words, v.room.U, v.room.Tools
	switch {
	case p.Queue.Hasty():
		return nil
	case z.State() == session.Finished:
		return v.strip().ToolNodes(r, table.StepTools(w, z.Study(), p.act))
	}
	parts, _, asked := z.Hinting()
	hint := ui.Node{ID: "puzzle.hint", Label: w.T(key.HintAsk), Icon: "hint", Disabled: !z.PersonToMove() || asked || parts == session.HintParts, Press: p.hint}
	if parts > 0 {
		hint.Label = w.T(key.HintMore)
	}
	if z.State() == session.Refuting {
		hint = ui.Node{ID: "puzzle.again", Label: w.T(key.StudyAgain), Icon: "undo", Press: func() { p.act(z.Again) }}
	}
	show := ui.Node{ID: "puzzle.show", Label: w.T(key.SolveShow), Icon: "review", Disabled: z.State() == session.Presenting, Press: p.solution}
	if p.warned {
		show.Label = w.T(key.SolveAnyway)
	}
	list := []ui.Node{hint, show}
	wide := r.W / 2
	for i := range list {
		n := &list[i]
		n.Role, n.Style = ui.RoleButton, ui.PlainButton
		n.Rect = sprites.Rect{X: r.X + wide*float64(i) + 3*u, Y: r.Y + 4*u, W: wide - 6*u, H: r.H - 8*u}
		fitButton(p.env.App.Fonts, n, 17*u)
	}
	return list
}

// fitButton sets a button's words on two lines, or without the icon, if that allows larger type.
func fitButton(fonts *sprites.Fonts, n *ui.Node, size float64) {
	n.Text, n.Size = n.Label, size
	if room := n.Rect.W - 2.9*size; fonts.Width(n.Label, sprites.Bold, size) <= room {
		return
	}
	n.Icon = ""
	room := n.Rect.W - 20
	for s := size; s > 9; s-- {
		if lines := fonts.Wrap(n.Label, sprites.Bold, s, room); len(lines) == 1 || len(lines) == 2 && 2*s*ui.LineStep < n.Rect.H {
			n.Size = s
			if len(lines) > 1 {
				n.Lines = lines
			}
			return
		}
	}
	n.Size = fonts.Fit(n.Label, sprites.Bold, size, 9, room)
}

func (v *view) fill(c *ui.Column) {
	p, z, w := v.p, v.p.solving, v.p.env.App.Words
	n, of := z.Made()
	if p.Queue.Hasty() {
		v.hurry(c)
	}
	switch {
	case z.State() == session.Finished:
		v.ended(c)
		return
	case p.warned:
		c.Words("puzzle.stake", p.Queue.Stake(), 17, true, false)
	case z.State() == session.Presenting:
		c.Words("puzzle.watch", w.T(key.SolveWatch), 17, true, false)
	case len(p.words.tried()) > 0:
		for i, said := range p.words.tried() {
			wrong := i == 0 && z.Try().Verdict != session.TooSlow
			c.Words("puzzle.tried."+strconv.Itoa(i+1), said, 17, wrong, false)
			c.Nodes[len(c.Nodes)-1].Warn = wrong
		}
	case p.words.hint() == "" && n > 0 && n < of:
		c.Words("puzzle.right", w.T(key.SolveRight), 17, true, false)
		c.Nodes[len(c.Nodes)-1].Accent = true
	case p.words.hint() == "" && n == 0 && !p.Queue.Hasty():
		c.Words("puzzle.begin", p.words.begin(), 16, false, true)
		if p.Queue.TooHard() {
			c.Button(ui.Node{ID: "puzzle.easier", Label: w.T(key.SolveEasier), Icon: "play", Style: ui.PlainButton, Size: 17, Press: func() { p.turnTo(Easier) }})
		}
		v.progress(c)
	}
	if said := p.words.hint(); said != "" {
		c.Words("puzzle.told", said, 17, false, false)
	}
}

func (v *view) hurry(c *ui.Column) {
	add := func(id, text string, size float64) {
		c.Words(id, text, size, true, false)
		c.Nodes[len(c.Nodes)-1].Align = sprites.Middle
	}
	said := v.p.Queue.Status()
	left, rest, _ := strings.Cut(said, ui.Parting)
	if v.room.Body.H < 110*v.room.U {
		add("puzzle.clock", said, 17)
		return
	}
	add("puzzle.clock", left, 40)
	add("puzzle.count", rest, 17)
	c.Space(6)
}

func (v *view) ended(c *ui.Column) {
	p, w := v.p, v.p.env.App.Words
	c.Words("puzzle.end", p.words.end(), 20, true, false)
	c.Nodes[len(c.Nodes)-1].Accent = p.solving.Solved()
	if p.Queue.Hasty() {
		return
	}
	if said := p.Queue.After(); said != "" {
		c.Words("puzzle.after", said, 15, false, true)
		n := &c.Nodes[len(c.Nodes)-1]
		if lines := ui.WrapParts(p.env.App.Fonts, n.Label, sprites.Medium, n.Size, c.W); len(lines) <= len(n.Lines) {
			n.Lines = lines
		}
	}
	if p.Queue.Has(Next) {
		c.Button(ui.Node{ID: "puzzle.next", Label: w.T(key.SolveNext), Icon: "next", Style: ui.MainButton, Size: 17, First: true, Press: func() { p.turnTo(Next) }})
	}
	for i, said := range p.words.solution() { // so high that it begins in sight
		c.Words("puzzle.line."+strconv.Itoa(i+1), said, 15, false, false)
	}
	c.Space(6)
	v.ways(c)
	c.Button(ui.Node{ID: "puzzle.playon", Label: w.T(key.SolvePlayon), Icon: "play", Style: ui.PlainButton, Size: 17, Press: p.playOn})
}

func (v *view) ways(c *ui.Column) {
	p, w := v.p, v.p.env.App.Words
	var list []ui.Node
	widest := 0.0
	add := func(id string, k key.Text, way Way) {
		if p.Queue.Has(way) {
			n := ui.Node{ID: "puzzle." + id, Label: w.T(k), Style: ui.PlainButton, Size: 17, Press: func() { p.turnTo(way) }}
			widest = max(widest, c.App.Fonts.Width(n.Label, sprites.Bold, n.Size*c.Text)+24*c.Text)
			list = append(list, n)
		}
	}
	add("easier", key.SolveEasier, Easier)
	add("alike", key.SolveAlike, Alike)
	add("harder", key.SolveHarder, Harder)
	switch wide := (c.W - float64(len(list)-1)*8*c.Text) / float64(max(len(list), 1)); {
	case len(list) == 3 && widest > wide:
		c.Pair(list[0], list[2])
		c.Button(list[1])
	case len(list) == 2:
		c.Pair(list[0], list[1])
	case len(list) > 0:
		c.Abreast(wide, list...)
	}
}

// Draw implements [ui.Scene].
func (p *Page) Draw(paint *sprites.Painter, l *ui.Layout) {
	v := l.Parts.(*view)
	ui.DrawPane(paint, l)
	v.drawFigure(paint)
	v.drawShores(paint)
	if v.bar.W > 0 {
		l.Scrolled(paint, func() { drawShare(paint, v.bar, v.share) })
	}
	side := p.solving.Side()
	if n := p.solving.Study().Node(); n.Parent() != nil && !p.Area.Spelling() {
		side = n.Turn().By
	}
	v.strip().Draw(paint, side)
	p.Area.Board.Draw(paint, p.Area.Marks(p.words.pointed()))
	board.Foresee(paint, p.Area.Board)
}
