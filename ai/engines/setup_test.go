package engines_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/games"
)

// TestSetUpPositions makes every engine think about positions that cannot occur in a game: positions set up
// by hand must not break it.
func TestSetUpPositions(t *testing.T) {
	enginetest.OneThread(t)
	for _, g := range games.All() {
		info := g.Info()
		t.Run(info.ID, func(t *testing.T) {
			t.Parallel()
			a, r, e := g.(rules.Arranger), rand.New(rand.NewPCG(18, 4)), newEngine(t, info.ID)
			usual := enginetest.Start(t, info.ID, "")
			thought := 0
			for n := 0; n < 4000 && thought < 16; n++ {
				p, _, err := a.Assemble(jumbled(a, rules.Apart(g, "", usual), r))
				if err != nil || p.Outcome().Over() {
					continue
				}
				thought++
				found := enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Nodes: 500}, All: n%2 == 0})
				if len(found.Best.Words) == 0 {
					t.Fatalf("%s: nothing is found: %+v", p, found)
				}
				enginetest.PlayLine(t, p, found.Best)
			}
			if thought < 10 {
				t.Errorf("only %d positions", thought)
			}
		})
	}
}

// jumbled returns a draft after random changes.
func jumbled(a rules.Arranger, d rules.Draft, r *rand.Rand) rules.Draft {
	palette, _ := a.Palette("")
	spots := make([]rules.Spot, 0, len(d.Tokens))
	for _, t := range d.Tokens {
		spots = append(spots, t.Spot)
	}
	for file := range 5 {
		spots = append(spots, rules.Square(file, file), rules.Square(file, r.IntN(5)))
	}
	for range 1 + r.IntN(60) {
		at, what := spots[r.IntN(len(spots))], palette[r.IntN(len(palette))]
		next, err := a.Take(d, at)
		if len(palette) == 1 && err == nil { // the number of seeds must not change
			if _, ok := d.On(at); ok && len(next.Tokens) == len(d.Tokens) && seeds(next) < seeds(d) {
				next, err = a.Put(next, what, spots[r.IntN(len(d.Tokens))])
			}
		} else if r.IntN(3) > 0 {
			next, err = a.Put(d, what, at)
		}
		if err == nil {
			d = next
		}
	}
	if r.IntN(2) == 0 {
		d = a.Pass(d)
	}
	return d
}

func seeds(d rules.Draft) (n int) {
	for _, t := range d.Tokens {
		n += t.Count
	}
	return n
}
