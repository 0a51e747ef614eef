package enginetest_test

import (
	"fmt"

	"tidepool/ai/enginetest"
	"tidepool/rules/konane"
)

func ExampleForcedWin() {
	p, err := konane.Parse(4, 4, "4/4/4/xo2 b")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(enginetest.ForcedWin[konane.Position, konane.Move](p, 5, 1000))
	// Output: 1 [a1-c1] true
}
