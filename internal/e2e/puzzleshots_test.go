//go:build !js

package e2e

import (
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/diary"
	"tidepool/play/puzzle/sets"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// solved returns the diary of a person who has solved puzzles for three weeks.
func solved(t *testing.T, now time.Time) (d diary.Diary) {
	for n := range 24 {
		at := now.AddDate(0, 0, n-23)
		day := diary.Day{When: at.Unix(), Solved: at.Unix(), First: n%3 != 1, Late: n%7 == 5}
		if n%6 == 3 {
			day = diary.Day{When: at.Unix()}
		}
		if n < 23 && n != 12 {
			d = d.Daily(at.Format(time.DateOnly), day)
		}
	}
	for _, g := range games.All() {
		set, err := puzzle.Read(games.ByID, sets.File(g.Info().ID))
		if err != nil {
			t.Fatal(err)
		}
		for i := range set[:len(set)*2/3] {
			at := now.Unix() - int64(1000*(len(set)-i))
			d = d.Tried(diary.Try{Game: set[i].Game, ID: set[i].ID(), Grade: set[i].Grade, When: at, Solved: at, First: i%4 != 2})
		}
	}
	return d.Rushed("all", 14).Rushed("konane", 11)
}

// puzzles takes pictures of the puzzle pages.
func (s *studio) puzzles(t *testing.T) {
	fresh := newFolder(t)
	fresh.prefer(s.settings())
	c := s.open(fresh)
	c.click("menu.puzzles")
	c.ticks(20)
	c.take("puzzles-new")
	f := newFolder(t)
	set := s.settings()
	now := time.Now()
	set.Puzzles = solved(t, now)
	f.prefer(set)
	c = s.open(f)
	c.take("puzzles-menu")
	c.click("menu.puzzles")
	c.ticks(20)
	c.take("puzzles")
	c.click("puzzles.game.konane")
	day := now.AddDate(0, 0, -1)
	if day.Month() != now.Month() { // the calendar shows one
		day = now
	}
	c.click("puzzles.day." + day.Format(time.DateOnly))
	c.ticks(20)
	c.take("puzzles-game")
	c.takeAt("puzzles-month", "puzzles.day."+now.Format("2006-01")+"-01")
	c.click("puzzles.daily.share")
	c.take("puzzles-share")
	c.click("puzzleshare.close")
	c.click("puzzles.train")
	c.ticks(20)
	c.take("puzzles-train")
	c.click("back")
	c.click("puzzles.rush.start")
	c.ticks(20)
	c.take("puzzles-rush")
}

// rushEnd fails puzzles until a rush is over, and takes a picture of the result.
func (s *studio) rushEnd(t *testing.T) {
	f := newFolder(t)
	set := s.settings()
	set.Puzzles = solved(t, time.Now())
	f.prefer(set)
	c := s.open(f)
	c.click("menu.puzzles")
	c.ticks(20)
	c.click("puzzles.game.onitama")
	c.click("puzzles.rush.start")
	c.ticks(20)
	c.miss()
	c.take("rush-missed")
	for n := 0; c.first("rush.solved") == "" && n < 2000; n++ {
		nodes := c.guest.look().Nodes
		lit := slices.DeleteFunc(nodes, func(n ui.NodeState) bool { return !n.Lit || n.Checked || !strings.HasPrefix(n.ID, "spot.") })
		if len(lit) > 0 {
			c.click(lit[n%len(lit)].ID)
		}
		c.ticks(15)
		time.Sleep(30 * time.Millisecond) // until the engine has looked
	}
	c.settled("rush.solved")
	c.take("rush-end")
	c.click("rush.missed")
	c.ticks(20)
	c.take("rush-look")
}
