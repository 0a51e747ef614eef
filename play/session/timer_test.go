package session_test

import (
	"fmt"
	"testing"
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/rules/games"
)

const sixtieth = time.Second / 60

// newTimed starts a match with a clock on which a frame takes 1/60 s.
func newTimed(t testing.TB, game, control string, levels [2]int) *desk {
	t.Helper()
	pair, err := clock.ParsePair(control)
	if err != nil {
		t.Fatal(err)
	}
	m := newMatch(t, game, "", "")
	for side, level := range levels {
		tags := map[string]string{session.ClockTag(m.Info(), rules.Side(side)): pair[side].String()}
		if level > 0 {
			tags[session.LevelTag(m.Info(), rules.Side(side))] = fmt.Sprint(level)
		}
		for name, value := range tags {
			if err := m.SetTag(name, value); err != nil {
				t.Fatal(err)
			}
		}
	}
	return sit(t, m)
}

// left returns what a side has left, in seconds rounded to the nearest.
func (d *desk) left(s rules.Side) int {
	return int(d.Clock.Left(s).Left.Round(time.Second) / time.Second)
}

func (d *desk) seconds(n int) { d.frames(60 * n) }

// reopened returns the same game opened from the last stored state.
func (d *desk) reopened() *desk {
	d.t.Helper()
	m, err := match.Read(d.record, games.All())
	if err != nil {
		d.t.Fatal(err)
	}
	return sit(d.t, m)
}

func (d *desk) has(what string, near, far int) {
	d.t.Helper()
	if a, b := d.left(rules.Near), d.left(rules.Far); a != near || b != far {
		d.t.Fatalf("%s: %d and %d seconds left, want %d and %d", what, a, b, near, far)
	}
}

// The first turn is free; then the time of the side to move runs, once the turn before has been shown.
func TestClockRuns(t *testing.T) {
	d := newTimed(t, "konane", "1+2", [2]int{})
	first, second := d.Match().First(), d.Match().First().Other()
	left := func(what string, a, b int) {
		t.Helper()
		if x, y := d.left(first), d.left(second); x != a || y != b {
			t.Fatalf("%s: %d and %d seconds left, want %d and %d", what, x, y, a, b)
		}
	}
	d.seconds(9)
	if _, runs := d.Clock.Running(); runs || d.Clock.Begun() {
		t.Error("the clock runs before the first turn")
	}
	left("before the first turn", 60, 60)
	d.turn()
	d.moving(120) // pieces move
	left("while the turn is shown", 60, 60)
	d.seconds(10)
	left("in the second turn", 60, 50)
	d.moving(60) // pieces move while a turn is entered
	left("while a turn is spelled", 60, 49)
	if s, runs := d.Clock.Running(); !runs || s != second {
		t.Error("the clock does not run")
	}
	d.turn()
	d.seconds(5)
	left("in the third turn", 55, 51)
	d.Look(0)
	d.seconds(5)
	left("while looking back", 50, 51)
	d.Return()
	for range 600 {
		d.Clock.Rest()
	}
	d.seconds(1)
	left("after something lay over the board", 49, 51)
	d.now += time.Hour
	d.seconds(1)
	left("after the program was hidden", 48, 51)
	if d.Resign(second) != nil {
		t.Fatal("not resigned")
	}
	d.seconds(9)
	left("after the end", 48, 51)
}

func TestFlagFalls(t *testing.T) {
	for name, levels := range map[string][2]int{"people": {}, "against the engine": {0, 3}} {
		for _, control := range []string{"0:10", "0:10+5", "0:10d5", "0:10h", "0:05+2x3", "0+2x5"} {
			if _, err := clock.Parse(control); err != nil {
				continue
			}
			d := newTimed(t, "kaninariebi", control, levels)
			d.turn()
			d.answered()
			loser := d.Match().Position().Turn()
			d.seconds(16)
			o := d.Match().Outcome()
			if o != rules.Win(loser.Other(), match.ByTime) || d.State() != session.Over || count[session.Ended](d) != 1 || count[session.ResultDue](d) != 1 {
				t.Errorf("%s, %s: %v, %v", name, control, o, d.State())
			}
			if r := d.Clock.Left(loser); r.Left != 0 {
				t.Errorf("%s, %s: %v left", name, control, r)
			}
			if again := d.reopened(); again.Match().Outcome() != o || again.Clock.Left(loser).Left != 0 {
				t.Errorf("%s, %s: reopened %v, %v left", name, control, again.Match().Outcome(), again.Clock.Left(loser))
			}
		}
	}
}

// The engine has a clock, too: it is told how long it may think, is charged for thinking, and does not lose
// on time however slowly it answers.
func TestEngineClock(t *testing.T) {
	d := newTimed(t, "konane", "0:10", [2]int{0, 3})
	d.turn()
	d.engine.Slow = true
	d.until("the engine is asked", func() bool { return len(d.engine.Jobs) > 0 })
	if got := d.engine.Last().Time; got != 400*time.Millisecond {
		t.Errorf("the engine may think for %v", got)
	}
	d.seconds(60)
	if left := d.Clock.Left(rules.Far).Left; left < 9500*time.Millisecond || left > 9700*time.Millisecond || d.Match().Outcome().Over() {
		t.Errorf("it has %v left, %v", left, d.Match().Outcome())
	}
	if _, runs := d.Clock.Running(); runs {
		t.Error("the engine's clock runs beyond its budget")
	}
	d.engine.Slow = false
	d.engine.Answer()
	d.answered()
	for !d.Match().Outcome().Over() && d.Match().Ply() < 60 {
		d.turn()
		d.answered()
	}
	if d.Clock.Left(rules.Far).Left <= 0 || d.Match().Outcome().By == match.ByTime {
		t.Errorf("%v, %v left", d.Match().Outcome(), d.Clock.Left(rules.Far))
	}
}

// A player without a clock may think as long as they like.
func TestOneClock(t *testing.T) {
	d := newTimed(t, "konane", "0:30 -", [2]int{})
	d.turn()
	d.seconds(100)
	if d.Match().Outcome().Over() || d.Clock.Control(rules.Far).On() {
		t.Fatalf("%v", d.Match().Outcome())
	}
	d.turn()
	d.seconds(10)
	d.has("after the other's long turn", 20, 0)
}

// Taking a turn back restores its time, and replaying it restores the time left then.
func TestUndoGivesTimeBack(t *testing.T) {
	d := newTimed(t, "konane", "1", [2]int{})
	d.turn()
	d.seconds(10)
	d.turn()
	d.seconds(20)
	d.turn()
	d.has("after three turns", 40, 50)
	d.seconds(5)
	d.Undo()
	d.has("after one was taken back", 60, 50)
	d.seconds(1)
	d.Redo()
	d.has("after it was played again", 40, 50)
	d.Undo()
	d.Undo()
	d.has("after two were taken back", 60, 60)
	again := d.reopened()
	again.has("reopened", 60, 60)
	again.Redo()
	again.has("reopened, and played again", 60, 50)
	again.seconds(65)
	if again.Match().Outcome().By != match.ByTime || !again.Undo() {
		t.Fatalf("%v", again.Match().Outcome())
	}
	again.has("after a fallen flag was taken back", 60, 50)
	again.seconds(1)
	if again.Match().Outcome().Over() {
		t.Error("the flag falls again at once")
	}
}

// The time left is stored with each turn, and when something covers the board, as the program may be ended at
// any time.
func TestClockIsKept(t *testing.T) {
	for _, game := range games.All() {
		d := newTimed(t, game.Info().ID, "5+3 2+30", [2]int{})
		for range 5 {
			d.turn()
			d.seconds(7)
		}
		d.Clock.Rest()
		kept := d.kept
		d.Clock.Rest()
		if d.kept != kept {
			t.Error("kept in every frame")
		}
		a, b := d.left(rules.Near), d.left(rules.Far)
		again := d.reopened()
		again.has(game.Info().ID, a, b)
		again.seconds(2)
		if again.left(rules.Near)+again.left(rules.Far) != a+b-2 {
			t.Errorf("%s: the clock does not run on", game.Info().ID)
		}
	}
}

// With a missing or invalid list of times, both sides have their full time; an invalid control means no clock.
func TestOddClockTags(t *testing.T) {
	d := newTimed(t, "konane", "1", [2]int{})
	d.turn()
	d.seconds(10)
	d.turn()
	for _, text := range []string{"", "rubbish", "0 n1f1 x"} {
		m := d.Match().Copy()
		m.SetTag(session.ClocksTag, text)
		sit(t, m).has(text, 60, 60)
	}
	m := d.Match().Copy()
	for _, s := range []rules.Side{rules.Near, rules.Far} {
		m.SetTag(session.ClockTag(m.Info(), s), "five minutes")
	}
	if s := sit(t, m); s.Clock.On() || s.Clock.Begun() || s.Clock.Left(rules.Near) != (clock.Reading{}) {
		t.Error("a clock from an invalid time control")
	}
}

// A person is warned of little time left, at each number once per turn.
func TestTimeShort(t *testing.T) {
	d := newTimed(t, "konane", "1", [2]int{})
	d.turn()
	d.seconds(61)
	var told []int
	for _, e := range d.events {
		if e, ok := e.(session.TimeShort); ok {
			told = append(told, e.Seconds)
		}
	}
	if fmt.Sprint(told) != "[30 20 10 5 4 3 2 1]" {
		t.Errorf("told %v", told)
	}
	d = newTimed(t, "konane", "0:10+2x10", [2]int{})
	d.turn()
	d.seconds(25)
	if e := last[session.PeriodBegan](d); e.Periods != 1 || count[session.PeriodBegan](d) != 2 || count[session.TimeShort](d) != 10 {
		t.Errorf("%d periods reported, the last %+v; %d warnings of little time", count[session.PeriodBegan](d), e, count[session.TimeShort](d))
	}
	d = newTimed(t, "konane", "0:10", [2]int{2, 3})
	d.seconds(30)
	if count[session.TimeShort](d) != 0 {
		t.Error("a warning about the engine's time")
	}
}

// In the next game each player keeps their clock.
func TestRematchKeepsClocks(t *testing.T) {
	d := newTimed(t, "konane", "5+3 2", [2]int{})
	first := d.Match().First()
	for _, swapped := range []bool{false, true} {
		_, players, err := session.Rematch{Swapped: swapped}.Of(d.Match(), nil)
		if err != nil {
			t.Fatal(err)
		}
		side := first
		if swapped {
			side = first.Other()
		}
		if players[0].Clock != d.Clock.Control(side) || players[1].Clock != d.Clock.Control(side.Other()) {
			t.Errorf("swapped %v: %v", swapped, players)
		}
		m, err := session.NewMatch(d.Match().Game(), "", players, 0)
		if err != nil || session.ControlsOf(m)[m.First()] != players[0].Clock {
			t.Errorf("swapped %v: %v, %v", swapped, session.ControlsOf(m), err)
		}
	}
}

func TestTimedTickAllocatesNothing(t *testing.T) {
	d := newTimed(t, "kalah", "5", [2]int{})
	d.turn()
	d.frames(20)
	if n := testing.AllocsPerRun(100, func() { d.now += sixtieth; d.Tick(true); d.broker.Tick() }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

// An elsewhere is the clocks of a game run elsewhere.
type elsewhere struct {
	left  [2]time.Duration
	known bool
}

func (e *elsewhere) Left(s rules.Side) (clock.Reading, bool) {
	return clock.Reading{Left: e.left[s]}, e.known
}
func (e *elsewhere) Runs() bool { return e.known }

// A game run elsewhere shows and records those clocks, lets no flag fall, and gives no hints.
func TestAway(t *testing.T) {
	d := newDesk(t, "konane", "", "", [2]int{})
	for side := range rules.Side(2) {
		if err := d.Match().SetTag(session.ClockTag(d.Match().Info(), side), "5"); err != nil {
			t.Fatal(err)
		}
	}
	far := &elsewhere{left: [2]time.Duration{200 * time.Second, 100 * time.Second}}
	now := time.Duration(0)
	s := session.New(session.Config{Match: d.Match(), Now: func() time.Duration { now += time.Minute; return now }, Away: far})
	if got := s.Clock.Left(rules.Near).Left; got != 5*time.Minute || !s.Locked() {
		t.Errorf("before it is known %v is left; locked %v", got, s.Locked())
	}
	far.known = true
	for _, word := range []string{"d4", "d5"} {
		if err := s.Play(word); err != nil {
			t.Fatal(err)
		}
		for range 20 {
			s.Tick(true)
		}
	}
	if got := s.Clock.Left(rules.Far).Left; got != 100*time.Second || s.Match().Outcome().Over() {
		t.Errorf("%v is left, %v", got, s.Match().Outcome())
	}
	if got, want := s.Match().Tag(session.ClocksTag), "0 n300f300 n200f100 n200"; got != want {
		t.Errorf("noted is %q, want %q", got, want)
	}
	if err := s.Flag(rules.Near); err != nil || s.Match().Outcome() != rules.Win(rules.Far, match.ByTime) || s.Locked() {
		t.Errorf("%v: %v", err, s.Match().Outcome())
	}
}
