package board

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites"
)

// A Grid is the layout of a board of squares on the screen.
type Grid struct {
	Files, Ranks int
	// Border is the width of the board's edge, in squares.
	Border float64
	// Quarter is the number of clockwise quarter-turns of the board.
	Quarter int
	// Room is the place of the squares without the border, and Size the width of one, in logical pixels.
	Room sprites.Rect
	Size float64

	against float64
}

// Against implements [View].
func (g *Grid) Against(turned float64) { g.against = -turned }

// Upright calls f to draw something readable, upright despite the board's rotation.
func (g *Grid) Upright(p *sprites.Painter, at sprites.Point, f func()) {
	if g.against == 0 {
		f()
		return
	}
	p.Turned(at, g.against, f)
}

// Fit fits the grid and its border into an area, turned.
func (g *Grid) Fit(area sprites.Rect, quarter int) {
	g.Quarter = quarter
	w, h := float64(g.Files), float64(g.Ranks)
	if quarter%2 == 1 {
		w, h = h, w
	}
	fit := area.Fit(w+2*g.Border, h+2*g.Border)
	g.Size = fit.W / (w + 2*g.Border)
	g.Room = fit.Inset(g.Border * g.Size)
}

// At maps a point of the unturned board, in squares from its middle, to the screen.
func (g *Grid) At(x, y float64) sprites.Point {
	for range g.Quarter % 4 {
		x, y = -y, x
	}
	c := g.Room.Center()
	return sprites.Pt(c.X+x*g.Size, c.Y+y*g.Size)
}

func (g *Grid) center(file, rank int) sprites.Point {
	return g.At(float64(file)+0.5-float64(g.Files)/2, float64(g.Ranks)/2-float64(rank)-0.5)
}

// Square returns the place of a spot, the zero value if it is not a square of the grid.
func (g *Grid) Square(s rules.Spot) sprites.Rect {
	file, rank, ok := s.Coordinates()
	if !ok || file >= g.Files || rank >= g.Ranks {
		return sprites.Rect{}
	}
	c := g.center(file, rank)
	return sprites.Rect{X: c.X - g.Size/2, Y: c.Y - g.Size/2, W: g.Size, H: g.Size}
}

// Squares lists the squares in reading order on the screen, the top left first.
func (g *Grid) Squares() []Area {
	rows, columns := g.Ranks, g.Files
	if g.Quarter%2 == 1 {
		rows, columns = columns, rows
	}
	list := make([]Area, 0, rows*columns)
	for row := range rows {
		for column := range columns {
			s := g.spot(row, column)
			list = append(list, Area{Spot: s, Rect: g.Square(s)})
		}
	}
	return list
}

// spot returns the square in a row and a column of the screen, counted from 0 at the top left.
func (g *Grid) spot(row, column int) rules.Spot {
	switch g.Quarter % 4 {
	case 1:
		return rules.Square(row, column)
	case 2:
		return rules.Square(g.Files-1-column, row)
	case 3:
		return rules.Square(g.Files-1-row, g.Ranks-1-column)
	}
	return rules.Square(column, g.Ranks-1-row)
}

// Cell returns the place of a square in the grid as it lies now, or the zero value if s is not a square.
func (g *Grid) Cell(s rules.Spot) Cell {
	file, rank, ok := s.Coordinates()
	if !ok {
		return Cell{}
	}
	up, right := g.Ranks-1-rank, g.Files-1-file // counted from the other end
	fileName, rankName := string(s[:1]), string(s[1:])
	switch g.Quarter % 4 {
	case 1:
		return Cell{Row: file + 1, Col: rank + 1, RowName: fileName, ColName: rankName}
	case 2:
		return Cell{Row: rank + 1, Col: right + 1, RowName: rankName, ColName: fileName}
	case 3:
		return Cell{Row: right + 1, Col: up + 1, RowName: fileName, ColName: rankName}
	}
	return Cell{Row: up + 1, Col: file + 1, RowName: rankName, ColName: fileName}
}

// DrawGround draws the board's picture, including its border.
func (g *Grid) DrawGround(p *sprites.Painter, d sprites.Drawing) {
	w := g.Size * (float64(g.Files) + 2*g.Border)
	p.Sprite(d, g.Room.Center(), w, sprites.Look{Angle: float64(g.Quarter%4) * math.Pi / 2})
}

// DrawNames writes the names of files and ranks on the border, at the left and below.
func (g *Grid) DrawNames(p *sprites.Painter, col sprites.Color) {
	border := g.Border * g.Size
	if border < 9 {
		return
	}
	size := min(max(g.Size*0.17, min(12.5, border*0.62), 9), 18) // on a small board as large as its border allows
	d := g.Border / 2
	below, beside := float64(g.Ranks)/2+d, -float64(g.Files)/2-d // on the unturned board
	turned := g.Quarter % 4
	if turned > 1 {
		below = -below
	}
	if turned == 1 || turned == 2 {
		beside = -beside
	}
	for file := range g.Files {
		at := g.At(float64(file)+0.5-float64(g.Files)/2, below)
		g.Upright(p, at, func() { p.OnDisc(string(rune('a'+file)), at, size, col) })
	}
	for rank := range g.Ranks {
		at := g.At(beside, float64(g.Ranks)/2-float64(rank)-0.5)
		g.Upright(p, at, func() { p.OnDisc(string(rules.Square(0, rank)[1:]), at, size, col) })
	}
}

// DrawLines frames each square in a theme of strong lines, which are pale on a dark board.
func (g *Grid) DrawLines(p *sprites.Painter, pale bool) {
	if !p.Theme.Bare {
		return
	}
	for _, a := range g.Squares() {
		g.DrawLine(p, a.Rect, 0, pale)
	}
}

// DrawLine draws a strong line round something on the board.
func (g *Grid) DrawLine(p *sprites.Painter, r sprites.Rect, radius float64, pale bool) {
	width := max(2, g.Size*0.036)
	p.Frame(r.Inset(-width/2), radius, width, sprites.Strong(pale))
}

// Unit implements [View]: the width of a square in logical pixels.
func (g *Grid) Unit() float64 { return g.Size }
