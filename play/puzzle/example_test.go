package puzzle_test

import (
	"fmt"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
)

// The puzzle of a day is the same for everybody.
func ExampleDaily() {
	day, _ := puzzle.ParseDay("2026-11-23")
	all := games.All()
	g := all[puzzle.Turn(day, len(all))]
	set, err := puzzle.Read(games.ByID, sets.File(g.Info().ID))
	if err != nil {
		fmt.Println(err)
		return
	}
	p, ok := puzzle.Daily(set, day, len(all))
	fmt.Println(p.Game == g.Info().ID, ok, p.Check(g))
	// Output: true true <nil>
}
