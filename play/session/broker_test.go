package session_test

import (
	"strconv"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/session"
)

// request asks about the start of a game or the position after some turns.
func request(t testing.TB, p session.Purpose, words ...string) session.Request {
	t.Helper()
	m := newMatch(t, "konane", "", "")
	turnsOf(t, m, words...)
	return session.Request{Line: session.LineAt(m, m.Node(m.Ply())), Purpose: p, Time: time.Second}
}

// frame is a frame in which some requests are wanted.
func frame(b *session.Broker, wanted ...session.Request) (answers []session.Answer) {
	for _, r := range wanted {
		answers = append(answers, b.Want(r))
	}
	b.Tick()
	return answers
}

func TestJob(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID}
	b := session.NewBroker(s)
	r := request(t, session.Reply, "d4", "d5")
	r.Level, r.Seed, r.All = 3, 7, true
	frame(b, r)
	j := s.Last()
	if j.Game != "konane" || len(j.Words) != 2 || j.Words[1] != "d5" || j.Level != 3 || j.Seed != 7 || !j.All || j.Time != time.Second {
		t.Errorf("%+v", j)
	}
	r.Level, r.Turns = 0, ""
	frame(b, r)
	if j := s.Last(); j.Level != 0 || len(j.Words) != 0 {
		t.Errorf("at full strength: %+v", j)
	}
}

// A user that asks in every frame gets intermediate answers and then the final one, from one job.
func TestAnswerGetsBetter(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID, Slow: true, Score: 10}
	b := session.NewBroker(s)
	r := request(t, session.Judgement)
	frame(b, r)
	if a := frame(b, r)[0]; a.Serial != 0 || a.Final {
		t.Fatalf("before anything is known: %+v", a)
	}
	s.Tell(false)
	frame(b, r)
	first := b.Want(r)
	if first.Serial == 0 || first.Final || first.Best.Score != 10 {
		t.Fatalf("so far: %+v", first)
	}
	s.Score = 20
	s.Answer()
	b.Tick()
	if a := b.Want(r); !a.Final || a.Best.Score != 20 || a.Serial == first.Serial {
		t.Errorf("at last: %+v", a)
	}
	for range 5 {
		frame(b, r)
	}
	if len(s.Jobs) != 1 {
		t.Errorf("%d jobs", len(s.Jobs))
	}
}

// A request that is no longer wanted is cancelled, and a late answer to it is ignored.
func TestUnwantedIsCancelled(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID, Slow: true}
	b := session.NewBroker(s)
	r, other := request(t, session.Hint), request(t, session.Hint, "d4")
	frame(b, r)
	frame(b, other)
	if s.Stopped != 1 || len(s.Jobs) != 2 {
		t.Fatalf("stopped %d times, %d jobs", s.Stopped, len(s.Jobs))
	}
	frame(b)
	frame(b)
	if s.Stopped != 2 {
		t.Errorf("stopped %d times", s.Stopped)
	}
	if a := b.Want(r); a.Serial != 0 {
		t.Errorf("a cancelled job has answered: %+v", a)
	}
}

func TestPriority(t *testing.T) {
	order := []session.Purpose{session.Reply, session.Hint, session.Explain, session.Judgement, session.Review, session.Puzzle}
	for i, high := range order {
		for _, low := range order[i+1:] {
			s := &enginetest.Script{Games: engines.ByID, Slow: true}
			b := session.NewBroker(s)
			h, l := request(t, high), request(t, low, "d4")
			frame(b, l)
			frame(b, l, h)
			if got := len(s.Last().Words); got != 0 {
				t.Fatalf("%d does not interrupt %d", high, low)
			}
			frame(b, l, h)
			s.Answer()
			frame(b, l, h)
			if len(s.Jobs) != 3 || len(s.Last().Words) != 1 {
				t.Fatalf("%d does not restart after %d: %d jobs", low, high, len(s.Jobs))
			}
			frame(b, h, l)
			if len(s.Jobs) != 3 || s.Stopped != 1 {
				t.Fatalf("%d jobs, stopped %d times", len(s.Jobs), s.Stopped)
			}
		}
	}
}

// Requests of the same purpose do not interrupt each other.
func TestFirstComeFirstServed(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID, Slow: true}
	b := session.NewBroker(s)
	x, y := request(t, session.Review), request(t, session.Review, "d4")
	frame(b, x)
	for range 3 {
		frame(b, y, x)
	}
	if len(s.Jobs) != 1 {
		t.Fatalf("%d jobs", len(s.Jobs))
	}
	s.Answer()
	frame(b, y, x)
	if len(s.Jobs) != 2 {
		t.Errorf("%d jobs", len(s.Jobs))
	}
}

// Requests that come in large numbers are answered concurrently; for others the turns are shared, and a more
// urgent one gets the whole engine.
func TestSideBySide(t *testing.T) {
	s := [3]*enginetest.Script{}
	for i := range s {
		s[i] = &enginetest.Script{Games: engines.ByID, Slow: true}
	}
	b := session.NewBroker(s[0], s[1], s[2])
	if b.Width() != 3 {
		t.Fatalf("width %d", b.Width())
	}
	under := func(want string) {
		t.Helper()
		got := ""
		for _, s := range s {
			switch {
			case s.Job == nil:
				got += "-"
			case s.Job.Part.Whole():
				got += strconv.Itoa(len(s.Job.Words))
			default:
				got += "p"
			}
		}
		if got != want {
			t.Fatalf("%q under way, want %q", got, want)
		}
	}
	list := []session.Request{request(t, session.Review), request(t, session.Review, "d4"), request(t, session.Review, "d4", "d5"), request(t, session.Review, "e5")}
	frame(b, list...)
	under("012")
	s[1].Answer()
	frame(b, list...)
	under("012") // the fourth has one turn, too
	if a := b.Want(list[1]); !a.Final || len(s[1].Jobs) != 2 {
		t.Errorf("%+v, %d jobs", a, len(s[1].Jobs))
	}
	reply := request(t, session.Reply)
	frame(b, append(list, reply)...)
	under("0--")
	all := request(t, session.Analysis, "d4")
	all.All = true
	frame(b, append(list, all)...)
	under("ppp")
	for _, s := range s {
		s.Answer()
	}
	frame(b, append(list, all)...)
	if a := b.Want(all); !a.Final || len(a.Turns) < 2 {
		t.Errorf("%+v", a)
	}
	frame(b, list...)
	under("021")
}

func TestHurry(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID, Slow: true}
	b := session.NewBroker(s)
	r := request(t, session.Reply)
	b.Hurry(r)
	frame(b, r)
	b.Hurry(request(t, session.Reply, "d4"))
	if s.Stopped != 0 {
		t.Fatal("the wrong job is hurried")
	}
	b.Hurry(r)
	b.Hurry(r)
	frame(b, r)
	if a := b.Want(r); !a.Final || s.Stopped != 1 {
		t.Errorf("%+v, stopped %d times", a, s.Stopped)
	}
	if a := frame(b, request(t, session.Judgement))[0]; a.Serial != 0 {
		t.Error("a hurried answer serves a longer look")
	}
}

// A problem is reported while someone asks, and not retried before they have stopped.
func TestProblemIsNotRetried(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID, Problem: "no"}
	b := session.NewBroker(s)
	r := request(t, session.Hint)
	frame(b, r)
	first := b.Want(r)
	for range 5 {
		if a := frame(b, r)[0]; !a.Final || a.Problem != "no" || a.Serial != first.Serial {
			t.Fatalf("%+v", a)
		}
	}
	if len(s.Jobs) != 1 {
		t.Fatalf("%d jobs", len(s.Jobs))
	}
	frame(b)
	s.Problem = ""
	frame(b, r)
	if a := b.Want(r); a.Problem != "" || !a.Final {
		t.Errorf("asked again: %+v", a)
	}
}

// A known answer serves other requests if their own search would not be better.
func TestAnswersServeOthers(t *testing.T) {
	for _, test := range []struct {
		name   string
		known  session.Request
		proven bool
		asks   session.Request
		serves bool
	}{
		{"a longer look", session.Request{Purpose: session.Judgement, Time: 3}, false, session.Request{Purpose: session.Hint, Time: 1}, true},
		{"a shorter look", session.Request{Purpose: session.Hint, Time: 1}, false, session.Request{Purpose: session.Judgement, Time: 3}, false},
		{"a proof", session.Request{Purpose: session.Hint, Time: 1}, true, session.Request{Purpose: session.Judgement, Time: 3}, true},
		{"a reply, which wants to win", session.Request{Purpose: session.Reply, Time: 5, Seed: 9, Level: ai.Levels}, false, session.Request{Purpose: session.Judgement, Time: 3}, false},
		{"a weak reply", session.Request{Purpose: session.Reply, Time: 5, Seed: 9, Level: 7}, true, session.Request{Purpose: session.Judgement, Time: 3}, false},
		{"no reply but its own", session.Request{Purpose: session.Reply, Time: 5, Seed: 9}, true, session.Request{Purpose: session.Reply, Time: 5, Seed: 10}, false},
		{"the same", session.Request{Purpose: session.Reply, Time: 5, Seed: 9, Level: 2}, false, session.Request{Purpose: session.Reply, Time: 5, Seed: 9, Level: 2}, true},
		{"one turn for all", session.Request{Purpose: session.Judgement, Time: 9}, true, session.Request{Purpose: session.Explain, Time: 1, All: true}, false},
		{"all turns for one", session.Request{Purpose: session.Explain, Time: 9, All: true}, false, session.Request{Purpose: session.Judgement, Time: 3}, false},
		{"all turns with proof", session.Request{Purpose: session.Explain, Time: 9, All: true}, true, session.Request{Purpose: session.Judgement, Time: 3}, true},
		{"without end", session.Request{Purpose: session.Review}, false, session.Request{Purpose: session.Judgement, Time: 3}, true},
		{"not without end", session.Request{Purpose: session.Judgement, Time: 3}, false, session.Request{Purpose: session.Review}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := &enginetest.Script{Games: engines.ByID, Proven: test.proven}
			b := session.NewBroker(s)
			line := request(t, 0).Line
			test.known.Line, test.asks.Line = line, line
			frame(b, test.known)
			frame(b, test.asks)
			if got := len(s.Jobs) == 1; got != test.serves {
				t.Errorf("serves %v, want %v", got, test.serves)
			}
		})
	}
}

// The cache is bounded, and the oldest answers are dropped first.
func TestCacheForgetsTheOldest(t *testing.T) {
	const size = 4096
	s := new(enginetest.Script)
	b := session.NewBroker(s)
	ask := func(i int) bool {
		jobs := len(s.Jobs)
		frame(b, session.Request{Line: session.Line{Start: strconv.Itoa(i)}})
		return len(s.Jobs) > jobs
	}
	for i := range size + 1 {
		ask(i)
	}
	if ask(1) || ask(size) {
		t.Error("more than the oldest answer is dropped")
	}
	if !ask(0) {
		t.Error("the oldest answer is kept")
	}
}

// Nothing is allocated while nothing changes, whether something is in progress or all is known.
func TestBrokerAllocatesNothing(t *testing.T) {
	s := &enginetest.Script{Games: engines.ByID, Slow: true}
	b := session.NewBroker(s)
	r, low, known := request(t, session.Reply), request(t, session.Judgement, "d4"), request(t, session.Review, "e5")
	frame(b, known)
	s.Answer()
	frame(b, r, low)
	if n := testing.AllocsPerRun(100, func() {
		b.Want(r)
		b.Want(low)
		b.Want(known)
		b.Tick()
	}); n != 0 {
		t.Errorf("%v allocations a frame", n)
	}
}

func TestNoBroker(t *testing.T) {
	b := session.NewBroker(nil)
	r := request(t, session.Reply)
	b.Hurry(r)
	if a := b.Want(r); b.Tick() || a.Serial != 0 || a.Final {
		t.Errorf("%+v", a)
	}
}

func BenchmarkBrokerTick(b *testing.B) {
	s := &enginetest.Script{Games: engines.ByID, Slow: true}
	broker := session.NewBroker(s)
	r, low := request(b, session.Reply), request(b, session.Judgement, "d4")
	b.ReportAllocs()
	for b.Loop() {
		broker.Want(r)
		broker.Want(low)
		broker.Tick()
	}
}
