//go:build !js

package e2e

import "testing"

// setupSpots lists what is pressed on each game's board with the current tool.
var setupSpots = map[string]string{
	"kaninariebi": "spot.a1", "kanishogi": "spot.c3", "onitama": "spot.c3", "konane": "spot.c3", "kalah": "spot.north-store",
}

// setups takes pictures of the pages for setting up positions.
func (s *studio) setups(t *testing.T) {
	for _, w := range wholeGames {
		f := newFolder(t)
		f.prefer(s.settings())
		c := s.open(f)
		c.click("menu.game." + w.game)
		c.click("newgame.analysis")
		c.take("setup-" + w.game)
		c.click("setup.clear")
		c.take("setup-empty-" + w.game)
		c.click("setup.undo")
		c.click(setupSpots[w.game])
		c.take("setup-one-" + w.game)
		if c.guest.look().Scene == "setupcards" {
			c.click("back")
		}
		c.click("setup.text")
		c.take("setup-text-" + w.game)
		c.click("setuptext.close")
		c.click("setup.usual")
		c.click("setup.play")
		c.take("setup-play-" + w.game)
	}
}
