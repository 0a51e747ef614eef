package onitama_test

import (
	"fmt"

	"tidepool/ai"
	"tidepool/ai/onitama"
)

// The weakest player sees only a part; the best sees all.
func ExampleGame_Ladder() {
	ladder := onitama.Game{}.Ladder()
	fmt.Println(ladder[0].Partial(), ladder[ai.Levels-1].Partial())
	// Output: true false
}
