package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes"
)

// The menu's cards are alike: pictures of one size and reasonable shape, names of one size.
func TestMenuCards(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.atText(f[0], f[1], text)
			cards := scenes.CardsOf(p.app.Laid())
			first := cards[0]
			for _, c := range cards {
				if c.Picture.W != first.Picture.W || c.Picture.H != first.Picture.H || c.Type != first.Type {
					t.Errorf("%v at %d %%: the card of %s differs: %+v, %+v", f, text, c.Game, c, first)
				}
				if shape := c.Picture.W / c.Picture.H; shape > 2.7 || shape < 0.5 {
					t.Errorf("%v at %d %%: a picture of %.0f×%.0f", f, text, c.Picture.W, c.Picture.H)
				}
			}
		}
	}
}
