package onitama

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules/onitama"
)

// The following functions are for package tune.

// NewSearcher returns a searcher without an endgame table.
func NewSearcher(tableBytes int) *search.Searcher[onitama.Position, onitama.Move] {
	return search.New(newEvaluator(new(endings)), difficulty, true, tableBytes)
}

// NewSimpleEngine is [Game.Engine] without an endgame table, which takes a while to build for each deal.
func NewSimpleEngine(tableBytes int) ai.Engine {
	return search.NewEngine(newEvaluator(new(endings)), difficulty, true, tableBytes)
}
