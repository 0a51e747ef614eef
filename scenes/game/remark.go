package game

import (
	"strings"

	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// remarkNode returns the node of a remark, without ID, fitted to its room.
func (v *view) remarkNode(r table.Remark, room sprites.Rect, size float64) ui.Node {
	if v.layout.Facing {
		r.Text = strings.ReplaceAll(r.Text, "\n", " ")
		size = v.fewLines(r.Text, size, room.W)
	}
	n := ui.Node{Role: ui.RoleText, Label: r.Text, Style: ui.Words, Warn: r.Warn, Align: sprites.Left, Rect: room}
	n.Lines, n.Size = table.FitLines(v.p.env.App.Fonts, r.Text, size, room)
	if r.Short != "" && cuts(&n) > 0 {
		n.Lines, n.Size = table.FitLines(v.p.env.App.Fonts, r.Short, size, room)
	}
	return n
}

// fewLines returns the largest type, up to size, in which a text has at most three lines in a narrow bar, or else the
// smallest that is still easy to read.
func (v *view) fewLines(text string, size, width float64) float64 {
	const most, least = 3, 15
	for size > least*v.layout.Usual && len(v.p.env.App.Fonts.Wrap(text, sprites.Medium, size, width)) > most {
		size *= 0.97
	}
	return size
}
