package board

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"tidepool/rules"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Colours of arrows, distinguishable with colour blindness too, with a light edge for dark boards.
const (
	arrowCold = 0x0A5A9C // turns of a line, by side
	arrowWarm = 0xB8460B
	arrowEdge = 0xFFFDF4
)

// A stroke is the style of arrows of a rank: width in squares, least width in pixels, paleness and transparency.
type stroke struct{ width, least, pale, faint float64 }

var strokes = [...]stroke{{0.13, 5, 0, 0.06}, {0.085, 3.4, 0.32, 0.12}, {0.06, 2.6, 0.55, 0.18}}

// smallestNumbered is the least square width at which a turn's number is readable, in logical pixels.
const smallestNumbered = 30

type drawnArrow struct {
	picture sprites.Drawing
	at      sprites.Point
	faint   float64
	ink     sprites.Color
	// number is drawn at mark; "" for none.
	number string
	mark   sprites.Point
}

type arrowCache struct {
	list  []Arrow
	unit  float64
	ink   sprites.Color   // of an advised turn
	spots []sprites.Point // places of the list's spots
	drawn []drawnArrow
	probe []sprites.Point
}

func (d *picture) arrows() {
	list, c := d.marks.Arrows, &d.b.arrows
	if len(list) == 0 {
		return
	}
	c.probe = c.probe[:0]
	for i := range list {
		for _, w := range list[i].Ways {
			for k, s := range w.Spots {
				var from sprites.Point
				if k > 0 {
					from = c.probe[len(c.probe)-1]
				}
				c.probe = append(c.probe, d.spotAt(s, from))
			}
		}
	}
	unit := d.b.anim.view.Unit()
	if ink := d.p.Theme.Advice; unit != c.unit || ink != c.ink || !slices.Equal(c.probe, c.spots) || !slices.EqualFunc(list, c.list, func(a, b Arrow) bool { return a.equal(&b) }) {
		c.list, c.unit, c.ink, c.spots = slices.Clone(list), unit, ink, slices.Clone(c.probe)
		c.make(d.b.anim.area.Center(), d.b.game.warmer())
	}
	for i := len(c.drawn) - 1; i >= 0; i-- {
		a := &c.drawn[i]
		d.p.Sprite(a.picture, a.at, a.picture.W, sprites.Look{Fade: a.faint})
	}
	if unit < smallestNumbered {
		return
	}
	for i := range c.drawn {
		drawNumber(d.p, &c.drawn[i], unit)
	}
}

// spotAt returns where a path coming from a point crosses a spot, or the origin if the spot is not on the board.
func (d *picture) spotAt(s rules.Spot, from sprites.Point) sprites.Point {
	if v, ok := d.b.anim.view.(Wayside); ok && from != (sprites.Point{}) {
		if at, ok := v.Through(s, from); ok {
			return at
		}
	}
	for i := range d.areas {
		if d.areas[i].Spot == s {
			return d.areas[i].Rect.Center()
		}
	}
	if x := d.b.anim.on(s); x != nil {
		return x.At.At
	}
	return sprites.Point{}
}

func drawNumber(p *sprites.Painter, a *drawnArrow, unit float64) {
	if a.number == "" {
		return
	}
	r := max(8, unit*0.17)
	disc := sprites.Rect{X: a.mark.X - r, Y: a.mark.Y - r, W: 2 * r, H: 2 * r}
	p.Box(disc.Inset(-1.5), r+1.5, sprites.Hex(arrowEdge))
	p.Box(disc, r, a.ink)
	p.Text(a.number, a.mark.X, a.mark.Y, p.Fonts.Fit(a.number, sprites.Bold, r*1.35, 6, 1.7*r), sprites.Bold, sprites.Middle, sprites.Hex(0xFFFFFF))
}

func (c *arrowCache) make(middle sprites.Point, warm rules.Side) {
	c.drawn = c.drawn[:0]
	rest := c.spots
	for i := range c.list {
		a := &c.list[i]
		s := shape{unit: c.unit, middle: middle, stroke: strokes[min(a.Rank, len(strokes)-1)], rank: a.Rank}
		s.width = max(s.stroke.width*c.unit, s.stroke.least)
		for _, w := range a.Ways {
			s.way(w.Kind, rest[:len(w.Spots)])
			rest = rest[len(w.Spots):]
		}
		if len(s.parts) > 0 {
			c.drawn = append(c.drawn, s.drawing(a, c.inkOf(a, warm)))
		}
	}
}

type shape struct {
	unit, width float64
	middle      sprites.Point // of the board
	rank        int
	stroke      stroke
	parts       []part
	key         strings.Builder
	mark        sprites.Point
	marked      bool
	box         sprites.Rect
}

// A part is a line of some width, or a filled shape.
type part struct {
	path *vector.Path
	// width is 0 for a filled shape.
	width float64
}

func (s *shape) way(kind WayKind, pts []sprites.Point) {
	for _, p := range pts {
		if p == (sprites.Point{}) {
			return // a spot is not on this board
		}
		s.cover(p)
		fmt.Fprintf(&s.key, " %.1f,%.1f", p.X-s.middle.X, p.Y-s.middle.Y)
	}
	s.key.WriteString(strconv.Itoa(int(kind)))
	switch kind {
	case Leaving:
		s.leaving(pts[0])
	case Using:
		s.using(pts)
	case Sowing:
		s.width *= 0.75
		s.going(s.aside(pts), 0.42, false)
		s.width /= 0.75
	default:
		s.going(pts, 0.3, kind == Hopping)
	}
}

func (s *shape) cover(p sprites.Point) {
	r := 0.75 * s.unit
	x0, y0, x1, y1 := p.X-r, p.Y-r, p.X+r, p.Y+r
	if s.box.W > 0 {
		x0, y0 = min(x0, s.box.X), min(y0, s.box.Y)
		x1, y1 = max(x1, s.box.X+s.box.W), max(y1, s.box.Y+s.box.H)
	}
	s.box = sprites.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// aside shifts paths along the same houses apart, by rank, and all towards the board's middle, clear of the scores.
func (s *shape) aside(pts []sprites.Point) []sprites.Point {
	out := [...]float64{-0.2, -0.06, -0.34}[min(s.rank, 2)] * s.unit
	moved := make([]sprites.Point, len(pts))
	for i, p := range pts {
		dx, dy := p.X-s.middle.X, p.Y-s.middle.Y
		moved[i] = sprites.Pt(p.X+math.Copysign(out, dx*out), p.Y+math.Copysign(out, dy*out))
	}
	return moved
}

// going adds a line with a head. It begins beside the middle of the first spot, so that the piece there stays visible.
func (s *shape) going(pts []sprites.Point, bend float64, hops bool) {
	pts = slices.CompactFunc(slices.Clone(pts), func(a, b sprites.Point) bool { return a == b })
	if len(pts) < 2 {
		return
	}
	line := slices.Clone(pts)
	line[0] = along(pts[0], pts[1], 0.26*s.unit)
	s.begin(line[0])
	n := len(line)
	length := max(2.6*s.width, 0.24*s.unit)
	head, base := vector.ArrowHead(line[n-2], line[n-1], length, 2.7*s.width)
	line[n-1] = base
	if hops {
		for _, p := range pts[1 : n-1] {
			s.parts = append(s.parts, part{path: new(vector.Path).Circle(p.X, p.Y, s.width*1.05)})
		}
	}
	s.parts = append(s.parts, part{vector.Bent(bend*s.unit, line...), s.width}, part{path: head})
}

func (s *shape) begin(p sprites.Point) {
	if !s.marked {
		s.mark, s.marked = p, true
	}
}

func (s *shape) using(pts []sprites.Point) {
	if len(pts) < 2 {
		return
	}
	from, end := along(pts[0], pts[1], 0.7*s.unit), along(pts[1], pts[0], 0.3*s.unit)
	thin := max(2, s.width*0.42)
	s.parts = append(s.parts, part{path: new(vector.Path).Circle(from.X, from.Y, thin*1.8)})
	n := int(math.Hypot(end.X-from.X, end.Y-from.Y) / (thin * 3.4))
	for i := 1; i <= n; i++ {
		p := along(from, end, float64(i)*thin*3.4)
		s.parts = append(s.parts, part{path: new(vector.Path).Circle(p.X, p.Y, thin*0.75)})
	}
}

func (s *shape) leaving(p sprites.Point) {
	s.begin(sprites.Pt(p.X-0.3*s.unit, p.Y-0.3*s.unit))
	r := 0.2 * s.unit
	w := max(s.width*0.8, 2.5)
	cross := new(vector.Path).MoveTo(p.X-r, p.Y-r).LineTo(p.X+r, p.Y+r).MoveTo(p.X+r, p.Y-r).LineTo(p.X-r, p.Y+r)
	s.parts = append(s.parts, part{cross, w})
}

func along(a, b sprites.Point, distance float64) sprites.Point {
	l := max(math.Hypot(b.X-a.X, b.Y-a.Y), 1e-9)
	t := distance / l
	return sprites.Pt(a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t)
}

func (c *arrowCache) inkOf(a *Arrow, warm rules.Side) sprites.Color {
	switch {
	case a.Step == 0:
		return c.ink
	case a.By == warm:
		return sprites.Hex(arrowWarm)
	}
	return sprites.Hex(arrowCold)
}

func (s *shape) drawing(a *Arrow, ink sprites.Color) drawnArrow {
	ink = ink.Lighter(s.stroke.pale)
	parts, edge := s.parts, max(1.2, s.width*0.2)
	key := fmt.Sprintf("arrow %v %.1f %.1f%s", ink, s.unit, s.width, s.key.String())
	d := drawnArrow{faint: s.stroke.faint, ink: ink, mark: s.mark, at: s.box.Center()}
	if a.Step > 0 {
		d.number = strconv.Itoa(a.Step)
	}
	d.picture = sprites.Drawing{Key: key, Passing: true, X: s.box.X, Y: s.box.Y, W: s.box.W, H: s.box.H, Paint: func(c *vector.Canvas) {
		for _, p := range parts {
			p.paint(c, 2*edge, sprites.Hex(arrowEdge))
		}
		for _, p := range parts {
			p.paint(c, 0, ink)
		}
	}}
	return d
}

func (p *part) paint(c *vector.Canvas, wider float64, col sprites.Color) {
	paint := vector.Solid(col)
	switch {
	case p.width > 0:
		c.Stroke(p.path, p.width+wider, paint)
	case wider > 0:
		c.Stroke(p.path, wider, paint)
		fallthrough
	default:
		c.Fill(p.path, paint)
	}
}
