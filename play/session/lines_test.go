package session_test

import (
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/match"
	"tidepool/play/session"
)

// A lineDesk is lines with their surroundings.
type lineDesk struct {
	*session.Lines
	broker *session.Broker
	engine *enginetest.Script
}

func newLineDesk() *lineDesk {
	engine := &enginetest.Script{Games: engines.ByID}
	broker := session.NewBroker(engine)
	return &lineDesk{session.NewLines(broker), broker, engine}
}

// frame runs a frame in which someone looks.
func (d *lineDesk) frame() bool {
	changed := d.Poll()
	d.broker.Tick()
	return changed
}

func (d *lineDesk) look(m *match.Match, ply int) {
	d.Look(session.LineAt(m, m.Node(ply)), m.At(ply), m.Outcome())
}

// Every turn has its score, the best first, but only while the lines are on.
func TestLinesScoreEveryTurn(t *testing.T) {
	m := newMatch(t, "konane", "size=4", "")
	d := newLineDesk()
	d.engine.Scores = map[string]ai.Score{m.At(0).Turns()[1].Word: 130}
	d.look(m, 0)
	d.frame()
	if len(d.engine.Jobs) > 0 || d.Turns() != nil || d.Thinking() {
		t.Error("the engine thinks with the lines off")
	}
	d.Switch(true)
	d.frame()
	if !d.frame() {
		t.Fatal("nothing is known")
	}
	turns := d.Turns()
	if len(turns) != len(m.At(0).Turns()) || turns[0].Score != 130 || turns[0].Words[0] != m.At(0).Turns()[1].Word {
		t.Errorf("%+v", turns)
	}
	if s, ok := d.Of(m.At(0).Turns()[0].Word); !ok || s.Score != 0 || s.Proven {
		t.Errorf("%+v %v", s, ok)
	}
	if _, ok := d.Of("z9"); ok {
		t.Error("a turn that does not exist has a score")
	}
	if !d.engine.Last().All || d.Thinking() || d.Depth() != 1 {
		t.Errorf("%+v, thinking %v, depth %d", d.engine.Last(), d.Thinking(), d.Depth())
	}
}

// Another position drops what was known of the one before, and the same one does not ask again.
func TestLinesOfAnotherPosition(t *testing.T) {
	m := newMatch(t, "konane", "size=4", "")
	if _, err := m.Play(m.At(0).Turns()[0].Word); err != nil {
		t.Fatal(err)
	}
	d := newLineDesk()
	d.Switch(true)
	for _, ply := range []int{0, 0, 1, 1, 0} {
		d.look(m, ply)
		d.frame()
		d.frame()
		if s := d.Turns(); len(s) != len(m.At(ply).Turns()) {
			t.Errorf("ply %d: %d turns", ply, len(s))
		}
	}
	if n := len(d.engine.Jobs); n != 2 {
		t.Errorf("%d jobs for two positions", n)
	}
}

// The engine is not asked about a position without turns.
func TestLinesAtTheEnd(t *testing.T) {
	m := newMatch(t, "konane", "size=4", "")
	for !m.Outcome().Over() {
		if _, err := m.Play(m.At(m.Ply()).Turns()[0].Word); err != nil {
			t.Fatal(err)
		}
	}
	d := newLineDesk()
	d.Switch(true)
	d.look(m, m.Ply())
	d.frame()
	if d.frame() || !d.Over() || len(d.engine.Jobs) > 0 || d.Thinking() {
		t.Error("the engine thinks about the end of the game")
	}
}

// A longer look asks again, and keeps what was known until more is known.
func TestLinesLonger(t *testing.T) {
	m := newMatch(t, "konane", "size=4", "")
	d := newLineDesk()
	d.Switch(true)
	d.look(m, 0)
	d.frame()
	d.frame()
	if !d.CanLonger() {
		t.Fatal("no longer look is offered")
	}
	d.engine.Slow = true
	d.Longer()
	d.frame()
	if len(d.engine.Jobs) != 2 || d.engine.Last().Time != session.LongerTime || len(d.Turns()) == 0 || d.CanLonger() {
		t.Errorf("%d jobs, %+v, %d turns", len(d.engine.Jobs), d.engine.Last(), len(d.Turns()))
	}
	d.engine.Proven = true
	d.engine.Score = ai.WinIn(3)
	d.engine.Answer()
	d.frame()
	d.frame()
	if s := d.Turns()[0]; !s.Proven || d.CanLonger() {
		t.Errorf("%+v, longer %v", s, d.CanLonger())
	}
}

// Switching the lines off ends the engine's look.
func TestLinesOff(t *testing.T) {
	d := newLineDesk()
	d.engine.Slow = true
	d.Switch(true)
	d.look(newMatch(t, "konane", "size=4", ""), 0)
	d.frame()
	d.Switch(false)
	d.frame()
	if d.engine.Stopped != 1 || d.Thinking() {
		t.Errorf("stopped %d times", d.engine.Stopped)
	}
	if none := session.NewLines(nil); none.Able() {
		t.Error("without an engine there are lines")
	} else if none.Switch(true); none.On() || none.Poll() {
		t.Error("the lines are on without an engine")
	}
}

// Turns marked as proven are proven: the real engines agree with their solvers.
func TestLinesProven(t *testing.T) {
	thinker := ai.NewInProcess(ai.Machine{Now: sinceStart(), Games: engines.ByID})
	defer thinker.Close()
	for _, c := range []struct {
		game, options, start string
		plies                int
	}{
		{"kalah", "seeds=3,houses=3", "", 6}, {"konane", "size=6", "", 16},
	} {
		m := newMatch(t, c.game, c.options, c.start)
		for range c.plies {
			turns := m.At(m.Ply()).Turns()
			if len(turns) == 0 {
				break
			}
			if _, err := m.Play(turns[len(turns)/2].Word); err != nil {
				t.Fatal(err)
			}
		}
		if m.Outcome().Over() {
			t.Fatalf("%s is over", c.game)
		}
		broker := session.NewBroker(thinker)
		l := session.NewLines(broker)
		l.Switch(true)
		l.Look(session.LineAt(m, m.Node(m.Ply())), m.At(m.Ply()), m.Outcome())
		for l.Thinking() {
			l.Poll()
			broker.Tick()
			time.Sleep(time.Millisecond)
		}
		game, _ := engines.ByID(c.game)
		solver := game.Solver(ai.SolverOptions{TableBytes: 64 << 20})
		checked := 0
		for _, s := range l.Turns() {
			if !s.Proven {
				continue
			}
			next, _, err := m.At(m.Ply()).Play(s.Words[0])
			if err != nil {
				t.Fatal(err)
			}
			nodes := 0
			exact, ok := solver.Solve(next, func() bool { nodes++; return nodes > 20000 }, func(ai.Progress) {})
			if !ok {
				continue
			}
			checked++
			want := exact.Value
			if next.Turn() != m.At(m.Ply()).Turn() {
				want = -want
			}
			got := 0
			switch {
			case s.Score > 0:
				got = 1
			case s.Score < 0:
				got = -1
			}
			if got != want {
				t.Errorf("%s: %s is %v and marked proven, the solver says %d", c.game, s.Words[0], s.Score, want)
			}
		}
		t.Logf("%s: %d of %d turns proven and checked, depth %d", c.game, checked, len(l.Turns()), l.Depth())
	}
}

func sinceStart() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
