package games_test

import (
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Boards can be drawn without a screen, and look the same each time, whatever else was drawn in between.
func TestOnPaper(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		start, err := g.Rules.Start("")
		if err != nil {
			t.Fatal(err)
		}
		next, events, err := start.Play(start.Turns()[0].Word)
		if err != nil {
			t.Fatal(err)
		}
		area := sprites.Rect{W: 300, H: 300 * g.Diagram}
		p := sprites.NewPainter(sprites.Day(), fonts)
		draw := func(pos rules.Position, m board.Marks) string {
			c := vector.NewCanvas(0, 0, area.W, area.H, 1)
			p.OnCanvas(c)
			p.Fill(p.Theme.Page, p.Theme.PageLow)
			b := board.New(g, pos, &board.Style{Words: locale.English()})
			b.Arrange(area, board.Orient(g.Home, false, rules.Near))
			b.Draw(p, m)
			return string(c.Image().Pix)
		}
		first := draw(start, board.Marks{})
		if draw(next, board.Marks{Last: board.Touched(events)}) == first {
			t.Errorf("%s: a turn shows nothing", g.ID())
		}
		if draw(start, board.Marks{}) != first {
			t.Errorf("%s: the start looks otherwise now", g.ID())
		}
	}
}
