package kani_test

import (
	"fmt"

	"tidepool/ai"
	"tidepool/ai/kani"
)

// The weakest player sees only a part; the best sees all.
func ExampleNariEbi_Ladder() {
	ladder := kani.NariEbi{}.Ladder()
	fmt.Println(ladder[0].Partial(), ladder[ai.Levels-1].Partial())
	// Output: true false
}
