package make_test

import (
	"fmt"

	maker "tidepool/play/puzzle/make"
)

// Each game has a plan of the puzzles to make.
func ExamplePlanOf() {
	plan, err := maker.PlanOf("konane")
	fmt.Println(len(plan.Parts) > 0, err)
	// Output: true <nil>
}
