package make_test

import (
	"fmt"

	maker "tidepool/puzzle/make"
)

// The same seed makes the same puzzles on any machine.
func ExamplePlanOf() {
	plan, err := maker.PlanOf("konane")
	fmt.Println(len(plan.Kinds) > 0, plan.Grade(0), err)
	// Output: true 1 <nil>
}
