package vector

import "image"

func (c *Canvas) blend(mask *image.Alpha, at image.Point, paint Paint) {
	effort := mask.Rect.Dx() * work(paint)
	for y := range mask.Rect.Dy() {
		if c.pace.spend(effort); c.pace.over() {
			return
		}
		row := mask.Pix[y*mask.Stride : y*mask.Stride+mask.Rect.Dx()]
		dst := c.img.Pix[c.img.PixOffset(at.X, at.Y+y):]
		x, uy := (float64(at.X)+0.5)/c.scale+c.x, (float64(at.Y+y)+0.5)/c.scale+c.y
		switch p := paint.(type) {
		case solid:
			blendSolid(dst, row, c.tint.of(Color(p)))
		case *linear:
			if dx, dy := p.to.X-p.from.X, p.to.Y-p.from.Y; dx == 0 && dy != 0 {
				blendSolid(dst, row, c.tint.of(stopAt(p.stops, (uy-p.from.Y)/dy)))
				continue
			}
			c.blendRow(dst, row, paint, x, uy)
		default:
			c.blendRow(dst, row, paint, x, uy)
		}
	}
}

func (c *Canvas) blendRow(dst, mask []uint8, paint Paint, x, y float64) {
	for i, m := range mask {
		if m != 0 {
			blendPixel(dst[4*i:4*i+4:4*i+4], c.tint.of(paint.At(x+float64(i)/c.scale, y)), float32(m)/255)
		}
	}
}

// whole is 1 in the fixed-point numbers with which one colour is blended.
const whole = 1 << 16

func blendSolid(dst, mask []uint8, col Color) {
	r, g, b, a := fixed(col.R*col.A), fixed(col.G*col.A), fixed(col.B*col.A), fixed(col.A)
	if a == 0 {
		return
	}
	opaque := [4]uint8{byte255(col.R), byte255(col.G), byte255(col.B), 255}
	for i, m := range mask {
		if m == 0 {
			continue
		}
		d := dst[4*i : 4*i+4 : 4*i+4]
		if m == 255 && a == whole {
			d[0], d[1], d[2], d[3] = opaque[0], opaque[1], opaque[2], opaque[3]
			continue
		}
		share := uint32(m)
		keep := 255*whole - a*share
		const half = 255 * whole / 2
		d[0] = uint8((uint64(r*share)*255 + uint64(keep)*uint64(d[0]) + half) / (255 * whole))
		d[1] = uint8((uint64(g*share)*255 + uint64(keep)*uint64(d[1]) + half) / (255 * whole))
		d[2] = uint8((uint64(b*share)*255 + uint64(keep)*uint64(d[2]) + half) / (255 * whole))
		d[3] = uint8((uint64(a*share)*255 + uint64(keep)*uint64(d[3]) + half) / (255 * whole))
	}
}

func fixed(v float32) uint32 {
	switch {
	case v <= 0:
		return 0
	case v >= 1:
		return whole
	}
	return uint32(v*whole + 0.5)
}

func blendPixel(dst []uint8, col Color, m float32) {
	a := col.A * m
	k := 1 - a
	a *= 255
	dst[0] = rounded(col.R*a + float32(dst[0])*k)
	dst[1] = rounded(col.G*a + float32(dst[1])*k)
	dst[2] = rounded(col.B*a + float32(dst[2])*k)
	dst[3] = rounded(a + float32(dst[3])*k)
}

// rounded rounds and clamps by hand, because min and max are function calls in WebAssembly.
func rounded(v float32) uint8 {
	switch {
	case v >= 254.5:
		return 255
	case v <= 0:
		return 0
	}
	return uint8(v + 0.5)
}
