package table

import (
	"fmt"
	"math"
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

// The fingertip is on the place, but the hand covers neither what stands in its middle nor what is written below it, and it
// stays within the board.
func TestFingerHidesNothing(t *testing.T) {
	var areas []board.Area
	for i := range 6 {
		areas = append(areas, board.Area{Spot: rules.Spot(fmt.Sprint(i)), Rect: sprites.Rect{X: 60 * float64(i), Y: 100, W: 54, H: 54}})
	}
	for _, turned := range []bool{false, true} {
		for i, a := range areas {
			f := Finger{shown: []rules.Spot{a.Spot}}
			at, size, angle := f.aim(areas, turned)
			tip, middle, way := at[0], a.Rect.Center(), 1.0
			if turned {
				way = -1
			}
			if !a.Rect.Has(tip) {
				t.Errorf("%d, turned %t: the fingertip is at %v, outside %v", i, turned, tip, a.Rect)
			}
			below := sprites.Pt(middle.X, middle.Y+way*a.Rect.H*0.62)
			for _, p := range []sprites.Point{middle, below} {
				if hand := unturned(p, tip, angle, size); hand.Y > 0 && hand.Y < 19 && hand.X > -6 && hand.X < 11 {
					t.Errorf("%d, turned %t: the hand lies on %v, tip %v, angle %v", i, turned, p, tip, angle)
				}
			}
			if wrist := tip.X - math.Sin(angle)*size*19/24; wrist < 0 || wrist > 354 {
				t.Errorf("%d, turned %t: the hand reaches to %v", i, turned, wrist)
			}
		}
	}
}

// unturned returns a place measured from the fingertip along the upright hand, in its units.
func unturned(p, tip sprites.Point, angle, size float64) sprites.Point {
	sin, cos := math.Sincos(-angle)
	x, y := (p.X-tip.X)*24/size, (p.Y-tip.Y)*24/size
	return sprites.Pt(x*cos-y*sin, x*sin+y*cos)
}
