package engines_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
)

// TestLevelsWinAtOnce checks that even the weakest player wins if a turn wins at once.
func TestLevelsWinAtOnce(t *testing.T) {
	enginetest.OneThread(t)
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama", "konane"} {
		t.Run(id, func(t *testing.T) {
			r := rand.New(rand.NewPCG(11, 12))
			e := newEngine(t, id)
			found := 0
			for range 300 {
				line := enginetest.Wander(r, enginetest.Start(t, id, ""), 10+r.IntN(40))
				p := line[len(line)-1]
				if bare(p, 1) != ai.WinIn(1) {
					continue
				}
				found++
				for level := 1; level <= ai.Levels; level++ {
					q := ai.Query{Position: p, Past: line[:len(line)-1], Limits: ai.Limits{Nodes: 5000}}
					play(t, &q, id, level, r.Uint64())
					got := enginetest.Think(e, q)
					if next, _, _ := p.Play(got.Best.Words[0]); !next.Outcome().Over() {
						t.Errorf("%s: level %d plays %s", p, level, got.Best.Words[0])
					}
				}
			}
			if found < 5 {
				t.Errorf("only %d positions with a win at once", found)
			}
		})
	}
}

// TestWeakestTakes checks that the weakest player captures undefended pieces, whatever its errors.
func TestWeakestTakes(t *testing.T) {
	tests := []struct{ game, position, capture string }{
		{"onitama", "b1B2/1b3/5/1r3/2R2 r tiger,ox boar,horse crab", "tiger:b2-b4"},
		{"kalah", "0,0,0,1,0,4/5,5,0,5,5,5 10 8 s", "D"},
	}
	for _, test := range tests {
		p := setUp(t, ai.Job{Game: test.game, Start: test.position}).Position
		e := newEngine(t, test.game)
		for seed := range uint64(50) {
			q := ai.Query{Position: p}
			play(t, &q, test.game, 1, seed)
			if got := enginetest.Think(e, q).Best.Words[0]; got != test.capture {
				t.Errorf("%s with seed %d: %s", test.position, seed, got)
			}
		}
	}
}

// TestWeakestSeesCaptures checks in random positions that the weakest player captures if that is clearly the
// best at first sight.
func TestWeakestSeesCaptures(t *testing.T) {
	enginetest.OneThread(t)
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama"} {
		t.Run(id, func(t *testing.T) {
			r := rand.New(rand.NewPCG(15, 16))
			e := newEngine(t, id)
			found := 0
			for seed := range uint64(150) {
				line := enginetest.Wander(r, enginetest.Start(t, id, ""), 10+r.IntN(30))
				p := line[len(line)-1]
				plain := ai.Query{Position: p, All: true, Skill: ai.SkillLimits{Depth: 1, Hasty: true, Naive: true}}
				if !capturesStandOut(p, enginetest.Think(e, plain).Turns) {
					continue
				}
				found++
				q := ai.Query{Position: p}
				play(t, &q, id, 1, seed)
				if word := enginetest.Think(e, q).Best.Words[0]; !captures(p, word) {
					t.Errorf("%s: %s with seed %d", p, word, seed)
				}
			}
			if found < 15 {
				t.Errorf("only %d positions with captures that stand out", found)
			}
		})
	}
}

// capturesStandOut reports whether the best turn is worth 120 more than any that captures nothing. The turns
// are sorted, best first.
func capturesStandOut(p rules.Position, turns []ai.Variation) bool {
	for i, v := range turns {
		if !captures(p, v.Words[0]) {
			return i > 0 && turns[0].Score > v.Score+120
		}
	}
	return false
}

func captures(p rules.Position, word string) bool {
	next, _, err := p.Play(word)
	return err == nil && len(next.Taken(p.Turn())) > len(p.Taken(p.Turn()))
}
