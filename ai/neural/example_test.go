package neural_test

import (
	"fmt"

	"tidepool/ai/neural"
	"tidepool/rules"
)

// One piece of the first kind on square 3, which is square 4 for the other side.
func ExampleInputs() {
	view := func(_, square int) (int, bool) { return 7 - square, square < 8 }
	fmt.Println(neural.Inputs([]uint32{1 << 3}, rules.Near, view), neural.Inputs([]uint32{1 << 3}, rules.Far, view))
	// Output: [3] [4]
}
