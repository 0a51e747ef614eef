package kalah

import (
	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// Game implements [ai.Game] for Kalah.
type Game struct{}

func (Game) Rules() rules.Game { return kalah.Game{} }

func (Game) Engine(tableBytes int) ai.Engine {
	return newEngine(tableBytes)
}

func (Game) Solver(o ai.SolverOptions) ai.Solver {
	return newSolver(o)
}

func (Game) Bench() ai.Bench { return ai.Bench{PerftDepth: 11} }

// Ladder limits levels 1 to 3 to a turn or two ahead, and 4 to 7 less and less.
func (Game) Ladder() ai.Ladder {
	return ai.Ladder{
		{Depth: 1, Noise: 450, Own: [3]uint8{185, 215, 235}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 110, Own: [3]uint8{0, 30, 75}, Enemy: [3]uint8{40, 75, 110}, Hasty: true, Naive: true},
		{Depth: 3, Noise: 80, Own: [3]uint8{0, 30, 80}, Enemy: [3]uint8{20, 60, 120}, Naive: true},
		{Nodes: 320, Noise: 50, Own: [3]uint8{0, 0, 30}, Enemy: [3]uint8{0, 10, 40}},
		{Nodes: 2000, Noise: 25},
		{Nodes: 14_000, Noise: 8},
		{Nodes: 80_000, Noise: 3},
		{},
	}
}
