package reason_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/match"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

const (
	hintsEach = 20 // per game
	earlyPly  = 8
)

// numbers are the kinds that only compare numbers of turns.
var numbers = []reason.Kind{reason.Leaves, reason.Ensures, reason.Outnumbers, reason.Frees, reason.Fewer}

// Four hints of five early in a game have a reason that is true, and more than that no turn is better; at most half count
// turns.
func TestHintsHaveReasons(t *testing.T) {
	for _, g := range engines.All() {
		t.Run(g.Rules().Info().ID, func(t *testing.T) {
			info, luck, e := g.Rules().Info(), rand.New(rand.NewPCG(35, 6)), g.Engine(16<<20)
			t.Cleanup(e.Close)
			told, none, counts, n := tally{}, 0, 0, enginetest.Few(hintsEach, hintsEach/10)
			for range n {
				s := hint(t, g, e, luck)
				c := &checker{
					info, g.Solver(ai.SolverOptions{TableBytes: 1 << 20, NoBook: true}), g.Solver(ai.SolverOptions{TableBytes: 1 << 20}), 1, make(map[rules.Position]solved),
				}
				why := reason.Reasons(reason.Of(info, s.Case))
				s.Reply.Words = s.Best.Words[1:]
				if len(why) == 0 || why[0].Kind == reason.NoneBetter {
					none++
				}
				if len(why) > 0 && slices.Contains(numbers, why[0].Kind) {
					counts++
				}
				for _, f := range why {
					v := c.check(s, f)
					told.add(f.Kind, v)
					if v == untrue {
						t.Errorf("%s: %s after %s is not so", s.Before, describe(f), s.Played)
					}
				}
			}
			t.Logf("%d of %d have no reason, %d count turns\n%s", none, n, counts, told)
			if 5*none > n || 2*counts > n {
				t.Errorf("%d of %d have no reason, %d count turns", none, n, counts)
			}
		})
	}
}

// hint returns the best turn of an early position of a game between levels 3 to 5.
func hint(t *testing.T, g ai.Game, e ai.Engine, luck *rand.Rand) sample {
	v := reviewer{t: t, game: g, engine: e, luck: luck}
	options := map[string]string{"onitama": fmt.Sprint("seed=", luck.IntN(1000)), "konane": []string{"size=6", "size=8"}[luck.IntN(2)]}[v.info().ID]
	for {
		m, err := match.New(match.Setup{Game: g.Rules(), Options: options})
		if err != nil {
			t.Fatal(err)
		}
		for plies := luck.IntN(earlyPly + 1); m.Ply() < plies && !m.Outcome().Over(); {
			j := v.job(m, m.Ply(), "")
			j.Level, j.Seed, j.Nodes = 3+luck.IntN(3), luck.Uint64()|1, 5_000
			if _, err := m.Play(v.think(j).Best.Words[0]); err != nil {
				t.Fatal(err)
			}
		}
		if m.Outcome().Over() {
			continue
		}
		j := v.job(m, m.Ply(), "")
		j.Nodes = 20_000
		best := v.think(j)
		j.All = true
		s := sample{Case: reason.Case{
			Before: m.Position(), Played: best.Best.Words[0], Best: reason.Value{Variation: best.Best, Proven: best.Proven}, Turns: reason.Values(ai.Info{Turns: v.think(j).Turns}),
		}}
		s.after, _, _ = play(s.Before, s.Played)
		return s
	}
}
