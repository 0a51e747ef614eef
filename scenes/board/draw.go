package board

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// Marks are the marks on a board at rest. While something moves none are drawn.
type Marks struct {
	// Last are the spots of the last turn in order, joined by a trail. They are hidden while there are Chosen spots.
	Last []rules.Spot
	// Chosen are the taps of a turn so far.
	Chosen []rules.Spot
	// Lit are the spots where the turn can go on, or begin if none is chosen.
	Lit []rules.Spot
	// Hinted are the spots of a hint.
	Hinted []rules.Spot
	// Taken are the spots that a turn would capture.
	Taken []rules.Spot
	// Arrows are turns drawn over the pieces, the best first.
	Arrows []Arrow
	// Scores show how good turns are, each on its spot.
	Scores []SpotScore
	// Badge is a choice offered on the board.
	Badge Badge
}

// A Badge offers a choice on the board, as a picture of the resulting piece. The zero value is none.
type Badge struct {
	Rect  sprites.Rect
	Piece rules.Piece
}

// Touched returns the spots that pieces left or reached in events.
func Touched(events []rules.Event) []rules.Spot {
	var spots []rules.Spot
	for _, e := range events {
		list := []rules.Spot{e.From, e.To}
		switch e.Kind {
		case rules.Sown:
			list = []rules.Spot{e.From}
			if len(e.Path) > 0 {
				list = append(list, e.Path[len(e.Path)-1])
			}
		case rules.Captured, rules.Banked, rules.Handed, rules.Swapped:
			continue
		}
		for _, s := range list {
			if s != "" && !slices.Contains(spots, s) {
				spots = append(spots, s)
			}
		}
	}
	return spots
}

// Shown returns the marks of a turn shown on the board before it: what it touches and captures.
func Shown(events []rules.Event) Marks {
	m := Marks{Last: Touched(events)}
	for _, e := range events {
		if e.Kind == rules.Captured {
			m.Taken = append(m.Taken, e.From)
		}
	}
	return m
}

// Draw draws the board, its marks and its pieces.
func (b *Board) Draw(p *sprites.Painter, m Marks) {
	if b.Moving() {
		m = Marks{}
	}
	still := &picture{p: p, b: b, areas: b.Areas(), marks: m}
	angle := b.turned()
	b.anim.view.Against(angle)
	if angle == 0 {
		still.draw()
		return
	}
	c := b.anim.area.Center()
	p.Grown(c, turnedSize(b.anim.area, angle), func() {
		p.Turned(c, angle, still.draw)
	})
	b.anim.view.Against(0)
}

// turnedSize returns the factor by which a board must shrink to stay in its room while rotated by an angle.
func turnedSize(r sprites.Rect, angle float64) float64 {
	sin, cos := math.Sincos(angle)
	sin, cos = math.Abs(sin), math.Abs(cos)
	return min(r.W/(r.W*cos+r.H*sin), r.H/(r.W*sin+r.H*cos))
}

type picture struct {
	p     *sprites.Painter
	b     *Board
	areas []Area
	marks Marks
}

func (d *picture) draw() {
	p := d.p
	p.Light = p.Theme.Boards
	d.b.anim.view.Ground(p)
	d.below()
	d.pieces(resting)
	d.b.anim.particles.draw(p, true)
	d.pieces(leaving)
	d.pieces(moving)
	d.each(d.marks.Taken, func(a Area) {
		r, radius := a.outline(0.04)
		edged(p, r, radius, max(2, r.H*0.05), p.Theme.Wrong)
	})
	d.b.anim.particles.draw(p, false)
	p.Light = 1
	d.arrows()
	d.scores()
	p.Light = p.Theme.Boards
	d.refused()
	d.badge()
	p.Light = 1
}

// A level is a drawing order: captured pieces leave from under their captor, but over all others.
type level uint8

const (
	resting level = iota
	leaving
	moving
)

func (d *picture) levelOf(x *Piece) level {
	switch {
	case x.Loose:
		return leaving
	case x.moving || x.settle > 0 && d.b.anim.view.Gait(x.Token.Piece) != Stay:
		return moving
	}
	return resting
}

func (d *picture) pieces(on level) {
	for _, x := range d.b.anim.list {
		if d.levelOf(x) == on {
			d.piece(x)
		}
	}
}

// Foresee makes the pictures that pieces may need next, before they move.
func Foresee(p *sprites.Painter, b *Board) {
	changer, ok := b.anim.view.(Changer)
	if !ok {
		return
	}
	clear(b.foreseen)
	for _, x := range b.anim.list {
		if b.foreseen[x.Token.Piece] {
			continue
		}
		b.foreseen[x.Token.Piece] = true
		for _, next := range changer.Changes(x) {
			p.Coming.Soon(next, x.At.W)
		}
	}
}

func (d *picture) each(spots []rules.Spot, draw func(Area)) {
	for _, a := range d.areas {
		if slices.Contains(spots, a.Spot) {
			draw(a)
		}
	}
}

func (d *picture) piece(x *Piece) {
	view, at := d.b.anim.view, x.At
	x.At.At.X += x.lean.X
	x.At.At.Y += x.lean.Y
	x.At.Angle += d.b.against(x)
	if n := d.b.refused[x.Token.Spot] - (refusedTicks - shakeTicks); n > 0 && !x.Loose && d.b.Pace > 0 {
		t := float64(n) / shakeTicks
		x.At.At.X += math.Sin(t*6*math.Pi) * t * view.Unit() * 0.09
	}
	view.Draw(d.p, x)
	x.At = at
}

func (d *picture) below() {
	p, m := d.p, d.marks
	if len(m.Chosen) == 0 {
		d.trail(m.Last, 0.05, p.Theme.Last.Alpha(0.85))
		d.each(m.Last, func(a Area) { markFrame(p, a, p.Theme.Last, 0.06, 0.28) })
	}
	d.each(m.Chosen, func(a Area) { markFrame(p, a, p.Theme.Lit, 0.08, 0.45) })
	d.each(m.Lit, d.lit)
	d.trail(m.Hinted, 0.075, p.Theme.Advice)
	if d.each(m.Hinted, d.advised); len(m.Hinted) == 1 { // it may be a store, which is no area
		for _, a := range Stores(d.b) {
			if a.Spot == m.Hinted[0] {
				d.advised(a)
			}
		}
	}
}

// advised marks only the corners of a spot, so that advice also differs in shape from other marks.
func (d *picture) advised(a Area) {
	r, radius := a.outline(-0.01)
	w := max(4, min(r.W, r.H)*0.09)
	side := min(r.W, r.H) * 0.36
	for i := range 4 {
		corner := sprites.Rect{X: r.X - 2, Y: r.Y - 2, W: side + 2, H: side + 2}
		if i%2 == 1 {
			corner.X = r.X + r.W - side
		}
		if i > 1 {
			corner.Y = r.Y + r.H - side
		}
		d.p.Clipped(corner, func() {
			d.p.Frame(r.Inset(-1.5), radius+1.5, w+3, sprites.Hex(0xFFFFFF).Alpha(0.95))
			d.p.Frame(r, radius, w, d.p.Theme.Advice)
		})
	}
}

// trail joins the squares of a turn by dots, with a radius in squares. Houses and cards are not part of a trail.
func (d *picture) trail(spots []rules.Spot, radius float64, col sprites.Color) {
	var from sprites.Point
	begun := false
	for _, s := range spots {
		for _, a := range d.areas {
			if a.Spot != s || a.Round || a.Full {
				continue
			}
			at := a.Rect.Center()
			if begun {
				dots(d.p, from, at, d.b.anim.view.Unit()*radius, col)
			}
			from, begun = at, true
		}
	}
}

func dots(p *sprites.Painter, a, c sprites.Point, r float64, col sprites.Color) {
	n := int(math.Hypot(c.X-a.X, c.Y-a.Y) / (r * 4.5))
	for i := 1; i < n; i++ {
		t := float64(i) / float64(n)
		x, y := a.X+(c.X-a.X)*t, a.Y+(c.Y-a.Y)*t
		p.Box(sprites.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, r, col)
	}
}

// markFrame frames a spot; width and fill are its relative width and its opacity.
func markFrame(p *sprites.Painter, a Area, col sprites.Color, width, fill float64) {
	r, radius := a.outline(0.03)
	p.Box(r, radius, col.Alpha(fill))
	edged(p, r, radius, max(2, r.H*width), col)
}

// lit shows where a turn can go on: a dot on an empty spot, a frame round a piece; less strongly where a turn
// may begin.
func (d *picture) lit(a Area) {
	p, x, begun := d.p, d.b.anim.on(a.Spot), len(d.marks.Chosen) > 0
	switch {
	case x == nil || begun && x.Token.Count == 0:
		drawDot(p, a)
	case begun:
		r, radius := a.outline(0.02)
		edged(p, r, radius, max(2.5, r.H*0.075), p.Theme.Lit)
	default:
		r, radius := a.outline(0.03)
		edged(p, r, radius, max(2, r.H*0.035), p.Theme.Lit)
	}
}

func drawDot(p *sprites.Painter, a Area) {
	c := a.Rect.Center()
	r := max(a.Rect.H*0.16, 5)
	edge := max(1.5, r*0.22)
	p.Box(sprites.Rect{X: c.X - r - edge, Y: c.Y - r - edge, W: 2 * (r + edge), H: 2 * (r + edge)}, r+edge, sprites.Hex(markEdge).Alpha(0.8))
	p.Box(sprites.Rect{X: c.X - r, Y: c.Y - r, W: 2 * r, H: 2 * r}, r, p.Theme.Lit)
}

// markEdge outlines every mark on both sides, so that it is visible on pale sand and on black stone.
const markEdge = 0x2A1E08

func edged(p *sprites.Painter, r sprites.Rect, radius, width float64, col sprites.Color) {
	p.Frame(r.Inset(-1), radius+1, width+2, sprites.Hex(markEdge).Alpha(0.8))
	p.Frame(r, radius, width, col)
}

func (d *picture) refused() {
	for _, a := range d.areas {
		if d.b.refused[a.Spot] > 0 {
			r, radius := a.outline(0.02)
			edged(d.p, r, radius, max(2, a.Rect.H*0.06), d.p.Theme.Wrong)
		}
	}
}

func (d *picture) badge() {
	p, b := d.p, d.marks.Badge
	r := b.Rect
	if r.W == 0 {
		return
	}
	p.Shade(r, r.H*0.3, 3, 8, p.Theme.Shadow.Alpha(0.35))
	p.Box(r, r.H*0.3, p.Theme.Panel)
	p.Frame(r, r.H*0.3, 3, p.Theme.Lit)
	p.Sprite(d.b.anim.view.Picture(b.Piece), r.Center(), r.W*0.9, sprites.Look{Angle: d.b.orientation.Facing[b.Piece.Side]})
}
