package puzzle_test

import (
	"fmt"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
)

// The puzzle of a day is the same for everyone.
func ExampleDaily() {
	day, _ := puzzle.ParseDay("2026-11-23")
	g, _ := games.ByID(puzzle.GameOf(day))
	set, err := puzzle.Read(games.ByID, sets.File(g.Info().ID))
	if err != nil {
		fmt.Println(err)
		return
	}
	p, ok := puzzle.Daily(set, day)
	fmt.Println(p.Game == g.Info().ID, ok, p.Check(g))
	// Output: true true <nil>
}
