//go:build !js

package e2e

import (
	"testing"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/scenes/settings"
)

// takeAt takes pictures of the current scene in every size, scrolled to a node.
func (c *camera) takeAt(name, id string) {
	c.t.Helper()
	for _, size := range c.sizes {
		c.resize(size)
		c.at(id)
		c.settle()
		if err := c.save(name, size, c.picture()); err != nil {
			c.t.Fatal(err)
		}
	}
	c.resize(c.sizes[0])
}

// even takes pictures of handicaps and series: choosing them, the change of sides in a game, and results with
// the series score.
func (s *studio) even(t *testing.T) {
	for _, w := range wholeGames {
		f := newFolder(t)
		set := s.settings()
		choice := settings.Choice{Kind: settings.TwoPeople, Level: 3, First: settings.FirstYou}
		choice.Balance = settings.Balance{Odds: evenOdds[w.game], Giver: 1, Pie: true, Games: 5}
		set.Choices = map[string]settings.Choice{w.game: choice}
		f.prefer(set)
		c := s.open(f)
		c.click("menu.game." + w.game)
		c.click("newgame.people.even")
		c.take("even-odds-" + w.game)
		c.click("newgame.done")
		c.click("newgame.people")
		c.take("even-board-" + w.game)
		if c.play(w.game); c.has("board.swap") {
			c.take("even-swap-" + w.game)
			c.click("board.swap")
			c.take("even-swapped-" + w.game)
		}
		c.click("board.more")
		c.click("more.resign")
		c.click("question.yes")
		c.take("even-results-" + w.game)
	}
}

// evenOdds are the odds in each game's pictures.
var evenOdds = map[string]string{"kaninariebi": "crab 2", "kanishogi": "child 1", "onitama": "student 1", "konane": "", "kalah": "seed 3"}

// play plays the first turn of a game.
func (c *camera) play(game string) {
	c.t.Helper()
	c.rest()
	m := c.latest()
	if m == nil {
		c.t.Fatalf("no game is stored in %s: %s", c.guest.look().Scene, c.ids())
	}
	for _, spot := range m.Position().Turns()[0].Paths[0] {
		c.click("spot." + string(spot))
	}
	if c.has("board.done") {
		c.click("board.done")
	}
}

// handed takes pictures of a library with games played by links.
func (s *studio) handed(t *testing.T) {
	f := newFolder(t)
	for i, w := range wholeGames {
		m := opening(t, w.game, 6+i)
		side := m.Position().Turn()
		if i%2 == 0 {
			side = side.Other()
		}
		for _, tag := range []match.Tag{{Name: link.ByLinkTag, Value: "c2VlIHlv"}, {Name: "Mine", Value: m.Info().Sides[side]}} {
			if err := m.SetTag(tag.Name, tag.Value); err != nil {
				t.Fatal(err)
			}
		}
		f.keep(m)
	}
	f.prefer(s.settings())
	c := s.open(f)
	c.click("menu.games")
	c.take("handed-games")
}
