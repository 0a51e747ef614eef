// Package dodgem is the engine for Dodgem: the common search with a one-line evaluation.
package dodgem

import (
	"cmp"

	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/internal/sample/rules/dodgem"
	"tidepool/rules"
)

// Game implements [ai.Game] for Dodgem.
type Game struct{}

func (Game) Rules() rules.Game { return dodgem.Game{} }

// Engine implements [ai.Game]. All turns are equally hard to see.
func (Game) Engine(tableBytes int) ai.Engine {
	return search.NewEngine(evaluator{}, nil, true, tableBytes)
}

func (Game) Solver(o ai.SolverOptions) ai.Solver {
	return search.NewProver(evaluator{}, true, cmp.Or(o.TableBytes, ai.SolverMemory))
}

func (Game) Bench() ai.Bench { return ai.Bench{PerftDepth: 9, Options: "size=5"} }

// Ladder implements [ai.Game]. These levels were never measured.
func (Game) Ladder() ai.Ladder {
	return ai.Ladder{
		{Depth: 1, Noise: 200, Own: [3]uint8{60, 60, 60}, Hasty: true},
		{Depth: 1, Noise: 100, Own: [3]uint8{20, 20, 20}, Hasty: true},
		{Depth: 2, Noise: 80},
		{Nodes: 100, Noise: 60},
		{Nodes: 400, Noise: 40},
		{Nodes: 2000, Noise: 20},
		{Nodes: 10_000, Noise: 10},
		{},
	}
}

type evaluator struct{}

func (evaluator) Hash(p dodgem.Position) uint64 { return p.Hash() }

// Evaluate returns 100 for each square that the other side has further to go.
func (evaluator) Evaluate(p dodgem.Position) ai.Score {
	turn := p.Turn()
	return ai.Score(100 * (p.ToGo(turn.Other()) - p.ToGo(turn)))
}

func (evaluator) Final(p dodgem.Position) ai.Score { return search.FinalScore(p.Outcome(), p.Turn()) }

// Rate prefers moves off the board, then moves ahead.
func (evaluator) Rate(p dodgem.Position, moves []dodgem.Move, into []int32) {
	for i, m := range moves {
		switch {
		case p.Leaves(m):
			into[i] = 100
		case m.Advances(p.Turn()):
			into[i] = 0
		default:
			into[i] = -1
		}
	}
}

func (evaluator) Pack(m dodgem.Move) uint32 { return m.Pack() }

func (evaluator) Known(dodgem.Position) (ai.Score, bool) { return 0, false }
