package kanishogi_test

import (
	"fmt"

	"tidepool/rules/kanishogi"
)

func ExampleParse() {
	p, err := kanishogi.Parse("", "A3b/D3c/K3k/C3d/B3a b")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Turn(), len(p.AppendMoves(nil)), p.Outcome().Over())
	// Output: near 21 false
}
