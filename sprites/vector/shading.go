package vector

import "math"

// Ink is the width of an outline on a square of 100 units.
const Ink = 3

// Tones shade a material: its light, body and dark colours, and that of its outline.
type Tones struct{ Light, Body, Dark, Line Color }

// Ball shades a round shape about (cx, cy), lit from the upper left.
func (t Tones) Ball(cx, cy, r float64) Paint {
	return Radial(cx-0.35*r, cy-0.45*r, 1.5*r, Stop{0, t.Light}, Stop{0.45, t.Body}, Stop{1, t.Dark})
}

// Slope shades a box from the upper left to the lower right.
func (t Tones) Slope(x0, y0, x1, y1 float64) Paint {
	return Linear(x0, y0, x1, y1, Stop{0, t.Light}, Stop{0.4, t.Body}, Stop{1, t.Dark})
}

// Part draws one closed part of a piece with its outline.
func (t Tones) Part(c *Canvas, p *Path, paint Paint) {
	c.Stroke(p, 2*Ink, Solid(t.Line))
	c.Fill(p, paint)
}

// Taper returns a smooth line whose width goes from w0 to w1, with round ends, as one contour that is cheap
// to outline.
func Taper(w0, w1 float64, pts ...Point) *Path {
	const keep = 4 // use every fourth of the curve's points
	all := new(Path).Smooth(false, pts...).flatten()[0]
	var line []Point
	for i := 0; i < len(all); i += keep {
		line = append(line, all[i])
	}
	n := len(line) - 1
	left, right := make([]Point, 0, n+8), make([]Point, n+1)
	for i, q := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, n)]
		l := max(1e-9, math.Hypot(b.X-a.X, b.Y-a.Y))
		h := (w0 + (w1-w0)*float64(i)/float64(n)) / 2
		nx, ny := -(b.Y-a.Y)/l*h, (b.X-a.X)/l*h
		left = append(left, Pt(q.X-nx, q.Y-ny))
		right[n-i] = Pt(q.X+nx, q.Y+ny)
	}
	o := new(Path).MoveTo(left[0].X, left[0].Y)
	for _, q := range left[1:] {
		o.LineTo(q.X, q.Y)
	}
	o.Cap(line[n], left[n], right[0])
	for _, q := range right[1:] {
		o.LineTo(q.X, q.Y)
	}
	return o.Cap(line[0], right[n], left[0]).Close()
}

// Cap adds a half circle, clockwise about mid, from one end of a diameter to the other.
func (p *Path) Cap(mid, from, to Point) *Path {
	dx, dy := from.X-mid.X, from.Y-mid.Y
	tip := Pt(mid.X-dy, mid.Y+dx)
	kx, ky := dx*kappa, dy*kappa
	return p.CubeTo(from.X-ky, from.Y+kx, tip.X+kx, tip.Y+ky, tip.X, tip.Y).
		CubeTo(tip.X-kx, tip.Y-ky, to.X-ky, to.Y+kx, to.X, to.Y)
}

// Gloss draws the small bright highlight of a polished surface.
func Gloss(c *Canvas, cx, cy, rx, ry, turn, strength float64) {
	p := new(Path).Ellipse(cx, cy, rx, ry).Rotated(cx, cy, turn)
	c.Fill(p, Radial(cx, cy, max(rx, ry), Stop{0, Color{1, 1, 1, float32(strength)}}, Stop{0.5, Color{1, 1, 1, float32(strength * 0.7)}}, Stop{1, Color{1, 1, 1, 0}}))
}

// Star returns a star of n rays with short points that look rounded.
func Star(cx, cy, outer, inner float64, n int, turn float64) *Path {
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

// Pebble returns a roundish closed shape that depends on its seed.
func Pebble(cx, cy, rx, ry float64, seed uint32) *Path {
	const corners = 9
	pts := make([]Point, corners)
	for i := range pts {
		s, k := math.Sincos(2 * math.Pi * float64(i) / corners)
		g := 1 + 0.13*Lattice(int32(i), 7, seed)
		pts[i] = Pt(cx+rx*g*k, cy+ry*g*s)
	}
	return new(Path).Smooth(true, pts...)
}
