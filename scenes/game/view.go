package game

import (
	"math"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/scenes/shore"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A view is a game's page laid out in a frame; Layout computes it for Draw.
type view struct {
	p      *Page
	layout table.BoardLayout
	bars   [2]bar
	handle sprites.Rect // resizes the board; empty if there is none
	// shores are the bare ground between the board and the bars, the lower one first; empty beside a board.
	shores  [2]sprites.Rect
	welcome welcome
	// typing reports that the command line replaces the upper bar.
	typing bool
}

// view lays out the parts of the page in a frame.
func (p *Page) view(f ui.Frame) *view {
	v := &view{p: p, typing: p.command.isOpen()}
	opposite := p.seating() == settings.SeatOpposite
	v.layout = table.LayBoard(f, opposite, v.shape(f))
	if usual := p.env.App.FrameOf(f.W, f.H, 1); f.Read > usual.Read*1.01 {
		v.enlarge(f, usual, opposite)
	}
	if p.env.Prefs.Settings.ScoreBar && !p.session().Locked() {
		v.layout.AddScore()
	}
	v.shores = v.layShores(f)
	return v
}

// layShores finds the ground between the board, where it lies during the game, and the bars.
func (v *view) layShores(f ui.Frame) (ground [2]sprites.Rect) {
	l := &v.layout
	if l.Facing || l.List.H > 0 || l.Bars[0].Y < l.Board.Y+l.Board.H {
		return ground
	}
	high := v.p.Area.Board.Extent().H
	upper, lower := l.Bars[1].Y+l.Bars[1].H, l.Bars[0].Y
	if l.Score.H > 0 {
		lower = l.Score.Y
	}
	top := l.Board.Center().Y - high/2
	if v.p.raised >= 1 {
		top = v.p.Area.Board.Extent().Y
	}
	ground[1] = sprites.Rect{Y: upper, W: f.W, H: max(0, top-upper)}
	ground[0] = sprites.Rect{Y: top + high, W: f.W, H: max(0, lower-top-high)}
	return ground
}

// Layout implements [ui.Scene].
func (p *Page) Layout(f ui.Frame) ui.Layout {
	v := p.view(f)
	nodes := append(p.Area.SpotNodes(p.tap), p.Area.BadgeNodes(p.tap)...)
	for i := range v.layout.Bars {
		if i == 0 || !v.typing {
			nodes = append(nodes, v.barNodes(i)...)
		}
	}
	nodes = append(nodes, v.commandNodes()...)
	nodes = append(nodes, v.handleNodes()...)
	nodes = append(nodes, v.toolNodes()...)
	nodes = append(nodes, v.scoreNodes()...)
	nodes = append(nodes, p.fingerNodes()...)
	l := ui.Layout{Nodes: append(nodes, v.listNodes()...), Parts: v}
	if !v.typing {
		l.Aside = v.aside()
		mover, running := p.mover()
		l.AsideFlip = running && v.flips(1) && mover == v.sideAt(1)
	}
	return l
}

// enlarge lays out a frame with text larger than usual, leaving no less room in the bars.
func (v *view) enlarge(f, usual ui.Frame, opposite bool) {
	plain := table.LayBoard(usual, opposite, v.shape(usual))
	s := v.shape(f)
	s.Bar = plain.LeastBar
	if v.p.Area.Game().Lettered {
		s.Least = min(plain.Board.H, s.Tall*plain.Board.W)
	}
	v.layout = table.LayBoard(f, opposite, s)
	v.layout.Plain = &plain
}

// shape returns what the layout needs to know about this board.
func (v *view) shape(f ui.Frame) table.BoardShape {
	b := v.p.Area.Board
	prefs := &v.p.env.Prefs.Settings
	return table.BoardShape{Place: prefs.BoardPlace, Size: prefs.BoardSize, Long: b.Game().Long, Tall: b.View().Tall(f.Wide()), ToolRows: v.toolRows, Low: v.p.raised > 0, Clocks: v.p.session().Clock.On()}
}

// sideAt returns the side whose bar is at the bottom (0) or the top (1).
func (v *view) sideAt(i int) rules.Side { return v.p.sitting(i == 1) }

// flips reports whether a bar faces the far side of the table.
func (v *view) flips(i int) bool { return i == 1 && v.p.seating() == settings.SeatOpposite }

// Draw implements [ui.Scene]: the bars, and the board with what stands on it.
func (p *Page) Draw(paint *sprites.Painter, l *ui.Layout) {
	v := l.Parts.(*view)
	shore.Draw(paint, "shore of a game, lower", v.shores[0], shore.Sea)
	shore.Draw(paint, "shore of a game, upper", v.shores[1], shore.Sand)
	for i := range v.layout.Bars {
		if i == 0 || !v.typing {
			v.drawBar(paint, i)
		}
	}
	if r := v.layout.List; r.H > 0 {
		ui.DrawPanel(paint, r, 14, paint.Theme.Panel.Alpha(0.75))
		v.drawWelcome(paint)
	}
	v.drawScore(paint)
	if p.covered() {
		hideBoard(paint, v.layout.Board)
		return
	}
	p.Area.Board.Draw(paint, p.Area.Marks(p.session().Hints.Spots()))
	board.Foresee(paint, p.Area.Board)
	if v.handle.W > 0 {
		v.drawHandle(paint)
	}
	p.finger.Draw(paint, p.Area, v.flips(1) && v.sideAt(1) == p.session().Position().Turn())
}

// drawBar draws a player's bar with their piece and goals.
func (v *view) drawBar(p *sprites.Painter, i int) {
	side := v.sideAt(i)
	r := v.layout.Bars[i].Inset(2)
	draw := func() { v.drawBarUpright(p, side, r, i) }
	if v.flips(i) {
		p.Turned(r.Center(), math.Pi, draw)
		return
	}
	draw()
}

func (v *view) drawBarUpright(p *sprites.Painter, side rules.Side, r sprites.Rect, i int) {
	mover, running := v.p.mover()
	acting := running && mover == side
	if acting {
		p.Shade(r, 16, 2, 7, p.Theme.Shadow.Alpha(0.18))
		p.Box(r, 16, p.Theme.Panel)
		p.Box(sprites.Rect{X: r.X + 3, Y: r.Y + 10, W: 7, H: r.H - 20}, 3.5, p.Theme.Lit)
		p.Frame(r, 16, 3, p.Theme.Main)
	} else {
		ui.DrawPanel(p, r, 16, p.Theme.Panel.Alpha(0.55))
	}
	l := &v.bars[i]
	v.drawPlayer(p, side, l.Picture)
	v.p.drawClock(p, side, l.Clock)
	for k := range l.chips {
		l.chips[k].Draw(p)
	}
}
