package kalah_test

import (
	"fmt"

	"tidepool/ai"
	"tidepool/ai/kalah"
)

// The weakest player sees only a part; the best sees all.
func ExampleGame_Ladder() {
	ladder := kalah.Game{}.Ladder()
	fmt.Println(ladder[0].Partial(), ladder[ai.Levels-1].Partial())
	// Output: true false
}
