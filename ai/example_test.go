package ai_test

import (
	"fmt"

	"tidepool/ai"
)

// A score is an estimate in hundredths, or a proven end.
func ExampleScore_Proven() {
	for _, s := range []ai.Score{135, ai.WinIn(5), ai.LossIn(4)} {
		win, plies, proven := s.Proven()
		fmt.Println(s, win, plies, proven)
	}
	// Output:
	// cp 135 false 0 false
	// win 5 true 5 true
	// loss 4 false 4 true
}
