package solver

import (
	"cmp"
	"math/rand/v2"
	"testing"

	"tidepool/rules/kalah"
)

// TestPlayOut compares who wins, as far as the limit allows to find it out, with margins found without PlayOut.
func TestPlayOut(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 2))
	decided, open, known := 0, 0, 0
	each := 25
	if testing.Short() {
		each = 2
	}
	for _, options := range []string{"houses=4,seeds=3", "houses=5,seeds=3,emptycapture=on", "houses=4,seeds=4,pie=on"} {
		for range each {
			p := played(t, r, options)
			exact := New(p.Variant(), 1<<20, 1<<20)
			s := New(p.Variant(), 1<<18, 1<<16)
			s.PlayOut(1<<16, 1<<16)
			root := s.Root(p)
			limit := uint64(Step * (1 + r.IntN(6)))
			ok := root.Decide(Hint{}, Limits{Nodes: limit})
			if s.Nodes() > limit {
				t.Errorf("%d nodes, allowed %d", s.Nodes(), limit)
			}
			best := -2 * p.Variant().Half
			for _, m := range p.AppendMoves(nil) {
				margin, _ := exact.After(p, m, 0, Limits{})
				if low, high := root.Bounds(m); margin < low || margin > high {
					t.Errorf("%s: %s leads to %d, shown are %d to %d", p, p.Word(m), margin, low, high)
				}
				best = max(best, margin)
			}
			if low, high := s.Bounds(); !ok {
				open++
			} else if decided++; best < low || best > high || low <= 0 && high >= 0 && low < high {
				t.Errorf("%s: the margin is %d, shown are %d to %d", p, best, low, high)
			}
			if margin, _, ok := root.Margin(Hint{}, Limits{}); !ok || margin != best {
				t.Errorf("%s: the margin is %d, want %d", p, margin, best)
			}
			for ; !p.Outcome().Over(); p = p.Apply(p.AppendMoves(nil)[0]) {
				if margin, ok := s.PlayedOut(p); ok {
					known++
					if want, _, _ := exact.Judge(p, Hint{}, Limits{}); cmp.Compare(margin, 0) != cmp.Compare(want, 0) {
						t.Errorf("%s: the margin is %d, played out %d", p, want, margin)
					}
				}
			}
		}
	}
	if !testing.Short() && (decided < 20 || open < 5 || known < 30) {
		t.Errorf("%d decided, %d not, %d known from the endings", decided, open, known)
	}
}

// played returns an unfinished position after some random turns.
func played(t *testing.T, r *rand.Rand, options string) kalah.Position {
	for {
		p, err := kalah.New(options)
		if err != nil {
			t.Fatal(err)
		}
		for range r.IntN(24) {
			if moves := p.AppendMoves(nil); len(moves) > 0 {
				p = p.Apply(moves[r.IntN(len(moves))])
			}
		}
		if !p.Outcome().Over() {
			return p
		}
	}
}
