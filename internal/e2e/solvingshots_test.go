//go:build !js

package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/scenes/ui"
)

// solving takes pictures of a puzzle of each game: at the start, with a hint, after a wrong turn, and with
// the solution.
func (s *studio) solving(t *testing.T) {
	for _, w := range wholeGames {
		f := newFolder(t)
		f.prefer(s.settings())
		c := s.open(f)
		c.click("menu.puzzles")
		c.ticks(20)
		c.click("puzzles.game." + w.game)
		c.click("puzzles.train")
		c.ticks(20)
		c.take("puzzle-" + w.game)
		c.click("puzzle.hint")
		c.ticks(10)
		c.click("puzzle.hint")
		c.ticks(10)
		c.take("puzzle-hint-" + w.game)
		c.miss()
		c.take("puzzle-wrong-" + w.game)
		c.ticks(400)
		c.click("puzzle.show")
		c.settled("puzzle.end")
		c.take("puzzle-end-" + w.game)
	}
}

// miss taps highlighted spots until a wrong turn was tried.
func (c *camera) miss() {
	c.t.Helper()
	for n := 0; c.first("puzzle.tried.") == ""; n++ {
		if n > 4000 {
			c.t.Fatal("no turn is wrong")
		}
		nodes := c.guest.look().Nodes
		lit := slices.DeleteFunc(nodes, func(n ui.NodeState) bool { return !n.Lit || n.Checked || !strings.HasPrefix(n.ID, "spot.") })
		switch {
		case c.first("puzzle.end") != "": // every turn was right
			c.click("puzzle.next")
		case c.has("board.done"):
			c.click("board.done")
		case len(lit) > 0:
			c.click(lit[n%len(lit)].ID)
		default:
			time.Sleep(30 * time.Millisecond) // until the engine has looked
		}
		c.ticks(5)
	}
	c.ticks(90)
}

// settled waits until a node exists.
func (c *camera) settled(id string) {
	c.t.Helper()
	for n := 0; c.first(id) == ""; n++ {
		if n > 4000 {
			c.t.Fatalf("%s does not come", id)
		}
		c.ticks(10)
	}
}
