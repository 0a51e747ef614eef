package vector

import "math"

// Bent returns a line through points whose corners are rounded with up to a radius.
func Bent(radius float64, pts ...Point) *Path {
	p := new(Path)
	if len(pts) == 0 {
		return p
	}
	p.MoveTo(pts[0].X, pts[0].Y)
	for i := 1; i+1 < len(pts); i++ {
		b := pts[i]
		in, out := towards(b, pts[i-1], radius), towards(b, pts[i+1], radius)
		p.LineTo(in.X, in.Y).QuadTo(b.X, b.Y, out.X, out.Y)
	}
	last := pts[len(pts)-1]
	return p.LineTo(last.X, last.Y)
}

// towards returns the point at a distance from a on the way to b, at most half of the way.
func towards(a, b Point, distance float64) Point {
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	if l < 1e-9 {
		return a
	}
	t := min(distance/l, 0.5)
	return Pt(a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t)
}

// ArrowHead returns the head of an arrow from one point to another, a little hollow behind; base is where the
// shaft ends.
func ArrowHead(from, tip Point, length, width float64) (head *Path, base Point) {
	dx, dy := tip.X-from.X, tip.Y-from.Y
	l := math.Hypot(dx, dy)
	if l < 1e-9 {
		dx, l = 1, 1
	}
	dx, dy = dx/l, dy/l
	at := func(back, aside float64) Point {
		return Pt(tip.X-dx*back-dy*aside, tip.Y-dy*back+dx*aside)
	}
	base = at(length*0.8, 0)
	return new(Path).Polygon(tip, at(length, width/2), base, at(length, -width/2)), base
}
