// Package cover has what all covers share: size, frame and perspective.
package cover

import (
	"tidepool/sprites/vector"
)

// Frame returns the picture of a game on its card in the menu, 320×200 units, filled to the edges: the game's
// table under its own sky, with a few of its pieces in front.
func Frame(game string, paint func(*vector.Canvas)) vector.Drawing {
	return vector.Drawing{Key: "cover/" + game, X: 0, Y: 0, W: 320, H: 200, Paint: func(c *vector.Canvas) {
		paint(c)
		c.Fill(Whole(), vector.Radial(150, 85, 230, vector.At(0.55, vector.RGBA(0.08, 0.05, 0.09, 0)), vector.At(1, vector.RGBA(0.08, 0.05, 0.09, 0.38))))
	}}
}

func Whole() *vector.Path {
	return new(vector.Path).Polygon(vector.Pt(0, 0), vector.Pt(320, 0), vector.Pt(320, 200), vector.Pt(0, 200))
}

// Perspective returns the view of a board on a cover: its middle, its distance and its rotation.
func Perspective(middle vector.Point, dist, turn float64) vector.Perspective {
	return vector.Perspective{Horizon: -62, Lens: 440, Height: 430, X: 160, Dist: dist, Turn: turn, Middle: middle}
}
