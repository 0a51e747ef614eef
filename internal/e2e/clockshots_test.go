//go:build !js

package e2e

import (
	"errors"
	"strconv"
	"testing"

	"tidepool/play/match"
	seats "tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// timedAt returns a game with clocks after some turns; left is the remaining time of both sides as written in
// a record.
func timedAt(t *testing.T, game string, plies int, clocks [2]string, left string) *match.Match {
	t.Helper()
	m := opening(t, game, plies)
	var err error
	for i, c := range clocks {
		err = errors.Join(err, m.SetTag(seats.ClockTag(m.Info(), rules.Side(i)), c))
	}
	if err = errors.Join(err, m.SetTag(seats.ClocksTag, strconv.Itoa(plies)+" "+left)); err != nil {
		t.Fatal(err)
	}
	return m
}

// clocks takes pictures of games with clocks in every seating, and of choosing a clock.
func (s *studio) clocks(t *testing.T) {
	opened := func(m *match.Match, seat settings.Seating) *camera {
		f := newFolder(t)
		set := s.settings()
		set.Seating = seat
		f.open(m, set)
		c := s.open(f)
		c.click("pause.goon")
		return c
	}
	for _, w := range wholeGames {
		m := timedAt(t, w.game, 13, [2]string{"5+3", "5+3"}, "n272f187")
		opened(m, settings.SeatSame).take("clock-" + w.game)
		opened(m, settings.SeatOpposite).take("clock-" + w.game + "-opposite")
	}
	opened(timedAt(t, "konane", 8, [2]string{"1", "60+3x30"}, "n9.4f25*2"), settings.SeatSame).take("clock-low")
	long := opened(timedAt(t, "konane", 8, [2]string{"10", "60+3x30"}, "n540f25*2"), settings.SeatSame)
	long.click("board.more")
	long.click("more.pause")
	long.take("clock-pause")
	long.click("pause.goon")
	long.click("board.more")
	long.click("more.resign")
	long.click("question.yes")
	long.take("clock-results")
	opened(timedAt(t, "onitama", 8, [2]string{"1", "2h"}, "n18f7.3"), settings.SeatOpposite).take("clock-low-opposite")
	f := newFolder(t)
	f.prefer(s.settings())
	c := s.open(f)
	c.click("menu.game.konane")
	c.click("newgame.people.options")
	c.click("newgame.people.clock")
	c.take("clock-new")
	c.click("newgame.clock.own")
	c.click("newgame.clock.kind.byoyomi")
	c.click("newgame.clock.apart")
	c.take("clock-own")
}
