package scenes

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// showTurns leads to the list of turns beside the board, or opens one where
// there is none.
func (p *gamePage) showTurns() {
	if p.view(p.env.app.Frame()).layout.list.H <= 0 || p.match().Len() == 0 {
		p.env.app.Push(newTurns(p.env, p))
		return
	}
	if p.list > 0 { // back to its end
		p.list = 0
		p.env.app.Changed()
	}
	p.env.app.Focus("turn." + strconv.Itoa(p.match().Len()))
}

// listNodes are the turns played, two to a row, the last at the bottom. A row
// has the number of its first turn, for turns are counted as everywhere: those
// of both players.
func (v *gameView) listNodes() []ui.Node {
	r := v.layout.list
	if r.H <= 0 {
		return nil
	}
	u := v.layout.u
	row := 34 * u
	rows := int((r.H - 8*u) / row)
	total := (v.p.match().Len() + 1) / 2
	first := max(0, min(total-rows, total-rows-v.p.list))
	var nodes []ui.Node
	if total == 0 {
		label := v.p.env.Words.T(key.TurnsNone)
		return []ui.Node{{ID: "turns.none", Role: ui.RoleText, Label: label, Style: ui.Words, Soft: true, Align: sprites.Middle, Rect: r.Inset(8 * u),
			Size: v.p.env.Fonts.Fit(label, sprites.Medium, 16*v.layout.text, 9, r.W-20*u)}}
	}
	for i := range min(rows, total-first) {
		y := r.Y + 4*u + float64(i)*row
		ply := 2*(first+i) + 1
		nodes = append(nodes, ui.Node{Role: ui.RoleText, Label: strconv.Itoa(ply) + ".", Style: ui.Words, Size: 15 * u, Soft: true, Align: sprites.Right,
			Rect: sprites.Rect{X: r.X, Y: y, W: 34 * u, H: row}})
		w := (r.W - 46*u) / 2
		for k := range 2 {
			if ply+k <= v.p.match().Len() {
				nodes = append(nodes, v.p.turnNode(ply+k, sprites.Rect{X: r.X + 42*u + float64(k)*w, Y: y, W: w, H: row}, u))
			}
		}
	}
	return nodes
}

// turnNode is one turn of a list; pressing it shows the position after it.
func (p *gamePage) turnNode(ply int, r sprites.Rect, u float64) ui.Node {
	m := p.match()
	t := m.Turn(ply)
	style, shown := ui.QuietButton, p.session().Ply()
	if ply == shown {
		style = ui.Chip
	}
	size := p.env.Fonts.Fit(t.Word, sprites.Medium, 15*u, 9, r.W-min(8, 8*u))
	return ui.Node{ID: "turn." + strconv.Itoa(ply), Role: ui.RoleButton, Label: t.Word, Note: p.area.speaker().Turn(t), Style: style, Size: size, Soft: ply > m.Ply(),
		Checked: ply == shown, Disabled: ply > m.Ply(), Rect: r.Inset(1), Press: func() {
			if ply == m.Ply() && !m.Outcome().Over() {
				p.leaveReview()
				return
			}
			p.look(ply)
		}}
}
