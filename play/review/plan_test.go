package review_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"tidepool/play/review"
)

// However little time there is, a review comes to an end, never asks for a look that takes none, and can be stored.
func TestLittleTime(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	for n, d := range []time.Duration{0, 1, time.Microsecond, time.Millisecond, 2 * time.Millisecond, 20 * time.Millisecond, 100 * time.Millisecond, 699 * time.Millisecond, 700 * time.Millisecond} {
		for _, plies := range []int{1, 30, 90} {
			m := random(t, game(n), plies, uint64(n))
			v := review.New(m)
			v.Spend(d)
			ask, ok, asked := review.Request{All: true, Time: d / 8}, true, 0
			for ; ok && asked < 20*(plies+1); ask, ok = v.Next() {
				if asked > 0 && ask.Time <= 0 {
					t.Fatalf("%v for %d turns: asks for %+v", d, plies, ask)
				}
				v.Note(ask, wild(m, ask, r))
				asked++
			}
			if ok {
				t.Errorf("%v for %d turns: asks for %+v after %d looks", d, plies, ask, asked)
			}
			if _, err := review.Decode(m, v.Encode()); err != nil {
				t.Errorf("%v for %d turns: %v", d, plies, err)
			}
		}
	}
}
