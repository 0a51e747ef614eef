package scenes

import (
	"math"
	"strconv"

	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/sprites"
)

// kalahTable is the board of Kalah: two rows of houses between two stores.
type kalahTable struct {
	env    *Env
	houses int
	// stacked tells that the stores lie above and below the rows.
	stacked bool
	grid    // files are the houses and the two stores
	facing  [2]float64
	seed    func(int) sprites.Drawing
	piles   map[heap][]sprites.Point
}

// A heap is what the places of seeds that lie together depend on.
type heap struct {
	count        int
	rx, ry, size float64 // logical pixels
}

func newKalahBoard(env *Env, start rules.Position) table {
	houses := start.Unwrap().(kalah.Position).Houses()
	return &kalahTable{env: env, houses: houses, grid: grid{files: houses + 2, ranks: 2, border: 0.25},
		seed: sprites.Album(sprites.SeedArt), piles: make(map[heap][]sprites.Point)}
}

func (t *kalahTable) Home() int { return 0 }

// Arrange implements table. In a room that is much higher than wide the board
// stands upright, each store at its owner's end; in one about square the
// stores lie above and below the rows.
func (t *kalahTable) Arrange(area sprites.Rect, v view) {
	long, short := float64(t.files)+2*t.border, 2+2*t.border
	w, h := float64(t.houses)+2*t.border, sprites.KalahStack+2*t.border
	flat, upright, stacked := min(area.W/long, area.H/short), min(area.W/short, area.H/long), min(area.W/w, area.H/h)
	quarter := v.Quarter
	t.stacked = stacked > 1.1*flat && stacked > 0.85*upright
	switch {
	case t.stacked:
		fit := area.Fit(w, h)
		t.quarter, t.unit = quarter%4, fit.W/w
		t.area = fit.Inset(t.border * t.unit)
	case upright > flat:
		t.arrange(area, (quarter+1)%4)
	default:
		t.arrange(area, quarter%4)
	}
	t.facing = v.Facing
	clear(t.piles) // of another size
}

// spot returns where a house or store lies and how large it is, in squares.
func (t *kalahTable) spot(s rules.Spot) (at sprites.Point, w, h float64) {
	mid := float64(t.houses)/2 + 0.5
	switch {
	case s == "south-store" && t.stacked:
		return t.turn(0, sprites.KalahStackStore), float64(t.houses), 1
	case s == "north-store" && t.stacked:
		return t.turn(0, -sprites.KalahStackStore), float64(t.houses), 1
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

// Cell implements rowTable: North's row above South's.
func (t *kalahTable) Cell(s rules.Spot) (row, col int, side rules.Side) {
	if s[0] >= 'a' {
		return 1, t.houses - int(s[0]-'a'), rules.Far
	}
	return 2, 1 + int(s[0]-'A'), rules.Near
}

// Ground implements table.
func (t *kalahTable) Ground(p *sprites.Painter) {
	if t.stacked {
		w := t.unit * (float64(t.houses) + 2*t.border)
		p.Sprite(sprites.KalahStackedArt(t.houses), t.area.Center(), w, sprites.Look{Angle: float64(t.quarter) * math.Pi / 2})
		return
	}
	t.ground(p, sprites.KalahArt(t.houses))
}

// Picture implements table.
func (t *kalahTable) Picture(piece rules.Piece) sprites.Drawing {
	return sprites.KalahBadge(piece.Side)
}

// Long implements longTable.
func (t *kalahTable) Long() {}

// Tall implements tallTable.
func (t *kalahTable) Tall(wide bool) float64 {
	long, short := float64(t.files)+2*t.border, 2+2*t.border
	if wide {
		return short / long
	}
	return min(long/short, 1.3)
}

// Draw implements table: a pile of seeds and its number.
func (t *kalahTable) Draw(p *sprites.Painter, a *actor) {
	n := a.tok.Count
	store := a.tok.Piece.Kind == "store"
	at := a.at.At
	at.Y -= a.lift * t.unit * 0.5
	rx, ry, turn := 0.38*t.unit, 0.38*t.unit, 2.1*float64(a.tok.Spot[0])
	if store {
		_, w, h := t.spot(a.tok.Spot)
		rx, ry, turn = 0.37*w*t.unit, 0.43*h*t.unit, 0
		if t.stacked {
			rx, ry = 0.45*w*t.unit, 0.37*h*t.unit
		}
		if t.quarter%2 == 1 {
			rx, ry = ry, rx
		}
	}
	size := t.unit * 0.26
	sin, cos := math.Sincos(turn) // no two houses heap up in the same way
	for i, q := range t.pile(heap{n, rx, ry, size}) {
		q = sprites.Pt(q.X*cos-q.Y*sin, q.X*sin+q.Y*cos)
		p.Sprite(t.seed(i+int(a.tok.Spot[0])), sprites.Pt(at.X+q.X, at.Y+q.Y), size, sprites.Look{Fade: a.look.Fade})
	}
	if a.loose {
		return
	}
	t.number(p, a)
}

// pile is where the seeds of a heap lie, worked out once.
func (t *kalahTable) pile(h heap) []sprites.Point {
	p, ok := t.piles[h]
	if !ok {
		p = sprites.Pile(h.count, h.rx, h.ry, h.size)
		t.piles[h] = p
	}
	return p
}

// number writes how many seeds there are, at the owner's edge of the board and
// upright for them.
func (t *kalahTable) number(p *sprites.Painter, a *actor) {
	c := t.numberAt(a)
	size := min(max(t.unit*0.22, 14), 34)
	w, h := size*1.7, size*1.2
	p.Turned(c, a.at.Angle, func() {
		p.Box(sprites.Rect{X: c.X - w/2, Y: c.Y - h/2, W: w, H: h}, h/2, sprites.Hex(0x2A1A0E).Alpha(0.85))
		p.Text(strconv.Itoa(a.tok.Count), c.X, c.Y, size, sprites.Bold, sprites.Middle, sprites.Hex(0xFFF4DC))
	})
}

// numberAt is beside a house, towards its owner's edge, and at the near end of
// a store.
func (t *kalahTable) numberAt(a *actor) sprites.Point {
	at, _, _ := t.spot(a.tok.Spot)
	side, middle := 1.0, t.area.Center()
	if a.tok.Piece.Side == rules.Far {
		side = -1
	}
	if a.tok.Piece.Kind == "store" {
		if t.stacked {
			return t.turn(side*(float64(t.houses)/2-0.36), side*sprites.KalahStackStore)
		}
		out := t.turn(side, 0)
		if t.quarter%2 == 1 {
			return sprites.Pt(at.X, at.Y+(out.Y-middle.Y)*0.33)
		}
		return sprites.Pt(at.X, at.Y+t.unit*0.72)
	}
	out := t.turn(0, side*0.565)
	return sprites.Pt(at.X+out.X-middle.X, at.Y+out.Y-middle.Y)
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

// Goals implements goalTable: more than half of all seeds win.
func (t *kalahTable) Goals(pos rules.Position, side rules.Side) []goal {
	p := pos.Unwrap().(kalah.Position)
	n, of := p.Store(side), p.Variant().Half+1
	return []goal{{[]sprites.Drawing{t.seed(1)}, outOf(n, of), t.env.Words.T("goal.store", "n", n, "of", of)}}
}
