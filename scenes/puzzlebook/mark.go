package puzzlebook

import (
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// DrawMark draws a mark for a result; marks also differ in shape.
func DrawMark(p *sprites.Painter, at sprites.Point, size float64, state DayState) {
	switch state {
	case DaySolved:
		p.Icon("star", at, size*1.25, ui.StarColor())
	case DayLater:
		p.Icon("check", at, size, p.Theme.Main)
	case DayLate:
		p.Icon("check", at, size, p.Theme.Soft)
	case DayTried:
		p.Icon("close", at, size*0.8, p.Theme.Wrong)
	}
}
