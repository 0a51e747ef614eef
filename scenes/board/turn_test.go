package board

import (
	"math"
	"testing"

	"tidepool/sprites"
)

// A rotating board stays in its room.
func TestTurningBoardStaysInItsRoom(t *testing.T) {
	for _, r := range []sprites.Rect{{X: 5, Y: 90, W: 374, H: 540}, {W: 600, H: 600}, {W: 900, H: 300}} {
		c := r.Center()
		for i := range 60 {
			angle := math.Pi * float64(i) / 60
			k := turnedSize(r, angle)
			sin, cos := math.Sincos(angle)
			for _, corner := range []sprites.Point{sprites.Pt(r.X, r.Y), sprites.Pt(r.X+r.W, r.Y)} {
				dx, dy := (corner.X-c.X)*k, (corner.Y-c.Y)*k
				x, y := c.X+dx*cos-dy*sin, c.Y+dx*sin+dy*cos
				if x < r.X-0.01 || x > r.X+r.W+0.01 || y < r.Y-0.01 || y > r.Y+r.H+0.01 {
					t.Fatalf("%v turned by %.2f reaches %.0f, %.0f", r, angle, x, y)
				}
			}
		}
		if k := turnedSize(r, 0); math.Abs(k-1) > 1e-9 {
			t.Errorf("%v at rest is %.3f of its size", r, k)
		}
	}
}
