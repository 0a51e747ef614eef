package board

import (
	"math"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/sprites"
)

// A View is what is particular to a game's board: where things lie and how they look.
type View interface {
	// Arrange fits the board into an area.
	Arrange(area sprites.Rect, o Orientation)
	// Place returns where a piece lies among all of them.
	Place(x *Piece, all []*Piece) Place
	// Areas lists what can be tapped, in reading order.
	Areas(all []*Piece) []Area
	// Ground draws the board itself.
	Ground(p *sprites.Painter)
	// Draw draws a piece where it is now.
	Draw(p *sprites.Painter, x *Piece)
	// Picture is a piece as shown beside the board.
	Picture(piece rules.Piece) sprites.Drawing
	// Gait is how a piece moves.
	Gait(piece rules.Piece) Gait
	// Label says what is on a spot, on is nil if nothing is.
	Label(s rules.Spot, on *Piece) Label
	// Unit is the width of a square in logical pixels.
	Unit() float64
	// Against tells by which angle the whole board is drawn turned now; what is written on it stays upright.
	Against(turned float64)
	// Tall is the height in widths that the board would like in a room that is wide, or is not.
	Tall(wide bool) float64
	// Least is the least height in widths at which nothing of the board gets smaller.
	Least() float64
}

// A Changer is a view whose pieces look otherwise while they move, or become others.
type Changer interface {
	// Changes are the pictures that a piece may have next.
	Changes(x *Piece) []sprites.Drawing
}

// A Storing view has stores, which nobody taps in a game.
type Storing interface{ Stores() []Area }

// A Wayside view has spots so large that arrows pass beside their middles.
type Wayside interface {
	// Through is where a way that comes from a point goes through a spot.
	Through(s rules.Spot, from sprites.Point) (at sprites.Point, ok bool)
}

// A Gait is how a piece moves over the board.
type Gait uint8

const (
	// Glide is a piece that is pushed.
	Glide Gait = iota
	// Scuttle is a piece that walks sideways on many legs.
	Scuttle
	// Turn is a card that turns over on its way to another hand.
	Turn
	// Stay is what lies where it is, such as a heap of seeds.
	Stay
)

// An Orientation is how a board lies before the players.
type Orientation struct {
	// Quarter is how many clockwise quarter-turns the board has been given.
	Quarter int
	// Facing are the angles at which each side's own things stand, by side, in radians clockwise.
	Facing [2]float64
	// Bottom is the side that sits at the lower edge.
	Bottom rules.Side
}

// Lie is the orientation of a board that has been given some quarter-turns for Near, with a side at the
// lower edge. Players who sit opposite each see their own things upright; others all of them.
func Lie(quarter int, opposite bool, bottom rules.Side) Orientation {
	o := Orientation{Quarter: quarter, Bottom: bottom}
	if opposite {
		o.Facing[rules.Far] = math.Pi
	}
	if bottom == rules.Far {
		o.Quarter = (o.Quarter + 2) % 4
		o.Facing[0], o.Facing[1] = o.Facing[1], o.Facing[0]
	}
	return o
}

// A Place is where something lies.
type Place struct {
	// At is its middle and W how wide it is, in logical pixels.
	At sprites.Point
	W  float64
	// Angle is how it is turned, in radians clockwise.
	Angle float64
}

// between is the place a share of the way from one to another; it turns the shorter way round.
func between(a, b Place, t float64) Place {
	turn := math.Remainder(b.Angle-a.Angle, 2*math.Pi)
	return Place{
		At:    sprites.Pt(a.At.X+(b.At.X-a.At.X)*t, a.At.Y+(b.At.Y-a.At.Y)*t),
		W:     a.W + (b.W-a.W)*t,
		Angle: a.Angle + turn*t,
	}
}

// An Area is where a spot can be tapped.
type Area struct {
	Spot rules.Spot
	Rect sprites.Rect
	// Round spots are lit by rings, others by frames.
	Round bool
	// Full spots are covered by what lies on them and are framed outside.
	Full bool
}

func (a Area) outline(inside float64) (sprites.Rect, float64) {
	r := a.Rect.Inset(a.Rect.H * inside)
	switch {
	case a.Full:
		r = a.Rect.Inset(-a.Rect.H * 0.045)
		return r, r.H * 0.13
	case a.Round:
		return r, r.H / 2
	}
	return r, r.H * 0.16
}

// A Label is what is said of a spot to those who do not see the board.
type Label struct {
	// Text says what is on it, Note what else there is to know of that.
	Text, Note string
	// Group is what it belongs to; None is the board.
	Group key.Text
	Cell  Cell
}

// A Cell is a place in the board's grid, from 1 at the top left, with its row's and column's names. Zero is
// nowhere.
type Cell struct {
	Row, Col         int
	RowName, ColName string
}
