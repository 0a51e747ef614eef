package sprites

import (
	"fmt"
	"math"
)

// The two woods of Kalah's board and the ebony and brass between them.
var (
	honey = tones{Hex(0xF0BE7E), Hex(0xDB9F5C), Hex(0xBC7E40), Hex(0x4A2711)}
	umber = tones{Hex(0x9A6240), Hex(0x7E4A2E), Hex(0x61351F), Hex(0x2A1408)}
)

// bowl is the radius of a house; a store is as wide, and long.
const bowl = 43.0

// KalahArt is the board of Kalah with a number of houses a side: squares of
// 100 units and a border of 25. South's houses are the lower row and its store
// is on the right, all in pale wood with suns; North's are in dark wood with
// waves.
func KalahArt(houses int) Drawing {
	b := kalahBoard{houses: houses, w: 100 * float64(houses+2), h: 200}
	return b.drawing(fmt.Sprint("kalah", houses))
}

// KalahStack is how high the stacked board is, in squares without its border,
// and KalahStackStore how far the middle of a store is from the board's.
const (
	KalahStack      = 4.44
	KalahStackStore = 1.72
)

// KalahStackedArt is the same board with a store above and one below the rows,
// as wide as they are.
func KalahStackedArt(houses int) Drawing {
	b := kalahBoard{houses: houses, w: 100 * float64(houses), h: 100 * KalahStack, stacked: true}
	return b.drawing(fmt.Sprint("kalah stacked", houses))
}

// A kalahBoard is as many houses in two rows, and as many units wide and high.
type kalahBoard struct {
	houses  int
	w, h    float64
	stacked bool
}

func (b kalahBoard) drawing(key string) Drawing {
	return Drawing{key, -25, -25, b.w + 50, b.h + 50, b.draw}
}

// A carving is where the board is carved: its middle and its radii.
type carving struct {
	at     Point
	rx, ry float64
}

func (b kalahBoard) carvings() []carving {
	var list []carving
	left := 150.0
	if b.stacked {
		left = 50
	}
	for i := range b.houses {
		x := left + 100*float64(i)
		list = append(list, carving{Pt(x, b.h/2-50), bowl, bowl}, carving{Pt(x, b.h/2+50), bowl, bowl})
	}
	if b.stacked {
		return append(list, carving{Pt(b.w/2, 50), b.w/2 - 6, bowl}, carving{Pt(b.w/2, b.h-50), b.w/2 - 6, bowl})
	}
	return append(list, carving{Pt(50, 100), bowl, 94}, carving{Pt(b.w-50, 100), bowl, 94})
}

func (b kalahBoard) draw(c *Canvas) {
	outer := new(Path).RoundRect(-25, -25, b.w+50, b.h+50, 44)
	c.Clip(outer, func(c *Canvas) {
		c.Backdrop(-25, -25, b.w+50, b.h+50, 1.6, b.grain())
		b.bevel(c)
	})
	b.seam(c)
	for _, h := range b.carvings() {
		hollowed(c, new(Path).RoundRect(h.at.X-h.rx, h.at.Y-h.ry, 2*h.rx, 2*h.ry, bowl), h.at, h.rx, h.ry)
	}
	wave, sun, left := 2.0, 198.0, 200.0
	if b.stacked {
		wave, sun, left = b.h/2-111, b.h/2+111, 100
	}
	for i := range b.houses - 1 {
		x := left + 100*float64(i)
		waveMark(c, Pt(x, wave))
		sunMark(c, Pt(x, sun))
	}
}

// south reports whether a place is in South's wood: the lower row and its
// store.
func (b kalahBoard) south(x, y float64) bool {
	if b.stacked {
		return y > b.h/2
	}
	return x > b.w-100 || x > 100 && y > 100
}

// depth is how deep the board is carved at a place, from 0 to 1.
func (b kalahBoard) depth(x, y float64) float64 {
	if x < 0 || x > b.w || y < 0 || y > b.h {
		return 0
	}
	cx, cy := 100*math.Floor(x/100)+50, b.h/2-50
	if y > b.h/2 {
		cy = b.h/2 + 50
	}
	switch {
	case b.stacked && math.Abs(y-b.h/2) > 111:
		cx, cy = min(max(x, 6+bowl), b.w-6-bowl), 50
		if y > b.h/2 {
			cy = b.h - 50
		}
	case !b.stacked && (x < 100 || x > b.w-100):
		cy = min(max(y, 6+bowl), 194-bowl)
	}
	dx, dy := x-cx, y-cy
	return max(0, 1-(dx*dx+dy*dy)/(bowl*bowl))
}

// grain is the wood; where it is carved away deeper layers show, so that the
// lines of the grain bend around each hollow.
func (b kalahBoard) grain() Paint {
	pale, dark := wood(honey, 10, false, 5), wood(umber, 9, false, 23)
	return func(x, y float64) Color {
		z := b.depth(x, y)
		w := dark
		if b.south(x, y) {
			w = pale
		}
		return w(x, y+34*z).Mix(Hex(0x4A2408), 0.3*z)
	}
}

// bevel is the light on the board's rounded edges.
func (b kalahBoard) bevel(c *Canvas) {
	edge := new(Path).RoundRect(-23, -23, b.w+46, b.h+46, 42)
	c.Stroke(edge, 7, Linear(-25, -25, b.h+25, b.h+25, Stop{0, Color{1, 0.94, 0.8, 0.75}}, Stop{0.4, Color{1, 0.9, 0.7, 0.28}}, Stop{0.62, Color{0.2, 0.08, 0, 0.1}}, Stop{1, Color{0.16, 0.06, 0, 0.5}}))
	c.Stroke(new(Path).RoundRect(-16, -16, b.w+32, b.h+32, 36), 1.6, Solid(Color{0.2, 0.09, 0.02, 0.5}))
	c.Stroke(new(Path).RoundRect(-14.6, -14.6, b.w+32, b.h+32, 36), 1.1, Solid(Color{1, 0.9, 0.7, 0.4}))
}

// seam is the inlay between the two woods.
func (b kalahBoard) seam(c *Canvas) {
	p := new(Path).MoveTo(100, 215).LineTo(100, 106).QuadTo(100, 100, 106, 100).
		LineTo(b.w-106, 100).QuadTo(b.w-100, 100, b.w-100, 94).LineTo(b.w-100, -15)
	if b.stacked {
		p = new(Path).MoveTo(-15, b.h/2).LineTo(b.w+15, b.h/2)
	}
	c.Stroke(p, 4.6, Solid(Hex(0x2A150A)))
	c.Stroke(p, 1.8, Linear(0, 0, b.w, 200, Stop{0, Hex(0xFFEDB0)}, Stop{0.5, Hex(0xE0B458)}, Stop{1, Hex(0xB98A34)}))
}

// hollowed is the light in a hollow about a place, with radii rx and ry: its
// upper left wall lies in shadow, its lower right wall and lip are lit, and
// its polish shines.
func hollowed(c *Canvas, shape *Path, at Point, rx, ry float64) {
	kx, ky := rx*0.72, ry*0.72
	switch {
	case ry > rx:
		ky = ry * 0.9
	case rx > ry:
		kx = rx * 0.9
	}
	c.Clip(shape, func(c *Canvas) {
		c.Fill(shape, Linear(at.X-kx, at.Y-ky, at.X+kx, at.Y+ky, Stop{0, Color{0.12, 0.04, 0, 0.6}}, Stop{0.45, Color{0.12, 0.04, 0, 0.22}}, Stop{0.75, Color{1, 0.8, 0.5, 0.06}}, Stop{1, Color{1, 0.85, 0.6, 0.42}}))
		shade := new(Path).RoundRect(at.X-rx-40, at.Y-ry-40, 2*rx+80, 2*ry+80, 10)
		hole := new(Path).RoundRect(at.X-rx+7, at.Y-ry+8, 2*rx, 2*ry, min(rx, ry)).Mirrored(at.X + 7)
		shade.verbs, shade.points = append(shade.verbs, hole.verbs...), append(shade.points, hole.points...)
		c.Shadow(shade, 0, 0, 17, Color{0.1, 0.03, 0, 0.75})
	})
	lip := Linear(at.X-kx, at.Y-ky, at.X+kx, at.Y+ky, Stop{0, Color{0.14, 0.05, 0.01, 0.9}}, Stop{0.5, Color{0.3, 0.14, 0.04, 0.45}}, Stop{0.62, Color{1, 0.85, 0.6, 0.3}}, Stop{1, Color{1, 0.92, 0.72, 0.95}})
	c.Stroke(shape, 3, lip)
}

// sunMark is South's sign, cut into the wood and filled with brass.
func sunMark(c *Canvas, at Point) {
	parts := []*Path{new(Path).Circle(at.X, at.Y, 3.7)}
	for i := range 8 {
		s, k := math.Sincos(float64(i) * math.Pi / 4)
		parts = append(parts, taper(2, 1.2, Pt(at.X+6*k, at.Y+6*s), Pt(at.X+8.8*k, at.Y+8.8*s)))
	}
	inlay(c, parts, Hex(0x7A3F14))
}

// waveMark is North's sign.
func waveMark(c *Canvas, at Point) {
	var parts []*Path
	for _, dy := range []float64{-4.2, 3.2} {
		parts = append(parts, taper(2.4, 2.4, Pt(at.X-11, at.Y+dy+1.6), Pt(at.X-5.5, at.Y+dy-1.8), Pt(at.X, at.Y+dy+1.6), Pt(at.X+5.5, at.Y+dy-1.8), Pt(at.X+11, at.Y+dy+1.6)))
	}
	inlay(c, parts, Hex(0xE9C98E))
}

// inlay lets shapes of a colour into the wood: a dark edge above, a light one
// below.
func inlay(c *Canvas, parts []*Path, col Color) {
	for _, p := range parts {
		c.Fill(p.Transform(func(q Point) Point { return Pt(q.X+0.9, q.Y+1) }), Solid(Color{1, 0.9, 0.7, 0.4}))
	}
	for _, p := range parts {
		c.Fill(p.Transform(func(q Point) Point { return Pt(q.X-0.5, q.Y-0.6) }), Solid(Color{0.15, 0.05, 0, 0.6}))
	}
	for _, p := range parts {
		c.Fill(p, Solid(col))
	}
}
