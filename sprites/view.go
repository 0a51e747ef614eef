package sprites

import (
	"image"
	"math"
)

// A view looks down at a table on which a drawing lies, and says where the
// drawing's places appear in the picture. Upright lines stay upright.
type view struct {
	horizon float64 // where the table would end, in the picture's y
	lens    float64 // picture units a drawing unit, times the distance
	height  float64 // of the eye over the table, in drawing units
	x       float64 // of the picture, straight ahead
	dist    float64 // of the drawing's middle from the eye
	shift   float64 // of the drawing's middle to the right
	turn    float64 // of the drawing, radians clockwise
	middle  Point   // of the drawing
}

// at returns where a place of the drawing appears and how many picture units
// one of its units takes there.
func (v view) at(q Point) (Point, float64) {
	s, k := math.Sincos(v.turn)
	dx, dy := q.X-v.middle.X, q.Y-v.middle.Y
	z := v.dist - (dx*s + dy*k)
	return Pt(v.x+v.lens*(dx*k-dy*s+v.shift)/z, v.horizon+v.lens*v.height/z), v.lens / z
}

// back returns the place of the drawing that appears at a place of the
// picture below the horizon.
func (v view) back(x, y float64) Point {
	z := v.lens * v.height / (y - v.horizon)
	a, b := (x-v.x)*z/v.lens-v.shift, v.dist-z
	s, k := math.Sincos(v.turn)
	return Pt(v.middle.X+a*k+b*s, v.middle.Y-a*s+b*k)
}

// path maps a path onto the table.
func (v view) path(p *Path) *Path {
	return p.Transform(func(q Point) Point { at, _ := v.at(q); return at })
}

// lay puts a drawing onto the table.
func (v view) lay(c *Canvas, d Drawing) {
	near := v.lens / (v.dist - 0.35*d.H)
	pic := d.Raster(math.Ceil(d.W * near * c.scale * 0.85))
	k := float64(pic.Rect.Dx()) / d.W
	h := 0.25 / c.scale
	c.Fill(v.path(new(Path).RoundRect(d.X, d.Y, d.W, d.H, 1)), func(x, y float64) Color {
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

// sample adds the colour between the four pixels around a place, or nothing
// near the picture's edge.
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
