package kaninariebi_test

import (
	"fmt"

	"tidepool/rules/kaninariebi"
)

// A crab that stops in the current is carried along it.
func ExampleGame_Parse() {
	p, err := kaninariebi.Game{}.Parse("", "C3c/C3c/C3c/C3c/C3c b")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, turn := range p.Turns()[:5] {
		fmt.Println(turn.Word)
	}
	// Output:
	// a1-b1
	// a1-c1~c1
	// a1-c1~c5
	// a1-d1
	// a2-b2
}
