package explain_test

import (
	"fmt"
	"sync/atomic"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/locale"
	"tidepool/play/commentary"
	"tidepool/play/explain"
	"tidepool/play/match"
)

func ExampleTurn() {
	game, _ := engines.ByID("kalah")
	m, err := match.New(match.Setup{Game: game.Rules(), Start: "0,0,0,0,1,1/1,0,0,0,0,0 21 24 s"})
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := m.Play("E"); err != nil {
		fmt.Println(err)
		return
	}
	engine := game.Engine(1 << 20)
	defer engine.Close()
	e, err := explain.Turn(game, m, time.Second, func(q ai.Query, _ time.Duration) ai.Info {
		q.Limits.Nodes = 10_000
		return engine.Think(q, new(atomic.Bool), func(ai.Info) {})
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	speaker := commentary.Speaker{Words: locale.English(), Info: m.Info()}
	for _, s := range e.Say(speaker) {
		fmt.Println(s.Text)
	}
	// Output:
	// Gives away a sure draw: with best play North now ends 4 seeds ahead.
	// Gives up 4 seeds.
	// “sows 1 seed from F, the last in the store” was the only turn that does not lose.
	// “sows 1 seed from F, the last in the store” would have kept the draw.
	// After “sows 1 seed from F, the last in the store”, South moves again.
}
