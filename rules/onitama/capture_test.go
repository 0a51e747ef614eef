package onitama

import (
	"slices"
	"testing"

	"tidepool/rules/rulestest"
)

// TestCaptures compares captures and immediate wins with all moves.
func TestCaptures(t *testing.T) {
	for seed, start := range starts(t) {
		wins := 0
		rulestest.Games(t, start.Unwrap().(Position), uint64(seed), 300, func(p Position) {
			var want []Move
			win := false
			for _, m := range p.AppendMoves(nil) {
				if p.enemy().has(m.to()) && !m.Passes() {
					want = append(want, m)
				}
				win = win || p.Apply(m).Outcome().Over()
			}
			if got := p.AppendCaptures(nil); !slices.Equal(got, want) {
				t.Errorf("%s: captures %v, want %v", p, got, want)
			}
			if p.WinsNow() != win {
				t.Errorf("%s: wins now: %t, want %t", p, !win, win)
			}
			if win {
				wins++
			}
		})
		if wins == 0 {
			t.Errorf("%v: no wins", start)
		}
	}
}
