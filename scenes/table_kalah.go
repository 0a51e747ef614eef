package scenes

import (
	"strconv"

	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/sprites"
)

// kalahTable is the board of Kalah: two rows of houses between two stores.
type kalahTable struct {
	houses int
	grid   // files are the houses and the two stores
	facing [2]float64
}

func newKalahBoard(start rules.Position) table {
	houses := start.Unwrap().(kalah.Position).Houses()
	return &kalahTable{houses: houses, grid: grid{files: houses + 2, ranks: 2, border: 0.25}}
}

func (t *kalahTable) Home() int { return 0 }

// Arrange implements table. Where the room is tall the board stands upright,
// each store at its owner's end.
func (t *kalahTable) Arrange(area sprites.Rect, v view) {
	quarter := v.Quarter
	if area.H > area.W*1.15 {
		quarter++
	}
	t.arrange(area, quarter%4)
	t.facing = v.Facing
}

// spot returns where a house or store lies and how large it is, in squares.
func (t *kalahTable) spot(s rules.Spot) (at sprites.Point, w, h float64) {
	mid := float64(t.houses)/2 + 0.5
	switch {
	case s == "south-store":
		return t.turn(mid, 0), 1, 2
	case s == "north-store":
		return t.turn(-mid, 0), 1, 2
	case s[0] >= 'a':
		return t.turn(mid-1-float64(s[0]-'a'), -0.5), 1, 1
	}
	return t.turn(float64(s[0]-'A')-mid+1, 0.5), 1, 1
}

// Place implements table.
func (t *kalahTable) Place(a *actor, _ []*actor) place {
	at, _, _ := t.spot(a.tok.Spot)
	return place{At: at, W: t.unit, Angle: t.facing[a.tok.Piece.Side]}
}

// Targets implements table: North's row, then South's, each from the left.
func (t *kalahTable) Targets([]*actor) []target {
	var list []target
	add := func(s rules.Spot) {
		at, _, _ := t.spot(s)
		list = append(list, target{Spot: s, Rect: sprites.Rect{X: at.X - t.unit/2, Y: at.Y - t.unit/2, W: t.unit, H: t.unit}, Round: true})
	}
	for i := t.houses - 1; i >= 0; i-- {
		add(rules.Spot(rune('a' + i)))
	}
	for i := range t.houses {
		add(rules.Spot(rune('A' + i)))
	}
	return list
}

// Ground implements table.
func (t *kalahTable) Ground(p *sprites.Painter) {
	t.ground(p, sprites.KalahArt(t.houses))
}

// Picture implements table.
func (t *kalahTable) Picture(rules.Piece) sprites.Drawing { return sprites.SeedArt(1) }

// Draw implements table: a pile of seeds and its number.
func (t *kalahTable) Draw(p *sprites.Painter, a *actor) {
	n := a.tok.Count
	store := a.tok.Piece.Kind == "store"
	at := a.at.At
	at.Y -= a.lift * t.unit * 0.5
	rx, ry := 0.3*t.unit, 0.3*t.unit
	if store {
		_, w, h := t.spot(a.tok.Spot)
		rx, ry = 0.28*w*t.unit, 0.36*h*t.unit
		if t.quarter%2 == 1 {
			rx, ry = ry, rx
		}
	}
	size := t.unit * 0.2
	for i, q := range sprites.Pile(n, rx, ry, size) {
		look := sprites.Look{Angle: float64(i) * 1.3, Fade: a.look.Fade}
		p.Sprite(sprites.SeedArt(i+int(a.tok.Spot[0])), sprites.Pt(at.X+q.X, at.Y+q.Y), size, look)
	}
	if a.loose {
		return
	}
	t.number(p, a)
}

// number writes how many seeds there are, beside the pile and upright for its
// owner.
func (t *kalahTable) number(p *sprites.Painter, a *actor) {
	at, _, _ := t.spot(a.tok.Spot)
	size := min(max(t.unit*0.24, 14), 34)
	w, h := size*1.7, size*1.25
	d := t.unit/2 - h*0.42
	c := sprites.Pt(at.X, at.Y+d)
	if out := t.turn(0, 1); a.tok.Piece.Kind != "store" {
		// Towards the owner's edge of the board.
		m := t.area.Center()
		dx, dy := (out.X-m.X)/t.unit*d, (out.Y-m.Y)/t.unit*d
		if a.tok.Piece.Side == rules.Far {
			dx, dy = -dx, -dy
		}
		c = sprites.Pt(at.X+dx, at.Y+dy)
	} else {
		end := t.turn(1, 0)
		m := t.area.Center()
		sx := 1.0
		if a.tok.Piece.Side == rules.Far {
			sx = -1
		}
		if t.quarter%2 == 0 {
			c = sprites.Pt(at.X, at.Y+t.unit-h*0.75)
		} else {
			c = sprites.Pt(at.X, at.Y+(end.Y-m.Y)/t.unit*sx*(t.unit/2-h*0.6))
		}
	}
	p.Turned(c, a.at.Angle, func() {
		r := sprites.Rect{X: c.X - w/2, Y: c.Y - h/2, W: w, H: h}
		p.Box(r, h/2, sprites.Hex(0x2A1A0E).Alpha(0.78))
		p.Text(strconv.Itoa(a.tok.Count), c.X, c.Y, size, sprites.Bold, sprites.Middle, sprites.Hex(0xFFF4DC))
	})
}

// Prompt implements prompter.
func (t *kalahTable) Prompt(_ rules.Position, path []rules.Spot, f rules.Follow) string {
	for _, s := range f.Next {
		if s == "swap" {
			return "board.swap"
		}
	}
	return ""
}
