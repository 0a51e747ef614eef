package editor

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type view struct {
	p    *page
	room places
}

const toolPrefix = "setup.tool."

func (p *page) layout(f ui.Frame) places {
	return lay(f, p.board.View().Tall(f.Wide()))
}

func (p *page) Arrange(f ui.Frame) {
	p.board.Pace = p.env.Prefs.Settings.Motion.Pace()
	p.board.Arrange(p.layout(f).board, board.Orient(p.board.Game().Home, false, p.bottom))
}

func (p *page) Layout(f ui.Frame) ui.Layout {
	v := &view{p, p.layout(f)}
	v.widen()
	l := ui.Pane(p.env.App, f, v.room.body, 0, v.fill)
	nodes := slices.Concat(v.headNodes(), v.spotNodes(), v.saysNodes(), l.Nodes)
	l.Nodes = append(nodes, v.footNodes()...)
	l.Parts = v
	return l
}

func (v *view) headNodes() []ui.Node {
	p, w, r, u := v.p, v.p.env.App.Words, v.room.head, v.room.u
	side := min(48*u, r.H)
	tool := func(id, label, icon string, at sprites.Rect, press func()) ui.Node {
		return ui.Node{ID: id, Role: ui.RoleButton, Label: label, Icon: icon, Style: ui.QuietButton, Size: 19 * u, Press: press, Disabled: press == nil, Rect: at}
	}
	back, room := r.CutLeft(side)
	flip, room := room.CutRight(side)
	undo, room := room.CutRight(side)
	room = sprites.Rect{X: room.X + 4*u, Y: room.Y, W: room.W - 8*u, H: room.H}
	title := w.T(key.SetupTitle)
	lines, size := ui.SetTitle(p.env.App.Fonts, title, 23*u, room.W, room.H)
	takeBack := p.undo
	if len(p.done) == 0 {
		takeBack = nil
	}
	return []ui.Node{
		tool("back", w.T(key.Back), "back", back, p.Back),
		{ID: "title", Role: ui.RoleHeading, Label: title, Lines: lines, Style: ui.Words, Bold: true, Align: sprites.Left, Size: size, Rect: room},
		tool("setup.undo", w.T(key.BoardUndo), "undo", undo, takeBack),
		tool("setup.flip", w.T(key.BoardFlip), "flip", flip, p.flip),
	}
}

func (v *view) spotNodes() []ui.Node {
	b, name := v.p.board, v.p.env.App.Words.Game(v.p.info.ID)
	var nodes []ui.Node
	add := func(a board.Area) {
		l := b.Label(a.Spot)
		n := ui.Node{ID: table.SpotPrefix + string(a.Spot), Role: ui.RoleSpot, Label: l.Text, Note: l.Note, Rect: a.Rect, Cell: ui.Cell(l.Cell), Group: name, Drags: true,
			Press: func() { v.p.tap(a.Spot) }}
		if l.Group != key.None {
			n.Group = v.p.env.App.Words.T(l.Group)
		}
		nodes = append(nodes, n)
	}
	for _, a := range b.Areas() {
		add(a)
	}
	for _, a := range board.Stores(b) {
		add(a)
		n := &nodes[len(nodes)-1]
		n.Role, n.Drags, n.Group = ui.RoleButton, false, ""
	}
	return nodes
}

func (p *page) verdict() string {
	w := p.env.App.Words
	if p.now.why != nil {
		return p.reason(p.now.why)
	}
	text := w.T(key.SetupReady, "side", w.Side(p.info.Sides[p.now.pos.Turn()]))
	if o := p.now.pos.Outcome(); o.Over() {
		winner, why := w.Outcome(o, w.Side(p.info.Sides[o.Winner]))
		text = w.T(key.SetupOver, "result", winner) + " " + why + w.T(key.SetupStop)
	}
	if len(p.now.remarks) == 0 {
		return text
	}
	cannot := text + " " + w.T(key.SetupCannot)
	for _, r := range p.now.remarks {
		cannot += " " + w.Reason(r) + w.T(key.SetupStop)
	}
	return cannot
}

func (v *view) said() string {
	if v.p.wrong != nil {
		return v.p.reason(v.p.wrong)
	}
	return v.p.verdict()
}

const saidSize = 16 // logical pixels at the usual text size

// widen gives long messages more room, taken from the part that scrolls.
func (v *view) widen() {
	r, size := &v.room, saidSize*v.room.u
	lines := v.p.env.App.Fonts.Wrap(v.said(), sprites.Medium, size, r.says.W)
	if more := min(float64(len(lines))*size*ui.LineStep+6*r.u-r.says.H, r.body.H*0.4); more > 0 {
		r.says.H += more
		_, r.body = r.body.CutTop(more)
	}
}

func (v *view) saysNodes() []ui.Node {
	p, r, u := v.p, v.room.says, v.room.u
	text, warn := v.said(), p.now.why != nil || p.wrong != nil
	size := saidSize * u
	lines := p.env.App.Fonts.Wrap(text, sprites.Medium, size, r.W)
	for float64(len(lines))*size*ui.LineStep > r.H && size > 10*u {
		size -= u
		lines = p.env.App.Fonts.Wrap(text, sprites.Medium, size, r.W)
	}
	return []ui.Node{{ID: "setup.says", Role: ui.RoleText, Label: text, Lines: lines, Style: ui.Words, Size: size, Warn: warn, Align: sprites.Left,
		Rect: sprites.Rect{X: r.X, Y: r.Y + (r.H-float64(len(lines))*size*ui.LineStep)/2, W: r.W, H: float64(len(lines)) * size * ui.LineStep}}}
}

func (v *view) fill(c *ui.Column) {
	p, w := v.p, v.p.env.App.Words
	v.toolNodes(c)
	var sides []ui.Choice
	for s := range rules.Side(2) {
		sides = append(sides, ui.Choice{ID: "setup.turn." + p.info.Sides[s], Label: w.Side(p.info.Sides[s]), Checked: p.draft.Turn == s, Pick: func() { p.turn(s) }})
	}
	c.Beside(w.T(key.SetupTurn), sides)
	for _, t := range p.palette {
		if s := p.info.Spot(t.Spot); t.Spot != "" && s.Class == rules.ChoiceSpot {
			c.Toggle("setup.offer."+string(t.Spot), w.T(key.SetupSwap), p.draft.Offer == t.Spot, func(bool) {
				d, err := p.game.Put(p.draft, t, "")
				p.become(d, err)
			})
		}
	}
	c.Space(2)
	button := func(id string, label key.Text, icon string, press func()) ui.Node {
		return ui.Node{ID: "setup." + id, Label: w.T(label), Icon: icon, Style: ui.PlainButton, Size: 15, Press: press}
	}
	c.Pair(button("clear", key.SetupClear, "trash", func() { p.replace(p.draft.Cleared(p.info)) }),
		button("usual", key.SetupUsual, "first", func() { p.replace(p.usual) }),
		button("text", key.SetupText, "copy", func() { p.env.App.Push(newText(p)) }))
}

// toolNodes shows the pieces to put, as pictures in rows. If one row is too short for all, each side begins a new row.
func (v *view) toolNodes(c *ui.Column) {
	p, u := v.p, v.room.u
	gap := 6 * u
	per := max(2, int((c.W+gap)/(46*u+gap)))
	size := 56 * u
	split := len(p.tools) > per
	if half := len(p.tools) / 2; split && half > per {
		per = min(per, (half+1)/2)
		if v.room.body.H < 420*u {
			size = 45 * u
		}
	}
	per = min(per, len(p.tools))
	size = min(size, (c.W-gap*float64(per-1))/float64(per))
	row, col := 0, 0
	for i := range p.tools {
		t := &p.tools[i]
		if i > 0 && (col == per || split && t.piece.Kind != "" && t.piece.Side != p.tools[i-1].piece.Side) {
			row, col = row+1, 0
		}
		c.Add(ui.Node{ID: toolPrefix + t.id, Role: ui.RoleChoice, Label: p.toolLabel(t), Group: p.env.App.Words.T(key.SetupTools), Checked: p.tool == i, Drags: t.piece.Kind != "",
			Rect:  sprites.Rect{X: c.X + float64(col)*(size+gap), Y: c.Y + float64(row)*(size+gap), W: size, H: size},
			Press: func() { p.tool = i }})
		col++
	}
	c.Y += float64(row+1)*(size+gap) + c.Gap*0.4
}

func (v *view) footNodes() []ui.Node {
	p, w, u := v.p, v.p.env.App.Words, v.room.u
	button := func(id string, label key.Text, icon string, style ui.Style, r sprites.Rect, press func(), able bool) ui.Node {
		n := ui.Node{ID: id, Role: ui.RoleButton, Label: w.T(label), Text: w.T(label), Icon: icon, Style: style, Align: sprites.Middle, Size: 17 * u, Press: press, Disabled: !able, Rect: r}
		if p.env.App.Fonts.Width(n.Label, sprites.Bold, n.Size)+54*u > r.W {
			n.Icon = ""
			n.Size = p.env.App.Fonts.Fit(n.Label, sprites.Bold, n.Size, 9*u, r.W-20*u)
		}
		return n
	}
	pos := p.now.pos
	return []ui.Node{
		button("setup.play", key.SetupPlay, "play", ui.PlainButton, v.room.aux, func() { p.env.App.Push(p.env.Open.PlayFrom(p.game, p.draft.Options, p.now.pos)) }, pos != nil && !pos.Outcome().Over()),
		button("setup.analyse", key.SetupAnalyse, "review", ui.MainButton, v.room.main, func() { p.env.Open.Analyse(p.game, p.draft.Options, pos) }, pos != nil),
	}
}

func (p *page) Draw(paint *sprites.Painter, l *ui.Layout) {
	v := l.Parts.(*view)
	r := v.room.panel
	paint.Shade(r, 18, 3, 9, paint.Theme.Shadow.Alpha(0.16))
	ui.DrawPanel(paint, r, 18, paint.Theme.Panel)
	p.board.Draw(paint, v.marks())
	ui.DrawCuts(paint, l, r)
}

func (v *view) marks() board.Marks {
	var m board.Marks
	if r, ok := v.p.now.why.(rules.Reason); ok && r.At != "" {
		m.Taken = []rules.Spot{r.At}
	}
	return m
}

func (p *page) DrawOver(paint *sprites.Painter, l *ui.Layout) {
	v := l.Parts.(*view)
	for i := range p.tools {
		l.At(paint, toolPrefix+p.tools[i].id, func(n *ui.Node) { v.drawTool(paint, &p.tools[i], n) })
	}
	if d := p.drag; d.tool > 0 && d.at != (sprites.Point{}) {
		paint.Sprite(p.board.View().Picture(p.tools[d.tool-1].piece), d.at, p.board.View().Unit()*1.05, sprites.Look{})
	}
}

func (v *view) drawTool(paint *sprites.Painter, t *tool, n *ui.Node) {
	p := v.p
	r, radius := n.Rect, n.Rect.H*0.22
	g := &p.env.App.Gesture
	paint.Box(r, radius, paint.Theme.Tray)
	switch {
	case n.Checked:
		paint.Frame(r, radius, 3, paint.Theme.Main)
	case g.Over() == n.ID || g.Down() == n.ID:
		paint.Frame(r, radius, 2.5, paint.Theme.Lit)
	default:
		paint.Frame(r, radius, 1.5, paint.Theme.Line)
	}
	at := r.Center()
	switch {
	case t.piece.Kind != "":
		paint.Sprite(p.board.View().Picture(t.piece), at, r.W*0.86, sprites.Look{})
	case t.text != "":
		paint.Text(t.text, at.X, at.Y, r.H*0.42, sprites.Bold, sprites.Middle, paint.Theme.Ink)
	default:
		paint.Icon(t.icon, at, r.W*0.5, paint.Theme.Ink)
	}
}
