package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/kalah/solver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

const (
	// solvedSeeds is with how many seeds left positions are solved, with at most solvedNodes nodes and the
	// tables that five gigabytes hold. The searches that value the others visit deeper times the nodes of a turn.
	solvedSeeds, solvedNodes, deeper = 41, 400_000, 30
	// With fewer than fewSeeds left, one position in fewKept is kept.
	fewSeeds, fewKept = 8, 8
	// kalahUnit is the score at which the chance to win is 73 %.
	kalahUnit = 500
)

type kalahPlayer struct{ solver *solver.Solver }

// play plays a game with an occasional random turn and writes its positions, and those up to two random turns away,
// as a search meets them. In place of a result there is the chance to win that stands for the score.
func (k *kalahPlayer) play(r *rand.Rand, e ai.Engine, start rules.Position, nodes uint64, to *bufio.Writer) error {
	p := start.Unwrap().(kalah.Position)
	if k.solver == nil {
		k.solver = solver.New(p.Variant(), 1<<30, 5<<30)
		k.solver.Fill()
	}
	first := 1 + r.IntN(9)
	for ply := 0; !p.Outcome().Over(); ply++ {
		if q := randomTurns(r, p, r.IntN(3)); ply >= first-1 && r.IntN(2) == 0 && worthKeeping(r, q) {
			score := k.score(e, q, deeper*nodes)
			fmt.Fprintf(to, "%s ; %d ; %.4f\n", q, score, logistic(float64(score)/kalahUnit))
		}
		if ply < first || r.IntN(8) == 0 {
			p = randomTurns(r, p, 1)
			continue
		}
		var err error
		if p, err = thought(r, e, p, nodes); err != nil {
			return err
		}
	}
	return nil
}

func worthKeeping(r *rand.Rand, p kalah.Position) bool {
	return !p.Outcome().Over() && (p.Row(rules.Near)+p.Row(rules.Far) >= fewSeeds || r.IntN(fewKept) == 0)
}

func (k *kalahPlayer) score(e ai.Engine, p kalah.Position, nodes uint64) ai.Score {
	if p.Row(rules.Near)+p.Row(rules.Far) <= solvedSeeds {
		if margin, _, ok := k.solver.Judge(p, solver.Hint{}, solver.Limits{Nodes: solvedNodes}); ok {
			return 100 * ai.Score(margin)
		}
	}
	return enginetest.Think(e, ai.Query{Position: rules.Of(p), Limits: ai.Limits{Nodes: nodes}}).Best.Score
}

// randomTurns plays a number of random turns.
func randomTurns(r *rand.Rand, p kalah.Position, turns int) kalah.Position {
	for range turns {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		p = p.Apply(moves[r.IntN(len(moves))])
	}
	return p
}
