package kalah

import (
	"math"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/scenes/board"
	"tidepool/sprites"
	art "tidepool/sprites/art/kalah"
	"tidepool/sprites/vector"
)

type view struct {
	board.Grid // its files are the houses and the two stores
	style      *board.Style
	sides      [2]string
	houses     int
	stacked    bool
	facing     [2]float64
	seed       func(grain) sprites.Drawing
	piles      map[heap][]sprites.Point
}

// A grain is one seed of any kind.
type grain struct{ kind, look int }

func (v *view) look() int { return v.style.Look(kalah.Game{}.Info().ID) }

type heap struct {
	count        int
	rx, ry, size float64 // logical pixels
}

func newView(start rules.Position, s *board.Style) board.View {
	houses := start.Unwrap().(kalah.Position).Houses()
	return &view{style: s, sides: kalah.Game{}.Info().Sides, houses: houses, Grid: board.Grid{Files: houses + 2, Ranks: 2, Border: 0.25},
		seed: vector.Memoize(func(g grain) sprites.Drawing { return art.Seed(g.kind, g.look) }), piles: make(map[heap][]sprites.Point)}
}

// Arrange stands the board upright in a very high room, each store at its owner's end; in an about square
// room the stores lie above and below the rows.
func (v *view) Arrange(area sprites.Rect, o board.Orientation) {
	long, short := float64(v.Files)+2*v.Border, 2+2*v.Border
	w, h := float64(v.houses)+2*v.Border, art.StackHeight+2*v.Border
	flat, upright, stacked := min(area.W/long, area.H/short), min(area.W/short, area.H/long), min(area.W/w, area.H/h)
	v.stacked = stacked > 1.1*flat && stacked > 0.7*upright
	switch {
	case v.stacked:
		fit := area.Fit(w, h)
		v.Quarter, v.Size = o.Quarter%4, fit.W/w
		v.Room = fit.Inset(v.Border * v.Size)
	case upright > flat:
		v.Fit(area, (o.Quarter+1)%4)
	default:
		v.Fit(area, o.Quarter%4)
	}
	v.facing = o.Facing
	clear(v.piles) // they have another size
}

func (v *view) spot(s rules.Spot) (at sprites.Point, w, h float64) {
	mid := float64(v.houses)/2 + 0.5
	switch {
	case s == "south-store" && v.stacked:
		return v.At(0, art.StackStore), float64(v.houses), 1
	case s == "north-store" && v.stacked:
		return v.At(0, -art.StackStore), float64(v.houses), 1
	case s == "south-store":
		return v.At(mid, 0), 1, 2
	case s == "north-store":
		return v.At(-mid, 0), 1, 2
	case s[0] >= 'a':
		return v.At(mid-1-float64(s[0]-'a'), -0.5), 1, 1
	}
	return v.At(float64(s[0]-'A')-mid+1, 0.5), 1, 1
}

func (v *view) Place(x *board.Piece, _ []*board.Piece) board.Place {
	at, _, _ := v.spot(x.Token.Spot)
	return board.Place{At: at, W: v.Size, Angle: v.facing[x.Token.Piece.Side]}
}

// Through implements [board.Wayside]: through a store's nearest part, towards the board's end.
func (v *view) Through(s rules.Spot, from sprites.Point) (at sprites.Point, ok bool) {
	if !strings.HasSuffix(string(s), store) {
		return at, false
	}
	at, w, h := v.spot(s)
	if v.Quarter%2 == 1 {
		w, h = h, w
	}
	middle := v.Room.Center()
	near := func(at, size, from, middle float64) float64 {
		most := (size/2 - 0.35) * v.Size
		return min(max(from+0.2*(from-middle), at-most), at+most)
	}
	return sprites.Pt(near(at.X, w, from.X, middle.X), near(at.Y, h, from.Y, middle.Y)), true
}

func (v *view) Areas([]*board.Piece) []board.Area {
	var list []board.Area
	add := func(s rules.Spot) {
		at, _, _ := v.spot(s)
		list = append(list, board.Area{Spot: s, Rect: sprites.Rect{X: at.X - v.Size/2, Y: at.Y - v.Size/2, W: v.Size, H: v.Size}, Round: true})
	}
	for i := v.houses - 1; i >= 0; i-- {
		add(rules.Spot(rune('a' + i)))
	}
	for i := range v.houses {
		add(rules.Spot(rune('A' + i)))
	}
	return list
}

// Stores implements [board.Storing]: North's first.
func (v *view) Stores() []board.Area {
	var list []board.Area
	for _, s := range []rules.Spot{"north-store", "south-store"} {
		at, w, h := v.spot(s)
		if v.Quarter%2 == 1 {
			w, h = h, w
		}
		w, h = w*v.Size, h*v.Size
		list = append(list, board.Area{Spot: s, Rect: sprites.Rect{X: at.X - w/2, Y: at.Y - h/2, W: w, H: h}})
	}
	return list
}

func (v *view) Label(s rules.Spot, on *board.Piece) board.Label {
	if on == nil {
		return board.Label{}
	}
	w, piece := v.style.Words, on.Token.Piece
	side := w.Side(v.sides[piece.Side])
	if piece.Kind == store {
		return board.Label{Text: w.N(key.SpotSeeds, on.Token.Count, "spot", side+": "+w.Of(key.Pieces, store))}
	}
	name := w.T(key.SayHouse, "side", side, "spot", string(s))
	cell := board.Cell{Row: 2, Col: 1 + int(s[0]-'A'), RowName: side} // North's row is above South's
	if piece.Side == rules.Far {
		cell.Row, cell.Col = 1, v.houses-int(s[0]-'a')
	}
	return board.Label{Text: w.N(key.SpotSeeds, on.Token.Count, "spot", name), Cell: cell}
}

func (v *view) Ground(p *sprites.Painter) {
	if v.stacked {
		w := v.Size * (float64(v.houses) + 2*v.Border)
		p.Sprite(art.Stacked(v.houses, v.look()), v.Room.Center(), w, sprites.Look{Angle: float64(v.Quarter) * math.Pi / 2})
	} else {
		v.DrawGround(p, art.Board(v.houses, v.look()))
	}
	if p.Theme.Bare {
		v.drawRims(p)
	}
}

func (v *view) drawRims(p *sprites.Painter) {
	for _, a := range append(v.Stores(), v.Areas(nil)...) {
		north := a.Spot != "south-store" && a.Spot[0] >= 'a' // whose wood is dark
		v.DrawLine(p, a.Rect.Inset(0.07*v.Size), 0.44*v.Size, north)
	}
}

func (v *view) Picture(piece rules.Piece) sprites.Drawing { return art.Badge(piece.Side, v.look()) }
func (v *view) Gait(rules.Piece) board.Gait               { return board.Stay }

// Tall implements [board.View]: in a high room the stores are above and below the rows.
func (v *view) Tall(wide bool) float64 {
	if wide {
		return (2 + 2*v.Border) / (float64(v.Files) + 2*v.Border)
	}
	return (art.StackHeight + 2*v.Border) / (float64(v.houses) + 2*v.Border)
}

// smallest is the least width of a house with a number beside it, in logical pixels.
const smallest = 25

func (v *view) Draw(p *sprites.Painter, x *board.Piece) {
	at, size, look := x.At.At, v.Size*seedSize, v.look()
	if high := x.High(); high > 0.01 && x.Token.Count > 0 {
		wide := size * min(math.Sqrt(float64(x.Token.Count)), 3)
		board.DrawShadow(p, at, wide, wide*0.85, v.Size*0.6, high)
		at.Y -= high * v.Size * 0.5
	}
	spread := 1 + x.Squash() // seeds move apart a little when struck, and back
	h, turn := v.heap(x, x.Token.Count)
	for i, q := range v.pile(h) {
		if x.Loose && x.Token.Count == 1 {
			q = sprites.Point{} // a single seed lies in the middle
		}
		q = turned(q, turn)
		up := x.Rise(i) * v.Size
		p.Sprite(v.seed(grain{int(x.Token.Grain(i)), look}), sprites.Pt(at.X+q.X*spread, at.Y+q.Y*spread-up), size, sprites.Look{Fade: x.Look.Fade})
	}
	if !x.Loose && v.Size >= smallest {
		v.number(p, x)
	}
}

// seedSize is the width of a seed, in houses.
const seedSize = 0.26

// heap returns the heap of count seeds on a spot, and its rotation, which differs from house to house.
func (v *view) heap(x *board.Piece, count int) (h heap, turn float64) {
	size := v.Size * seedSize
	if x.Token.Piece.Kind != store || x.Loose {
		return heap{count, 0.38 * v.Size, 0.38 * v.Size, size}, 2.1 * float64(x.Token.Spot[0])
	}
	_, w, high := v.spot(x.Token.Spot)
	rx, ry := 0.37*w*v.Size, 0.43*high*v.Size
	if v.stacked {
		rx, ry = 0.45*w*v.Size, 0.37*high*v.Size
	}
	if v.Quarter%2 == 1 {
		rx, ry = ry, rx
	}
	return heap{count, rx, ry, size}, 0
}

func turned(q sprites.Point, by float64) sprites.Point {
	sin, cos := math.Sincos(by)
	return sprites.Pt(q.X*cos-q.Y*sin, q.X*sin+q.Y*cos)
}

// Lies implements [board.Heaper].
func (v *view) Lies(x *board.Piece, count int) (dx, dy float64) {
	h, turn := v.heap(x, count)
	pile := v.pile(h)
	if len(pile) == 0 {
		return 0, 0
	}
	q := turned(pile[len(pile)-1], turn)
	return q.X, q.Y
}

func (v *view) pile(h heap) []sprites.Point {
	p, ok := v.piles[h]
	if !ok {
		p = art.Pile(h.count, h.rx, h.ry, h.size)
		v.piles[h] = p
	}
	return p
}

func (v *view) number(p *sprites.Painter, x *board.Piece) {
	c := v.numberAt(x)
	size := min(max(v.Size*0.22, 14), 34)
	w, h := size*1.7, size*1.2
	if x.Token.Piece.Kind != store {
		v.letter(p, x, c, size, w)
	}
	p.Turned(c, x.At.Angle, func() {
		p.Box(sprites.Rect{X: c.X - w/2, Y: c.Y - h/2, W: w, H: h}, h/2, sprites.Hex(0x2A1A0E).Alpha(0.85))
		p.Text(strconv.Itoa(x.Token.Count), c.X, c.Y, size, sprites.Bold, sprites.Middle, sprites.Hex(0xFFF4DC))
	})
}

// letter writes a house's name beside its number, which has a type size and is on a plate of some width.
func (v *view) letter(p *sprites.Painter, x *board.Piece, number sprites.Point, size, plate float64) {
	if v.Size < 40 {
		return
	}
	small := min(size, 18)
	along, middle := v.At(-max(0.36, (plate/2+small*0.85)/v.Size), 0), v.Room.Center()
	at := sprites.Pt(number.X+along.X-middle.X, number.Y+along.Y-middle.Y)
	p.Turned(at, x.At.Angle, func() { p.OnDisc(string(x.Token.Spot), at, small, sprites.Hex(0x4A2A12)) })
}

// numberAt returns where to write a count: beside a house towards its owner's edge, and at the near end of a store.
func (v *view) numberAt(x *board.Piece) sprites.Point {
	at, _, _ := v.spot(x.Token.Spot)
	side, middle := 1.0, v.Room.Center()
	if x.Token.Piece.Side == rules.Far {
		side = -1
	}
	if x.Token.Piece.Kind == store {
		if v.stacked {
			return v.At(side*(float64(v.houses)/2-0.36), side*art.StackStore)
		}
		out := v.At(side, 0)
		if v.Quarter%2 == 1 {
			return sprites.Pt(at.X, at.Y+(out.Y-middle.Y)*0.33)
		}
		return sprites.Pt(at.X, at.Y+v.Size*0.72)
	}
	out := v.At(0, side*0.565)
	return sprites.Pt(at.X+out.X-middle.X, at.Y+out.Y-middle.Y)
}
