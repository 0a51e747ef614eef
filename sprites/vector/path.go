package vector

import (
	"math"
	"slices"
)

// A Point is a place in drawing units, y down.
type Point struct{ X, Y float64 }

// Pt is short for Point{x, y}.
func Pt(x, y float64) Point { return Point{x, y} }

type verb uint8

const (
	moveTo verb = iota
	lineTo
	quadTo
	cubeTo
	closed
)

// A Path consists of contours of lines and Bézier curves. The zero value is empty; methods can be chained.
type Path struct {
	verbs  []verb
	points []Point
}

// MoveTo starts a contour.
func (p *Path) MoveTo(x, y float64) *Path { return p.add(moveTo, Pt(x, y)) }

// LineTo adds a straight line.
func (p *Path) LineTo(x, y float64) *Path { return p.add(lineTo, Pt(x, y)) }

// QuadTo adds a quadratic curve.
func (p *Path) QuadTo(cx, cy, x, y float64) *Path { return p.add(quadTo, Pt(cx, cy), Pt(x, y)) }

// CubeTo adds a cubic curve.
func (p *Path) CubeTo(ax, ay, bx, by, x, y float64) *Path {
	return p.add(cubeTo, Pt(ax, ay), Pt(bx, by), Pt(x, y))
}

// Close joins the contour's end to its start.
func (p *Path) Close() *Path { return p.add(closed) }

func (p *Path) add(v verb, pts ...Point) *Path {
	p.verbs = append(p.verbs, v)
	p.points = append(p.points, pts...)
	return p
}

// kappa makes four cubic curves approximate a circle.
const kappa = 0.5522847498

// Ellipse adds an ellipse about a centre.
func (p *Path) Ellipse(cx, cy, rx, ry float64) *Path {
	kx, ky := rx*kappa, ry*kappa
	return p.MoveTo(cx+rx, cy).
		CubeTo(cx+rx, cy+ky, cx+kx, cy+ry, cx, cy+ry).
		CubeTo(cx-kx, cy+ry, cx-rx, cy+ky, cx-rx, cy).
		CubeTo(cx-rx, cy-ky, cx-kx, cy-ry, cx, cy-ry).
		CubeTo(cx+kx, cy-ry, cx+rx, cy-ky, cx+rx, cy).Close()
}

// Circle adds a circle about a centre.
func (p *Path) Circle(cx, cy, r float64) *Path { return p.Ellipse(cx, cy, r, r) }

// RoundRect adds a rectangle with rounded corners.
func (p *Path) RoundRect(x, y, w, h, r float64) *Path {
	r = math.Min(r, math.Min(w, h)/2)
	k := r * (1 - kappa)
	return p.MoveTo(x+r, y).LineTo(x+w-r, y).
		CubeTo(x+w-k, y, x+w, y+k, x+w, y+r).LineTo(x+w, y+h-r).
		CubeTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h).LineTo(x+r, y+h).
		CubeTo(x+k, y+h, x, y+h-k, x, y+h-r).LineTo(x, y+r).
		CubeTo(x, y+k, x+k, y, x+r, y).Close()
}

// Polygon adds a closed contour through points.
func (p *Path) Polygon(pts ...Point) *Path {
	for i, q := range pts {
		if i == 0 {
			p.MoveTo(q.X, q.Y)
		} else {
			p.LineTo(q.X, q.Y)
		}
	}
	return p.Close()
}

// Smooth adds a curve through points (Catmull-Rom), closed or open.
func (p *Path) Smooth(close bool, pts ...Point) *Path {
	n := len(pts)
	at := func(i int) Point {
		if close {
			return pts[(i+n)%n]
		}
		return pts[min(max(i, 0), n-1)]
	}
	segments := n - 1
	if close {
		segments = n
	}
	p.MoveTo(pts[0].X, pts[0].Y)
	for i := range segments {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		p.CubeTo(b.X+(c.X-a.X)/6, b.Y+(c.Y-a.Y)/6, c.X-(d.X-b.X)/6, c.Y-(d.Y-b.Y)/6, c.X, c.Y)
	}
	if close {
		p.Close()
	}
	return p
}

// Arc adds an open circular arc from one angle to another, in radians clockwise from the right.
func (p *Path) Arc(cx, cy, r, from, to float64) *Path {
	const steps = 24
	for i := range steps + 1 {
		s, c := math.Sincos(from + (to-from)*float64(i)/steps)
		if i == 0 {
			p.MoveTo(cx+r*c, cy+r*s)
		} else {
			p.LineTo(cx+r*c, cy+r*s)
		}
	}
	return p
}

// Transform returns a copy with every point mapped.
func (p *Path) Transform(f func(Point) Point) *Path {
	q := &Path{verbs: p.verbs, points: make([]Point, len(p.points))}
	for i, pt := range p.points {
		q.points[i] = f(pt)
	}
	return q
}

// Rotated returns a copy turned clockwise about a point.
func (p *Path) Rotated(cx, cy, radians float64) *Path {
	s, c := math.Sincos(radians)
	return p.Transform(func(q Point) Point {
		dx, dy := q.X-cx, q.Y-cy
		return Pt(cx+dx*c-dy*s, cy+dx*s+dy*c)
	})
}

// Mirrored returns a copy mirrored left to right about x.
func (p *Path) Mirrored(x float64) *Path {
	return p.Transform(func(q Point) Point { return Pt(2*x-q.X, q.Y) })
}

// flatten returns the contours as polylines; a closed one ends where it began.
func (p *Path) flatten() [][]Point {
	const steps = 16
	var out [][]Point
	var line []Point
	i := 0
	for _, v := range p.verbs {
		var last Point
		if len(line) > 0 {
			last = line[len(line)-1]
		}
		switch v {
		case moveTo:
			if len(line) > 0 {
				out = append(out, line)
			}
			line = []Point{p.points[i]}
			i++
		case lineTo:
			line = append(line, p.points[i])
			i++
		case quadTo:
			a, b := p.points[i], p.points[i+1]
			for s := 1; s <= steps; s++ {
				line = append(line, quadAt(last, a, b, float64(s)/steps))
			}
			i += 2
		case cubeTo:
			a, b, c := p.points[i], p.points[i+1], p.points[i+2]
			for s := 1; s <= steps; s++ {
				line = append(line, cubeAt(last, a, b, c, float64(s)/steps))
			}
			i += 3
		case closed:
			if len(line) > 0 {
				line = append(line, line[0])
			}
		}
	}
	if len(line) > 0 {
		out = append(out, line)
	}
	return out
}

func quadAt(a, b, c Point, t float64) Point {
	u := 1 - t
	return Pt(u*u*a.X+2*u*t*b.X+t*t*c.X, u*u*a.Y+2*u*t*b.Y+t*t*c.Y)
}

func cubeAt(a, b, c, d Point, t float64) Point {
	u := 1 - t
	p, q, r, s := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
	return Pt(p*a.X+q*b.X+r*c.X+s*d.X, p*a.Y+q*b.Y+r*c.Y+s*d.Y)
}

// outline returns a line of some width along the path, with round ends and joins; all its contours have the
// same direction.
func (p *Path) outline(width float64) *Path {
	o := new(Path)
	h := width / 2
	for _, line := range p.flatten() {
		o.grow(len(line))
		for i, b := range line {
			o.Circle(b.X, b.Y, h)
			if i == 0 {
				continue
			}
			a := line[i-1]
			dx, dy := b.X-a.X, b.Y-a.Y
			l := math.Hypot(dx, dy)
			if l < 1e-9 {
				continue
			}
			nx, ny := -dy/l*h, dx/l*h
			o.Polygon(Pt(a.X-nx, a.Y-ny), Pt(b.X-nx, b.Y-ny), Pt(b.X+nx, b.Y+ny), Pt(a.X+nx, a.Y+ny))
		}
	}
	return o
}

// grow reserves memory for the outline of some points: a circle and a four-cornered polygon each.
func (p *Path) grow(points int) {
	const circleVerbs, circlePoints, polygonVerbs, polygonPoints = 6, 13, 5, 4
	p.verbs = slices.Grow(p.verbs, points*(circleVerbs+polygonVerbs))
	p.points = slices.Grow(p.points, points*(circlePoints+polygonPoints))
}

// Append adds the contours of another path.
func (p *Path) Append(q *Path) *Path {
	p.verbs, p.points = append(p.verbs, q.verbs...), append(p.points, q.points...)
	return p
}
