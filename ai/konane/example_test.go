package konane_test

import (
	"fmt"

	"tidepool/ai"
	"tidepool/ai/konane"
)

// The weakest player sees only a part; the best sees all.
func ExampleGame_Ladder() {
	ladder := konane.Game{}.Ladder()
	fmt.Println(ladder[0].Partial(), ladder[ai.Levels-1].Partial())
	// Output: true false
}
