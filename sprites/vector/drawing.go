package vector

import (
	"image"
	"math"
)

// A Drawing is a picture as code, in its own units. Drawings with the same Key must look the same.
type Drawing struct {
	Key string
	// X, Y, W, H is the visible area, in units. Pieces use -50…50 both ways: squares are 100 wide.
	X, Y, W, H float64
	Paint      func(*Canvas)
	// Passing pictures, such as charts, will soon change: they are not found by key, and not cached.
	Passing bool
}

// Square returns a drawing of the square -50…50.
func Square(key string, paint func(*Canvas)) Drawing {
	return Drawing{Key: key, X: -50, Y: -50, W: 100, H: 100, Paint: paint}
}

// Raster draws the picture w pixels wide.
func (d Drawing) Raster(w float64) *image.RGBA { return d.tinted(w, tint{}) }

func (d Drawing) tinted(w float64, by tint) *image.RGBA { return d.raster(w, by, nil) }

// Turned draws the picture w pixels wide, turned clockwise about its middle, with every colour multiplied by by.
func (d Drawing) Turned(w, radians float64, by Color) *image.RGBA {
	pic := d.tinted(w, tint{true, by})
	if radians == 0 {
		return pic
	}
	pw, ph := float64(pic.Rect.Dx()), float64(pic.Rect.Dy())
	s, cs := math.Sincos(radians)
	tw, th := math.Ceil(math.Abs(pw*cs)+math.Abs(ph*s)-1e-6), math.Ceil(math.Abs(pw*s)+math.Abs(ph*cs)-1e-6)
	turned := image.NewRGBA(image.Rect(0, 0, int(tw), int(th)))
	drawTurned(turned, pic, turn{s, cs, (tw - pw*cs + ph*s) / 2, (th - pw*s - ph*cs) / 2}, nil)
	return turned
}
