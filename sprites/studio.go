package sprites

import (
	"image"

	"tidepool/sprites/vector"
)

// A Studio makes pictures in the background, or has cached them from an earlier run. A frame that lacks some
// waits for them, and nothing is shown meanwhile.
type Studio interface {
	// Order orders a drawing, width pixels wide; ahead ones come after all others. It returns false for an
	// unknown drawing.
	Order(d vector.Drawing, width int, ahead bool) bool
	// Made returns a finished picture, or the next rows of a large one, at most most pixels. It is valid until
	// the next call.
	Made(most int) (m Made, ok bool)
	// Wait waits within a frame for a picture not ordered ahead, if that is worthwhile, and reports whether one came.
	Wait() bool
}

// A Made picture is a drawing of some width, or rows of it. Without pixels, it could not be made.
type Made struct {
	Key   string
	Width int
	Size  image.Point
	Pix   []byte // premultiplied
	Top   int    // number of rows before these
}

// rows returns the number of rows; 0 if the pixels do not fit the size.
func (m *Made) rows() int {
	row := 4 * m.Size.X
	if row <= 0 || m.Top < 0 || len(m.Pix)%row != 0 || m.Top+len(m.Pix)/row > m.Size.Y {
		return 0
	}
	return len(m.Pix) / row
}
