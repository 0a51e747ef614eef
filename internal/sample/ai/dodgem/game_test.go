package dodgem_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	engine "tidepool/internal/sample/ai/dodgem"
	"tidepool/internal/sample/rules/dodgem"
	"tidepool/rules"
)

func TestConformance(t *testing.T) { enginetest.Conform(t, engine.Game{}, "size=5") }

// values returns the value of every position on the smallest board for the side to move, found backwards from
// the decided ones. From positions not in it, play can go on forever.
func values(t *testing.T) map[rules.Position]int {
	t.Helper()
	start, err := dodgem.Game{}.Start("")
	if err != nil {
		t.Fatal(err)
	}
	next := map[rules.Position][]rules.Position{start: nil}
	for open := []rules.Position{start}; len(open) > 0; {
		p := open[0]
		open = open[1:]
		for _, turn := range p.Turns() {
			q, _, _ := p.Play(turn.Word)
			if _, seen := next[q]; !seen {
				next[q] = nil
				open = append(open, q)
			}
			next[p] = append(next[p], q)
		}
	}
	worth := map[rules.Position]int{}
	for again := true; again; {
		again = false
		for p, after := range next {
			if _, known := worth[p]; known {
				continue
			}
			if v, ok := value(p, after, worth); ok {
				worth[p], again = v, true
			}
		}
	}
	return worth
}

// value returns the value of a position, if it follows from the known ones.
func value(p rules.Position, after []rules.Position, worth map[rules.Position]int) (int, bool) {
	if o := p.Outcome(); o.Over() {
		return map[bool]int{true: 1, false: -1}[o.Winner == p.Turn()], true
	}
	lost := true
	for _, q := range after {
		v, known := worth[q]
		if known && v < 0 {
			return 1, true
		}
		lost = lost && known
	}
	return -1, lost
}

// TestSolver compares the solver with exhaustive search, in which Blue wins on the smallest board, as stated
// in "Winning Ways".
func TestSolver(t *testing.T) {
	worth := values(t)
	start, _ := dodgem.Game{}.Start("")
	if worth[start] != 1 {
		t.Errorf("the start is worth %d", worth[start])
	}
	solver := engine.Game{}.Solver(ai.SolverOptions{TableBytes: 1 << 20})
	for p, want := range worth {
		got, ok := solver.Solve(p, enginetest.Never, enginetest.Quietly)
		if !ok || got.Value != want {
			t.Errorf("%s: worth %d (%t), want %d", p, got.Value, ok, want)
		}
	}
}
