package solver

import (
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"tidepool/rules/kalah"
)

// TestThreads compares the results of one thread and four, in a small table whose entries they overwrite, and
// checks that all threads take part.
func TestThreads(t *testing.T) {
	for _, options := range []string{"houses=4,seeds=4", "houses=5,seeds=2,emptycapture=on", "houses=4,seeds=5,end=either", "houses=5,seeds=3,end=empty"}[:few(4, 2)] {
		start, err := kalah.New(options)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(3, 4))
		alone, team := New(start.Variant(), 1<<16, 0), New(start.Variant(), 1<<16, 0)
		team.Threads(4)
		var visited [4]uint64
		for range few(6, 2) {
			p := walk(r, start, 3+r.IntN(6))
			if p.Outcome().Over() {
				continue
			}
			margin, best, ok := alone.Judge(p, Hint{}, Limits{})
			got, gotBest, gotOK := team.Judge(p, Hint{}, Limits{})
			if margin != got || !slices.Equal(best, gotBest) || !ok || !gotOK {
				t.Fatalf("%s: %s is worth %d with %v, four threads say %d with %v", options, p, margin, best, got, gotBest)
			}
			all := uint64(0)
			for i, s := range team.team.searchers {
				visited[i] += s.nodes
				all += s.nodes
			}
			if all != team.Nodes() {
				t.Errorf("%s: %d nodes, but %d are told", options, all, team.Nodes())
			}
		}
		t.Logf("%s: %d nodes", options, visited)
		if slices.Min(visited[:]) == 0 {
			t.Errorf("%s: the threads have visited %d nodes", options, visited)
		}
	}
}

// TestThreadsStop checks that all threads stop when told to, without harm to what they have found until then.
func TestThreadsStop(t *testing.T) {
	start, err := kalah.New("houses=4,seeds=4")
	if err != nil {
		t.Fatal(err)
	}
	s := New(start.Variant(), 1<<20, 1<<20)
	want, _, _ := s.Judge(start, Hint{}, Limits{})
	s.Forget()
	s.Threads(3)
	if _, _, ok := s.Judge(start, Hint{}, Limits{Nodes: 5 * Step}); ok || s.Nodes() > 20*Step {
		t.Errorf("within %d nodes: %t, after %d", 5*Step, ok, s.Nodes())
	}
	pauses := 0
	for ; ; pauses++ {
		left := 10 + pauses
		margin, _, ok := s.Judge(start, Hint{}, Limits{Expired: func() bool { left--; return left < 0 }})
		if ok {
			if margin != want {
				t.Errorf("%d after %d pauses, want %d", margin, pauses, want)
			}
			break
		}
	}
	if pauses == 0 {
		t.Error("no pause")
	}
}

// TestFillTogether checks that several threads fill tables like one does, also with pauses.
func TestFillTogether(t *testing.T) {
	seeds := few(12, 11)
	for _, options := range []string{"houses=5", "houses=6,end=either,emptycapture=on"}[few(0, 1):] {
		p, err := kalah.New(options)
		if err != nil {
			t.Fatal(err)
		}
		alone, team := New(p.Variant(), 1<<12, 1<<26), New(p.Variant(), 1<<12, 1<<26)
		team.Threads(3)
		never := func() bool { return false }
		alone.endings.fill(seeds, never)
		alone.optimistic.fill(seeds, never)
		asked := atomic.Int32{}
		now := func() bool { return asked.Add(1)%4 == 0 }
		for !team.endings.fill(seeds, now) {
		}
		for !team.optimistic.fill(seeds, now) {
		}
		for n := range seeds + 1 {
			if !slices.Equal(alone.endings.cells[n], team.endings.cells[n]) {
				t.Errorf("%s: other endings with %d seeds", options, n)
			}
			if !slices.Equal(alone.optimistic.cells[n], team.optimistic.cells[n]) {
				t.Errorf("%s: other optimistic with %d seeds", options, n)
			}
		}
		if n := team.optimistic.size(seeds); n < worthSharing {
			t.Errorf("%s: %d cells are not shared", options, n)
		}
	}
}
