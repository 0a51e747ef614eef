package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes"
)

// The solution of a day's puzzle that was not tried is shown only if it is asked for twice, and the first time says
// what that costs. Where nothing is lost once is enough.
func TestDailySolutionIsAskedForTwice(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory))
	p.press("puzzles.daily.solve")
	show := func() string { return p.says("puzzle.show") }
	usual := show()
	p.press("puzzle.show")
	if p.node("puzzle.watch") != nil || show() != "Show it anyway" || !strings.Contains(p.says("puzzle.stake"), "ends your try") {
		t.Fatalf("after one press: %q among %s", show(), p.ids())
	}
	if _, tried := p.env.Puzzles.Diary().Day("2026-11-23"); tried {
		t.Error("the day's puzzle counts as tried")
	}
	p.press("puzzle.hint")
	if show() != usual || p.node("puzzle.stake") != nil {
		t.Errorf("after a hint the button says %q, beside %q", show(), p.says("puzzle.stake"))
	}
	p.press("puzzle.show", "puzzle.show")
	if d, tried := p.env.Puzzles.Diary().Day("2026-11-23"); !tried || d.Solved > 0 || p.node("puzzle.watch") == nil {
		t.Fatalf("after two presses: %+v, %t among %s", d, tried, p.ids())
	}
	p.app.Pop()
	p.rest()
	for _, way := range []string{"puzzles.daily.solve", "puzzles.train"} {
		p.press(way)
		p.press("puzzle.show")
		if p.node("puzzle.watch") == nil {
			t.Errorf("%s: the solution is not shown at once", way)
		}
		p.app.Pop()
		p.rest()
	}
}

// A day's puzzle that is too hard has an easier one beside it, in the same game and as hard as fits.
func TestEasierThanTheDay(t *testing.T) {
	p, _ := puzzler(t, new(shelf.Memory)) // on a Monday
	p.press("puzzles.daily.solve")
	if p.node("puzzle.easier") != nil {
		t.Error("Monday's puzzle is said to be too hard")
	}
	p.app.Pop()
	p.tick()
	if p.node("puzzles.daily.easier") != nil {
		t.Error("beside Monday's puzzle there is an easier one")
	}
	p.press("puzzles.day.2026-11-22", "puzzles.daily.solve")
	hard := *scenes.PuzzleNow(p.env)
	p.app.Pop()
	p.tick()
	if said := p.says("puzzles.daily.above"); said != "" {
		t.Errorf("a newcomer, of whom nothing is known, reads %q", said)
	}
	for _, way := range [][]string{{"puzzles.daily.easier"}, {"puzzles.daily.solve", "puzzle.easier"}} {
		p.press(way...)
		if p.tick(); p.scene() != "puzzle" {
			t.Fatalf("%v leads to %s", way, p.scene())
		}
		if got := scenes.PuzzleNow(p.env); got.Game != hard.Game || got.Grade > 4 || got.Grade >= hard.Grade {
			t.Errorf("%v: a puzzle of %s, grade %d, instead of %s, grade %d", way, got.Game, got.Grade, hard.Game, hard.Grade)
		}
		p.app.Pop()
		p.rest()
	}
}
