package scenes

import (
	"strings"

	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// reading says what a side has left.
func (g *gameTimer) reading(s rules.Side) string {
	t := g.p.session().Clock
	return wording.ClockReading(g.p.env.App.Words, g.p.words.name(s), t.Control(s), t.Left(s))
}

// clocks says what both sides have left.
func (g *gameTimer) clocks() string {
	bottom := g.p.Area.Board.Orientation().Bottom
	return strings.Join([]string{g.reading(bottom), g.reading(bottom.Other())}, ui.Parting)
}
