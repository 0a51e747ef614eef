package review_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/play/review"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// The worst mistake of a side is told before all is known, but only once no other turn seems worse.
func TestWorst(t *testing.T) {
	m := random(t, konane.Game{}, 30, 3)
	near, far := choices(m, rules.Near), choices(m, rules.Far)
	better := make(map[int]string)
	for _, ply := range []int{near[0], near[2], far[3]} {
		better[ply] = another(m, ply)
	}
	e := told{m, map[int]ai.Score{0: 900, near[0]: 600, near[2]: 150, far[3]: 900}, better}
	for side, want := range map[rules.Side]int{rules.Near: near[2], rules.Far: far[3]} {
		r := review.New(m)
		at, asked := 0, 0
		for ask, ok := r.Next(); ok; ask, ok = r.Next() {
			asked++
			r.Note(ask, e.answer(ask))
			worst, known := r.Worst(side)
			if known && worst.Ply != want {
				t.Fatalf("%v: turn %d, want %d", side, worst.Ply, want)
			}
			if known && at == 0 {
				at = asked
			}
		}
		if both, ok := r.Worst(rules.Near, rules.Far); !ok || both.Ply != r.Moments()[0].Ply || at == 0 || at == asked {
			t.Errorf("%v: known after %d of %d answers, of both %+v", side, at, asked, both)
		}
	}
}
