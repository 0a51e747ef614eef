package sprites

import "tidepool/sprites/vector"

// Pictures and scenes use the same geometry.
type (
	Point   = vector.Point
	Rect    = vector.Rect
	Color   = vector.Color
	Drawing = vector.Drawing
)

// Pt is short for Point{x, y}.
func Pt(x, y float64) Point { return Point{X: x, Y: y} }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Color { return vector.Hex(rgb) }
