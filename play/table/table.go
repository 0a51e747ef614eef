package table

import (
	"fmt"
	"time"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/rules"
)

const (
	// MaxEvents is the maximum number of events of a table.
	MaxEvents = 8000
	// maxOffers is how many offers may be made before the next turn.
	maxOffers = 8
	// maxNotes is the maximum number of notes of a hall.
	maxNotes = 1000
)

// A Table is the state of a log. It is not safe for concurrent use.
type Table struct {
	setup    Setup
	game     rules.Game
	controls [2]clock.Control // by seat
	events   int
	// started is the time of the first event, from which all times count; last is that of the latest.
	started, last time.Time

	sat   [2]bool
	games int // followed by another one
	// points are the half points of earlier games, by seat.
	points [2]int
	near   Seat
	match  *match.Match
	clock  *clock.Clock
	quota  [2]quota
	// turned is when the last turn was played, for a table with days.
	turned  time.Duration
	paused  bool
	pie     bool // can still be used
	offer   Offer
	offerer Seat
	offers  int
	notes   []string
}

// New makes a table from its first event.
func New(e Event, at time.Time, games []rules.Game) (*Table, error) {
	if e.Kind != Made || !e.Valid() {
		return nil, errForm
	}
	s := *e.Setup
	t := &Table{setup: s, game: rules.Find(games, s.Game), started: at, last: at, events: 1, near: s.Near}
	if t.game == nil {
		return nil, match.ErrUnknownGame
	}
	for i, text := range s.Clocks {
		if text == "" {
			continue
		}
		c, err := clock.Parse(text)
		if err != nil {
			return nil, err
		}
		if t.controls[i] = c; c.On() && s.Days > 0 {
			return nil, fmt.Errorf("table: a clock and days")
		}
	}
	if err := t.startGame(s.Options); err != nil {
		return nil, err
	}
	if t.match.Options() != s.Options {
		return nil, errForm
	}
	return t, nil
}

// startGame starts a game.
func (t *Table) startGame(options string) error {
	setup := match.Setup{Game: t.game, Options: options}
	for seat, o := range t.setup.Odds {
		if o.Count == 0 {
			continue
		}
		if setup.Start != "" {
			return fmt.Errorf("table: both give odds")
		}
		start, err := rules.Concede(t.game, options, o.Name, o.Count, t.Side(Seat(seat)))
		if err != nil {
			return err
		}
		setup.Start = start.String()
	}
	m, err := match.New(setup)
	if err != nil {
		return err
	}
	t.match, t.pie, t.paused, t.offer, t.offers = m, t.setup.Pie, false, "", 0
	t.clock = clock.New([2]clock.Control{t.controls[t.Seat(rules.Near)], t.controls[t.Seat(rules.Far)]})
	t.clock.Pass(m.Position().Turn())
	t.quota = [2]quota{}
	return nil
}

// Side returns the side of a seat in the current game, Seat the seat of a side.
func (t *Table) Side(s Seat) rules.Side {
	if s == t.near {
		return rules.Near
	}
	return rules.Far
}

func (t *Table) Seat(s rules.Side) Seat {
	if s == rules.Near {
		return t.near
	}
	return t.near.Other()
}

func (t *Table) Setup() Setup { return t.setup }

// Match returns the current game. It must not be modified.
func (t *Table) Match() *match.Match { return t.match }

// Game returns the number of games before the current one.
func (t *Table) Game() int { return t.games }

// Events returns the number of events so far.
func (t *Table) Events() int { return t.events }

func (t *Table) Sat(s Seat) bool { return s.plays() && t.sat[s] }

func (t *Table) Paused() bool { return t.paused }

// Pie reports whether the player to move may take the other side instead.
func (t *Table) Pie() bool { return t.pie && t.match.SecondsFirst() }

// Offer returns the open offer, if any, and who made it, or the last one.
func (t *Table) Offer() (Offer, Seat) { return t.offer, t.offerer }

// Notes returns the notes of a hall, in order. They must not be modified.
func (t *Table) Notes() []string { return t.notes }

// Last returns the time of the latest event.
func (t *Table) Last() time.Time { return t.last }

// Points returns the half points of all finished games, by seat.
func (t *Table) Points() [2]int {
	p := t.points
	switch o := t.match.Outcome(); {
	case o.Result == rules.Drawn:
		p[0]++
		p[1]++
	case o.Over():
		p[t.Seat(o.Winner)] += 2
	}
	return p
}

// ToMove returns the seat to move; false when the game is over.
func (t *Table) ToMove() (Seat, bool) {
	return t.Seat(t.match.Position().Turn()), !t.match.Outcome().Over()
}
