package session

import (
	"slices"
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Timer is the clock of a session: it runs for whoever is to move and ends the game of whose flag
// falls. The first turn of a game is free. What follows a turn counts from when it has been shown.
// A person's time runs also while they look back; the engine's while it thinks and can play, and
// never beyond its budget, so that it cannot lose by being slow to answer. Frames without
// [Session.Tick] do not count. A turn that is taken back gives its time back to both sides.
//
// In a game whose truth is kept elsewhere ([Config.Away]) it shows and notes those clocks and has no
// flag fall.
type Timer struct {
	game  *game
	away  Clocks
	now   func() time.Duration // nil where no time passes
	clock *clock.Clock         // nil in a game without a clock
	watch clock.Watch
	log   clock.Log
	// settled tells that the last turn has been shown.
	settled bool
	// budget is what of its turn the engine is charged at most.
	budget time.Duration
	// warned is how many seconds of the turn were left, rounded up, when that was last looked at.
	warned int
	// unkept tells that time has been used which the record does not show.
	unkept bool
}

// begin finds how a match is timed and what is left.
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

// Left is what a side has left: in a game that is over, at the position shown.
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

// Running reports whose time runs, if anybody's does.
func (t *Timer) Running() (rules.Side, bool) {
	return t.game.match.Position().Turn(), t.clock != nil && t.now != nil && t.runs()
}

// Begun reports whether the game is timed and goes on after its first turn.
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
	runs := t.runs()
	now := t.watch.Look(t.now(), runs)
	if !runs {
		return
	}
	if t.away != nil {
		t.warn()
		return
	}
	t.unkept = true
	if side, fell := t.clock.Flagged(now); fell {
		t.game.end(t.game.match.Flag(side))
		return
	}
	t.warn()
}

// Rest stops the clock in a frame in which something lies over the board, and has the times left
// stored when that begins.
func (t *Timer) Rest() {
	if t.clock == nil || t.now == nil {
		return
	}
	t.watch.Look(t.now(), false)
	if t.unkept {
		t.game.store()
	}
}

// warnings are the seconds left that a person is told of.
func warnings() []int { return []int{30, 20, 10, 5, 4, 3, 2, 1} }

// warn tells a person how little is left, each number once a turn, and only below half of the time.
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

// seconds are those left, rounded up.
func seconds(r clock.Reading) int { return int((r.Left + time.Second - 1) / time.Second) }

// think is how long the engine may think about its turn, at most so long. That much of it will count.
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

// leastThink is what the engine needs to find any turn at all.
const leastThink = 10 * time.Millisecond

// turned notes that a turn has been played, for the first time or again.
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

// back notes that turns, or an end of the game, have been taken back.
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

// mostLog is how long the list of times left may be in a record, in bytes.
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
	_ = t.game.match.SetTag(ClocksTag, t.log.Encode(used, mostLog)) // a record full of other headers goes without
}
