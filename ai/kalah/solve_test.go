package kalah

import (
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
)

// A solver that is stopped while it guesses what to prove tells how many positions it has looked at.
func TestGuessCounts(t *testing.T) {
	var last ai.Progress
	calls := 0
	stop := func() bool { calls++; return calls > 50 }
	s := newSolver(ai.SolverOptions{TableBytes: 1 << 20, Threads: 1, NoBook: true})
	if _, ok := s.Solve(enginetest.Start(t, "kalah", "seeds=6"), stop, func(p ai.Progress) { last = p }); ok || last.Nodes == 0 {
		t.Errorf("solved %v, after %d nodes", ok, last.Nodes)
	}
}
