package onitama

import (
	"tidepool/ai"
	"tidepool/ai/search"
)

// NewSimpleEngine is [Game.Engine] without an endgame table, which takes a while to build for each deal; it is for
// package tune.
func NewSimpleEngine(tableBytes int) ai.Engine {
	return search.NewEngine(newEvaluator(new(endings)), difficulty, true, tableBytes)
}
