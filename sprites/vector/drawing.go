package vector

import "image"

// A Drawing is a picture as code: what it shows in its own units. Key names
// it among all drawings; two with the same key look the same.
type Drawing struct {
	Key string
	// X, Y, W, H is the rectangle of drawing units that the picture shows.
	// Pieces use -50…50 both ways, so that a square of the board is 100 wide.
	X, Y, W, H float64
	Paint      func(*Canvas)
}

// Square returns a drawing of the square -50…50.
func Square(key string, paint func(*Canvas)) Drawing { return Drawing{key, -50, -50, 100, 100, paint} }

// Raster draws the picture w pixels wide.
func (d Drawing) Raster(w float64) *image.RGBA {
	c := NewCanvas(d.X, d.Y, d.W, d.H, w/d.W)
	d.Paint(c)
	return c.Image()
}
