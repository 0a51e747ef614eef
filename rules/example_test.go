package rules_test

import (
	"fmt"

	"tidepool/rules"
	"tidepool/rules/konane"
)

// The events of a turn describe what it does to the board.
func ExampleTokens_Apply() {
	p, err := konane.Game{}.Start("size=6")
	if err != nil {
		fmt.Println(err)
		return
	}
	turn := p.Turns()[0]
	tokens := rules.Tokens(p.Tokens())
	for _, e := range turn.Events {
		tokens = tokens.Apply(e)
	}
	fmt.Println(turn.Word, "leaves", len(tokens), "of", len(p.Tokens()), "stones")
	// Output: a1 leaves 35 of 36 stones
}
