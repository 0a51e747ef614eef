package analysis

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type tab uint8

const (
	tabMoments tab = iota
	tabTurns
	tabEngine
)

// bodyPad is the room round what is in the page's body, in logical pixels.
const bodyPad = 10

type view struct {
	p    *Page
	f    ui.Frame
	room table.SideLayout
	// panels are the backgrounds of cards, boards the cards' boards.
	panels []sprites.Rect
	boards []placedCard
}

func (p *Page) layout(f ui.Frame) table.SideLayout {
	return table.LaySide(f, p.Area.Board.View().Tall(f.Wide()), p.review.there())
}

// Arrange fits the board into its part of the page. If the turn shown has changed, it scrolls the list there.
func (p *Page) Arrange(f ui.Frame) {
	room := p.layout(f)
	p.Area.Arrange(room.Board, p.bottom())
	p.turns.follow(f, room)
}

// Layout implements [ui.Scene].
func (p *Page) Layout(f ui.Frame) ui.Layout {
	v := &view{p: p, f: f, room: p.layout(f)}
	area := p.Area
	spots := area.SpotNodes(p.tap)
	if !p.trying() {
		spots = p.engine.Nodes(spots)
	}
	nodes := append(v.headNodes(), spots...)
	nodes = append(nodes, area.BadgeNodes(p.tap)...)
	nodes = append(nodes, v.saysNodes()...)
	nodes = append(nodes, v.toolNodes()...)
	if r := v.room.Graph; r.H > 0 {
		nodes = append(nodes, v.graphNode(r))
	}
	nodes = append(nodes, v.tabNodes()...)
	l := ui.Pane(p.env.App, f, v.room.Body, bodyPad*v.room.U, v.fill)
	for i := range v.panels {
		v.panels[i].Y -= l.Scroll
	}
	for i := range v.boards {
		v.boards[i].rect.Y -= l.Scroll
	}
	l.Nodes, l.Parts = append(nodes, l.Nodes...), v
	return l
}

func (v *view) fill(c *ui.Column) {
	switch p := v.p; {
	case p.tab == tabTurns:
		p.turns.lay(c)
	case p.trying():
		v.trial(c)
	case p.tab == tabMoments && p.better > 0:
		v.better(c)
	case p.tab == tabMoments:
		v.moments(c)
	default:
		p.engine.Fill(c)
	}
}

func (v *view) headNodes() []ui.Node {
	p, w := v.p, v.p.env.App.Words
	tools := []ui.Node{
		{ID: "study.more", Label: w.T(key.BoardMore), Icon: "more", Press: p.more},
		{ID: "board.help", Label: w.T(key.LearnHelp), Icon: "help", Press: p.Area.Help},
		{ID: "study.notes", Label: w.T(key.NotesTitle), Icon: "pencil", Press: func() { openNotes(p) }},
	}
	if p.match().Outcome().Over() && !p.free() {
		tools = append(tools, ui.Node{ID: "review.result", Label: w.T(key.BoardResult), Icon: "crown", Press: func() { p.env.Open.Result(p.shown(), nil) }})
	}
	nodes := v.strip().HeadNodes(v.room.Head, p.title(), tools)
	if p.trying() || p.better > 0 {
		nodes[0].Press = p.Back
	}
	return nodes
}

func (v *view) saysNodes() []ui.Node {
	p, u, r := v.p, v.room.U, v.strip().Words()
	nodes, r := table.PlaceButtons(p.env.App.Fonts, p.Area.TurnButtons(func(do func()) { do(); p.Take() }), r, u, false)
	if r.W < 60*u {
		return nodes
	}
	if ply := p.node().Ply(); len(nodes) == 0 && ply > 0 && !p.engine.Stepping() {
		var at sprites.Rect
		number := ui.Node{ID: "study.at", Role: ui.RoleText, Label: p.env.App.Words.T(key.ReviewAt, "n", ply, "of", max(ply, p.match().Ply())), Text: strconv.Itoa(ply), Style: ui.Words, Soft: true, Size: 15 * min(u, 1), Align: sprites.Right}
		at, r = r.CutRight(p.env.App.Fonts.Width(number.Text, sprites.Medium, number.Size) + 12)
		at.W -= 6
		number.Rect = at
		nodes = append(nodes, number)
	}
	return append(nodes, v.strip().SaidNode("study.says", p.says(), r))
}

func (v *view) toolNodes() []ui.Node {
	p, s, w := v.p, v.p.study, v.p.env.App.Words
	auto := ui.Node{ID: "study.auto", Label: w.T(key.StudyAuto), Icon: "play", Disabled: s.Next() == nil && p.node().Parent() == nil, Press: p.autoplay}
	if s.Running() {
		auto = ui.Node{ID: "study.auto", Label: w.T(key.StudyStop), Icon: "pause", Press: p.autoplay}
	}
	return v.strip().ToolNodes(v.room.Tools, table.StepTools(w, s, p.act, auto))
}

// autoplay starts or stops playing the turns; after the last one it begins anew.
func (p *Page) autoplay() {
	s := p.study
	p.act(func() {
		if !s.Running() && s.Next() == nil {
			s.First()
		}
		s.Autoplay(!s.Running())
	})
}

func (v *view) strip() table.Strip {
	return table.NewStrip(v.p.env.Services, v.p.Area, v.f, v.room.U, v.room.Says)
}

func (v *view) tabNodes() []ui.Node {
	p, w, u, r := v.p, v.p.env.App.Words, v.room.U, v.room.Tabs
	tabs := []struct {
		tab  tab
		id   string
		name key.Text
	}{{tabMoments, "study.moments", key.StudyMoments}, {tabTurns, "study.turns", key.StudyTurns}, {tabEngine, "study.engine", key.StudyEngine}}
	wide := r.W / float64(len(tabs))
	size := 16 * u
	for _, t := range tabs {
		size = p.env.App.Fonts.Fit(w.T(t.name), sprites.Medium, size, 9, wide-18*u)
	}
	var nodes []ui.Node
	for i, t := range tabs {
		nodes = append(nodes, ui.Node{ID: t.id, Role: ui.RoleChoice, Label: w.T(t.name), Group: w.T(key.StudyTabs), Style: ui.Chip, Size: size, Checked: t.tab == p.tab,
			Rect:  sprites.Rect{X: r.X + wide*float64(i) + 2*u, Y: r.Y + u, W: wide - 4*u, H: r.H - 2*u},
			Press: func() { v.choose(t.tab) }})
	}
	return nodes
}

func (v *view) choose(t tab) {
	if t != v.p.tab {
		v.p.study.EndLine() // its words are left behind
	}
	v.p.tab, v.p.followed = t, followedTurn{}
	v.p.review.renew()
	v.p.env.App.Scrolling.To(0)
}

// Draw implements [ui.Scene].
func (p *Page) Draw(paint *sprites.Painter, l *ui.Layout) {
	v := l.Parts.(*view)
	ui.DrawPane(paint, l)
	paint.Clipped(l.Body, func() {
		for _, card := range v.panels {
			paint.Box(card, 14, paint.Theme.Tray.Mix(paint.Theme.Panel, 0.55))
		}
		v.drawBoards(paint)
	})
	v.drawFaces(paint, l)
	l.At(paint, graphID, func(n *ui.Node) { v.drawGraph(paint, n.Rect) })
	p.review.drawProgress(paint, l)
	v.drawSays(paint)
	marks := p.Area.Marks(nil)
	if !p.trying() {
		p.engine.Mark(&marks)
	}
	p.Area.Board.Draw(paint, marks)
}

func (v *view) drawSays(p *sprites.Painter) {
	n := v.p.node()
	side := n.Position().Turn()
	if n.Parent() != nil {
		side = n.Turn().By
	}
	switch t := v.p.study.Trial(); {
	case v.p.engine.Stepping():
		side = v.p.engine.Mover()
	case v.p.trying() && v.p.tab != tabMoments && !v.p.Area.Spelling():
		side = t.Side() // the side being told what to do
	}
	v.strip().Draw(p, side)
}
