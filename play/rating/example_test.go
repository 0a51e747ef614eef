package rating_test

import (
	"fmt"

	"tidepool/play/rating"
)

// A player who beats a stronger level gets a higher and more certain rating.
func ExampleLedger() {
	levels := rating.Ladder([]int{80, 80, 80})
	var l rating.Ledger
	l = l.Add(rating.Entry{ID: "20261121-120000000-0001", When: 1, Level: 2, Score: 1}, levels)
	now, games := l.Fold(levels)
	fmt.Println(len(games), now.R > rating.New().R, now.RD < rating.New().RD)
	// Output: 1 true true
}
