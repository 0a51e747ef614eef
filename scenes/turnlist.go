package scenes

import (
	"math"
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A turnList is the list of turns beside a board.
type turnList struct {
	p    *gamePage
	back int // how many rows it is scrolled back
}

// scroll moves it up by dy logical pixels.
func (g *turnList) scroll(dy float64) {
	rows := int(math.Round(-dy / 24))
	if rows == 0 {
		rows = int(math.Copysign(1, -dy))
	}
	g.back = min(max(g.back+rows, 0), max(0, (g.p.match().Len()+1)/2-1))
}

// show leads to the list of turns beside the board, or opens one where
// there is none.
func (g *turnList) show() {
	if g.p.view(g.p.env.App.Frame()).layout.List.H <= 0 || g.p.match().Len() == 0 {
		g.p.env.App.Push(newTurns(g.p.env, g.p))
		return
	}
	if g.back > 0 { // back to its end
		g.back = 0
		g.p.env.App.Changed()
	}
	g.p.env.App.Focus.On("turn." + strconv.Itoa(g.p.match().Len()))
}

// listNodes are the turns played, two to a row, the last at the bottom. A row
// has the number of its first turn, for turns are counted as everywhere: those
// of both players.
func (v *gameView) listNodes() []ui.Node {
	r := v.layout.List
	if r.H <= 0 {
		return nil
	}
	u := v.layout.U
	row := 34 * u
	rows := int((r.H - 8*u) / row)
	total := (v.p.match().Len() + 1) / 2
	first := max(0, min(total-rows, total-rows-v.p.turns.back))
	var nodes []ui.Node
	if total == 0 {
		label := v.p.env.App.Words.T(key.TurnsNone)
		return []ui.Node{{ID: "turns.none", Role: ui.RoleText, Label: label, Style: ui.Words, Soft: true, Align: sprites.Middle, Rect: r.Inset(8 * u),
			Size: v.p.env.App.Fonts.Fit(label, sprites.Medium, 16*v.layout.Text, 9, r.W-20*u)}}
	}
	for i := range min(rows, total-first) {
		y := r.Y + 4*u + float64(i)*row
		ply := 2*(first+i) + 1
		nodes = append(nodes, ui.Node{Role: ui.RoleText, Label: strconv.Itoa(ply) + ".", Style: ui.Words, Size: 15 * u, Soft: true, Align: sprites.Right,
			Rect: sprites.Rect{X: r.X, Y: y, W: 34 * u, H: row}})
		w := (r.W - 46*u) / 2
		for k := range 2 {
			if ply+k <= v.p.match().Len() {
				nodes = append(nodes, v.p.turns.node(ply+k, sprites.Rect{X: r.X + 42*u + float64(k)*w, Y: y, W: w, H: row}, u))
			}
		}
	}
	return nodes
}

// node is one turn of a list; pressing it shows the position after it.
func (g *turnList) node(ply int, r sprites.Rect, u float64) ui.Node {
	m := g.p.match()
	t := m.Turn(ply)
	style, shown := ui.QuietButton, g.p.session().Ply()
	if ply == shown {
		style = ui.Chip
	}
	size := g.p.env.App.Fonts.Fit(t.Word, sprites.Medium, 15*u, 9, r.W-min(8, 8*u))
	return ui.Node{ID: "turn." + strconv.Itoa(ply), Role: ui.RoleButton, Label: t.Word, Note: g.p.Area.Speaker().Turn(t), Style: style, Size: size, Soft: ply > m.Ply(),
		Checked: ply == shown, Disabled: ply > m.Ply(), Rect: r.Inset(1), Press: func() {
			if ply == m.Ply() && !m.Outcome().Over() {
				g.p.act.leaveReview()
				return
			}
			g.p.act.look(ply)
		}}
}
