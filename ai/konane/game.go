package konane

import (
	"cmp"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// Game implements [ai.Game] for Konane.
type Game struct{}

func (Game) Rules() rules.Game { return konane.Game{} }

func (Game) Engine(tableBytes int) ai.Engine {
	return newEngine(tableBytes)
}

func (Game) Solver(o ai.SolverOptions) ai.Solver {
	return newSolver(cmp.Or(o.TableBytes, ai.SolverMemory), o.Threads)
}

func (Game) Bench() ai.Bench { return ai.Bench{PerftDepth: 10} }

// Ladder limits levels 1 to 3 to a turn or two ahead, and 4 to 7 less and less.
func (Game) Ladder() ai.Ladder {
	return ai.Ladder{
		{Depth: 1, Noise: 150, Own: [3]uint8{50, 120, 180}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 60, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 15, Own: [3]uint8{0, 10, 50}, Enemy: [3]uint8{0, 20, 60}},
		{Nodes: 400, Noise: 20, Own: [3]uint8{0, 10, 40}, Enemy: [3]uint8{0, 20, 60}},
		{Nodes: 2000, Noise: 20},
		{Nodes: 8000, Noise: 10},
		{Nodes: 75_000, Noise: 5},
		{},
	}
}
