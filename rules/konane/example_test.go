package konane_test

import (
	"fmt"

	"tidepool/rules/konane"
)

// The typed position is what the engine searches.
func ExamplePosition() {
	p, err := konane.Parse(6, 6, "oxo1ox/xox1xo/oxoxox/xox1xo/oxoxox/xoxoxo w")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range p.AppendMoves(nil) {
		fmt.Println(p.Word(m), "leads to", p.Apply(m))
	}
	// Output:
	// b3-d3 leads to oxo1ox/xox1xo/oxoxox/x2oxo/oxoxox/xoxoxo b
	// b5-d5 leads to oxo1ox/x2oxo/oxoxox/xox1xo/oxoxox/xoxoxo b
	// f3-d3 leads to oxo1ox/xox1xo/oxoxox/xoxo2/oxoxox/xoxoxo b
	// f5-d5 leads to oxo1ox/xoxo2/oxoxox/xox1xo/oxoxox/xoxoxo b
	// d1-d3 leads to oxo1ox/xox1xo/oxoxox/xoxoxo/oxo1ox/xox1xo b
	// d1-d5 leads to oxo1ox/xoxoxo/oxo1ox/xox1xo/oxo1ox/xox1xo b
}
