//go:build !js

package e2e

import (
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	seats "tidepool/play/session"
	"tidepool/rules"
)

// studies takes pictures of the review page.
func (s *studio) studies(t *testing.T) {
	for _, w := range wholeGames {
		m := opening(t, w.game, 15)
		if err := errors.Join(m.SetTag(seats.LevelTag(m.Info(), rules.Far), strconv.Itoa(5)), m.SetTag(seats.SecondsTag, "385"), m.Resign(rules.Near)); err != nil {
			t.Fatal(err)
		}
		vary(t, m)
		f := newFolder(t)
		f.open(m, s.settings())
		c := s.open(f)
		c.saved()
		c.looked()
		c.take("study-" + w.game)
		if id := c.first("moment."); id != "" {
			c.click(id + ".try")
			c.take("study-try-" + w.game)
			c.click("trial.leave")
		}
		c.click("study.turns")
		if id := "turn.7"; c.has(id) {
			c.click(id)
		} else {
			c.click(c.first("turn.")) // the list contains only visible rows
		}
		c.take("study-turns-" + w.game)
	}
}

// saved opens the first of the saved games.
func (c *camera) saved() {
	c.t.Helper()
	c.click("menu.games")
	c.click(c.first("games.open."))
}

// looked waits until the engine has reviewed the whole game.
func (c *camera) looked() {
	c.t.Helper()
	for n := 0; c.first("accuracy.") == "" || c.first("study.progress") != ""; n++ {
		if n > 6000 {
			c.t.Fatal("the review does not end")
		}
		time.Sleep(50 * time.Millisecond)
		c.ticks(5)
	}
}

// first returns the first node whose ID has a prefix, or "".
func (c *camera) first(prefix string) string {
	for _, n := range c.guest.look().Nodes {
		if strings.HasPrefix(n.ID, prefix) {
			return n.ID
		}
	}
	return ""
}

// vary adds variations, a comment and marks.
func vary(t *testing.T, m *match.Match) {
	t.Helper()
	add := func(from *match.Node, skip, n int) *match.Node {
		for range n {
			turns := from.Position().Turns()
			if len(turns) == 0 || from.Outcome().Over() {
				return from
			}
			next, _, err := m.Add(from, turns[min(skip, len(turns)-1)].Word)
			if err != nil {
				t.Fatal(err)
			}
			from = next
		}
		return from
	}
	add(m.Node(6), 1, 9)
	n := add(m.Node(6), 2, 3)
	add(n.Parent(), 2, 4)
	err := errors.Join(m.Annotate(m.Node(7), match.Note{Comment: "Here the game turns: the other way was open.", Mark: match.Doubtful}), m.Annotate(m.Node(9), match.Note{Mark: match.Terrible}))
	if err != nil {
		t.Fatal(err)
	}
}
