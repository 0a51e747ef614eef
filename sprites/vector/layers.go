package vector

import (
	"image"
	"image/draw"
	"math"
)

// Draw draws a drawing on the canvas, with its origin at a place, its unit as k of the canvas's, and turned
// clockwise. Upright pictures are drawn as paths; turned ones are rasterised first, so that their light turns
// with them.
func (c *Canvas) Draw(d Drawing, at Point, k, radians float64) {
	if radians == 0 {
		d.Paint(c.Placed(at, k))
		return
	}
	if c.svg != nil {
		c.writeTurned(d, at, k, radians)
		return
	}
	pic := d.raster(d.W*k*c.scale, c.tint, c.pace)
	s, cs := math.Sincos(radians)
	ox, oy := d.X*k*c.scale, d.Y*k*c.scale
	ax, ay := (at.X-c.x)*c.scale, (at.Y-c.y)*c.scale
	drawTurned(c.img, pic, turn{s, cs, ax + ox*cs - oy*s, ay + ox*s + oy*cs}, c.pace)
}

// Placed returns a canvas for the same picture whose origin is at a place of c and whose unit is k of c's.
func (c *Canvas) Placed(at Point, k float64) *Canvas {
	return &Canvas{c.img, c.scale * k, (c.x - at.X) / k, (c.y - at.Y) / k, c.tint, c.svg, c.pace}
}

// Clip calls f and keeps what is inside a path. Only the path's bounds are processed, so small parts cost little.
func (c *Canvas) Clip(p *Path, f func(*Canvas)) {
	if c.svg != nil {
		c.clipped(p, func() { f(c) })
		return
	}
	mask, at := c.mask(p, 0)
	if mask == nil {
		return
	}
	layer := &Canvas{image.NewRGBA(mask.Rect), c.scale, c.x + float64(at.X)/c.scale, c.y + float64(at.Y)/c.scale, c.tint, nil, c.pace}
	f(layer)
	for y := range mask.Rect.Dy() {
		if c.pace.spend(maskedWork * mask.Rect.Dx()); c.pace.over() {
			return
		}
		row := image.Rect(at.X, at.Y+y, at.X+mask.Rect.Dx(), at.Y+y+1)
		draw.DrawMask(c.img, row, layer.img, image.Pt(0, y), mask, image.Pt(0, y), draw.Over)
	}
}

// Backdrop covers a rectangle with an opaque paint, computed at no more than most pixels per unit and
// stretched: for soft textures that cost more to compute than to copy.
func (c *Canvas) Backdrop(x, y, w, h, most float64, paint Texture) {
	if c.svg != nil {
		q := c.to(Pt(x, y))
		c.writeImage(q.X, q.Y, w*c.scale, h*c.scale, min(fine, most/c.scale), paint)
		return
	}
	if c.scale <= most {
		c.Fill(new(Path).Polygon(Pt(x, y), Pt(x+w, y), Pt(x+w, y+h), Pt(x, y+h)), paint)
		return
	}
	soft := NewCanvas(x, y, w, h, most)
	pix := soft.img.Pix
	for j := range soft.img.Rect.Dy() {
		if c.pace.spend(textureWork * soft.img.Rect.Dx()); c.pace.over() {
			return
		}
		for i := range soft.img.Rect.Dx() {
			col := c.tint.of(paint(x+(float64(i)+0.5)/most, y+(float64(j)+0.5)/most))
			o := soft.img.PixOffset(i, j)
			pix[o], pix[o+1], pix[o+2], pix[o+3] = byte255(col.R), byte255(col.G), byte255(col.B), 255
		}
	}
	px := func(v, o float64) int { return int(math.Round((v - o) * c.scale)) }
	to := image.Rect(px(x, c.x), px(y, c.y), px(x+w, c.x), px(y+h, c.y))
	stretch(c.img, to, soft.img, c.pace)
}

func byte255(v float32) uint8 { return uint8(min(max(v*255+0.5, 0), 255)) }

// Paste draws a picture in the canvas's pixels over it, with its middle at a place.
func (c *Canvas) Paste(pic *image.RGBA, middle Point) {
	w, h := pic.Rect.Dx(), pic.Rect.Dy()
	x := int(math.Round((middle.X-c.x)*c.scale - float64(w)/2))
	y := int(math.Round((middle.Y-c.y)*c.scale - float64(h)/2))
	draw.Draw(c.img, image.Rect(x, y, x+w, y+h), pic, image.Point{}, draw.Over)
}

// Cover fills the whole canvas with a gradient from top to bottom.
func (c *Canvas) Cover(top, bottom Color) {
	var w, h float64
	if c.svg != nil {
		w, h = c.svg.w/c.scale, c.svg.h/c.scale
	} else {
		w, h = float64(c.img.Rect.Dx())/c.scale, float64(c.img.Rect.Dy())/c.scale
	}
	c.Fill(new(Path).Polygon(Pt(c.x, c.y), Pt(c.x+w, c.y), Pt(c.x+w, c.y+h), Pt(c.x, c.y+h)), Vertical(c.y, c.y+h, top, bottom))
}
