package rulestest_test

import (
	"fmt"

	"tidepool/rules"
	"tidepool/rules/konane"
	"tidepool/rules/rulestest"
)

// The positions of random games are useful for testing a property.
func ExampleWalk() {
	start, err := konane.Game{}.Start("size=4")
	if err != nil {
		fmt.Println(err)
		return
	}
	stuck := 0
	rulestest.Walk(start, 1, 1000, func(p rules.Position) {
		if (len(p.Turns()) == 0) != p.Outcome().Over() {
			stuck++
		}
	})
	fmt.Println(stuck, "positions without a turn are not over")
	// Output: 0 positions without a turn are not over
}
