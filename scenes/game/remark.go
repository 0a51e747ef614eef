package game

import (
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// remarkNode returns the node of a remark, without ID, fitted to its room.
func (v *view) remarkNode(r table.Remark, room sprites.Rect, size float64) ui.Node {
	lines, fit := table.FitLines(v.p.env.App.Fonts, r.Text, size, room)
	return ui.Node{Role: ui.RoleText, Label: r.Text, Lines: lines, Style: ui.Words, Size: fit, Warn: r.Warn, Align: sprites.Left, Rect: room}
}
