package vector

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// A Canvas rasterises paths into an image, or writes them to an SVG, in the drawing's own units.
type Canvas struct {
	img   *image.RGBA
	scale float64
	x, y  float64 // the drawing's coordinates of the image's top left
	tint  tint
	svg   *SVG // nil for pixels
	pace  *pace
}

type tint struct {
	on  bool
	col Color
}

func (t tint) of(c Color) Color {
	if !t.on {
		return c
	}
	return Color{c.R * t.col.R, c.G * t.col.G, c.B * t.col.B, c.A * t.col.A}
}

// Scale returns the pixels per unit of the canvas.
func (c *Canvas) Scale() float64 { return c.scale }

// Tinted returns a canvas for the same picture on which every colour is multiplied by col, part by part.
func (c *Canvas) Tinted(col Color) *Canvas {
	t := *c
	t.tint = tint{true, c.tint.of(col)}
	if !c.tint.on {
		t.tint.col = col
	}
	return &t
}

// NewCanvas returns an empty canvas of w×h units with top left (x, y), at scale pixels per unit.
func NewCanvas(x, y, w, h, scale float64) *Canvas {
	px := func(v float64) int { return max(1, int(math.Ceil(v*scale-1e-6))) }
	return &Canvas{img: image.NewRGBA(image.Rect(0, 0, px(w), px(h))), scale: scale, x: x, y: y}
}

// Image returns the picture so far.
func (c *Canvas) Image() *image.RGBA { return c.img }

// Fill paints the inside of a path.
func (c *Canvas) Fill(p *Path, paint Paint) {
	if c.svg != nil {
		c.writeFill(p, paint)
		return
	}
	mask, at := c.mask(p, 0)
	if mask != nil {
		c.blend(mask, at, paint)
	}
}

// Texture paints the inside of a path with colours computed for each place.
func (c *Canvas) Texture(p *Path, at Texture) { c.Fill(p, at) }

// Stroke paints a line of some width along a path, with round ends.
func (c *Canvas) Stroke(p *Path, width float64, paint Paint) {
	if c.svg != nil {
		c.writeStroke(p, width, paint)
		return
	}
	c.Fill(p.outline(width), paint)
}

// Shadow paints a blurred shape, moved by dx, dy; blur is the width of the soft edge in units.
func (c *Canvas) Shadow(p *Path, dx, dy, blur float64, col Color) {
	moved := p.Transform(func(q Point) Point { return Pt(q.X+dx, q.Y+dy) })
	if c.svg != nil {
		c.writeShadow(moved, blur, col)
		return
	}
	r := int(math.Round(blur * c.scale / 3))
	mask, at := c.mask(moved, 3*r+1)
	if mask == nil {
		return
	}
	for range 3 {
		boxBlur(mask, r, c.pace)
	}
	c.blend(mask, at, Solid(col))
}

// mask rasterises a path, grown by pad pixels, into the part of the image that it covers, and returns its place.
func (c *Canvas) mask(p *Path, pad int) (*image.Alpha, image.Point) {
	if len(p.points) == 0 || c.pace.over() {
		return nil, image.Point{}
	}
	lo, hi := c.reach(p)
	box := image.Rect(int(math.Floor(lo.X))-pad, int(math.Floor(lo.Y))-pad,
		int(math.Ceil(hi.X))+pad, int(math.Ceil(hi.Y))+pad).Intersect(c.img.Rect)
	if box.Empty() {
		return nil, image.Point{}
	}
	mask := image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy()))
	if !rasterise(c, mask, p, box.Min) {
		return nil, image.Point{}
	}
	return mask, box.Min
}

// reach returns the corners of the part of the picture that a path covers.
func (c *Canvas) reach(p *Path) (lo, hi Point) {
	lo, hi = Pt(math.Inf(1), math.Inf(1)), Pt(math.Inf(-1), math.Inf(-1))
	for _, q := range p.points {
		lo, hi = Pt(min(lo.X, q.X), min(lo.Y, q.Y)), Pt(max(hi.X, q.X), max(hi.Y, q.Y))
	}
	return c.to(lo), c.to(hi)
}

func (c *Canvas) to(q Point) Point { return Pt((q.X-c.x)*c.scale, (q.Y-c.y)*c.scale) }

// bandPixels are rasterised at once: few enough to be fast, and for their sums to stay in the cache.
const bandPixels = 1 << 16

// rasterise fills a mask band by band; false if the picture is no longer wanted.
func rasterise(c *Canvas, mask *image.Alpha, p *Path, at image.Point) bool {
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	rows := min(h, max(1, bandPixels/w))
	ras := vector.NewRasterizer(w, rows)
	for y := 0; y < h; y += rows {
		rows = min(rows, h-y)
		ras.Reset(w, rows)
		c.trace(ras, p, at.Add(image.Pt(0, y)))
		band := &image.Alpha{Pix: mask.Pix[y*w : (y+rows)*w], Stride: w, Rect: image.Rect(0, 0, w, rows)}
		ras.Draw(band, band.Rect, image.Opaque, image.Point{})
		if c.pace.spend(w*rows + len(p.verbs)*verbWork); c.pace.over() {
			return false
		}
	}
	return true
}

func (c *Canvas) trace(ras *vector.Rasterizer, p *Path, at image.Point) {
	pt := func(q Point) (float32, float32) {
		return float32((q.X-c.x)*c.scale) - float32(at.X), float32((q.Y-c.y)*c.scale) - float32(at.Y)
	}
	i := 0
	for _, v := range p.verbs {
		switch v {
		case moveTo:
			ras.MoveTo(pt(p.points[i]))
			i++
		case lineTo:
			ras.LineTo(pt(p.points[i]))
			i++
		case quadTo:
			ax, ay := pt(p.points[i])
			bx, by := pt(p.points[i+1])
			ras.QuadTo(ax, ay, bx, by)
			i += 2
		case cubeTo:
			ax, ay := pt(p.points[i])
			bx, by := pt(p.points[i+1])
			dx, dy := pt(p.points[i+2])
			ras.CubeTo(ax, ay, bx, by, dx, dy)
			i += 3
		case closed:
			ras.ClosePath()
		}
	}
}

// boxBlur averages over 2r+1 pixels horizontally and then vertically.
func boxBlur(m *image.Alpha, r int, at *pace) {
	if r == 0 {
		return
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	line := make([]uint8, max(w, h))
	for y := range h {
		blurLine(m.Pix[y*m.Stride:], 1, w, r, line)
		at.spend(w * blurWork)
	}
	for x := range w {
		blurLine(m.Pix[x:], m.Stride, h, r, line)
		at.spend(h * blurWork)
	}
}

func blurLine(pix []uint8, step, n, r int, line []uint8) {
	for i := range n {
		line[i] = pix[i*step]
	}
	sum := 0
	for i := range min(r, n) {
		sum += int(line[i])
	}
	for i := range n {
		if i+r < n {
			sum += int(line[i+r])
		}
		if i-r-1 >= 0 {
			sum -= int(line[i-r-1])
		}
		pix[i*step] = uint8(sum / (2*r + 1))
	}
}
