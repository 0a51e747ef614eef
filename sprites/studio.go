package sprites

import (
	"image"

	"tidepool/sprites/vector"
)

// A Studio makes pictures beside the program, or has kept them from an earlier
// time: a frame that lacks some waits for them and goes on meanwhile with nothing.
type Studio interface {
	// Order has a drawing's picture made, width pixels wide, ahead after the others; false if not known.
	Order(d vector.Drawing, width int, ahead bool) bool
	// Made returns one of the pictures that are done, or of a large one the rows that come next, most
	// pixels at most. It is valid until the next call.
	Made(most int) (m Made, ok bool)
	// Wait waits in mid-frame for a picture not ordered ahead, if worth while, and reports whether it came.
	Wait() bool
}

// A Made picture is a drawing of some width, or rows of it. Without pixels it could not be made.
type Made struct {
	Key   string
	Width int
	Size  image.Point
	Pix   []byte // premultiplied
	Top   int    // how many rows came before these
}

// rows is how many there are; 0 if the pixels do not fit the size.
func (m *Made) rows() int {
	row := 4 * m.Size.X
	if row <= 0 || m.Top < 0 || len(m.Pix)%row != 0 || m.Top+len(m.Pix)/row > m.Size.Y {
		return 0
	}
	return len(m.Pix) / row
}
