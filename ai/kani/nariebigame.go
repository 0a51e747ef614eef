package kani

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kaninariebi"
)

// NariEbi implements [ai.Game] for Kani Nari Ebi.
type NariEbi struct{}

func (NariEbi) Rules() rules.Game { return kaninariebi.Game{} }

func (NariEbi) Engine(tableBytes int) ai.Engine {
	endings := newEbiEndings()
	eval := &nariebiEvaluator{views: ebiViews(), endings: endings}
	return &endingEngine[kaninariebi.Position]{
		Engine:  search.NewEngine(eval, difficulty[kaninariebi.Position], true, tableBytes),
		endings: endings,
	}
}

func (NariEbi) Solver(o ai.SolverOptions) ai.Solver {
	endings := newEbiFour()
	eval := &nariebiEvaluator{views: ebiViews(), endings: endings.fewer, draws: true}
	return newEndingSolver(eval, true, endings, o)
}

func (NariEbi) Bench() ai.Bench { return ai.Bench{PerftDepth: 5} }

// Ladder returns the levels. Levels 1 to 3 see a turn or two ahead, 4 to 7 more and more. Turns have many
// parts, so this takes more nodes than in other games. Level 8 would rather stand a little worse than repeat a
// position.
func (NariEbi) Ladder() ai.Ladder {
	return ai.Ladder{
		{Depth: 1, Noise: 74, Own: [3]uint8{115, 190, 228}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 50, Own: [3]uint8{10, 42, 98}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 45, Own: [3]uint8{10, 40, 85}, Enemy: [3]uint8{35, 75, 130}, Naive: true},
		{Nodes: 700, Noise: 30, Own: [3]uint8{0, 20, 60}, Enemy: [3]uint8{0, 30, 70}},
		{Nodes: 1500, Noise: 25, Own: [3]uint8{0, 0, 20}, Enemy: [3]uint8{0, 10, 30}},
		{Nodes: 3500, Noise: 18},
		{Nodes: 12_000, Noise: 10},
		{Contempt: 30},
	}
}
