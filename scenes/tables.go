package scenes

import (
	"math"

	"tidepool/match"
	"tidepool/rules"
	"tidepool/sprites"
)

// newTable returns the board of a match's game. This is the one list that a
// new game adds itself to.
func newTable(env *Env, m *match.Match) table {
	switch m.Info().ID {
	case "kaninariebi":
		return newSeabed(env, m.At(0))
	case "kanishogi":
		return newRiver(env, m.At(0))
	case "onitama":
		return newMat(env)
	case "konane":
		return newSlab(env, m.At(0))
	case "kalah":
		return newKalahBoard(env, m.At(0))
	}
	panic("scenes: no board for " + m.Info().ID)
}

// A figure is what a picture of a piece depends on.
type figure struct {
	piece rules.Piece
	pose  int // of the actor
	plain bool
	// quarters are how many quarter-turns the board has been given as the
	// piece sees it: signs of how it moves turn with the board, others do not.
	quarters int
}

// A squareTable is a board of squares with one piece on each at the most,
// which is all that three of the games are.
type squareTable struct {
	grid
	env    *Env
	home   int
	ground sprites.Drawing
	ink    sprites.Color // of the labels
	art    func(figure) sprites.Drawing
	faces  bool // pieces have an upright
	facing [2]float64
}

func (t *squareTable) Home() int { return t.home }

func (t *squareTable) Arrange(area sprites.Rect, v view) {
	t.arrange(area, v.Quarter)
	t.facing = v.Facing
}

func (t *squareTable) Place(a *actor, _ []*actor) place {
	r, _ := t.square(a.tok.Spot)
	p := place{At: r.Center(), W: t.unit}
	if t.faces {
		p.Angle = t.facing[a.tok.Piece.Side]
	}
	return p
}

func (t *squareTable) Targets([]*actor) []target { return t.targets() }

func (t *squareTable) Ground(p *sprites.Painter) {
	t.grid.ground(p, t.ground)
	t.labels(p, t.ink)
}

func (t *squareTable) Picture(piece rules.Piece) sprites.Drawing {
	return t.art(t.figure(piece, 0, 0))
}

// figure is what shows a piece that is turned by an angle.
func (t *squareTable) figure(piece rules.Piece, pose int, angle float64) figure {
	f := figure{piece: piece, pose: pose, plain: t.env.Settings.Plain}
	if f.plain {
		f.quarters = (t.quarter + 4 - int(math.Round(angle/(math.Pi/2)))%4) % 4
	}
	return f
}

func (t *squareTable) Draw(p *sprites.Painter, a *actor) {
	drawPiece(p, t.art(t.figure(a.tok.Piece, a.pose, a.at.Angle)), a)
}

// drawPiece draws a piece at its place, raised if it is lifted.
func drawPiece(p *sprites.Painter, d sprites.Drawing, a *actor) {
	look := a.look
	look.Angle += a.at.Angle
	at := a.at.At
	if a.lift > 0.01 {
		w := a.at.W * (1 + look.Grow) * (0.62 + 0.2*a.lift)
		shadow := sprites.Rect{X: at.X - w/2, Y: at.Y - w*0.2, W: w, H: w * 0.62}
		p.Shade(shadow, a.at.W*0.2, a.at.W*0.16, a.at.W*0.1, sprites.Hex(0x101820).Alpha(0.3*(1-look.Fade)))
		at.Y -= a.lift * a.at.W * 0.5
	}
	p.Sprite(d, at, a.at.W, look)
}
