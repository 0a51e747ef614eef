package game

import (
	"strings"

	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// remarkNode is a remark in its room: text of a size, with the notation in
// small after its last line or else below it, where there is room for that. It
// has no ID yet.
func (v *view) remarkNode(lay *table.BoardLayout, r table.Remark, room sprites.Rect, size float64) ui.Node {
	lines, fit := table.FitLines(v.p.env.App.Fonts, r.Text, size, room)
	n := ui.Node{Role: ui.RoleText, Label: r.Text, Lines: lines, Style: ui.Words, Size: fit, Warn: r.Warn, Align: sprites.Left, Rect: room}
	tail := ui.Tail{Text: r.Word, Size: fit * ui.TailShare}
	wide := v.p.env.App.Fonts.Width(r.Word, sprites.Medium, tail.Size)
	if last := v.p.env.App.Fonts.Width(lines[len(lines)-1], sprites.Medium, fit); r.Word == "" || last+fit*ui.TailGap+wide <= room.W {
		n.Tail = tail
		return n
	}
	room.H -= tail.Size * ui.LineStep
	floor := fit * 0.8
	if lay.Larger() { // the words come first
		floor = max(floor, min(fit, 16*lay.Usual))
	}
	lines, less := table.FitLines(v.p.env.App.Fonts, r.Text, size, room)
	if whole := strings.Join(lines, "") == strings.Join(n.Lines, "") || !strings.HasSuffix(lines[len(lines)-1], "…"); whole && less >= floor &&
		float64(len(lines))*less*ui.LineStep <= room.H && wide <= room.W {
		tail.Below = true
		n.Lines, n.Size, n.Tail = lines, less, tail
	}
	return n
}
