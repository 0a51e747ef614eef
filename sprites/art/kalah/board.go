package kalah

import (
	"fmt"
	"math"

	"tidepool/sprites/vector"
)

func woods(look int) (south, north vector.Tones) {
	if look == 1 { // maple and ebony
		return vector.Tones{Light: vector.Hex(0xFAEBCB), Body: vector.Hex(0xEBD3A6), Dark: vector.Hex(0xCFB07E), Line: vector.Hex(0x54402A)},
			vector.Tones{Light: vector.Hex(0x5C524C), Body: vector.Hex(0x433A36), Dark: vector.Hex(0x2D2625), Line: vector.Hex(0x120E0D)}
	}
	return vector.Tones{Light: vector.Hex(0xF0BE7E), Body: vector.Hex(0xDB9F5C), Dark: vector.Hex(0xBC7E40), Line: vector.Hex(0x4A2711)},
		vector.Tones{Light: vector.Hex(0x9A6240), Body: vector.Hex(0x7E4A2E), Dark: vector.Hex(0x61351F), Line: vector.Hex(0x2A1408)}
}

// bowl is the radius of a house; a store has the same width and is longer.
const bowl = 43.0

// Board is the board of Kalah with a number of houses a side: squares of 100 units and a border of 25.
// South's houses are the lower row and its store is at the right, all in pale wood with suns; North's are in
// dark wood with waves. Look 0 is of honey and umber woods, 1 of maple and ebony.
func Board(houses, look int) vector.Drawing {
	b := kalahBoard{look: look, houses: houses, w: 100 * float64(houses+2), h: 200}
	return b.drawing(vector.LookKey(fmt.Sprint("kalah", houses), look))
}

// StackHeight is the height of the stacked board, in squares without its border, and StackStore the distance
// from the board's middle to the middle of a store.
const (
	StackHeight = 4.44
	StackStore  = 1.72
)

// Stacked is the same board with a store above and one below the rows, as wide as they are.
func Stacked(houses, look int) vector.Drawing {
	b := kalahBoard{look: look, houses: houses, w: 100 * float64(houses), h: 100 * StackHeight, stacked: true}
	return b.drawing(vector.LookKey(fmt.Sprint("kalah stacked", houses), look))
}

// A kalahBoard has two rows of houses; w and h are its size in units.
type kalahBoard struct {
	look    int
	houses  int
	w, h    float64
	stacked bool
}

func (b kalahBoard) drawing(key string) vector.Drawing {
	return vector.Drawing{Key: key, X: -25, Y: -25, W: b.w + 50, H: b.h + 50, Paint: b.draw}
}

type carving struct {
	at     vector.Point
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
		list = append(list, carving{vector.Pt(x, b.h/2-50), bowl, bowl}, carving{vector.Pt(x, b.h/2+50), bowl, bowl})
	}
	if b.stacked {
		return append(list, carving{vector.Pt(b.w/2, 50), b.w/2 - 6, bowl}, carving{vector.Pt(b.w/2, b.h-50), b.w/2 - 6, bowl})
	}
	return append(list, carving{vector.Pt(50, 100), bowl, 94}, carving{vector.Pt(b.w-50, 100), bowl, 94})
}

func (b kalahBoard) draw(c *vector.Canvas) {
	outer := new(vector.Path).RoundRect(-25, -25, b.w+50, b.h+50, 44)
	c.Clip(outer, func(c *vector.Canvas) {
		c.Backdrop(-25, -25, b.w+50, b.h+50, 1.6, b.grain())
		b.bevel(c)
	})
	b.seam(c)
	for _, h := range b.carvings() {
		hollowed(c, new(vector.Path).RoundRect(h.at.X-h.rx, h.at.Y-h.ry, 2*h.rx, 2*h.ry, bowl), h.at, h.rx, h.ry)
	}
}

func (b kalahBoard) south(x, y float64) bool {
	if b.stacked {
		return y > b.h/2
	}
	return x > b.w-100 || x > 100 && y > 100
}

// depth returns how deep the board is carved at a place, from 0 to 1.
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

func (b kalahBoard) grain() vector.Texture {
	south, north := woods(b.look)
	pale, dark := vector.Wood(south, 10, false, 5), vector.Wood(north, 9, false, 23)
	return func(x, y float64) vector.Color {
		z := b.depth(x, y)
		w := dark
		if b.south(x, y) {
			w = pale
		}
		return w(x, y+34*z).Mix(vector.Hex(0x4A2408), 0.3*z)
	}
}

func (b kalahBoard) bevel(c *vector.Canvas) {
	edge := new(vector.Path).RoundRect(-23, -23, b.w+46, b.h+46, 42)
	c.Stroke(edge, 7, vector.Linear(-25, -25, b.h+25, b.h+25, vector.At(0, vector.RGBA(1, 0.94, 0.8, 0.75)), vector.At(0.4, vector.RGBA(1, 0.9, 0.7, 0.28)), vector.At(0.62, vector.RGBA(0.2, 0.08, 0, 0.1)), vector.At(1, vector.RGBA(0.16, 0.06, 0, 0.5))))
	c.Stroke(new(vector.Path).RoundRect(-16, -16, b.w+32, b.h+32, 36), 1.6, vector.Solid(vector.RGBA(0.2, 0.09, 0.02, 0.5)))
	c.Stroke(new(vector.Path).RoundRect(-14.6, -14.6, b.w+32, b.h+32, 36), 1.1, vector.Solid(vector.RGBA(1, 0.9, 0.7, 0.4)))
}

func (b kalahBoard) seam(c *vector.Canvas) {
	p := new(vector.Path).MoveTo(100, 215).LineTo(100, 106).QuadTo(100, 100, 106, 100).
		LineTo(b.w-106, 100).QuadTo(b.w-100, 100, b.w-100, 94).LineTo(b.w-100, -15)
	if b.stacked {
		p = new(vector.Path).MoveTo(-15, b.h/2).LineTo(b.w+15, b.h/2)
	}
	c.Stroke(p, 4.6, vector.Solid(vector.Hex(0x2A150A)))
	c.Stroke(p, 1.8, vector.Linear(0, 0, b.w, 200, vector.At(0, vector.Hex(0xFFEDB0)), vector.At(0.5, vector.Hex(0xE0B458)), vector.At(1, vector.Hex(0xB98A34))))
}

// hollowed draws the light in a hollow with radii rx, ry: the upper left in shadow, the lower right lit.
func hollowed(c *vector.Canvas, shape *vector.Path, at vector.Point, rx, ry float64) {
	kx, ky := rx*0.72, ry*0.72
	switch {
	case ry > rx:
		ky = ry * 0.9
	case rx > ry:
		kx = rx * 0.9
	}
	c.Clip(shape, func(c *vector.Canvas) {
		c.Fill(shape, vector.Linear(at.X-kx, at.Y-ky, at.X+kx, at.Y+ky, vector.At(0, vector.RGBA(0.12, 0.04, 0, 0.6)), vector.At(0.45, vector.RGBA(0.12, 0.04, 0, 0.22)), vector.At(0.75, vector.RGBA(1, 0.8, 0.5, 0.06)), vector.At(1, vector.RGBA(1, 0.85, 0.6, 0.42))))
		shade := new(vector.Path).RoundRect(at.X-rx-40, at.Y-ry-40, 2*rx+80, 2*ry+80, 10)
		hole := new(vector.Path).RoundRect(at.X-rx+7, at.Y-ry+8, 2*rx, 2*ry, min(rx, ry)).Mirrored(at.X + 7)
		shade.Append(hole)
		c.Shadow(shade, 0, 0, 17, vector.RGBA(0.1, 0.03, 0, 0.75))
	})
	lip := vector.Linear(at.X-kx, at.Y-ky, at.X+kx, at.Y+ky, vector.At(0, vector.RGBA(0.14, 0.05, 0.01, 0.9)), vector.At(0.5, vector.RGBA(0.3, 0.14, 0.04, 0.45)), vector.At(0.62, vector.RGBA(1, 0.85, 0.6, 0.3)), vector.At(1, vector.RGBA(1, 0.92, 0.72, 0.95)))
	c.Stroke(shape, 3, lip)
}
