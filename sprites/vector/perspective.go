package vector

import (
	"image"
	"math"
)

// A Perspective looks down at a table on which a drawing lies. Vertical lines stay vertical.
type Perspective struct {
	Horizon float64 // y in the picture at which an endless table would end
	Lens    float64 // picture units per drawing unit, times the distance
	Height  float64 // of the eye above the table, in drawing units
	X       float64 // of the picture, straight ahead
	Dist    float64 // of the drawing's middle from the eye
	Shift   float64 // of the drawing's middle to the right
	Turn    float64 // of the drawing, in radians clockwise
	Middle  Point   // of the drawing
}

// At returns where a place of the drawing appears, and how many picture units one of its units takes there.
func (v Perspective) At(q Point) (Point, float64) {
	s, k := math.Sincos(v.Turn)
	dx, dy := q.X-v.Middle.X, q.Y-v.Middle.Y
	z := v.Dist - (dx*s + dy*k)
	return Pt(v.X+v.Lens*(dx*k-dy*s+v.Shift)/z, v.Horizon+v.Lens*v.Height/z), v.Lens / z
}

// back returns the place of the drawing that appears at a place of the picture below the horizon.
func (v Perspective) back(x, y float64) Point {
	z := v.Lens * v.Height / (y - v.Horizon)
	a, b := (x-v.X)*z/v.Lens-v.Shift, v.Dist-z
	s, k := math.Sincos(v.Turn)
	return Pt(v.Middle.X+a*k+b*s, v.Middle.Y-a*s+b*k)
}

func (v Perspective) path(p *Path) *Path {
	return p.Transform(func(q Point) Point { at, _ := v.At(q); return at })
}

// Lay draws a drawing on the table.
func (v Perspective) Lay(c *Canvas, d Drawing) {
	near := v.Lens / (v.Dist - 0.35*d.H)
	pic := d.raster(math.Ceil(d.W*near*c.scale*0.85), tint{}, c.pace)
	k := float64(pic.Rect.Dx()) / d.W
	h := 0.25 / c.scale
	c.Texture(v.path(new(Path).RoundRect(d.X, d.Y, d.W, d.H, 1)), func(x, y float64) Color {
		var sum [4]float64
		for _, o := range [2]Point{{-h, -h}, {h, h}} {
			q := v.back(x+o.X, y+o.Y)
			sample(pic, (q.X-d.X)*k-0.5, (q.Y-d.Y)*k-0.5, &sum)
		}
		if sum[3] == 0 {
			return Color{}
		}
		a := 1 / sum[3]
		return Color{float32(sum[0] * a), float32(sum[1] * a), float32(sum[2] * a), float32(sum[3] / (2 * 255))}
	})
}

// sample adds the colour interpolated from the four pixels around a place, or nothing near the picture's edge.
func sample(pic *image.RGBA, x, y float64, sum *[4]float64) {
	i, j := int(math.Floor(x)), int(math.Floor(y))
	if i < 0 || j < 0 || i+1 >= pic.Rect.Dx() || j+1 >= pic.Rect.Dy() {
		return
	}
	fx, fy := x-float64(i), y-float64(j)
	o := pic.PixOffset(i, j)
	up, down := pic.Pix[o:o+8:o+8], pic.Pix[o+pic.Stride:o+pic.Stride+8:o+pic.Stride+8]
	for n := range sum {
		a := float64(up[n]) + fx*(float64(up[n+4])-float64(up[n]))
		b := float64(down[n]) + fx*(float64(down[n+4])-float64(down[n]))
		sum[n] += a + fy*(b-a)
	}
}

// SlabSide draws the thickness of a board below its near edges.
func (v Perspective) SlabSide(c *Canvas, d Drawing, thick float64, col Color) {
	shape := v.path(RoundedPolygon(26, Pt(d.X, d.Y), Pt(d.X+d.W, d.Y), Pt(d.X+d.W, d.Y+d.H), Pt(d.X, d.Y+d.H)))
	c.Shadow(shape, 8, thick+9, 14, Color{0.05, 0.03, 0.05, 0.55})
	for i := range 8 {
		dy := thick * float64(8-i) / 8
		c.Fill(shape.Transform(func(q Point) Point { return Pt(q.X, q.Y+dy) }), Solid(col.Lighter(0.02*float64(8-i)).Darker(0.3*(1-float64(i)/8))))
	}
}

// Stand draws a piece upright at a place of the table, enlarged by a factor.
func (v Perspective) Stand(c *Canvas, d Drawing, q Point, grow float64) {
	at, s := v.At(q)
	s *= grow
	c.Draw(d, Pt(at.X, at.Y-20*s), s, 0)
}
