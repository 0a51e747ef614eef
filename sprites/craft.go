package sprites

import "math"

// ink is the width of an outline on a square of 100 units.
const ink = 3

// Tones are what a thing is shaded from: the three tones of its material and
// the line around it.
type tones struct{ light, body, dark, line Color }

// ball shades from a light at the upper left of a round thing about (cx, cy).
func (t tones) ball(cx, cy, r float64) Paint {
	return Radial(cx-0.35*r, cy-0.45*r, 1.5*r, Stop{0, t.light}, Stop{0.45, t.body}, Stop{1, t.dark})
}

// slope shades from the upper left to the lower right of a box.
func (t tones) slope(x0, y0, x1, y1 float64) Paint {
	return Linear(x0, y0, x1, y1, Stop{0, t.light}, Stop{0.4, t.body}, Stop{1, t.dark})
}

// part draws one closed part of a piece with its outline around it.
func (t tones) part(c *Canvas, p *Path, paint Paint) {
	c.Stroke(p, 2*ink, Solid(t.line))
	c.Fill(p, paint)
}

// taper is a line along a smooth curve whose width goes from w0 to w1.
func taper(w0, w1 float64, pts ...Point) *Path {
	line := new(Path).Smooth(false, pts...).flatten()[0]
	o := new(Path)
	last := float64(len(line) - 1)
	for i, b := range line {
		h := (w0 + (w1-w0)*float64(i)/last) / 2
		o.Circle(b.X, b.Y, h)
		if i == 0 {
			continue
		}
		a, g := line[i-1], (w0+(w1-w0)*float64(i-1)/last)/2
		l := math.Hypot(b.X-a.X, b.Y-a.Y)
		if l < 1e-9 {
			continue
		}
		nx, ny := -(b.Y-a.Y)/l, (b.X-a.X)/l
		o.Polygon(Pt(a.X-nx*g, a.Y-ny*g), Pt(b.X-nx*h, b.Y-ny*h), Pt(b.X+nx*h, b.Y+ny*h), Pt(a.X+nx*g, a.Y+ny*g))
	}
	return o
}

// gloss is the small bright highlight of something polished.
func gloss(c *Canvas, cx, cy, rx, ry, turn, strength float64) {
	p := new(Path).Ellipse(cx, cy, rx, ry).Rotated(cx, cy, turn)
	c.Fill(p, Radial(cx, cy, max(rx, ry), Stop{0, Color{1, 1, 1, float32(strength)}}, Stop{0.5, Color{1, 1, 1, float32(strength * 0.7)}}, Stop{1, Color{1, 1, 1, 0}}))
}

// star is a star of n rays with rounded-looking short points.
func star(cx, cy, outer, inner float64, n int, turn float64) *Path {
	pts := make([]Point, 0, 2*n)
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, k := math.Sincos(turn + float64(i)*math.Pi/float64(n))
		pts = append(pts, Pt(cx+r*k, cy+r*s))
	}
	return new(Path).Polygon(pts...)
}

// pebble is a roundish closed shape that differs with its seed.
func pebble(cx, cy, rx, ry float64, seed uint32) *Path {
	const corners = 9
	pts := make([]Point, corners)
	for i := range pts {
		s, k := math.Sincos(2 * math.Pi * float64(i) / corners)
		g := 1 + 0.13*lattice(int32(i), 7, seed)
		pts[i] = Pt(cx+rx*g*k, cy+ry*g*s)
	}
	return new(Path).Smooth(true, pts...)
}
