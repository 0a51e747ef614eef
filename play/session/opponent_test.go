package session_test

import (
	"errors"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/play/session"
	"tidepool/rules"
)

func TestJobOfReply(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 4})
	d.turn()
	d.moving(50)
	if len(d.engine.Jobs) > 0 {
		t.Fatal("asked while pieces move")
	}
	d.frame()
	j := d.engine.Last()
	if j.Level != 4 || j.Time != 2*time.Second || j.Seed == 0 || len(j.Words) != 1 || j.Start != d.Match().At(0).String() {
		t.Errorf("%+v", j)
	}
}

// While a person is to move, the best level prepares, once for a game; others have nothing to prepare.
func TestPreparation(t *testing.T) {
	for level, want := range map[int]int{8: 1, 7: 0} {
		d := newDesk(t, "kalah", "seeds=3", "", [2]int{0, level})
		d.frames(5)
		if jobs := d.engine.Jobs; len(jobs) != want || want > 0 && (!jobs[0].Prepare || jobs[0].Options != d.Match().Options()) {
			t.Errorf("level %d: %+v", level, jobs)
		}
		d.turn()
		d.answered()
		d.frames(5)
		if jobs := d.engine.Jobs; len(jobs) != want+1 || jobs[want].Prepare {
			t.Errorf("level %d, after its reply: %+v", level, jobs)
		}
	}
}

// The engine's turn comes at a pace that a person can follow: tap by tap until something happens on the
// board, then the whole turn.
func TestPaceOfReply(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 4})
	d.turn()
	d.frames(session.LeastTicks)
	if d.State() != session.Thinking {
		t.Fatalf("%v", d.State())
	}
	d.frame()
	if d.State() != session.Answering {
		t.Fatalf("%v after %d frames", d.State(), session.LeastTicks+1)
	}
	d.frame()
	if count[session.Tapped](d) != 1 {
		t.Fatal("the first tap does not come at once")
	}
	turns := d.Position().Turns()
	path, taps := turns[0].Paths[0], 1
	for taps < len(path) && len(rules.FollowTaps(turns, path[:taps+1]).Events) == 0 {
		taps++
	}
	for range taps {
		d.ply(1)
		d.moving(100)
		d.frames(session.TapTicks)
		d.ply(1)
		d.frame()
	}
	d.ply(2)
}

// If turns must be confirmed, the last tap is shown too.
func TestPaceWithConfirm(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{0, 4})
	d.Settings.Confirm = true
	d.turn()
	d.state(session.Answering)
	d.frames(1 + session.TapTicks)
	if count[session.Tapped](d) != 1 {
		t.Fatalf("%d taps", count[session.Tapped](d))
	}
	d.ply(1)
	d.frame()
	d.ply(2)
}

func TestThought(t *testing.T) {
	d := newDesk(t, "kalah", "", "", [2]int{8, 8})
	d.engine.Slow = true
	d.frame()
	for n := range session.PatienceTicks {
		if ticks, ok := d.Thought(); !ok || ticks != n {
			t.Fatalf("after %d: %d, %v", n, ticks, ok)
		}
		if got, want := d.Tick(true), (n+1)%session.DotTicks == 0; got != want {
			t.Fatalf("tick %d: changed %v", n+1, got)
		}
		d.broker.Tick()
	}
	d.PlayNow()
	if d.engine.Stopped != 1 {
		t.Fatalf("stopped %d times", d.engine.Stopped)
	}
	d.until("its turn", func() bool { return d.Match().Ply() == 1 })
}

// Taking back leads to where the person was to move; on redo, the engine's turns are the same as before.
func TestUndoRedoAgainstEngine(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	d.turn()
	d.answered()
	d.turn()
	d.answered()
	d.ply(4)
	d.Undo()
	d.ply(2)
	d.Redo()
	d.ply(3)
	if d.State() != session.Replaying {
		t.Fatal(d.State())
	}
	d.frames(session.TapTicks)
	d.ply(3)
	d.frame()
	d.ply(4)
	if d.State() != session.Waiting || len(d.engine.Jobs) != 2 {
		t.Fatalf("%v after %d jobs", d.State(), len(d.engine.Jobs))
	}
	d.Undo()
	d.Undo()
	d.ply(0)
	if d.Undo() {
		t.Error("undone before the first turn")
	}
	d.Redo()
	d.answered()
	d.word(d.Match().Turn(3).Word) // the same by hand
	d.answered()
	d.ply(4)
	if len(d.engine.Jobs) != 2 {
		t.Errorf("%d jobs", len(d.engine.Jobs))
	}
	d.Undo()
	another := d.Position().Turns()[1].Word // the engine thinks again
	d.word(another)
	d.answered()
	d.Undo()
	d.word(another) // and again, since nothing was replayed
	d.answered()
	if len(d.engine.Jobs) != 4 {
		t.Errorf("%d jobs", len(d.engine.Jobs))
	}
}

// Taking back works at every moment of the engine's turn, and drops the turn that it was about to play.
func TestUndoDuringReply(t *testing.T) {
	for name, prepare := range map[string]func(d *desk){
		"unasked":   func(d *desk) {},
		"thinking":  func(d *desk) { d.engine.Slow = true; d.frames(5) },
		"answered":  func(d *desk) { d.frames(5) },
		"answering": func(d *desk) { d.state(session.Answering) },
		"between":   func(d *desk) { d.state(session.Answering); d.frames(3) },
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
			d.turn()
			prepare(d)
			asked := d.engine.Job != nil
			d.Undo()
			d.frame()
			if _, thinking := d.Thought(); thinking || d.State() != session.Waiting || asked && d.engine.Stopped != 1 {
				t.Errorf("%v, thinking %v, stopped %d times", d.State(), thinking, d.engine.Stopped)
			}
			d.frames(200)
			d.ply(0)
			d.engine.Slow = false
			d.word(d.Position().Turns()[1].Word)
			d.answered()
			d.ply(2)
		})
	}
}

// A tap during the engine's turn plays the rest of it.
func TestFinish(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	if d.Finish() {
		t.Error("nothing is shown")
	}
	d.turn()
	d.state(session.Answering)
	d.frame()
	if !d.Finish() || d.State() != session.Waiting {
		t.Error(d.State())
	}
	d.ply(2)
	d.frames(100)
	d.ply(2)
}

func TestDemo(t *testing.T) {
	d := newDesk(t, "onitama", "", "", [2]int{3, 3})
	d.until("the fourth turn", func() bool { return d.Match().Ply() == 4 })
	d.Pause()
	d.frames(300)
	d.ply(4)
	d.Undo()
	d.ply(3)
	if d.State() != session.Paused {
		t.Fatal(d.State())
	}
	d.Resume()
	d.until("another turn", func() bool { return d.Match().Ply() > 4 })
	d.Undo()
	d.Undo()
	d.Redo()
	if ply := d.Match().Ply(); d.State() != session.Paused {
		t.Errorf("%v at ply %d", d.State(), ply)
	}
}

func TestEngineResigns(t *testing.T) {
	for _, test := range []struct {
		wish, proven bool
		score        ai.Score
		resigns      bool
	}{
		{true, false, ai.LossIn(4), true},
		{true, true, -300, true},
		{true, false, -9000, false},
		{true, true, 0, false},
		{false, false, ai.LossIn(4), false},
	} {
		d := newDesk(t, "konane", "", "", [2]int{0, 3})
		d.Settings.Resigns, d.engine.Score, d.engine.Proven = test.wish, test.score, test.proven
		d.turn()
		d.answered()
		o := d.Match().Outcome()
		if o.Over() != test.resigns || test.resigns && (o.Winner != rules.Near || d.State() != session.Over || d.kept != 2) {
			t.Errorf("%+v: %+v, %v, kept %d times", test, o, d.State(), d.kept)
		}
	}
}

// Looking back does not disturb the engine, whose turn comes afterwards.
func TestReviewWhileThinking(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{0, 3})
	d.engine.Slow = true
	d.turn()
	d.frames(10)
	d.Look(0)
	d.frames(10)
	if _, thinking := d.Thought(); !thinking || d.engine.Stopped != 0 || d.State() != session.Reviewing || d.Ply() != 0 {
		t.Fatalf("%v at ply %d, stopped %d times", d.State(), d.Ply(), d.engine.Stopped)
	}
	d.engine.Answer()
	d.frames(100)
	d.ply(1)
	if err := d.Play("d5"); !errors.Is(err, session.ErrReviewing) {
		t.Error(err)
	}
	d.Return()
	d.Return()
	if d.State() != session.Thinking || d.Ply() != 1 {
		t.Fatalf("%v at ply %d", d.State(), d.Ply())
	}
	d.answered()
	d.ply(2)
	if len(d.engine.Jobs) != 1 {
		t.Errorf("%d jobs", len(d.engine.Jobs))
	}
}

// A turn that is being shown restarts after a look back.
func TestReviewWhileAnswering(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	d.turn()
	d.state(session.Answering)
	d.frame()
	d.Look(0)
	d.frames(100)
	d.Return()
	taps := count[session.Tapped](d)
	d.frame()
	if count[session.Tapped](d) != taps+1 {
		t.Error("its first tap is not shown again")
	}
	d.answered()
	d.ply(2)
}

// A problem of the engine is reported once; the game waits for a person to resume it.
func TestProblem(t *testing.T) {
	for name, test := range map[string]struct {
		problem, word string
		kind          session.ProblemKind
	}{
		"none":    {"no game", "", session.NoReply},
		"illegal": {"", "z9", session.BadReply},
	} {
		d := newDesk(t, "konane", "", "", [2]int{0, 3})
		d.engine.Problem, d.engine.Word = test.problem, test.word
		d.turn()
		d.frames(300)
		if p := last[session.Problem](d); count[session.Problem](d) != 1 || p.Kind != test.kind || p.Err == nil || d.State() != session.Paused || len(d.engine.Jobs) != 1 {
			t.Errorf("%s: %+v, told %d times, %v, %d jobs", name, p, count[session.Problem](d), d.State(), len(d.engine.Jobs))
		}
		d.engine.Problem, d.engine.Word = "", ""
		d.Resume()
		d.answered()
		d.ply(2)
	}
}

// A turn of a lesson is shown like the engine's, and not stored.
func TestShow(t *testing.T) {
	s := session.New(session.Config{Match: newMatch(t, "kaninariebi", "", "")})
	word := s.Position().Turns()[0].Word
	if s.Show("z9") || !s.Show(word) || s.Show(word) {
		t.Fatal("shown wrongly")
	}
	for range 10 {
		s.Tick(false)
	}
	for range session.TapTicks + 2 {
		s.Tick(true)
	}
	if s.State() != session.Waiting || s.Match().Ply() != 1 {
		t.Errorf("%v at ply %d", s.State(), s.Match().Ply())
	}
}
