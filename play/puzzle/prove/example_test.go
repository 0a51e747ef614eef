package prove_test

import (
	"fmt"

	"tidepool/ai/engines"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/prove"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
)

func ExampleJudge_Check() {
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		fmt.Println(err)
		return
	}
	game, _ := engines.ByID("konane")
	judge, err := prove.New(game)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(judge.Check(set[0]))
	judge.Forget()
	set[0].Goal++ // one turn more than necessary
	fmt.Println(judge.Check(set[0]) != nil)
	// Output:
	// <nil>
	// true
}
