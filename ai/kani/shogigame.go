package kani

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kanishogi"
)

// Shogi implements [ai.Game] for Kani Shogi.
type Shogi struct{}

func (Shogi) Rules() rules.Game { return kanishogi.Game{} }

func (Shogi) Engine(tableBytes int) ai.Engine {
	endings := newShogiEndings()
	eval := &shogiEvaluator{views: shogiViews(), endings: endings}
	return &endingEngine[kanishogi.Position]{
		Engine:  search.NewEngine(eval, difficulty[kanishogi.Position], true, tableBytes),
		endings: endings,
	}
}

func (Shogi) Solver(o ai.SolverOptions) ai.Solver {
	endings := newShogiEndings()
	eval := &shogiEvaluator{views: shogiViews(), endings: endings, draws: true}
	return newEndingSolver(eval, false, endings, o)
}

func (Shogi) Bench() ai.Bench { return ai.Bench{PerftDepth: 5} }

// Ladder returns the levels. Levels 1 to 3 see a turn or two ahead, 4 to 7 more and more. Turns have many
// parts, so this takes more nodes than in other games. Level 8 would rather stand a little worse than repeat a
// position.
func (Shogi) Ladder() ai.Ladder {
	return ai.Ladder{
		{Depth: 1, Noise: 70, Own: [3]uint8{110, 180, 220}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 70, Own: [3]uint8{20, 60, 120}, Enemy: [3]uint8{80, 120, 160}, Hasty: true, Naive: true},
		{Depth: 2, Noise: 40, Own: [3]uint8{0, 40, 80}, Enemy: [3]uint8{20, 60, 120}, Naive: true},
		{Nodes: 1000, Noise: 25, Own: [3]uint8{0, 15, 50}, Enemy: [3]uint8{0, 20, 50}},
		{Nodes: 2000, Noise: 20, Own: [3]uint8{0, 0, 20}, Enemy: [3]uint8{0, 0, 20}},
		{Nodes: 5000, Noise: 12},
		{Nodes: 17_000, Noise: 6},
		{Contempt: 30},
	}
}
