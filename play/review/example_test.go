package review_test

import (
	"fmt"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules/konane"
)

// The caller answers the review's questions with an engine.
func ExampleReview() {
	m, err := match.New(match.Setup{Game: konane.Game{}, Options: "size=4"})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, word := range []string{"b2", "c2", "b4-b2", "a2-c2"} {
		if _, err := m.Play(word); err != nil {
			fmt.Println(err)
		}
	}
	game, _ := engines.ByID("konane")
	engine := game.Engine(1 << 20)
	defer engine.Close()
	r := review.New(m)
	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
		p := m.Tree.Start().Position()
		for _, turn := range m.Turns()[:ask.Ply] {
			p, _, _ = p.Play(turn.Word)
		}
		if ask.Word != "" {
			p, _, _ = p.Play(ask.Word)
		}
		r.Note(ask, engine.Think(ai.Query{Position: p, All: ask.All}, new(atomic.Bool), func(ai.Info) {}))
	}
	_, known := r.Accuracy(0)
	fmt.Println(known)
	// Output: true
}
