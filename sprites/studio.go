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
	// Made returns one of the pictures that are done. It is valid until the next call.
	Made() (m Made, ok bool)
	// Wait waits in mid-frame for a picture not ordered ahead, if worth while, and reports whether it came.
	Wait() bool
}

// A Made picture is a drawing of some width. Without pixels it could not be made.
type Made struct {
	Key   string
	Width int
	Size  image.Point
	Pix   []byte // premultiplied
}

func (m *Made) whole() bool {
	return m.Size.X > 0 && m.Size.Y > 0 && len(m.Pix) == 4*m.Size.X*m.Size.Y
}
