package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
)

// A series of two people: odds, the change of sides and the score over several games, all by pressing nodes.
func TestSeriesWithOdds(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.onitama", "newgame.people.even")
	p.press("newgame.odds.student", "newgame.odds.by2", "newgame.pie", "newgame.games.3", "newgame.done")
	if said := p.says("newgame.people.even"); !strings.Contains(said, "Head start") || !strings.Contains(said, "Best of 3") {
		t.Errorf("the options say %q", said)
	}
	p.press("newgame.people")
	p.rest()
	m := p.match()
	giver := m.First().Other()
	if got := session.OddsIn(m, m.Info(), giver); got != (match.Odds{Name: "student", Count: 1}) {
		t.Fatalf("the second player gives %v", got)
	}
	if n := len(m.At(0).Taken(giver.Other())); n != 1 {
		t.Errorf("%d pieces are missing at the start", n)
	}
	p.turn()
	p.rest()
	p.press("board.swap")
	p.rest()
	m = p.match()
	if m.Tag(session.PieTag) != "taken" || session.SeatIn(m, m.Info(), m.First()) != 2 {
		t.Errorf("after the change of sides seat %d has the first side", session.SeatIn(m, m.Info(), m.First()))
	}
	p.resign()
	if said := p.says("results.series"); !strings.Contains(said, "1 : 0") && !strings.Contains(said, "0 : 1") {
		t.Errorf("the series stands at %q", said)
	}
	first := winner(p)
	p.press("results.rematch")
	p.rest()
	m = p.match()
	giver = m.First()
	if m.Tag(session.SeriesTag) == "" || session.SeatIn(m, m.Info(), giver) != 2 {
		t.Fatalf("the second game is of no series, or the same player begins:\n%s", m.FullRecord())
	}
	if session.OddsIn(m, m.Info(), giver).Count != 1 || session.OddsIn(m, m.Info(), giver.Other()).Count != 0 || len(m.At(0).Taken(giver.Other())) != 1 {
		t.Errorf("in the second game the other player gives the head start:\n%s", m.FullRecord())
	}
	for session.SeatIn(p.match(), p.match().Info(), p.match().Position().Turn()) == first {
		p.turn()
		p.rest()
	}
	p.resign() // the loser of the game before
	if said := p.says("results.series"); !strings.Contains(said, "2 : 0") {
		t.Errorf("the series ends with %q", said)
	}
	p.press("results.rematch")
	p.rest()
	if p.match().Tag(session.SeriesTag) != "" {
		t.Error("the series goes on after its end")
	}
}

// winner returns the seat of the winner.
func winner(p *player) int {
	m := p.match()
	return session.SeatIn(m, m.Info(), m.Outcome().Winner)
}

// The result of an earlier game of a series leads to the game of it that is under way, not to one more.
func TestSeriesGoesOnWithItsGame(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane", "newgame.people.even", "newgame.games.3", "newgame.done", "newgame.people")
	p.rest()
	first := p.opened()
	p.turn()
	p.rest()
	p.resign()
	p.press("results.rematch")
	p.rest()
	p.turn()
	p.rest()
	second := p.opened()
	p.backs()
	p.env.Open.Saved(first)
	p.rest()
	p.press("review.result", "results.rematch")
	p.rest()
	if p.scene() != "board" || p.opened() != second || len(p.env.Shelf.Known().Games) != 2 {
		t.Errorf("%s with game %s, want %s, of %d", p.scene(), p.opened(), second, len(p.env.Shelf.Known().Games))
	}
}
