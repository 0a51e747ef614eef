package vector

import (
	"image"
	"math"
)

// golang.org/x/image/draw does this for all kinds of images, but would add 1% to the web page; tests compare with it.

// stretch scales an opaque picture to a rectangle, interpolating between the four pixels around each place.
func stretch(dst *image.RGBA, to image.Rectangle, src *image.RGBA, pace *pace) {
	w, h := src.Rect.Dx(), src.Rect.Dy()
	kx, ky := float64(w)/float64(to.Dx()), float64(h)/float64(to.Dy())
	area := to.Intersect(dst.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		if pace.spend(stretchedWork * area.Dx()); pace.over() {
			return
		}
		up, down, fy := between((float64(y-to.Min.Y)+0.5)*ky-0.5, h)
		at := dst.PixOffset(area.Min.X, y)
		for x := area.Min.X; x < area.Max.X; x++ {
			left, right, fx := between((float64(x-to.Min.X)+0.5)*kx-0.5, w)
			a, b := src.Pix[up*src.Stride+left*4:], src.Pix[up*src.Stride+right*4:]
			c, d := src.Pix[down*src.Stride+left*4:], src.Pix[down*src.Stride+right*4:]
			for i := range 4 {
				top := (1-fx)*wide(a[i]) + fx*wide(b[i])
				bottom := (1-fx)*wide(c[i]) + fx*wide(d[i])
				dst.Pix[at+i] = uint8(uint32((1-fy)*top+fy*bottom) >> 8)
			}
			at += 4
		}
	}
}

// between returns the pixels on both sides of a place, and its share of the way to the second.
func between(at float64, n int) (before, after int, share float64) {
	i := int(at)
	switch {
	case at < 0:
		return 0, 0, 0
	case i+1 >= n:
		return n - 1, n - 1, 0
	}
	return i, i + 1, at - float64(i)
}

// wide returns a colour part extended to 16 bits.
func wide(v uint8) float64 { return float64(uint32(v) * 0x101) }

// A turn rotates places clockwise by an angle with a sine and a cosine, then moves them.
type turn struct{ sin, cos, dx, dy float64 }

func (t turn) back(x, y float64) (float64, float64) {
	x, y = x-t.dx, y-t.dy
	return t.cos*x + t.sin*y, t.cos*y - t.sin*x
}

func (t turn) bounds(w, h int) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range [4]Point{{}, {float64(w), 0}, {0, float64(h)}, {float64(w), float64(h)}} {
		x, y := t.cos*q.X-t.sin*q.Y+t.dx, t.sin*q.X+t.cos*q.Y+t.dy
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	return image.Rect(int(math.Floor(x0)), int(math.Floor(y0)), int(math.Floor(x1))+1, int(math.Floor(y1))+1)
}

// drawTurned draws a turned picture over another, interpolating between the sixteen pixels around each place.
func drawTurned(dst, src *image.RGBA, t turn, pace *pace) {
	w, h := src.Rect.Dx(), src.Rect.Dy()
	area := t.bounds(w, h).Intersect(dst.Rect)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		if pace.spend(turnedWork * area.Dx()); pace.over() {
			return
		}
		at := dst.PixOffset(area.Min.X, y)
		for x := area.Min.X; x < area.Max.X; x, at = x+1, at+4 {
			sx, sy := t.back(float64(x)+0.5, float64(y)+0.5)
			if sx >= 0 && sy >= 0 && sx < float64(w) && sy < float64(h) {
				mixture(src, about(sx-0.5, w), about(sy-0.5, h)).over(dst.Pix[at : at+4 : at+4])
			}
		}
	}
}

// Weights are the weights of up to four pixels in a row, from the first on; their sum is 1.
type weights struct {
	first, n int
	of       [4]float64
}

// about returns the weights of the pixels around a place, out of n, by the Catmull-Rom cubic.
func about(at float64, n int) (w weights) {
	const reach = 2
	w.first = max(int(math.Floor(at-reach)), 0)
	last := min(int(math.Ceil(at+reach)), n)
	sum := 0.0
	for i := w.first; i < last; i++ {
		t := math.Abs(at - float64(i))
		if t >= reach {
			if w.n == 0 {
				w.first++
			}
			continue
		}
		w.of[w.n] = catmullRom(t)
		sum += w.of[w.n]
		w.n++
	}
	for i := range w.n {
		w.of[i] /= sum
	}
	return w
}

// catmullRom returns the weight of a pixel t pixels away, up to 2.
func catmullRom(t float64) float64 {
	if t < 1 {
		return (1.5*t-2.5)*t*t + 1
	}
	return ((-0.5*t+2.5)*t-4)*t + 2
}

// A wideColor is a premultiplied colour whose parts go up to 0xffff.
type wideColor [4]float64

func mixture(src *image.RGBA, across, down weights) (sum wideColor) {
	for j := range down.n {
		row := src.Pix[(down.first+j)*src.Stride+across.first*4:]
		for i := range across.n {
			w := across.of[i] * down.of[j]
			for k := range sum {
				sum[k] += wide(row[4*i+k]) * w
			}
		}
	}
	return sum
}

func (c wideColor) over(pix []uint8) {
	part := func(v float64) uint32 { return uint32(min(max(int32(v+0.5), 0), 0xffff)) }
	behind := (0xffff - part(c[3])) * 0x101
	for k := range pix {
		pix[k] = uint8((uint32(pix[k])*behind/0xffff + part(min(c[k], c[3]))) >> 8)
	}
}
