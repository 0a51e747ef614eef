package solver

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules/konane"
)

// TestThreads compares the results of one thread and three, in a small table whose entries they overwrite,
// and checks that all threads take part.
func TestThreads(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	alone, team := New(1<<20), New(1<<20)
	team.Threads(3)
	all, own := uint64(0), uint64(0)
	for range 20 {
		line := game(t, r, 4+r.IntN(5), 4+r.IntN(5))
		p := line[max(0, len(line)-16)]
		want, got := alone.Solve(p, Limits{}), team.Solve(p, Limits{})
		if !got.Known || got.Win != want.Win {
			t.Fatalf("%s: three threads say %+v, one %+v", p, got, want)
		}
		main, _ := team.search.ended()
		if main != got.Nodes {
			t.Errorf("%s: %d nodes, then %d", p, got.Nodes, main)
		}
		all += got.Nodes
		own += team.search.(*search[node, move]).nodes
	}
	if all < own*5/4 {
		t.Errorf("of %d nodes one thread has visited %d", all, own)
	}
}

// TestThreadsStop checks that all threads stop when told to, and that what they have found until then is useful.
func TestThreadsStop(t *testing.T) {
	p, err := konane.New(5, 6)
	if err != nil {
		t.Fatal(err)
	}
	s := New(8 << 20)
	s.Threads(3)
	if r := s.Solve(p, Limits{Nodes: 5 * checkEvery}); r.Known || r.Nodes > 30*checkEvery {
		t.Errorf("within %d nodes: %+v", 5*checkEvery, r)
	}
	pauses := 0
	for ; ; pauses++ {
		left := 10 << min(pauses, 10)
		r := s.Solve(p, Limits{Expired: func() bool { left--; return left < 0 }})
		if !r.Known {
			continue
		}
		if r.Win {
			t.Errorf("won after %d pauses", pauses)
		}
		break
	}
	if pauses == 0 {
		t.Error("no pause")
	}
}
