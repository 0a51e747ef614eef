package sprites

import (
	"fmt"
	"math"
)

// A stroke is one touch of the brush: a smooth line through places, at each
// of which the brush is pressed to a width. A touch is {x, y, width}.
type touch struct{ x, y, w float64 }

// brushed is the shape of a stroke through touches: one contour with round
// ends, whose sides follow the width smoothly.
func brushed(touches ...touch) *Path {
	line := softened(touches)
	n := len(line) - 1
	left, right := make([]Point, n+1), make([]Point, n+1)
	for i, q := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, n)]
		l := max(1e-9, math.Hypot(b.x-a.x, b.y-a.y))
		nx, ny := -(b.y-a.y)/l*q.w/2, (b.x-a.x)/l*q.w/2
		left[i] = Pt(q.x-nx, q.y-ny)
		right[n-i] = Pt(q.x+nx, q.y+ny)
	}
	o := new(Path).MoveTo(left[0].X, left[0].Y)
	for _, q := range left[1:] {
		o.LineTo(q.X, q.Y)
	}
	o.cap(Pt(line[n].x, line[n].y), left[n], right[0])
	for _, q := range right[1:] {
		o.LineTo(q.X, q.Y)
	}
	return o.cap(Pt(line[0].x, line[0].y), right[n], left[0]).Close()
}

// softened is a stroke's touches and those between them, on a smooth curve.
func softened(touches []touch) []touch {
	const steps = 10
	n := len(touches)
	at := func(i int) touch { return touches[min(max(i, 0), n-1)] }
	out := []touch{touches[0]}
	for i := range n - 1 {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for s := 1; s <= steps; s++ {
			t := float64(s) / steps
			out = append(out, touch{
				spline(a.x, b.x, c.x, d.x, t), spline(a.y, b.y, c.y, d.y, t),
				max(0.4, spline(a.w, b.w, c.w, d.w, t)),
			})
		}
	}
	return out
}

// spline is the Catmull-Rom curve from b to c.
func spline(a, b, c, d, t float64) float64 {
	return b + t*((c-a)/2+t*((2*a-5*b+4*c-d)/2+t*(3*b-3*c+d-a)/2))
}

// A sketch draws in ink on a canvas, left half of it or both.
type sketch struct{ c *Canvas }

// line is one stroke of the brush; numbers go in threes: x, y, width.
func (s sketch) line(v ...float64) {
	touches := make([]touch, len(v)/3)
	for i := range touches {
		touches[i] = touch{v[3*i], v[3*i+1], v[3*i+2]}
	}
	s.c.Fill(brushed(touches...), sumi)
}

// sumi is ink: almost black and a little warm.
func sumi(x, y float64) Color { return Hex(0x231F1E) }

// AnimalArt is the animal of one of Onitama's cards, in ink on nothing. A
// name without an animal is a ring in one stroke.
func AnimalArt(card string) Drawing {
	return Piece(fmt.Sprint("animal ", card), func(c *Canvas) {
		draw, ok := animals[card]
		if !ok {
			draw = enso
		}
		draw(sketch{c})
	})
}

// enso is a ring in one stroke.
func enso(s sketch) {
	s.line(8, -34, 3, 26, -24, 8, 34, 0, 10, 22, 27, 9, -4, 34, 8, -28, 20, 7, -34, -6, 6, -22, -28, 4, -2, -34, 2)
}

var animals = map[string]func(sketch){}
