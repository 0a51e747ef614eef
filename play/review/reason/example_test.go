package reason_test

import (
	"fmt"

	"tidepool/ai"
	"tidepool/play/review/reason"
	"tidepool/rules/kalah"
)

// South could have moved again and did not.
func ExampleOf() {
	g := kalah.Game{}
	p, err := g.Start("")
	if err != nil {
		fmt.Println(err)
		return
	}
	facts := reason.Of(g.Info(), reason.Case{
		Before: p,
		Played: "A",
		Best:   reason.Value{Variation: ai.Variation{Score: 300, Words: []string{"C", "F"}}},
		Reply:  reason.Value{Variation: ai.Variation{Score: 200, Words: []string{"c"}}},
	})
	for _, f := range facts {
		if f.Kind == reason.MissesAgain {
			fmt.Println(f.Turn, "moves again, so often:", f.N)
		}
	}
	// Output: C moves again, so often: 1
}
