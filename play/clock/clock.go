package clock

import (
	"time"

	"tidepool/rules"
)

// A State holds what both sides have left.
type State [2]Reading

// A Clock counts the time of two sides, one of which has the turn. Times passed to it count from a fixed
// moment; a time earlier than the last start adds nothing.
type Clock struct {
	controls [2]Control
	// state is as the turn began; used is how much of the turn had passed at since.
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

// Set stops the clock at a side's turn, given what both have left and how much of the turn is used.
func (c *Clock) Set(state State, turn rules.Side, used time.Duration) {
	c.state, c.turn, c.used, c.running = state, turn, max(used, 0), false
}

// Start starts the clock for the side whose turn it is.
func (c *Clock) Start(s rules.Side, now time.Duration) {
	if s != c.turn {
		c.turn, c.used, c.running = s, 0, false
	}
	if !c.running {
		c.running, c.since = true, now
	}
}

// Pause stops the clock, and Resume starts it again.
func (c *Clock) Pause(now time.Duration) { c.used, c.running = c.Used(now), false }

// Resume restarts the clock after a pause.
func (c *Clock) Resume(now time.Duration) { c.Start(c.turn, now) }

// Running returns the side to move and whether its time runs.
func (c *Clock) Running() (rules.Side, bool) { return c.turn, c.running }

func (c *Clock) Used(now time.Duration) time.Duration {
	if !c.running {
		return c.used
	}
	return c.used + max(now-c.since, 0)
}

// Turn ends a turn. If the same side moves again, it gets no increment. A running clock keeps running. A
// fallen flag stays fallen.
func (c *Clock) Turn(next rules.Side, now time.Duration) {
	mover, used := c.turn, c.Used(now)
	c.state = c.at(used)
	if control := c.controls[mover]; next != mover && !control.Fallen(c.state[mover]) {
		c.state[mover] = control.next(c.state[mover])
	}
	c.turn, c.used, c.since = next, 0, now
}

// Pass stops the clock and gives the turn to a side, without taking or giving time.
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

// Began returns what both had left when the turn began.
func (c *Clock) Began() State { return c.state }
