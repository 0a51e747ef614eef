package onitama

import (
	"cmp"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// Game implements [ai.Game] for Onitama.
type Game struct{}

func (Game) Rules() rules.Game { return onitama.Game{} }

func (Game) Engine(tableBytes int) ai.Engine {
	return newEngine(tableBytes)
}

func (Game) Solver(o ai.SolverOptions) ai.Solver {
	return newSolver(cmp.Or(o.TableBytes, ai.SolverMemory))
}

func (Game) Bench() ai.Bench {
	return ai.Bench{PerftDepth: 7, Options: "deal=boar+ox/elephant+horse/crab"}
}

// Ladder returns the levels. Levels 1 to 3 see a turn or two ahead, 4 to 7 more and more.
func (Game) Ladder() ai.Ladder {
	return ai.Ladder{
		{Depth: 1, Noise: 60, Own: [3]uint8{110, 170, 220}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 60, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{60, 100, 140}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 40, Own: [3]uint8{0, 40, 80}, Enemy: [3]uint8{30, 70, 130}, Naive: true},
		{Nodes: 250, Noise: 35, Own: [3]uint8{0, 25, 70}, Enemy: [3]uint8{10, 50, 90}},
		{Nodes: 600, Noise: 25, Own: [3]uint8{0, 0, 30}, Enemy: [3]uint8{0, 10, 40}},
		{Nodes: 2200, Noise: 12},
		{Nodes: 9000, Noise: 5},
		{},
	}
}
