package scenes

import (
	"testing"

	"tidepool/match/shelf"
)

// The cards of the menu are alike: pictures of one size that are no slivers,
// names of one size.
func TestMenuCards(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.atText(f[0], f[1], text)
			cards := p.app.Top().Layout(p.app.Frame()).Parts.([]menuCard)
			first := cards[0]
			for _, c := range cards {
				if c.picture.W != first.picture.W || c.picture.H != first.picture.H || c.size != first.size {
					t.Errorf("%v at %d %%: the card of %s differs: %+v, %+v", f, text, c.game, c, first)
				}
				if shape := c.picture.W / c.picture.H; shape > 2.7 || shape < 0.5 {
					t.Errorf("%v at %d %%: a picture of %.0f×%.0f", f, text, c.picture.W, c.picture.H)
				}
			}
		}
	}
}
