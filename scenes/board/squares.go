package board

import (
	"math"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/sprites"
)

// A Figure is everything that a piece's picture depends on.
type Figure struct {
	Piece rules.Piece
	// Stride is the step of a piece with legs.
	Stride int
	Plain  bool
	// Look is the game's look.
	Look int
	// Quarters is by how many quarters the board is turned against the piece, for the signs of its moves.
	Quarters int
}

// Squares is a View to embed, for a board of squares with at most one piece on each.
type Squares struct {
	Grid
	Style *Style
	Info  rules.Info
	// Boards are the board's pictures and Inks the colours of the names on their borders, by look.
	Boards [Looks]sprites.Drawing
	Inks   [Looks]sprites.Color
	// Pale are the looks whose boards are so dark that strong lines on them are pale.
	Pale [Looks]bool
	// Art draws a piece. It is called in every frame: see [tidepool/sprites/vector.Memoize].
	Art func(Figure) sprites.Drawing
	// Next returns the figures that a piece may have next; nil for none.
	Next func(piece rules.Piece) []Figure
	// Upright reports that pieces have an upper end, which is turned to face their player.
	Upright bool

	facing [2]float64
}

// Arrange implements [View].
func (v *Squares) Arrange(area sprites.Rect, o Orientation) {
	v.Fit(area, o.Quarter)
	v.facing = o.Facing
}

// Place implements [View].
func (v *Squares) Place(x *Piece, _ []*Piece) Place {
	p := Place{At: v.Square(x.Token.Spot).Center(), W: v.Size}
	if v.Upright {
		p.Angle = v.facing[x.Token.Piece.Side]
	}
	return p
}

// Areas implements [View].
func (v *Squares) Areas([]*Piece) []Area { return v.Grid.Squares() }

// Ground implements [View].
func (v *Squares) Ground(p *sprites.Painter) {
	look := v.look()
	v.DrawGround(p, v.Boards[look])
	v.DrawLines(p, v.Pale[look])
	v.DrawNames(p, v.Inks[look])
}

func (v *Squares) look() int { return v.Style.Look(v.Info.ID) }

// Picture implements [View].
func (v *Squares) Picture(piece rules.Piece) sprites.Drawing {
	return v.Art(v.Figure(&Piece{Token: rules.Token{Piece: piece}}))
}

// Figure returns the figure of a piece as it is now.
func (v *Squares) Figure(x *Piece) Figure {
	f := Figure{Piece: x.Token.Piece, Stride: x.Stride, Plain: v.Style.Plain, Look: v.look()}
	if f.Plain {
		f.Quarters = (v.Quarter + 4 - int(math.Round(x.At.Angle/(math.Pi/2)))%4) % 4
	}
	return f
}

// Draw implements [View].
func (v *Squares) Draw(p *sprites.Painter, x *Piece) { DrawPiece(p, v.Art(v.Figure(x)), x) }

// Changes implements [Changer].
func (v *Squares) Changes(x *Piece) (list []sprites.Drawing) {
	if v.Next == nil {
		return nil
	}
	like := v.Figure(x)
	for _, f := range v.Next(x.Token.Piece) {
		f.Plain, f.Look, f.Quarters = like.Plain, like.Look, like.Quarters
		list = append(list, v.Art(f))
	}
	return list
}

// Gait implements [View].
func (v *Squares) Gait(rules.Piece) Gait { return Glide }

// Label implements [View].
func (v *Squares) Label(s rules.Spot, on *Piece) Label {
	return SquareLabel(v.Style, v.Info, &v.Grid, s, on)
}

// SquareLabel describes a square of a game's board; on is nil if the square is empty.
func SquareLabel(style *Style, info rules.Info, g *Grid, s rules.Spot, on *Piece) Label {
	w, cell := style.Words, g.Cell(s)
	if on == nil {
		return Label{Text: w.T(key.SpotEmpty, "spot", string(s)), Cell: cell}
	}
	piece := on.Token.Piece
	return Label{Text: w.T(key.SpotPiece, "spot", string(s), "side", w.Side(info.Sides[piece.Side]), "piece", w.Of(key.Pieces, piece.Kind)), Cell: cell}
}

// Tall implements [View].
func (v *Squares) Tall(bool) float64 { return 1 }

// DrawPiece draws a piece at its place, raised if it is lifted.
func DrawPiece(p *sprites.Painter, d sprites.Drawing, x *Piece) {
	look := x.Look
	look.Angle += x.At.Angle
	look.Squash = x.Squash()
	at := x.At.At
	if high := x.High(); high > 0.01 {
		w := x.At.W * (1 + look.Grow)
		DrawShadow(p, at, w*0.66, w*0.56, x.At.W, high)
		at.Y -= high * x.At.W * 0.5
	}
	p.Sprite(d, at, x.At.W, look)
}

// DrawShadow draws the shadow of something w by h large at height high, in widths of unit. The light comes
// from the upper left; the higher, the softer and paler the shadow.
func DrawShadow(p *sprites.Painter, at sprites.Point, w, h, unit, high float64) {
	const off, soft, levels = 0.25, 0.08, 4
	up := min(high, 1)
	dx, dy := 0.45*off*up*unit, 0.9*off*up*unit+0.06*unit
	blur := soft * unit * (1 + 2*math.Round(up*levels)/levels) // few levels, because each has its own picture
	r := sprites.Rect{X: at.X - w/2 + dx, Y: at.Y - h/2 + dy, W: w, H: h}
	p.Shade(r, unit*0.25, 0, blur, sprites.Hex(0x101820).Alpha(0.3-0.15*up))
}
