package onitama_test

import (
	"fmt"

	"tidepool/rules/onitama"
)

func ExampleCardByName() {
	card, ok := onitama.CardByName("crab")
	side, stamped := card.Stamp()
	fmt.Println(card.Name(), ok, card.Offsets(), side, stamped)
	// Output: crab true [{0 1} {-2 0} {2 0}] far true
}

// A deal can be given as an option, so that a game can be set up again.
func ExampleGame_Start() {
	p, err := onitama.Game{}.Start("deal=boar+ox/elephant+horse/crab")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p, len(p.Turns()))
	// Output: bbBbb/5/5/5/rrRrr b boar,ox elephant,horse crab 13
}
