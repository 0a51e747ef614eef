package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
)

// In the Kani games a person's own pieces are below, whoever plays and wherever people sit; in a lesson the
// learner's are.
func TestOwnPiecesAreBelow(t *testing.T) {
	for _, game := range []string{"kaninariebi", "kanishogi"} {
		for _, c := range []struct {
			seating settings.Seating
			levels  [2]int
			below   string
		}{
			{settings.SeatSame, [2]int{}, "a3"}, {settings.SeatOpposite, [2]int{}, "a3"}, {settings.SeatPass, [2]int{}, "a3"},
			{settings.SeatSame, [2]int{0, 2}, "a3"}, {settings.SeatSame, [2]int{2, 0}, "e3"},
		} {
			for _, size := range [][2]float64{{390, 844}, {1280, 800}} {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Seating = c.seating
				p.resize(size[0], size[1])
				p.open(game, "", "", c.levels)
				above := map[string]string{"a3": "e3", "e3": "a3"}[c.below]
				low, high := p.node("spot."+c.below).Rect.Center(), p.node("spot."+above).Rect.Center()
				if low.Y < high.Y+100 || low.X-high.X > 1 || high.X-low.X > 1 {
					t.Errorf("%s, %s, levels %v, %v: %s is at %v and %s at %v", game, c.seating, c.levels, size, c.below, low, above, high)
				}
			}
		}
	}
}
