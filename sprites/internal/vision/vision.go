// Package vision tells the tests of art how light and how distinct colours are for all kinds of vision.
package vision

import (
	"image"
	"slices"

	"tidepool/sprites/vector"
)

// Plain is the least contrast at which two things are easy to distinguish.
const Plain = 3

// A Vision is how an eye mixes linear red, green and blue. The matrices for colour blindness are those of
// Machado, Oliveira and Fernandes (2009) for eyes that lack one kind of cone.
type Vision struct {
	Name string
	mix  [3][3]float64
}

// Eyes are the kinds of vision that pictures are tested for.
var Eyes = []Vision{
	{"full colour", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"grey", [3][3]float64{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
	{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// Light returns the luminance of a colour for the eye.
func (v Vision) Light(c vector.Color) float64 {
	lin := [3]float64{vector.Color{R: c.R}.Luminance() / 0.2126, vector.Color{G: c.G}.Luminance() / 0.7152, vector.Color{B: c.B}.Luminance() / 0.0722}
	sum := 0.0
	for i, w := range [3]float64{0.2126, 0.7152, 0.0722} {
		row := v.mix[i]
		sum += w * min(max(row[0]*lin[0]+row[1]*lin[1]+row[2]*lin[2], 0), 1)
	}
	return sum
}

// Ratio returns the contrast of two luminances, as in WCAG 2.
func Ratio(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

// ColorAt returns the colour of an opaque pixel.
func ColorAt(img *image.RGBA, x, y int) vector.Color {
	p := img.RGBAAt(x, y)
	return vector.RGBA(float32(p.R)/255, float32(p.G)/255, float32(p.B)/255, 1)
}

// Tones returns the median luminance of opaque pixels, and the luminance of each within 8 units of the outline.
func (v Vision) Tones(img *image.RGBA) (body float64, rim []float64) {
	var all []float64
	near := max(1, img.Rect.Dx()*8/100)
	solid := func(x, y int) bool { return img.RGBAAt(x, y).A > 250 }
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if !solid(x, y) {
				continue
			}
			l := v.Light(ColorAt(img, x, y))
			all = append(all, l)
			if !solid(x-near, y) || !solid(x+near, y) || !solid(x, y-near) || !solid(x, y+near) {
				rim = append(rim, l)
			}
		}
	}
	return median(all), rim
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}

// Ground returns the median luminance of a square of the board around a place.
func (v Vision) Ground(board *image.RGBA, d vector.Drawing, q vector.Point) float64 {
	var all []float64
	k := float64(board.Rect.Dx()) / d.W
	for y := q.Y - 30; y < q.Y+30; y += 3 {
		for x := q.X - 30; x < q.X+30; x += 3 {
			all = append(all, v.Light(ColorAt(board, int((x-d.X)*k), int((y-d.Y)*k))))
		}
	}
	return median(all)
}
