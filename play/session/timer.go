package session

import (
	"slices"
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Timer is the clock of a session: it runs for the side to move and ends the game when a flag falls. The
// first turn of a game is free. The time of the next turn starts when the turn before has been shown. A
// person's time also runs while they look back; the engine's runs while it thinks and can play, but never
// beyond its budget, so that it cannot lose by slow answers. Frames without [Session.Tick] do not count.
// Taking a turn back restores the time of both sides.
//
// In a game run elsewhere ([Config.Away]) it shows and records those clocks and never lets a flag fall.
type Timer struct {
	game  *game
	away  Clocks
	now   func() time.Duration // nil if no time passes
	clock *clock.Clock         // nil in a game without a clock
	watch clock.Watch
	log   clock.Log
	// settled means that the last turn has been shown.
	settled bool
	// budget is the maximum the engine is charged for its turn.
	budget time.Duration
	// warned is the number of seconds left in the turn, rounded up, at the last check.
	warned int
	// unkept means that time was used which the record does not show.
	unkept bool
}

// tellsMissed is how much time must not have counted for a person to be told.
const tellsMissed = 5 * time.Second

// begin sets up the time controls of a match and the time left.
func (t *Timer) begin(g *game, now func() time.Duration) {
	t.game = g
	m := g.match
	controls := ControlsOf(m)
	if !controls[0].On() && !controls[1].On() {
		return
	}
	t.now, t.clock = now, clock.New(controls)
	log, used, err := clock.Decode(m.Tag(ClocksTag))
	if state, ok := log.At(m.Ply()); err == nil && ok {
		t.log = log
		t.set(state, used)
		return
	}
	t.log.Put(m.Ply(), t.clock.Began())
	t.set(t.clock.Began(), 0)
}

func ControlsOf(m *match.Match) (c [2]clock.Control) {
	for i := range c {
		c[i] = ControlIn(m, m.Info(), rules.Side(i))
	}
	return c
}

func (t *Timer) On() bool { return t.clock != nil }

func (t *Timer) Control(s rules.Side) clock.Control {
	if t.clock == nil {
		return clock.Control{}
	}
	return t.clock.Control(s)
}

// Left returns what a side has left; in a finished game, at the position shown.
func (t *Timer) Left(s rules.Side) clock.Reading {
	if t.clock == nil {
		return clock.Reading{}
	}
	if g := t.game; g.match.Outcome().Over() && g.here.ply < g.match.Ply() {
		if state, ok := t.log.At(g.here.ply); ok {
			return state[s]
		}
	}
	return t.left(s)
}

func (t *Timer) left(s rules.Side) clock.Reading {
	if t.away == nil {
		return t.clock.Left(s, t.watch.Time())
	}
	if left, known := t.away.Left(s); known {
		return left
	}
	state, _ := t.log.At(t.game.match.Ply())
	return state[s]
}

// Running returns the side whose time runs, if any.
func (t *Timer) Running() (rules.Side, bool) {
	return t.game.match.Position().Turn(), t.clock != nil && t.now != nil && t.runs()
}

// Begun reports whether the game has a clock and is in progress after its first turn.
func (t *Timer) Begun() bool {
	return t.clock != nil && t.game.match.Ply() > 0 && !t.game.match.Outcome().Over()
}

// runs reports whether the time that passes now counts.
func (t *Timer) runs() bool {
	g := t.game
	if t.away != nil {
		return t.Begun() && t.away.Runs()
	}
	if !t.settled || !t.Begun() {
		return false
	}
	switch g.beneath {
	case Waiting:
		return true
	case Thinking:
		return !g.review && g.opponent.asked && t.clock.Used(t.watch.Time()) < t.budget
	}
	return false
}

func (t *Timer) tick(atRest bool) {
	if t.clock == nil || t.now == nil {
		return
	}
	t.settled = t.settled || atRest
	runs, at := t.runs(), t.now()
	missed := t.watch.Missed(at)
	now := t.watch.Look(at, runs)
	if !runs {
		return
	}
	if t.away != nil {
		t.warn()
		return
	}
	t.unkept = true
	if missed > tellsMissed {
		t.game.tell(ClockStood{})
	}
	if side, fell := t.clock.Flagged(now); fell {
		t.game.end(t.game.match.Flag(side))
		return
	}
	t.warn()
}

// Rest stops the clock in a frame in which something covers the board, and stores the times left when that begins.
func (t *Timer) Rest() {
	if t.clock == nil || t.now == nil {
		return
	}
	t.watch.Look(t.now(), false)
	if t.unkept {
		t.game.store()
	}
}

// warnings are the remaining seconds at which a person is warned.
func warnings() []int { return []int{30, 20, 10, 5, 4, 3, 2, 1} }

// warn warns a person, at each number once per turn, and only below half of the time.
func (t *Timer) warn() {
	side := t.game.match.Position().Turn()
	if t.game.seats[side] > 0 {
		return
	}
	control, r := t.clock.Control(side), t.left(side)
	before, left := t.warned, seconds(r)
	t.warned = left
	if left > before { // another period
		t.game.tell(PeriodBegan{side, r.Periods})
		return
	}
	most := int(control.Whole(r) / (2 * time.Second))
	if left < before && left <= most && slices.Contains(warnings(), left) {
		t.game.tell(TimeShort{side, left})
	}
}

// seconds returns the seconds left, rounded up.
func seconds(r clock.Reading) int { return int((r.Left + time.Second - 1) / time.Second) }

// think returns how long the engine may think about its turn, at most most. It is charged at most that.
func (t *Timer) think(most time.Duration) time.Duration {
	if t.clock == nil {
		return most
	}
	side := t.game.match.Position().Turn()
	control := t.clock.Control(side)
	if !control.On() {
		t.budget = most
		return most
	}
	left := t.clock.Left(side, t.watch.Time())
	t.budget = t.clock.Used(t.watch.Time()) + control.Budget(left)
	return min(most, max(control.Budget(left), leastThink))
}

// leastThink is what the engine needs to find any turn.
const leastThink = 10 * time.Millisecond

// turned records that a turn was played, for the first time or again.
func (t *Timer) turned(again bool) {
	if t.clock == nil {
		return
	}
	m := t.game.match
	ply, next := m.Ply(), m.Position().Turn()
	if t.away != nil {
		t.log.Put(ply, clock.State{t.left(rules.Near), t.left(rules.Far)})
		t.warned = seconds(t.left(next))
		return
	}
	switch state, _ := t.log.At(ply); {
	case again && t.log.Has(ply):
		t.set(state, 0)
		return
	case ply == 1: // the first turn is free
		t.clock.Pass(next)
	default:
		t.clock.Turn(next, t.watch.Time())
	}
	t.log.Put(ply, t.clock.Began())
	t.set(t.clock.Began(), 0)
}

// back records that turns, or an end of the game, were taken back.
func (t *Timer) back() {
	if t.clock == nil {
		return
	}
	state, _ := t.log.At(t.game.match.Ply())
	t.set(state, 0)
}

func (t *Timer) set(state clock.State, used time.Duration) {
	side := t.game.match.Position().Turn()
	t.clock.Set(state, side, used)
	t.clock.Start(side, t.watch.Time())
	t.settled, t.budget = false, 0
	t.warned = seconds(t.clock.Left(side, t.watch.Time()))
}

// mostLog limits the list of times left in a record, in bytes.
const mostLog = 1000

func (t *Timer) note() {
	if t.clock == nil {
		return
	}
	t.unkept = false
	used := t.clock.Used(t.watch.Time())
	if t.away != nil {
		used = 0
	}
	_ = t.game.match.SetTag(ClocksTag, t.log.Encode(used, mostLog)) // omitted if other headers fill the record
}
