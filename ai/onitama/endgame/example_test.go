package endgame_test

import (
	"fmt"

	"tidepool/ai/onitama/endgame"
	"tidepool/rules/onitama"
)

// With few pieces left, the table has the result of the game.
func ExampleTable_Lookup() {
	p, err := onitama.Parse("", "2B2/5/2R2/5/5 r boar,ox elephant,horse crab")
	if err != nil {
		fmt.Println(err)
		return
	}
	b := endgame.NewBuilder(endgame.CardsOf(p))
	for b.Step() {
	}
	value, ok := b.Table().Lookup(p)
	fmt.Println(value.Won(), value.Plies(), ok)
	// Output: false 14 true
}
