package sets_test

import (
	"fmt"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
)

func ExampleFile() {
	set, err := puzzle.Read(games.ByID, sets.File("kalah"))
	fmt.Println(len(set) > 0, err)
	// Output: true <nil>
}
