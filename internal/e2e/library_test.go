//go:build !js

package e2e

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	tags "tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
)

// month fills the folder with a month's games: thirty of all kinds, against the engine and at one table.
func (f folder) month() {
	f.t.Helper()
	rng := rand.New(rand.NewPCG(7, 7))
	now := time.Now()
	s := f.shelf()
	for i := range 30 {
		w := wholeGames[i%len(wholeGames)]
		m := newMatch(f.t, w.game, optionsOf(w.game))
		plies := 200
		if i%6 == 0 {
			plies = 7 + i/2
		}
		play(f.t, m, rng, plies)
		set := func(name, value string) {
			if err := m.SetTag(name, value); err != nil {
				f.t.Fatal(err)
			}
		}
		if i%3 != 2 {
			set(tags.LevelTag(m.Info(), rules.Side(i%2)), strconv.Itoa(1+i%8))
		}
		if i%5 == 1 {
			set(tags.StarTag, "yes")
		}
		if i%7 == 1 {
			set(tags.RatedTag, "yes")
		}
		if i%11 == 3 {
			set(tags.TitleTag, fmt.Sprintf("Evening at the beach, round %d", i))
			set(tags.LabelsTag, "holiday, to review")
		}
		if !m.Outcome().Over() && i%6 != 0 {
			m.Resign(m.Position().Turn())
		}
		if err := s.Save(&shelf.Game{Match: m}, now.Add(-time.Duration(i*i)*time.Hour-10*time.Minute)); err != nil {
			f.t.Fatal(err)
		}
	}
}

// library takes pictures of a month's saved games and the commands for them.
func (s *studio) library(t *testing.T) {
	f := newFolder(t)
	f.month()
	f.prefer(s.settings())
	c := s.open(f)
	c.click("menu.games")
	c.take("library")
	for _, g := range f.shelf().List().Games {
		if more := "games.open." + g.ID + ".more"; c.has(more) { // of the visible ones
			c.click(more)
			break
		}
	}
	c.take("library-menu")
	c.click("saved.name")
	c.take("library-name")
	c.click("savedname.cancel")
	c.click("games.select")
	c.click("games.chosen.all")
	c.take("library-select")
	if c.has("games.chosen.more") { // folded
		c.click("games.chosen.more")
		c.ticks(20)
	}
	c.click("games.chosen.remove")
	c.ticks(60)
	c.take("library-removed")
	c.click("games.undo")
	c.ticks(60)
	c.click("games.by.result")
	c.ticks(20)
	c.take("library-group")
	c.click("games.filter.won")
	c.ticks(20)
	c.take("library-filter")
}

// A month of games is listed, drawn and filtered in the running program.
func TestLibrary(t *testing.T) {
	f := newFolder(t)
	f.month()
	g := start(t, f, desktop)
	g.click("menu.games")
	g.settle()
	before := len(f.shelf().List().Games)
	g.click("games.select")
	g.click("games.chosen.all")
	g.click("games.chosen.remove")
	g.ticks(60)
	if n := len(f.shelf().List().Games); n != 0 {
		t.Errorf("%d games are left", n)
	}
	g.click("games.undo")
	g.ticks(60)
	if n := len(f.shelf().List().Games); n != before {
		t.Errorf("%d games came back, want %d", n, before)
	}
}
