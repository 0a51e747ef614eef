package session_test

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/play/session"
	"tidepool/rules/games"
)

// hinted asks for a hint until its turn is shown, and returns the turn.
func (d *desk) hinted() string {
	d.t.Helper()
	for range 100 { // forever, for a game without an engine
		if d.Hints.Stage() == session.HintTurn {
			return d.Hints.Turn().Word
		}
		d.Hints.Ask()
		d.frames(2)
	}
	d.t.Fatalf("%s: no hint", d.Match().Info().ID)
	return ""
}

// explained asks for the explanation until it is complete.
func (d *desk) explained() *session.Advice {
	d.t.Helper()
	d.hinted()
	if !d.Hints.Ask() {
		d.t.Fatal("no reason is given")
	}
	a := d.Hints.Advice()
	for range 3 {
		d.Poll()
		d.Hints.Explain(a)
		d.broker.Tick()
	}
	return a
}

func TestHint(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	first := d.Position().Turns()[0]
	d.engine.Slow = true
	d.Hints.Ask()
	d.frame()
	d.Hints.Ask()
	if d.Hints.Stage() != session.HintLooking || d.Hints.Spots() != nil || len(d.engine.Jobs) != 1 {
		t.Fatalf("stage %v", d.Hints.Stage())
	}
	if j := d.engine.Last(); j.Time != session.HintTime || j.Level != 0 || j.All || j.Seed != 0 {
		t.Errorf("%+v", j)
	}
	d.engine.Answer()
	d.frames(2)
	if got := d.Hints.Spots(); len(got) != 1 || got[0] != first.Paths[0][0] || count[session.HintChanged](d) != 2 {
		t.Fatalf("the first hint points at %v", got)
	}
	d.Hints.Ask()
	if got := d.Hints.Spots(); len(got) != len(first.Paths[0]) || d.Hints.Turn().Word != first.Word {
		t.Fatalf("the second hint points at %v", got)
	}
	d.engine.Slow = false
	a := d.explained()
	if j := d.engine.Last(); !j.All || j.Time != session.ExplainTime || j.Level != 0 {
		t.Errorf("%+v", j)
	}
	if !a.Full || len(a.Others()) == 0 {
		t.Errorf("%+v", a)
	}
	d.turn()
	if d.Hints.Stage() != session.HintNone {
		t.Error("the hint stays after a turn")
	}
}

// Dropping a hint cancels its search, and closing the explanation cancels the look at all turns.
func TestHintCancelled(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	d.engine.Slow = true
	d.Hints.Ask()
	d.frame()
	d.Hints.Drop()
	d.frames(3)
	if d.engine.Stopped != 1 || d.Hints.Stage() != session.HintNone {
		t.Fatalf("stopped %d times", d.engine.Stopped)
	}
	d.Hints.Ask()
	d.frame()
	d.engine.Answer()
	d.hinted()
	a := d.Hints.Advice()
	d.Hints.Explain(a)
	d.broker.Tick()
	d.engine.Tell(false)
	d.Hints.Explain(a)
	d.broker.Tick()
	if !d.Hints.Explain(a) || a.Full || len(a.Turns) == 0 {
		t.Errorf("so far: %+v", a)
	}
	d.frames(2)
	if d.engine.Stopped != 2 {
		t.Errorf("stopped %d times", d.engine.Stopped)
	}
}

func TestHintProblem(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	d.engine.Problem = "no"
	d.Hints.Ask()
	d.frames(50)
	if p := last[session.Problem](d); p.Kind != session.NoHint || count[session.Problem](d) != 1 || d.Hints.Stage() != session.HintNone || len(d.engine.Jobs) != 1 {
		t.Errorf("%+v, %d jobs", p, len(d.engine.Jobs))
	}
	d.engine.Problem = ""
	d.hinted()
}

// The same position has the same hint, even on coming back to it, without another search.
func TestHintStays(t *testing.T) {
	d := newDesk(t, "kaninariebi", "", "", [2]int{0, 3})
	d.engine.Score = 50
	turn := d.hinted()
	d.Hints.Drop()
	d.engine.Word = d.Position().Turns()[3].Word
	asked := len(d.engine.Jobs)
	if again := d.hinted(); again != turn || len(d.engine.Jobs) != asked {
		t.Errorf("first %s, then %s; %d jobs more", turn, again, len(d.engine.Jobs)-asked)
	}
	d.engine.Word = ""
	d.turn()
	d.answered()
	d.hinted()
	d.Undo()
	asked = len(d.engine.Jobs)
	if again := d.hinted(); again != turn || len(d.engine.Jobs) != asked {
		t.Errorf("first %s, then %s; %d jobs more", turn, again, len(d.engine.Jobs)-asked)
	}
	if a := d.explained(); a.Best.Words[0] != turn || a.Refuted != "" {
		t.Errorf("why another: %+v", a)
	}
	asked = len(d.engine.Jobs)
	d.explained()
	if len(d.engine.Jobs) != asked {
		t.Error("asked again")
	}
}

// A hint that a longer look refutes is replaced.
func TestHintRefuted(t *testing.T) {
	for _, test := range []struct {
		name        string
		told, other ai.Score
		refuted     bool
	}{
		{"far better", 0, 100, true},
		{"a little better", 0, 99, false},
		{"wins", 300, ai.WinIn(9), true},
		{"wins sooner", ai.WinIn(9), ai.WinIn(3), false},
		{"does not lose", ai.LossIn(4), -900, true},
		{"loses later", ai.LossIn(4), ai.LossIn(8), false},
	} {
		d := newDesk(t, "konane", "", "", [2]int{0, 3})
		turn := d.hinted()
		other := d.Position().Turns()[1].Word
		d.engine.Score = -9000
		if test.told < -9000 {
			d.engine.Score = ai.LossIn(2)
		}
		d.engine.Scores = map[string]ai.Score{turn: test.told, other: test.other}
		a := d.explained()
		want := turn
		if test.refuted {
			want = other
		}
		if a.Best.Words[0] != want || (a.Refuted == turn) != test.refuted {
			t.Errorf("%s: advises %s, want %s; refuted %q", test.name, a.Best.Words[0], want, a.Refuted)
		}
		d.Hints.Explained(a)
		if got := d.Hints.Turn().Word; got != want {
			t.Errorf("%s: the board shows %s, want %s", test.name, got, want)
		}
	}
}

// Another turn can be highlighted instead of the advised one.
func TestHintShowsOthers(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t, g.Info().ID, "", "", [2]int{0, 3})
		if d.Position().Turn() != 0 {
			continue
		}
		turn := d.hinted()
		other := d.explained().Others()[0].Words[0]
		if !d.Hints.Show(other) || d.Hints.Show("z9") || d.Hints.Turn().Word != other || other == turn || len(d.Hints.Spots()) != len(d.Hints.Turn().Paths[0]) {
			t.Errorf("%s: %s shows %s", g.Info().ID, other, d.Hints.Turn().Word)
		}
	}
}

// A hint is immediate if the position was already judged for longer.
func TestJudgementServesHint(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{})
	d.Settings.ScoreBar = true
	d.frames(2)
	d.Hints.Ask()
	if d.Hints.Stage() != session.HintSpot || count[session.HintChanged](d) != 1 || len(d.engine.Jobs) != 1 || session.JudgeTime < session.HintTime+time.Second {
		t.Errorf("stage %v, %d jobs", d.Hints.Stage(), len(d.engine.Jobs))
	}
}
