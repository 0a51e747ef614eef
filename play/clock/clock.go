package clock

import (
	"time"

	"tidepool/rules"
)

// A State is what both sides have left.
type State [2]Reading

// A Clock counts the time of two sides, of whom one has the turn. Times given to it count from one
// fixed moment; one that goes back counts as none.
type Clock struct {
	controls [2]Control
	// state is as the turn began; used is how much of the turn passed before since.
	state       State
	turn        rules.Side
	used, since time.Duration
	running     bool
}

// New returns a stopped clock, with controls by side.
func New(controls [2]Control) *Clock {
	return &Clock{controls: controls, state: State{controls[0].Full(), controls[1].Full()}}
}

func (c *Clock) Control(s rules.Side) Control { return c.controls[s] }

// Set begins a side's turn with what both have left, some of the turn used already. The clock stands.
func (c *Clock) Set(state State, turn rules.Side, used time.Duration) {
	c.state, c.turn, c.used, c.running = state, turn, max(used, 0), false
}

// Start lets the clock run for the side whose turn it is.
func (c *Clock) Start(s rules.Side, now time.Duration) {
	if s != c.turn {
		c.turn, c.used, c.running = s, 0, false
	}
	if !c.running {
		c.running, c.since = true, now
	}
}

// Pause has it stand, and Resume run again.
func (c *Clock) Pause(now time.Duration) { c.used, c.running = c.Used(now), false }

// Resume lets it run after a pause.
func (c *Clock) Resume(now time.Duration) { c.Start(c.turn, now) }

// Running reports whose time runs, if any.
func (c *Clock) Running() (rules.Side, bool) { return c.turn, c.running }

func (c *Clock) Used(now time.Duration) time.Duration {
	if !c.running {
		return c.used
	}
	return c.used + max(now-c.since, 0)
}

// Turn ends a turn and gives the next to a side: the other, or the same again, with nothing given
// for it. The clock goes on if it ran. A fallen flag stays fallen.
func (c *Clock) Turn(next rules.Side, now time.Duration) {
	mover, used := c.turn, c.Used(now)
	c.state = c.at(used)
	if control := c.controls[mover]; next != mover && !control.Fallen(c.state[mover]) {
		c.state[mover] = control.next(c.state[mover])
	}
	c.turn, c.used, c.since = next, 0, now
}

// Pass gives the turn to a side without anything taken or given.
func (c *Clock) Pass(next rules.Side) { c.turn, c.used, c.running = next, 0, false }

func (c *Clock) at(used time.Duration) State {
	s := c.state
	mover, other := c.turn, c.turn.Other()
	s[mover] = c.controls[mover].spend(s[mover], used)
	if c.controls[mover].Kind == Hourglass && c.controls[other].Kind == Hourglass {
		s[other].Left = min(s[other].Left+c.state[mover].Left-s[mover].Left, most)
	}
	return s
}

func (c *Clock) Left(s rules.Side, now time.Duration) Reading { return c.at(c.Used(now))[s] }

func (c *Clock) Flagged(now time.Duration) (rules.Side, bool) {
	s := c.at(c.Used(now))
	for _, side := range [...]rules.Side{c.turn, c.turn.Other()} {
		if c.controls[side].Fallen(s[side]) {
			return side, true
		}
	}
	return c.turn, false
}

// Began is what both had left when the turn began.
func (c *Clock) Began() State { return c.state }
