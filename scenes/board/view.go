package board

import (
	"math"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/sprites"
)

// A View is what is specific to a game's board: the layout and the looks.
type View interface {
	// Arrange fits the board into an area.
	Arrange(area sprites.Rect, o Orientation)
	// Place returns where a piece lies among all of them.
	Place(x *Piece, all []*Piece) Place
	// Areas returns what can be tapped, in reading order.
	Areas(all []*Piece) []Area
	// Ground draws the board itself.
	Ground(p *sprites.Painter)
	// Draw draws a piece where it is now.
	Draw(p *sprites.Painter, x *Piece)
	// Picture returns a piece as shown beside the board.
	Picture(piece rules.Piece) sprites.Drawing
	// Gait returns how a piece moves.
	Gait(piece rules.Piece) Gait
	// Label describes a spot; on is nil if the spot is empty.
	Label(s rules.Spot, on *Piece) Label
	// Unit returns the width of a square in logical pixels.
	Unit() float64
	// Against sets the angle at which the whole board is drawn now, so that text stays upright.
	Against(turned float64)
	// Tall returns the preferred height divided by the width, in a wide or a high room: less makes the board smaller.
	Tall(wide bool) float64
}

// A Changer is a view whose pieces change their look while they move, or become others.
type Changer interface {
	// Changes returns the pictures that a piece may have next.
	Changes(x *Piece) []sprites.Drawing
}

// A Storing view has stores, which nobody taps in a game.
type Storing interface{ Stores() []Area }

// A Wayside view has spots so large that arrows pass beside their middles.
type Wayside interface {
	// Through returns where a path coming from a point crosses a spot.
	Through(s rules.Spot, from sprites.Point) (at sprites.Point, ok bool)
}

// A Gait is how a piece moves over the board.
type Gait uint8

const (
	// Glide is for a piece that is pushed.
	Glide Gait = iota
	// Scuttle is for a piece that walks sideways on many legs.
	Scuttle
	// Turn is for a card that turns over on its way to another hand.
	Turn
	// Stay is for things that do not move, such as heaps of seeds.
	Stay
)

// An Orientation is how a board lies before the players.
type Orientation struct {
	// Quarter is the number of clockwise quarter-turns of the board.
	Quarter int
	// Facing are the angles of each side's own pieces, in radians clockwise.
	Facing [2]float64
	// Bottom is the side at the lower edge.
	Bottom rules.Side
}

// Orient returns the orientation of a board that Near sees after some quarter-turns, with a side at the lower
// edge. If players sit opposite, each sees their own pieces upright; otherwise all pieces are upright.
func Orient(quarter int, opposite bool, bottom rules.Side) Orientation {
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
	// At is its middle and W its width, in logical pixels.
	At sprites.Point
	W  float64
	// Angle is its rotation, in radians clockwise.
	Angle float64
}

// between returns the place a share of the way from one to another; it rotates the shorter way.
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
	// Full spots are covered by their pieces and are framed outside.
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

// A Label describes a spot for those who do not see the board.
type Label struct {
	// Text says what is on the spot, Note adds details.
	Text, Note string
	// Group names what the spot belongs to; None is the board.
	Group key.Text
	Cell  Cell
}

// A Cell is a place in the board's grid, from 1 at the top left, with the names of its row and column. The
// zero value is no place.
type Cell struct {
	Row, Col         int
	RowName, ColName string
}
