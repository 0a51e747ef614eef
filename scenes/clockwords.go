package scenes

import (
	"strings"

	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// clockReading says what a side has left.
func (p *gamePage) clockReading(s rules.Side) string {
	t := p.session().Clock
	return wording.ClockReading(p.env.App.Words, p.name(s), t.Control(s), t.Left(s))
}

// clockReadings says what both sides have left.
func (p *gamePage) clockReadings() string {
	bottom := p.Area.Board.Orientation().Bottom
	return strings.Join([]string{p.clockReading(bottom), p.clockReading(bottom.Other())}, ui.Parting)
}
