package solver_test

import (
	"fmt"

	"tidepool/ai/kalah/solver"
	"tidepool/rules/kalah"
)

func ExampleSolver_Judge() {
	p, err := kalah.New("houses=3,seeds=2")
	if err != nil {
		fmt.Println(err)
		return
	}
	s := solver.New(p.Variant(), 1<<20, 1<<20)
	margin, best, ok := s.Judge(p, solver.Hint{}, solver.Limits{})
	fmt.Println(margin, len(best), ok)
	// Output: 4 1 true
}
