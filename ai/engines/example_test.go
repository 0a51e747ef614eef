package engines_test

import (
	"fmt"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/engines"
)

// An engine of any game finds a win in one.
func ExampleByID() {
	game, ok := engines.ByID("konane")
	if !ok {
		return
	}
	p, err := game.Rules().Parse("size=4", "4/4/4/xo2 b")
	if err != nil {
		fmt.Println(err)
		return
	}
	engine := game.Engine(1 << 20)
	defer engine.Close()
	info := engine.Think(ai.Query{Position: p}, new(atomic.Bool), func(ai.Info) {})
	fmt.Println(info.Best)
	// Output: win 1 a1-c1
}
