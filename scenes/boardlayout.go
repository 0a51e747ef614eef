package scenes

import (
	"math"
	"slices"

	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// A boardLayout is where the parts of the board scene lie.
type boardLayout struct {
	board sprites.Rect
	// bars are the players' bars, the one at the bottom first.
	bars  [2]sprites.Rect
	tools sprites.Rect
	// farTools are the far player's own buttons, when they sit opposite.
	farTools sprites.Rect
	// list is the room for the list of turns; empty if there is none.
	list sprites.Rect
	// score is the strip of the score bar; empty if it is off.
	score sprites.Rect
	// u multiplies measures, text those of type: it is larger than u where
	// the player asks for more than the window has room for otherwise.
	u, text float64
	// usual is text where the player asks for no more than the usual size.
	usual float64
	// plain is the layout with text of the usual size; nil if that is asked for.
	plain *boardLayout
	// facing tells that each player has a column beside the board.
	facing bool
}

const (
	barHeight  = 84
	toolHeight = 62
	panelWidth = 310
)

// A boardShape is what a layout has to know of a board and its buttons.
type boardShape struct {
	// long boards are best seen with the bars above and below.
	long bool
	// tall is how high the board would like to be, in widths.
	tall float64
	// toolRows is how many rows the buttons need in a width, at a size of text.
	toolRows func(width, text float64) int
	// bar is how high the bars are at least, in logical pixels: as high as with
	// text of the usual size.
	bar float64
}

// layBoard divides a frame. opposite is for players who face each other.
func layBoard(f ui.Frame, opposite bool, s boardShape) boardLayout {
	u := min(f.Text, f.W/290, f.H/510)
	if f.W >= f.H*1.05 {
		u = min(f.Text, f.W/600, f.H/400)
	}
	l := boardLayout{u: u, text: u, usual: min(u, 1)}
	if f.Read > 1.01 {
		l.text = max(u, f.Read)
	}
	r := f.Safe.Inset(min(8*u, f.W*0.01))
	switch {
	case f.W < f.H*1.05 || s.long && f.H >= 380:
		if opposite && f.H >= 600 { // read from farther away
			l.text = max(l.text, 1.25*u)
			l.usual *= 1.25
		}
		l.layTall(r, opposite, f, s)
	case opposite:
		l.layFacing(r, s)
	default:
		l.layWide(r, s)
	}
	return l
}

// larger reports whether type is to be larger than everything else.
func (l *boardLayout) larger() bool { return l.text > l.u*1.01 }

// layTall puts bars above and below the board.
func (l *boardLayout) layTall(r sprites.Rect, opposite bool, f ui.Frame, s boardShape) {
	u, strips := l.u, 1.0
	if opposite {
		strips = 2
	}
	bar := min(barHeight*u, f.H*0.13)
	tools := min(toolHeight*u, f.H*0.1)
	if l.larger() { // what the board can spare
		rows := float64(s.toolRows(r.W, l.text))
		tools = max(tools, rows*min(toolHeight*l.text, f.H*0.17/(rows+0.7)))
		room := r.H - 0.82*s.tall*r.W
		if s.bar > 0 {
			tools = min(tools, max(min(toolHeight*u, f.H*0.1), (room-2*s.bar)/strips))
		}
		spare := (room - strips*tools) / 2
		bar = max(bar, s.bar, min(barHeight*l.text, spare))
	}
	l.tools, r = r.CutBottom(tools)
	if opposite {
		l.farTools, r = r.CutTop(tools)
	}
	l.bars[0], r = r.CutBottom(bar)
	l.bars[1], r = r.CutTop(bar)
	l.board = r.Inset(min(4*u, r.W*0.006))
	for i := range l.bars { // no longer than is easily read
		b := &l.bars[i]
		w := min(b.W, 760*u)
		b.X, b.W = b.X+(b.W-w)/2, w
	}
}

// layFacing puts each player's bar to their right of the board.
func (l *boardLayout) layFacing(r sprites.Rect, s boardShape) {
	l.facing = true
	u := l.u
	side := min(max((r.W-r.H)/2, 210*u), 320*u, r.W*0.25)
	left, rest := r.CutLeft(side)
	right, rest := rest.CutRight(side)
	l.board = rest.Inset(6 * u)
	tools := min(toolHeight*l.text, r.H*0.16)
	l.tools, right = right.CutBottom(tools)
	l.farTools, left = left.CutTop(tools)
	// There is nothing else beside the board: what is said to a player across
	// the table is large.
	l.text = max(l.text, min(l.text*1.5, side/140))
	bar := max(min(190*l.text, right.H*0.62), s.bar)
	l.bars[0], _ = right.CutBottom(bar)
	l.bars[1], _ = left.CutTop(bar)
}

// layWide puts bars, list and tools beside the board.
func (l *boardLayout) layWide(r sprites.Rect, s boardShape) {
	u := l.u
	w := min(panelWidth*u, r.W*0.42)
	if spare := r.W - r.H - w; spare > 0 {
		w += min(spare*0.35, 90*u)
	}
	bars, tools := barHeight*1.15*u, toolHeight*u
	share := 0.33
	if l.larger() {
		w = max(w, min(panelWidth*l.text, r.W-r.H*0.96, r.W*0.55))
		bars, tools, share = barHeight*1.15*l.text, toolHeight*l.text, 0.44
	}
	panel, rest := r.CutRight(w)
	l.board = rest.Inset(4 * u)
	l.tools, panel = panel.CutBottom(min(tools, r.H*0.16))
	bar := max(min(bars, panel.H*share), min(s.bar, panel.H/2))
	l.bars[1], panel = panel.CutTop(bar)
	l.bars[0], panel = panel.CutBottom(bar)
	if panel.H > 90*u {
		l.list = sprites.Rect{X: panel.X, Y: panel.Y + 8*u, W: panel.W, H: panel.H - 16*u}
	}
}

// addScore takes the score bar's strip from the bottom of the list of turns,
// or else of the board.
func (l *boardLayout) addScore() {
	h := 24 * l.u
	if l.list.H > 4*h {
		l.score, l.list = l.list.CutBottom(h)
		_, l.list = l.list.CutBottom(8 * l.u)
		return
	}
	l.score, l.board = l.board.CutBottom(h)
	w := min(l.score.W, 420*l.u)
	l.score.X, l.score.W = l.score.X+(l.score.W-w)/2, w
	_, l.board = l.board.CutBottom(4 * l.u)
}

// Layout implements Scene.
func (b *boardScene) Layout(f ui.Frame) ui.Layout {
	seating := b.seating()
	b.pace = b.env.Settings.Motion.Pace()
	b.layout = layBoard(f, seating == settings.SeatOpposite, b.shape(f))
	if usual := b.env.app.FrameOf(f.W, f.H, 1); f.Read > usual.Read*1.01 {
		b.enlarge(f, usual, seating == settings.SeatOpposite)
	}
	if b.env.Settings.ScoreBar {
		b.layout.addScore()
	}
	b.arrange()
	for i := range b.layout.bars {
		side := b.sideAt(i)
		r := b.layout.bars[i]
		b.tray[side] = sprites.Pt(r.X+r.W*0.75, r.Y+r.H*0.3)
	}
	nodes := b.places()
	command := b.commandNodes()
	for i := range b.layout.bars {
		if i == 0 || !b.command.open {
			nodes = append(nodes, b.barNodes(i)...)
		}
	}
	nodes = append(nodes, command...)
	nodes = append(nodes, b.toolNodes()...)
	nodes = append(nodes, b.scoreNodes()...)
	return ui.Layout{Nodes: append(nodes, b.listNodes()...)}
}

// enlarge divides a frame in which text is larger than in the usual one, with
// no less room for what is written in the bars.
func (b *boardScene) enlarge(f, usual ui.Frame, opposite bool) {
	plain := layBoard(usual, opposite, b.shape(usual))
	s := b.shape(f)
	s.bar = plain.bars[0].H
	b.layout = layBoard(f, opposite, s)
	b.layout.plain = &plain
}

// shape is what the layout has to know of this board.
func (b *boardScene) shape(f ui.Frame) boardShape {
	_, long := b.table.(longTable)
	s := boardShape{long: long, tall: 1, toolRows: b.toolRows}
	if t, ok := b.table.(tallTable); ok {
		s.tall = t.Tall(f.Wide())
	}
	return s
}

// arrange fits the table into its part of the layout.
func (b *boardScene) arrange() {
	v := b.view()
	if b.moving() {
		v = b.shown // the board turns only when everything has come to rest
	}
	b.table.Arrange(b.layout.board, v)
	b.shown = v
}

// places seats the pieces and lists what can be tapped on the board.
func (b *boardScene) places() []ui.Node {
	if !b.moving() && b.taps.dragged == "" {
		b.cast.seat()
	}
	b.nodes = make(map[string]rules.Spot)
	return append(b.spotNodes(), b.choiceNodes()...)
}

// sideAt is the side whose bar is at the bottom (0) or the top (1).
func (b *boardScene) sideAt(i int) rules.Side {
	if i == 0 {
		return b.shown.Bottom
	}
	return b.shown.Bottom.Other()
}

// spotNodes are the board's own places.
func (b *boardScene) spotNodes() []ui.Node {
	targets := b.table.Targets(b.actors)
	nodes := make([]ui.Node, 0, len(targets)+24)
	name := b.env.GameName(b.match.Info().ID)
	nodes = append(nodes, ui.Node{ID: "board.title", Role: ui.RoleHeading, Label: name, Rect: b.unseen()})
	for _, t := range targets {
		id := "spot." + string(t.Spot)
		b.nodes[id] = t.Spot
		n := ui.Node{ID: id, Role: ui.RoleSpot, Label: b.spotLabel(t.Spot), Rect: t.Rect, Cell: b.cell(t.Spot), Group: name,
			Checked: b.chosen(t.Spot), Drags: true, Press: func() { b.tap(t.Spot) }}
		if n.Cell.Row == 0 {
			n.Group, n.Note = b.env.Words.T("option.deal"), b.speaker().Card(t.Spot)
		}
		if b.hands() && !b.moving() && b.lit(t.Spot) {
			n.Lit, n.Note = true, joinedNotes(n.Note, b.env.Words.T("spot.lit"))
		}
		nodes = append(nodes, n)
	}
	return append(nodes, b.storeNodes()...)
}

// unseen is the place of what is only heard.
func (b *boardScene) unseen() sprites.Rect {
	return sprites.Rect{X: b.layout.board.X, Y: b.layout.board.Y}
}

// storeNodes say what lies in stores, which nobody taps.
func (b *boardScene) storeNodes() []ui.Node {
	var nodes []ui.Node
	for _, a := range b.actors {
		if a.tok.Piece.Kind == "store" && !a.loose {
			name := ui.Joined(b.sideName(a.tok.Piece.Side), b.env.Words.T("piece.store"))
			nodes = append(nodes, ui.Node{ID: "store." + b.match.Info().Sides[a.tok.Piece.Side], Role: ui.RoleText,
				Label: b.env.Words.N("spot.seeds", a.tok.Count, "spot", name), Rect: b.unseen()})
		}
	}
	return nodes
}

// sideName is what a side is called in the game.
func (b *boardScene) sideName(s rules.Side) string {
	return b.speaker().Side(s)
}

func (b *boardScene) chosen(s rules.Spot) bool { return slices.Contains(b.taps.path, s) }

// spotLabel says what is on a spot, for those who hear it.
func (b *boardScene) spotLabel(s rules.Spot) string {
	w := b.env.Words
	a := b.cast.on(s)
	if a == nil {
		return w.T("spot.empty", "spot", string(s))
	}
	side := w.Side(b.match.Info().Sides[a.tok.Piece.Side])
	switch a.tok.Piece.Kind {
	case "card":
		return w.T("spot.card", "card", w.T("card."+string(s)), "holder", w.T("holder.hand", "side", side))
	case "middle":
		return w.T("spot.card", "card", w.T("card."+string(s)), "holder", w.T("holder.middle", "side", side))
	case "seed", "store":
		return w.N("spot.seeds", a.tok.Count, "spot", b.speaker().Spot(s))
	}
	return w.T("spot.piece", "spot", string(s), "side", side, "piece", w.T("piece."+a.tok.Piece.Kind))
}

// choiceNodes are what can be tapped beside places: a promotion, shown as a
// badge near its square, too. Its button is in the player's bar.
func (b *boardScene) choiceNodes() []ui.Node {
	b.badge = sprites.Rect{}
	s, ok := b.taps.growth()
	if !ok || b.moving() || !b.hands() {
		return nil
	}
	b.nodes["spot."+string(s)] = s
	square, _ := promotionSquare(s)
	if b.badge = b.badgeAt(square); b.badge.W == 0 {
		return nil
	}
	return []ui.Node{{ID: "badge.grow", Role: ui.RoleButton, Label: b.env.Words.T("choice.grow"), Rect: b.badge, Press: func() { b.tap(s) }}}
}

// lit reports whether a spot is among those that may be tapped next.
func (b *boardScene) lit(s rules.Spot) bool {
	if _, growing := b.taps.growth(); growing {
		return false
	}
	return slices.Contains(b.taps.follow.Next, s)
}

// promotionSquare returns the square of a choice such as "e3=".
func promotionSquare(s rules.Spot) (rules.Spot, bool) {
	if len(s) < 3 || s[len(s)-1] != '=' {
		return "", false
	}
	return s[:len(s)-1], true
}

// badgeAt is where a choice about a square is offered: on an empty square next
// to it, towards the middle of the board first. There may be none.
func (b *boardScene) badgeAt(square rules.Spot) sprites.Rect {
	var from, best sprites.Point
	targets := b.table.Targets(b.actors)
	for _, t := range targets {
		if t.Spot == square {
			from = t.Rect.Center()
		}
	}
	unit, middle, nearest := b.table.Unit(), b.layout.board.Center(), math.Inf(1)
	for _, t := range targets {
		at := t.Rect.Center()
		if max(math.Abs(at.X-from.X), math.Abs(at.Y-from.Y)) > unit*1.1 || b.cast.on(t.Spot) != nil {
			continue
		}
		// Straight neighbours are nearer than those across a corner.
		d := 4*math.Hypot(at.X-from.X, at.Y-from.Y) + math.Hypot(at.X-middle.X, at.Y-middle.Y)
		if d < nearest {
			best, nearest = at, d
		}
	}
	if math.IsInf(nearest, 1) {
		return sprites.Rect{}
	}
	size := min(max(unit*0.92, fingerH), unit)
	return sprites.Rect{X: best.X - size/2, Y: best.Y - size/2, W: size, H: size}
}
