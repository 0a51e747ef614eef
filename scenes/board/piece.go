package board

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// A Piece is a token as shown. While it moves, it is not at its token's place.
type Piece struct {
	Token rules.Token
	At    Place
	// Look is its look at this moment.
	Look sprites.Look
	// Lift is its height above the board, in widths of itself.
	Lift float64
	// Stride is the step of a piece with legs, from 1; 0 stands.
	Stride int
	// Flip is how far a card has been turned over and back, 0 to 1.
	Flip float64
	// Loose pieces belong to no spot: seeds in the air, a captured piece.
	Loose bool

	moving bool          // a motion moves it
	raised float64       // how far it is lifted because it is chosen, in widths
	settle int           // ticks left of the squash after landing
	nudge  int           // ticks left of a hop that draws attention
	lean   sprites.Point // offset from its place, in logical pixels
	rises  []float64     // how high the parts of a heap are, in widths of it
}

func (x *Piece) rest() {
	x.moving, x.Look, x.Lift, x.Stride, x.Flip, x.lean, x.rises = false, sprites.Look{}, 0, 0, 0, sprites.Point{}, nil
}

const (
	pressTicks  = 3  // of flattening
	settleTicks = 12 // and springing back
	nudgeTicks  = 16
	raiseTicks  = 5
	raisedBy    = 0.1 // of its width
	givesBy     = 0.07
)

// Squash returns by which share of its height a piece is flattened now: it flattens on landing and springs back.
func (x *Piece) Squash() float64 {
	if x.settle == 0 {
		return 0
	}
	past := float64(settleTicks - x.settle + 1)
	if past <= pressTicks {
		return givesBy * math.Sin(math.Pi/2*past/pressTicks)
	}
	t := (past - pressTicks) / (settleTicks - pressTicks)
	return givesBy * (1 - t) * math.Cos(1.5*math.Pi*t)
}

// High returns its current height above the board, in widths of itself.
func (x *Piece) High() float64 {
	return x.Lift + x.raised + 0.18*parabola(float64(x.nudge)/nudgeTicks)
}

// tick advances what needs no event, and reports whether anything changed. A chosen piece is lifted.
func (x *Piece) tick(chosen bool) bool {
	raised := 0.0
	if chosen {
		raised = raisedBy
	}
	changed := x.raised != raised || x.settle > 0 || x.nudge > 0
	const step = raisedBy / raiseTicks
	x.raised = min(max(raised, x.raised-step), x.raised+step)
	x.settle, x.nudge = max(0, x.settle-1), max(0, x.nudge-1)
	return changed
}

// Rise returns how high the i-th grain of a heap is above its place, in widths of the heap.
func (x *Piece) Rise(i int) float64 {
	if len(x.rises) == 0 || x.Token.Count == 0 {
		return 0
	}
	return x.rises[min(i*len(x.rises)/x.Token.Count, len(x.rises)-1)]
}

// pass puts the piece a share of the way between two places and grows it. Its picture is made for the final
// size, because a picture for each size is slow.
func (x *Piece) pass(from, to Place, share, grow float64) {
	at := between(from, to, share)
	x.Look.Grow = at.W/to.W*(1+grow) - 1
	x.At = Place{at.At, to.W, at.Angle}
}

type pieces struct {
	view View
	list []*Piece
}

// reset replaces the pieces by those of some tokens, in their order. Those that stay go on settling.
func (c *pieces) reset(tokens []rules.Token) {
	left := c.list
	c.list = make([]*Piece, len(tokens))
	for n, t := range tokens {
		x := &Piece{Token: t}
		if i := slices.IndexFunc(left, func(y *Piece) bool { return !y.Loose && y.Token.Spot == t.Spot && y.Token.Piece == t.Piece }); i >= 0 {
			x.raised, x.settle, x.nudge = left[i].raised, left[i].settle, left[i].nudge
		}
		c.list[n] = x
	}
	c.seat()
}

func (c *pieces) seat() {
	for _, x := range c.list {
		x.At = c.view.Place(x, c.list)
	}
}

func (c *pieces) on(s rules.Spot) *Piece {
	for _, x := range c.list {
		if x.Token.Spot == s && !x.Loose {
			return x
		}
	}
	return nil
}

func (c *pieces) remove(x *Piece) {
	c.list = slices.DeleteFunc(c.list, func(y *Piece) bool { return x == y })
}

func (c *pieces) apply(e rules.Event) {
	c.list = rules.Apply(c.list, func(x **Piece) *rules.Token {
		if (*x).Loose {
			return nil
		}
		return &(*x).Token
	}, e)
}
