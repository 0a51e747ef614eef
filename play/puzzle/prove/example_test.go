package prove_test

import (
	"fmt"

	"tidepool/ai/engines"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/prove"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
)

func ExampleCheck() {
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		fmt.Println(err)
		return
	}
	game, _ := engines.ByID("konane")
	fmt.Println(prove.Check(game, set[0], prove.Usual()))
	set[0].Goal++ // one turn more than necessary
	fmt.Println(prove.Check(game, set[0], prove.Usual()) != nil)
	// Output:
	// <nil>
	// true
}
