package session_test

import (
	"math"
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/session"
)

func TestJudge(t *testing.T) {
	d := newDesk(t, "kanishogi", "", "", [2]int{})
	d.frames(5)
	if _, ok := d.Judge.Near(false); ok || len(d.engine.Jobs) > 0 {
		t.Fatal("judged without a score bar")
	}
	d.Settings.ScoreBar = true
	d.engine.Score = 70
	d.frames(50)
	if v, ok := d.Judge.Near(false); !ok || v.Score != 70 || len(d.engine.Jobs) != 1 || count[session.ScoreChanged](d) != 1 {
		t.Fatalf("%+v after %d jobs", v, len(d.engine.Jobs))
	}
	if j := d.engine.Last(); j.Time != session.JudgeTime || j.Level != 0 {
		t.Errorf("%+v", j)
	}
	d.engine.Slow, d.engine.Score = true, 30
	d.turn()
	d.moving(20)
	if len(d.engine.Jobs) != 1 {
		t.Fatal("judged while pieces move")
	}
	d.frame()
	if v, _ := d.Judge.Near(false); v.Score != 70 {
		t.Errorf("the last judgement is dropped: %+v", v)
	}
	d.engine.Tell(false)
	d.frames(2)
	if v, _ := d.Judge.Near(false); v.Score != -30 || v.Proven {
		t.Errorf("the far side is ahead by 30: %+v", v)
	}
	d.engine.Score, d.engine.Proven = 0, true
	d.engine.Answer()
	d.frames(2)
	if v, _ := d.Judge.Near(false); v.Score != 0 || !v.Proven {
		t.Errorf("%+v", v)
	}
	d.Look(0)
	d.frames(2)
	if v, _ := d.Judge.Near(false); v.Score != 70 || len(d.engine.Jobs) != 2 {
		t.Errorf("a position judged before: %+v after %d jobs", v, len(d.engine.Jobs))
	}
}

// A hint interrupts a judgement; the score bar gets its verdict later, for the position shown.
func TestHintDuringJudgement(t *testing.T) {
	d := newDesk(t, "kanishogi", "", "", [2]int{0, 3})
	d.Settings.ScoreBar = true
	d.engine.Score = 10
	d.frames(3)
	d.turn()
	d.state(session.Answering)
	d.engine.Slow = true
	d.answered()
	d.frames(2)
	if j := d.engine.Last(); j.Time != session.JudgeTime || len(j.Words) != 2 {
		t.Fatalf("%+v", j)
	}
	d.Hints.Ask()
	d.frame()
	if j := d.engine.Last(); j.Time != session.HintTime {
		t.Fatalf("%+v", j)
	}
	d.engine.Answer()
	d.frames(2)
	if d.Hints.Stage() != session.HintSpot {
		t.Fatal("no hint")
	}
	if j := d.engine.Last(); j.Time != session.JudgeTime || len(j.Words) != 2 || len(d.engine.Jobs) != 5 {
		t.Fatalf("not judged afterwards: %+v of %d", j, len(d.engine.Jobs))
	}
	d.engine.Score = 500
	d.engine.Answer()
	d.frames(2)
	if v, _ := d.Judge.Near(false); v.Score != 500 {
		t.Errorf("%+v", v)
	}
}

// A lesson, which shows no score, asks for nothing.
func TestLessonAsksNothing(t *testing.T) {
	engine := &enginetest.Script{Games: engines.ByID}
	b := session.NewBroker(engine)
	s := session.New(session.Config{Match: newMatch(t, "kanishogi", "", ""), Broker: b})
	for range 30 {
		s.Tick(true)
		b.Tick()
	}
	if len(engine.Jobs) > 0 {
		t.Errorf("%+v", engine.Jobs)
	}
}

// On the engine's turn nothing is judged, and its own thinking comes first.
func TestReplyBeforeJudgement(t *testing.T) {
	d := newDesk(t, "kanishogi", "", "", [2]int{0, 3})
	d.Settings.ScoreBar = true
	d.engine.Slow = true
	d.frame()
	d.turn()
	d.frames(3)
	if j := d.engine.Last(); j.Level != 3 || len(d.engine.Jobs) != 2 {
		t.Fatalf("%+v", j)
	}
	stopped := d.engine.Stopped
	d.Look(0)
	d.frames(3)
	if len(d.engine.Jobs) != 2 || d.engine.Stopped != stopped {
		t.Errorf("looking back disturbs the engine: %d jobs", len(d.engine.Jobs))
	}
	d.engine.Answer()
	d.frames(3)
	if j := d.engine.Last(); j.Time != session.JudgeTime || len(j.Words) != 0 {
		t.Errorf("the position shown is not judged: %+v", j)
	}
}

// A failed judgement is not reported, and not retried.
func TestJudgeProblem(t *testing.T) {
	d := newDesk(t, "kanishogi", "", "", [2]int{})
	d.Settings.ScoreBar, d.engine.Problem = true, "no"
	d.frames(50)
	if _, ok := d.Judge.Near(false); ok || len(d.engine.Jobs) != 1 || count[session.Problem](d) != 0 {
		t.Errorf("%d jobs", len(d.engine.Jobs))
	}
}

// A game finished on the board needs no judgement; while its last turn moves, the end is withheld.
func TestJudgeAtTheEnd(t *testing.T) {
	for _, test := range []struct {
		game, start, word string
		want              ai.Score
	}{
		{"kanishogi", "A3b/3C1/K2k1/B3c/4a b", "a2-d2", ai.WinIn(0)},
		{"kalah", "0,0,0,0,0,1/0,0,0,0,1,6 24 16 s", "F", ai.WinIn(0)},
	} {
		d := newDesk(t, test.game, "", test.start, [2]int{})
		d.Settings.ScoreBar, d.engine.Score = true, 80
		d.frames(2)
		d.word(test.word)
		if v, ok := d.Judge.Near(true); !ok || v.Score != 80 {
			t.Errorf("%s: while the turn moves %+v", test.game, v)
		}
		if v, ok := d.Judge.Near(false); !ok || v.Score != test.want || !v.Proven {
			t.Errorf("%s: %+v", test.game, v)
		}
		d.frames(5)
		if len(d.engine.Jobs) != 1 {
			t.Errorf("%s: judged at the end", test.game)
		}
	}
}

func TestShare(t *testing.T) {
	for score, want := range map[ai.Score]float64{0: 0.5, ai.WinIn(3): 1, ai.LossIn(3): 0, 250: 0.731, -250: 0.269} {
		if got := (session.Verdict{Score: score}).Share(); math.Abs(got-want) > 0.001 {
			t.Errorf("%v: %v, want %v", score, got, want)
		}
	}
}
