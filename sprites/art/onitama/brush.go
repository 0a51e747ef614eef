package onitama

import (
	"math"

	"tidepool/sprites/vector"
)

// A touch is a point of a brush stroke, with the width of the brush there.
type touch struct{ x, y, w float64 }

// brushed returns the shape of a stroke through touches: a smooth line of their widths with round ends.
func brushed(touches []touch) *vector.Path {
	line := softened(touches)
	n := len(line) - 1
	left, right := make([]vector.Point, n+1), make([]vector.Point, n+1)
	for i, q := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, n)]
		l := max(1e-9, math.Hypot(b.x-a.x, b.y-a.y))
		nx, ny := -(b.y-a.y)/l*q.w/2, (b.x-a.x)/l*q.w/2
		left[i] = vector.Pt(q.x-nx, q.y-ny)
		right[n-i] = vector.Pt(q.x+nx, q.y+ny)
	}
	o := new(vector.Path).MoveTo(left[0].X, left[0].Y)
	for _, q := range left[1:] {
		o.LineTo(q.X, q.Y)
	}
	o.Cap(vector.Pt(line[n].x, line[n].y), left[n], right[0])
	for _, q := range right[1:] {
		o.LineTo(q.X, q.Y)
	}
	return o.Cap(vector.Pt(line[0].x, line[0].y), right[n], left[0]).Close()
}

func softened(touches []touch) []touch {
	const steps = 8
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

// spline returns a point of the Catmull-Rom curve from b to c.
func spline(a, b, c, d, t float64) float64 {
	return b + t*((c-a)/2+t*((2*a-5*b+4*c-d)/2+t*(3*b-3*c+d-a)/2))
}

// Colours of an ink drawing: ink, the paper visible in gaps, and the vermilion of seals.
var (
	sumi  = vector.Hex(0x231F1E)
	washi = vector.Hex(0xFBF3DF)
	shu   = vector.Hex(0xC8402C)
)

// A sketch is an ink drawing in progress. Strokes are lists of x, y and width, outlines of x and y.
type sketch struct{ c *vector.Canvas }

func (s sketch) line(v ...float64) { s.stroke(sumi, v) }

func (s sketch) gap(v ...float64) { s.stroke(washi, v) }

func (s sketch) red(v ...float64) { s.stroke(shu, v) }

func (s sketch) wash(v ...float64) { s.stroke(sumi.Alpha(0.24), v) }

func (s sketch) stroke(col vector.Color, v []float64) {
	s.c.Fill(brushed(inThrees(v)), wet(col))
}

func inThrees(v []float64) []touch {
	touches := make([]touch, len(v)/3)
	for i := range touches {
		touches[i] = touch{v[3*i], v[3*i+1], v[3*i+2]}
	}
	return touches
}

func (s sketch) bands(n int, width float64, v ...float64) {
	line := softened(inThrees(v))
	for k := range n {
		i := (2*k + 1) * (len(line) - 1) / (2 * n)
		q, a, b := line[i], line[max(i-1, 0)], line[min(i+1, len(line)-1)]
		l := max(1e-9, math.Hypot(b.x-a.x, b.y-a.y))
		nx, ny := -(b.y-a.y)/l*q.w*0.46, (b.x-a.x)/l*q.w*0.46
		s.gap(q.x-nx, q.y-ny, width*0.7, q.x, q.y, width, q.x+nx, q.y+ny, width*0.7)
	}
}

// blot is a closed shape of ink, pool one of thin ink, bare one of paper.
func (s sketch) blot(v ...float64) { s.c.Fill(outlined(v), wet(sumi)) }
func (s sketch) pool(v ...float64) { s.c.Fill(outlined(v), vector.Solid(sumi.Alpha(0.24))) }
func (s sketch) bare(v ...float64) { s.c.Fill(outlined(v), vector.Solid(washi)) }

func (s sketch) eye(x, y, r float64) {
	s.c.Fill(new(vector.Path).Circle(x, y, r), vector.Solid(washi))
	s.c.Fill(new(vector.Path).Circle(x+r*0.2, y, r*0.55), vector.Solid(sumi))
}

func (s sketch) dot(x, y, r float64) { s.c.Fill(new(vector.Path).Circle(x, y, r), wet(sumi)) }

func outlined(v []float64) *vector.Path {
	pts := make([]vector.Point, len(v)/2)
	for i := range pts {
		pts[i] = vector.Pt(v[2*i], v[2*i+1])
	}
	return new(vector.Path).Smooth(true, pts...)
}

// wet is ink with paler patches, which are the same in overlapping strokes.
func wet(col vector.Color) vector.Texture {
	pale := col.Lighter(0.25)
	return func(x, y float64) vector.Color {
		return col.Mix(pale, max(0, 0.15+0.6*vector.Noise(x/15+y/40, y/12, 61)))
	}
}

// dry is a stroke that runs out of ink: towards its end the bristles leave streaks of paper.
func (s sketch) dry(v ...float64) {
	s.line(v...)
	line := softened(inThrees(v))
	for k, across := range []float64{-0.29, 0.02, 0.3} {
		from := len(line) * (6 - k%2*2 + k) / 10
		s.streak(line[from:], across)
	}
}

func (s sketch) streak(line []touch, across float64) {
	n := len(line) - 1
	if n < 2 {
		return
	}
	hair := make([]touch, 0, n+1)
	for i, q := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, n)]
		l := max(1e-9, math.Hypot(b.x-a.x, b.y-a.y))
		d := q.w * across / l
		hair = append(hair, touch{q.x - (b.y-a.y)*d, q.y + (b.x-a.x)*d, min(1.1, q.w*0.16) * float64(i) / float64(n)})
	}
	s.c.Fill(brushed(hair), vector.Solid(washi))
}
