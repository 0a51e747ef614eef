package lessons_test

import (
	"fmt"

	"tidepool/play/lessons"
	"tidepool/rules/kalah"
)

func ExampleFor() {
	course, err := lessons.For("kalah")
	if err != nil {
		fmt.Println(err)
		return
	}
	step := course.Steps[0]
	p, err := step.Begin(kalah.Game{})
	fmt.Println(step.ID, step.Solution, p, err)
	// Output: sow [B] 4,4,4,4,4,4/4,4,4,4,4,4 0 0 s <nil>
}
