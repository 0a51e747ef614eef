package ai_test

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/ai/search"
)

// eachGame runs a test for every game.
func eachGame(t *testing.T, test func(t *testing.T, id string)) {
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		t.Run(id, func(t *testing.T) { test(t, id) })
	}
}

// clock returns a clock for tests.
func clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}

// A host runs a thinker and waits for its updates.
type host struct {
	*ai.InProcess
	wake chan struct{}
}

// waker returns a function that puts a token into a channel, unless there is one.
func waker(wake chan<- struct{}) func() {
	return func() {
		select {
		case wake <- struct{}{}:
		default:
		}
	}
}

// lastUpdate waits for the last update of the current job.
func lastUpdate(l *ai.InProcess, wake <-chan struct{}) ai.Update {
	for {
		for n, ok := l.Update(); ok; n, ok = l.Update() {
			if n.Final {
				return n
			}
		}
		<-wake
	}
}

func newHost(t *testing.T) host {
	t.Helper()
	h := host{wake: make(chan struct{}, 1)}
	h.InProcess = ai.NewInProcess(ai.Machine{Games: engines.ByID, Now: clock(), Wake: waker(h.wake)})
	h.Set(ai.Settings{TableBytes: 1 << 20})
	t.Cleanup(h.Close)
	return h
}

// final returns the last update of a job, and how many came before it.
func (h host) final(t *testing.T, id uint64) (ai.Update, int) {
	t.Helper()
	progress := 0
	for limit := time.After(20 * time.Second); ; {
		for n, ok := h.Update(); ok; n, ok = h.Update() {
			switch {
			case n.ID != id:
			case n.Final:
				return n, progress
			default:
				progress++
			}
		}
		select {
		case <-h.wake:
		case <-limit:
			t.Fatalf("no result of job %d", id)
		}
	}
}

func TestThinkerJobs(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		h := newHost(t)
		for level := range ai.Levels + 1 {
			h.Start(ai.Job{ID: uint64(level), Game: id, Level: level, Nodes: 3000})
			n, progress := h.final(t, uint64(level))
			if n.Problem != "" || progress == 0 || n.Nodes == 0 {
				t.Fatalf("level %d: %+v", level, n)
			}
			enginetest.PlayLine(t, enginetest.Start(t, id, ""), n.Best)
		}
	})
}

// Preparing lets others run, ends when stopped, and answers without a turn; whoever has nothing to prepare answers at once.
func TestThinkerPrepares(t *testing.T) {
	var thinker *ai.InProcess
	var pauses atomic.Int32
	wake := make(chan struct{}, 1)
	thinker = ai.NewInProcess(ai.Machine{Games: engines.ByID, Now: clock(), Wake: waker(wake), Pause: func() {
		if pauses.Add(1) == 5 {
			thinker.Stop()
		}
	}})
	defer thinker.Close()
	thinker.Set(ai.Settings{TableBytes: 64 << 20})
	for _, test := range []struct {
		game string
		most int32
	}{{"konane", 0}, {"kalah", 8}} {
		thinker.Start(ai.Job{Game: test.game, Prepare: true})
		n := lastUpdate(thinker, wake)
		if got := pauses.Load(); n.Problem != "" || len(n.Best.Words) > 0 || got > test.most || test.most > 0 && got < 5 {
			t.Errorf("%s: %d pauses, %+v", test.game, got, n)
		}
	}
}

func TestThinkerProblems(t *testing.T) {
	h := newHost(t)
	tests := []struct {
		job  ai.Job
		want string
	}{
		{ai.Job{}, `no game ""`},
		{ai.Job{Game: "kalah", Level: 9}, "level 9"},
		{ai.Job{Game: "kalah", Options: "size=6"}, `no option "size"`},
		{ai.Job{Game: "kalah", Start: "x"}, "kalah: "},
		{ai.Job{Game: "kalah", Words: []string{"A", "A"}}, "kalah: ply 2: "},
	}
	for i, test := range tests {
		test.job.ID = uint64(i)
		h.Start(test.job)
		if n, _ := h.final(t, uint64(i)); !strings.Contains(n.Problem, test.want) {
			t.Errorf("%+v: %q, want %q", test.job, n.Problem, test.want)
		}
	}
}

func TestThinkerStops(t *testing.T) {
	h := newHost(t)
	h.Start(ai.Job{ID: 1, Game: "kanishogi"})
	<-h.wake // it has begun
	h.Stop()
	if n, _ := h.final(t, 1); len(n.Best.Words) == 0 {
		t.Errorf("no turn: %+v", n)
	}
	// A second job ends the first.
	h.Start(ai.Job{ID: 2, Game: "kanishogi"})
	for n, ok := h.Update(); !ok || n.ID != 2; n, ok = h.Update() {
		<-h.wake
	}
	h.Start(ai.Job{ID: 3, Game: "konane", Depth: 2})
	if n, _ := h.final(t, 3); n.Depth != 2 {
		t.Errorf("%+v", n)
	}
	// Stopped before it began.
	h.Start(ai.Job{ID: 4, Game: "kanishogi"})
	h.Stop()
	h.final(t, 4)
	h.Close()
	h.Close()
	h.Start(ai.Job{ID: 5, Game: "kalah"}) // does nothing
}

// TestThinkerTime checks that a time limit is kept to within a tenth, with a clock that advances by a
// millisecond at each call.
func TestThinkerTime(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		var looks atomic.Int64
		wake := make(chan struct{}, 1)
		now := func() time.Duration { return time.Duration(looks.Add(1)) * time.Millisecond }
		l := ai.NewInProcess(ai.Machine{Games: engines.ByID, Now: now, Wake: waker(wake)})
		defer l.Close()
		l.Set(ai.Settings{TableBytes: 1 << 16})
		const limit = 100 * time.Millisecond
		l.Start(ai.Job{Game: id, Time: limit})
		n := lastUpdate(l, wake)
		if n.Time < limit || n.Time > limit*11/10 {
			t.Errorf("done after %v", n.Time)
		}
		if most := uint64(looks.Load()) * search.CheckEvery; n.Nodes > most {
			t.Errorf("%d nodes, at most %d between %d checks of the clock", n.Nodes, most, looks.Load())
		}
	})
}

// TestPauses checks that others can run while it thinks.
func TestPauses(t *testing.T) {
	var pauses atomic.Int64
	wake := make(chan struct{}, 1)
	l := ai.NewInProcess(ai.Machine{Games: engines.ByID, Now: clock(), Pause: func() { pauses.Add(1) }, Wake: waker(wake)})
	defer l.Close()
	l.Set(ai.Settings{TableBytes: 1 << 16})
	l.Start(ai.Job{Game: "konane", Nodes: 20 * search.CheckEvery})
	lastUpdate(l, wake)
	if pauses.Load() < 19 {
		t.Errorf("%d pauses", pauses.Load())
	}
}

func TestServe(t *testing.T) {
	in, out := make(chan []byte), make(chan ai.Update, 100)
	done := make(chan struct{})
	go func() {
		defer close(done)
		ai.Serve(in, func(text []byte) {
			n, err := ai.DecodeUpdate(text)
			if err != nil {
				t.Errorf("%q: %v", text, err)
			}
			out <- n
		}, ai.Machine{Games: engines.ByID, Now: clock()})
	}()
	final := func() ai.Update {
		for n := range out {
			if n.Final {
				return n
			}
		}
		panic("closed")
	}
	in <- []byte("nonsense\n")
	if n := final(); !strings.Contains(n.Problem, `unknown "nonsense"`) {
		t.Errorf("%+v", n)
	}
	in <- ai.Request{Set: &ai.Settings{TableBytes: 1 << 20}}.Encode()
	in <- ai.Request{Think: &ai.Job{ID: 1, Game: "onitama", Depth: 3, All: true}}.Encode()
	if n := final(); n.ID != 1 || n.Depth != 3 || len(n.Turns) == 0 {
		t.Errorf("%+v", n)
	}
	in <- ai.Request{Think: &ai.Job{ID: 2, Game: "onitama"}}.Encode()
	in <- ai.Request{Stop: true}.Encode()
	if n := final(); n.ID != 2 || len(n.Best.Words) == 0 {
		t.Errorf("%+v", n)
	}
	close(in)
	<-done
}
