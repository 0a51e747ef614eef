package game

import (
	"math"
	"strconv"

	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// scrollTurns scrolls the list of turns up by dy logical pixels.
func (p *Page) scrollTurns(dy float64) {
	rows := int(math.Round(-dy / 24))
	if rows == 0 {
		rows = int(math.Copysign(1, -dy))
	}
	per := turnsPerRow(p.view(p.env.App.Frame()))
	p.scrolled = min(max(p.scrolled+rows, 0), max(0, (p.match().Len()+per-1)/per-1))
}

// turnsPerRow returns 2, or 1 where the list is too narrow to read two long turns beside each other.
func turnsPerRow(v *view) int {
	if v.layout.List.W < 230*v.layout.U {
		return 1
	}
	return 2
}

// showTurns moves the focus to the list of turns beside the board, or opens a sheet if there is none.
func (p *Page) showTurns() {
	if p.view(p.env.App.Frame()).layout.List.H <= 0 || p.match().Len() == 0 {
		p.env.App.Push(newTurnsSheet(p.env, p, false))
		return
	}
	if p.scrolled > 0 { // back to its end
		p.scrolled = 0
		p.env.App.Changed()
	}
	p.env.App.Focus.On("turn." + strconv.Itoa(p.match().Len()))
}

// listNodes returns the turns played in rows, the last at the bottom. A row shows the number of its first
// turn, because turns of both players are counted everywhere.
func (v *view) listNodes() []ui.Node {
	r := v.layout.List
	if r.H <= 0 {
		return nil
	}
	u := v.layout.U
	row := 34 * u
	rows := int((r.H - 8*u) / row)
	per := turnsPerRow(v)
	total := (v.p.match().Len() + per - 1) / per
	first := max(0, min(total-rows, total-rows-v.p.scrolled))
	var nodes []ui.Node
	if welcome := v.greet(row * float64(total)); total == 0 {
		return welcome
	}
	for i := range min(rows, total-first) {
		y := r.Y + 4*u + float64(i)*row
		ply := per*(first+i) + 1
		nodes = append(nodes, ui.Node{Role: ui.RoleText, Label: strconv.Itoa(ply) + ".", Style: ui.Words, Size: 15 * u, Soft: true, Align: sprites.Right,
			Rect: sprites.Rect{X: r.X, Y: y, W: 34 * u, H: row}})
		w := (r.W - 46*u) / float64(per)
		for k := range per {
			if ply+k <= v.p.match().Len() {
				nodes = append(nodes, v.p.turnNode(ply+k, sprites.Rect{X: r.X + 42*u + float64(k)*w, Y: y, W: w, H: row}, u))
			}
		}
	}
	return nodes
}

func (p *Page) turnNode(ply int, r sprites.Rect, u float64) ui.Node {
	m := p.match()
	t := m.Turn(ply)
	style, shown := ui.QuietButton, p.session().Ply()
	if ply == shown {
		style = ui.Chip
	}
	size := p.env.App.Fonts.Fit(t.Word, sprites.Medium, 15*u, 9, r.W-min(8, 8*u))
	return ui.Node{ID: "turn." + strconv.Itoa(ply), Role: ui.RoleButton, Label: t.Word, Note: p.Area.Speaker().Turn(t), Style: style, Size: size, Soft: ply > m.Ply(),
		Checked: ply == shown, Disabled: ply > m.Ply(), Rect: r.Inset(1), Press: func() {
			if ply == m.Ply() && !m.Outcome().Over() {
				p.leaveReview()
				return
			}
			p.look(ply)
		}}
}
