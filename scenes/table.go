package scenes

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites"
)

// A view is how the board lies before the players.
type view struct {
	// Quarter is how many clockwise quarter-turns the board has been given.
	Quarter int
	// Facing are the angles at which each side's own things stand, by side.
	Facing [2]float64
	// Bottom is the side that sits at the lower edge.
	Bottom rules.Side
}

// A place is where something lies: its middle, how wide it is and how it is
// turned.
type place struct {
	At    sprites.Point
	W     float64
	Angle float64
}

// A target is a spot where it can be tapped.
type target struct {
	Spot rules.Spot
	Rect sprites.Rect
	// Round spots are lit by rings, others by frames.
	Round bool
	// Full spots are covered by what lies on them and are framed outside.
	Full bool
}

// outline is where a frame round the spot goes, a share of it inside, and how
// round it is.
func (t target) outline(inside float64) (sprites.Rect, float64) {
	r := t.Rect.Inset(t.Rect.H * inside)
	switch {
	case t.Full:
		r = t.Rect.Inset(-t.Rect.H * 0.045)
		return r, r.H * 0.13
	case t.Round:
		return r, r.H / 2
	}
	return r, r.H * 0.16
}

// A table is what is particular to one game's board: where things lie and how
// they look. The board scene does the rest.
type table interface {
	// Arrange fits the board into an area.
	Arrange(area sprites.Rect, v view)
	// Place returns where an actor lies among all of them.
	Place(a *actor, all []*actor) place
	// Targets lists what can be tapped, in reading order.
	Targets(all []*actor) []target
	// Ground draws the board itself.
	Ground(p *sprites.Painter)
	// Draw draws an actor where it is now.
	Draw(p *sprites.Painter, a *actor)
	// Picture is a piece as shown beside the board.
	Picture(piece rules.Piece) sprites.Drawing
	// Unit is the width of a square in logical pixels.
	Unit() float64
	// Home is how many quarter-turns bring Near's home to the lower edge.
	Home() int
}

// A longTable is a table much wider than it is high, which is best seen with
// the players' bars above and below it.
type longTable interface{ Long() }

// A tallTable is a table that is not about square. Tall returns the height in
// widths that it would like in a room that is wide, or is not.
type tallTable interface{ Tall(wide bool) float64 }

// A grid is a board of squares: where they lie on the screen.
type grid struct {
	files, ranks int
	border       float64 // in squares
	quarter      int
	area         sprites.Rect // the squares without the border
	unit         float64
}

// arrange fits the grid and its border into an area.
func (g *grid) arrange(area sprites.Rect, quarter int) {
	g.quarter = quarter
	w, h := float64(g.files), float64(g.ranks)
	if quarter%2 == 1 {
		w, h = h, w
	}
	fit := area.Fit(w+2*g.border, h+2*g.border)
	g.unit = fit.W / (w + 2*g.border)
	g.area = fit.Inset(g.border * g.unit)
}

// turn maps a point of the unturned board, in squares from its middle.
func (g *grid) turn(x, y float64) sprites.Point {
	for range g.quarter % 4 {
		x, y = -y, x
	}
	c := g.area.Center()
	return sprites.Pt(c.X+x*g.unit, c.Y+y*g.unit)
}

// center returns the middle of a square.
func (g *grid) center(file, rank int) sprites.Point {
	return g.turn(float64(file)+0.5-float64(g.files)/2, float64(g.ranks)/2-float64(rank)-0.5)
}

// square returns where a spot lies, if it is one of the grid's.
func (g *grid) square(s rules.Spot) (sprites.Rect, bool) {
	file, rank, ok := s.Coordinates()
	if !ok || file >= g.files || rank >= g.ranks {
		return sprites.Rect{}, false
	}
	c := g.center(file, rank)
	return sprites.Rect{X: c.X - g.unit/2, Y: c.Y - g.unit/2, W: g.unit, H: g.unit}, true
}

// targets lists the squares, the top left of the unturned board first.
func (g *grid) targets() []target {
	list := make([]target, 0, g.files*g.ranks)
	for rank := g.ranks - 1; rank >= 0; rank-- {
		for file := range g.files {
			s := rules.Square(file, rank)
			r, _ := g.square(s)
			list = append(list, target{Spot: s, Rect: r})
		}
	}
	return list
}

// ground draws the board's picture, which shows the border too.
func (g *grid) ground(p *sprites.Painter, d sprites.Drawing) {
	w := g.unit * (float64(g.files) + 2*g.border)
	p.Sprite(d, g.area.Center(), w, sprites.Look{Angle: float64(g.quarter%4) * math.Pi / 2})
}

// labels writes the names of files and ranks on the border.
func (g *grid) labels(p *sprites.Painter, col sprites.Color) {
	size := min(max(g.unit*0.17, 9), 18)
	if g.border*g.unit < 9 {
		return
	}
	d := g.border / 2
	for file := range g.files {
		at := g.turn(float64(file)+0.5-float64(g.files)/2, float64(g.ranks)/2+d)
		label(p, string(rune('a'+file)), at, size, col)
	}
	for rank := range g.ranks {
		at := g.turn(-float64(g.files)/2-d, float64(g.ranks)/2-float64(rank)-0.5)
		s := rules.Square(0, rank)
		label(p, string(s[1:]), at, size, col)
	}
}

// label writes on a small disc, so that the border's pictures do not hide it.
func label(p *sprites.Painter, s string, at sprites.Point, size float64, col sprites.Color) {
	r := size * 0.78
	back := sprites.Hex(0xFFF8E6)
	if col.Luminance() > 0.4 {
		back = sprites.Hex(0x1B1714)
	}
	p.Box(sprites.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, r, back.Alpha(0.6))
	p.Text(s, at.X, at.Y, size, sprites.Bold, sprites.Middle, col)
}

func (g *grid) Unit() float64 { return g.unit }
