package reason_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
)

const (
	momentsEach  = 40 // per game
	leastReasons = 10 // kinds, in all games together
)

// Moments of games of weak levels have true reasons of many kinds, or none: never only that the engine
// prefers another turn.
func TestMomentsHaveReasons(t *testing.T) {
	told := make(map[reason.Kind]int)
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		v := reviewer{
			t: t, game: g, engine: g.Engine(16 << 20), luck: rand.New(rand.NewPCG(7, 7)),
			values: tally{}, facts: tally{}, checkers: map[string]*checker{}, looks: 3,
		}
		own, games, none, moments := make(map[reason.Kind]int), 0, 0, 0
		for most := enginetest.Few(momentsEach, momentsEach/10); moments < most; games++ {
			m := v.playAt(variants(id)[games%len(variants(id))], func() int { return 1 + v.luck.IntN(3) })
			c := v.checker(m.Options())
			for _, at := range v.shortly(m) {
				if moments++; moments > most {
					break
				}
				s := sample{Case: review.CaseOf(m, at.Judged), after: m.At(at.Ply)}
				f, ok := reason.Why(reason.Of(v.info(), s.Case))
				if !ok {
					none++
					continue
				}
				told[f.Kind]++
				own[f.Kind]++
				if !s.Ended.Over() && c.check(s, f) == untrue {
					t.Errorf("%s: %+v after %s is not so", s.Before, f, s.Played)
				}
			}
		}
		v.engine.Close()
		t.Logf("%s: %d games, %d moments without a reason, kinds %v", id, games, none, own)
		if none > moments/5 {
			t.Errorf("%s: %d of %d moments have no reason", id, none, moments)
		}
	}
	if kinds := slices.Sorted(maps.Keys(told)); len(kinds) < leastReasons {
		t.Errorf("only %d kinds: %v", len(kinds), kinds)
	}
}

// shortly returns the moments of a review with little time.
func (v *reviewer) shortly(m *match.Match) []review.Moment {
	const nodes = 40 // per millisecond
	r := review.New(m)
	r.Spend(4 * time.Second)
	v.engine.Forget()
	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
		j := v.job(m, ask.Ply, ask.Word)
		j.All, j.Nodes = ask.All, max(1, uint64(ask.Time/time.Millisecond)*nodes)
		if next := m.At(ask.Ply); ask.Word != "" {
			if next, _, _ = next.Play(ask.Word); next.Outcome().Over() {
				r.Note(ask, ai.Info{})
				continue
			}
		}
		r.Note(ask, v.think(j))
	}
	return r.Moments()
}
