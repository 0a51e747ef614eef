package game

import (
	"strings"

	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// leastLong is the smallest type of a remark for which there is a short one, as a share of what it should be.
const leastLong = 0.7

// remarkNode returns the node of a remark, without ID, fitted to its room.
func (v *view) remarkNode(r table.Remark, room sprites.Rect, size float64) ui.Node {
	n := ui.Node{Role: ui.RoleText, Label: r.Text, Style: ui.Words, Warn: r.Warn, Align: sprites.Left, Rect: room}
	if v.layout.Facing {
		r.Text, _, _ = strings.Cut(r.Text, "\n") // the finger says the rest
	}
	if v.layout.List.H > 0 && v.p.match().Len() == 0 { // which tells the aim
		r.Text = strings.TrimPrefix(r.Text, v.aim()+"\n")
	}
	n.Lines, n.Size = table.FitLines(v.p.env.App.Fonts, r.Text, size, room)
	if r.Short != "" && (cuts(&n) > 0 || n.Size < leastLong*size) {
		n.Lines, n.Size = table.FitLines(v.p.env.App.Fonts, r.Short, size, room)
	}
	return n
}
