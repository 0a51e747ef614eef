package search_test

import (
	"fmt"

	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
)

func ExampleFinalScore() {
	won := rules.Win(rules.Near, "no-moves")
	fmt.Println(search.FinalScore(won, rules.Far) == ai.LossIn(0))
	// Output: true
}
