package scenes

import (
	"strings"

	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A remark is what stands in a player's bar below the name.
type remark struct {
	text string
	word string // the notation of the turn that text tells in words, if it does
	warn bool
}

// remarkNode is a remark in its room: text of a size, with the notation in
// small after its last line or else below it, where there is room for that. It
// has no ID yet.
func (v *gameView) remarkNode(lay *boardLayout, r remark, room sprites.Rect, size float64) ui.Node {
	lines, fit := fitLines(v.p.env.App.Fonts, r.text, size, room)
	n := ui.Node{Role: ui.RoleText, Label: r.text, Lines: lines, Style: ui.Words, Size: fit, Warn: r.warn, Align: sprites.Left, Rect: room}
	tail := ui.Tail{Text: r.word, Size: fit * ui.TailShare}
	wide := v.p.env.App.Fonts.Width(r.word, sprites.Medium, tail.Size)
	if last := v.p.env.App.Fonts.Width(lines[len(lines)-1], sprites.Medium, fit); r.word == "" || last+fit*ui.TailGap+wide <= room.W {
		n.Tail = tail
		return n
	}
	room.H -= tail.Size * ui.LineStep
	floor := fit * 0.8
	if lay.larger() { // the words come first
		floor = max(floor, min(fit, 16*lay.usual))
	}
	lines, less := fitLines(v.p.env.App.Fonts, r.text, size, room)
	if whole := strings.Join(lines, "") == strings.Join(n.Lines, "") || !strings.HasSuffix(lines[len(lines)-1], "…"); whole && less >= floor &&
		float64(len(lines))*less*ui.LineStep <= room.H && wide <= room.W {
		tail.Below = true
		n.Lines, n.Size, n.Tail = lines, less, tail
	}
	return n
}
