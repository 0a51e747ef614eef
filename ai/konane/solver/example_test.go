package solver_test

import (
	"fmt"

	"tidepool/ai/konane/solver"
	"tidepool/rules/konane"
)

// The second player wins on the smallest board.
func ExampleSolver_Solve() {
	p, err := konane.New(4, 4)
	if err != nil {
		fmt.Println(err)
		return
	}
	r := solver.New(1<<20).Solve(p, solver.Limits{})
	fmt.Println(r.Known, r.Win)
	// Output: true false
}
