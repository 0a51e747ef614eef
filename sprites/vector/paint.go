package vector

import "math"

// A Color is straight (not premultiplied) red, green, blue and alpha, 0 to 1.
type Color struct{ R, G, B, A float32 }

// RGBA returns a colour, each part from 0 to 1.
func RGBA(r, g, b, a float32) Color { return Color{r, g, b, a} }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{float32(rgb>>16&255) / 255, float32(rgb>>8&255) / 255, float32(rgb&255) / 255, 1}
}

// Alpha returns the colour with another opacity.
func (c Color) Alpha(a float64) Color { c.A = float32(a); return c }

// Mix returns the colour a share t of the way to d.
func (c Color) Mix(d Color, t float64) Color {
	f := float32(t)
	return Color{c.R + (d.R-c.R)*f, c.G + (d.G-c.G)*f, c.B + (d.B-c.B)*f, c.A + (d.A-c.A)*f}
}

// Lighter mixes with white.
func (c Color) Lighter(t float64) Color { return c.Mix(Color{1, 1, 1, c.A}, t) }

// Darker mixes with a warm near-black.
func (c Color) Darker(t float64) Color { return c.Mix(Color{0.08, 0.06, 0.09, c.A}, t) }

// Luminance returns the relative luminance of WCAG 2, from 0 to 1.
func (c Color) Luminance() float64 {
	lin := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

// A Paint gives the colour of each place of a shape, in drawing units.
type Paint interface {
	At(x, y float64) Color
}

// A Texture is a paint whose colours are computed for each place.
type Texture func(x, y float64) Color

func (t Texture) At(x, y float64) Color { return t(x, y) }

type solid Color

func (s solid) At(float64, float64) Color { return Color(s) }

// Solid paints one colour.
func Solid(c Color) Paint { return solid(c) }

// A Stop is a colour at a share of a gradient's length, 0 to 1.
type Stop struct {
	At    float64
	Color Color
}

// At returns a stop.
func At(share float64, c Color) Stop { return Stop{share, c} }

type linear struct {
	from, to Point
	stops    []Stop
}

func (g *linear) At(x, y float64) Color {
	dx, dy := g.to.X-g.from.X, g.to.Y-g.from.Y
	return stopAt(g.stops, ((x-g.from.X)*dx+(y-g.from.Y)*dy)/(dx*dx+dy*dy))
}

// Linear paints a gradient from one point to another.
func Linear(x0, y0, x1, y1 float64, stops ...Stop) Paint {
	return &linear{Pt(x0, y0), Pt(x1, y1), stops}
}

// Vertical paints from one colour at y0 to another at y1.
func Vertical(y0, y1 float64, top, bottom Color) Paint {
	return Linear(0, y0, 0, y1, Stop{0, top}, Stop{1, bottom})
}

type radial struct {
	center Point
	r      float64
	stops  []Stop
}

func (g *radial) At(x, y float64) Color {
	return stopAt(g.stops, math.Hypot(x-g.center.X, y-g.center.Y)/g.r)
}

// Radial paints a gradient outwards from a centre to radius r.
func Radial(cx, cy, r float64, stops ...Stop) Paint { return &radial{Pt(cx, cy), r, stops} }

func stopAt(stops []Stop, t float64) Color {
	if t <= stops[0].At {
		return stops[0].Color
	}
	for i := 1; i < len(stops); i++ {
		if t <= stops[i].At {
			a, b := stops[i-1], stops[i]
			return a.Color.Mix(b.Color, (t-a.At)/(b.At-a.At))
		}
	}
	return stops[len(stops)-1].Color
}

// Noise returns smooth, deterministic value noise in [-1, 1]; one lattice cell is one unit wide.
func Noise(x, y float64, seed uint32) float64 {
	x0, y0 := math.Floor(x), math.Floor(y)
	fx, fy := SmoothStep(x-x0), SmoothStep(y-y0)
	i, j := int32(x0), int32(y0)
	a, b := Lattice(i, j, seed), Lattice(i+1, j, seed)
	c, d := Lattice(i, j+1, seed), Lattice(i+1, j+1, seed)
	top, bottom := a+(b-a)*fx, c+(d-c)*fx
	return top + (bottom-top)*fy
}

// Fractal sums octaves of Noise, each twice as fine and half as strong, and stays within [-1, 1].
func Fractal(x, y float64, octaves int, seed uint32) float64 {
	sum, amp, total := 0.0, 1.0, 0.0
	for o := range octaves {
		sum += amp * Noise(x, y, seed+uint32(o)*101)
		total += amp
		x, y, amp = x*2, y*2, amp/2
	}
	return sum / total
}

// SmoothStep goes from 0 to 1 as t does, slowly at both ends.
func SmoothStep(t float64) float64 { return t * t * (3 - 2*t) }

// Lattice returns a deterministic pseudo-random value in [-1, 1) for each place of a grid and seed.
func Lattice(i, j int32, seed uint32) float64 {
	h := uint32(i)*0x9E3779B1 ^ uint32(j)*0x85EBCA77 ^ seed*0xC2B2AE3D
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 12
	h *= 0x297A2D39
	h ^= h >> 15
	return float64(h)/(1<<31) - 1
}
