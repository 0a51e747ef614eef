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

// Who sits opposite is asked before a turn of theirs is taken back, their way up; nobody is asked about their own.
func TestUndoOppositeAsks(t *testing.T) {
	for _, c := range []struct {
		seating settings.Seating
		button  string
		asks    bool
	}{
		{settings.SeatOpposite, "board.undo", false},
		{settings.SeatOpposite, "board.undo.far", true},
		{settings.SeatSame, "board.undo", false},
	} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Seating = c.seating
		p.open("kalah", "", "", [2]int{})
		p.plays("A") // by South, who sits below
		p.press(c.button)
		if asked := p.node("question.yes") != nil; asked != c.asks {
			t.Errorf("%s, %s: asked %v, want %v", c.seating, c.button, asked, c.asks)
		}
		if c.asks {
			p.press("question.no")
			if p.ply() != 1 {
				t.Errorf("%s: undone though refused", c.button)
			}
			p.press(c.button, "question.yes")
		}
		if p.ply() != 0 {
			t.Errorf("%s, %s: not undone", c.seating, c.button)
		}
	}
}
