package match

import (
	"errors"
	"fmt"

	"tidepool/rules"
)

// Read reads a record of one of the given games. The error is a [*ReadError] with the place, and wraps the
// [*TurnError] of an illegal turn.
func Read(text string, games []rules.Game) (*Match, error) {
	p, h, m, err := begin(text, games)
	if err != nil {
		return nil, err
	}
	if err := newMoves(p, m).read(h.Result); err != nil {
		return nil, err
	}
	if err := p.settle(m, h); err != nil {
		return nil, err
	}
	return m, nil
}

// begin reads the headers, and returns the parser positioned at the moves.
func begin(text string, games []rules.Game) (p *parser, h Headers, m *Match, err error) {
	p = new(parser)
	if err = p.begin(text); err != nil {
		return nil, Headers{}, nil, err
	}
	if h, err = p.headers(catalogued(games)); err != nil {
		return nil, Headers{}, nil, err
	}
	m, err = p.setUp(h)
	return p, h, m, err
}

// ReadBeginning is Read for only the first turns, without variations. It ignores the rest.
func ReadBeginning(text string, games []rules.Game, plies int) (*Match, error) {
	p, h, m, err := begin(text, games)
	if err != nil {
		return nil, err
	}
	if h.Ply >= 0 {
		plies = min(plies, h.Ply)
	}
	if err := newMoves(p, m).begin(plies); err != nil {
		return nil, err
	}
	return m, nil
}

// setUp makes the match that the headers describe, before its first turn.
func (p *parser) setUp(h Headers) (*Match, error) {
	m, err := New(Setup{Game: h.Game, Options: h.Options})
	if err != nil {
		return nil, p.at("Options", err)
	}
	if h.Start != "" {
		if m, err = New(Setup{Game: h.Game, Options: h.Options, Start: h.Start}); err != nil {
			return nil, p.at("Start", err)
		}
	}
	if name, err := m.label(h); err != nil {
		return nil, p.at(name, err)
	}
	return m, nil
}

// label sets the labels that headers give, or returns the name of the header that is refused.
func (l *Labels) label(h Headers) (name string, err error) {
	for side, name := range h.Players {
		if err := l.SetPlayer(rules.Side(side), name); err != nil {
			return Title(l.sides[side]), err
		}
	}
	for _, t := range h.Tags {
		if err := l.SetTag(t.Name, t.Value); err != nil {
			return t.Name, err
		}
	}
	return "", nil
}

// settle takes back the turns that are not in force and ends the game as the headers say.
func (p *parser) settle(m *Match, h Headers) error {
	if h.Ply > m.Len() {
		return p.at("Ply", fmt.Errorf("ply %d of %d turns", h.Ply, m.Len()))
	}
	if h.Ply >= 0 {
		m.at = h.Ply
	}
	ended, name, err := h.ending(m.Outcome(), m.First())
	if err != nil {
		return p.at(name, err)
	}
	m.ended = ended
	return nil
}

// ending returns the ending that no turn shows, if any, given the outcome of the turns in force, or the name of
// the header that contradicts them.
func (h *Headers) ending(turns rules.Outcome, first rules.Side) (ended rules.Outcome, name string, err error) {
	if h.Termination == "" {
		if got := resultOf(turns, first); got != h.Result {
			return ended, "Result", fmt.Errorf("result %s contradicts the moves, which give %s", h.Result, got)
		}
		return ended, "", nil
	}
	if turns.Over() {
		return ended, "Termination", errors.New("the moves end the game already")
	}
	winner := first
	if h.Result == secondWins {
		winner = first.Other()
	}
	switch decisive := h.Result == firstWins || h.Result == secondWins; {
	case decisive && (h.Termination == ByResignation || h.Termination == ByTime):
		return rules.Win(winner, h.Termination), "", nil
	case h.Result == draw && h.Termination == ByAgreement:
		return rules.Draw(ByAgreement), "", nil
	}
	return ended, "Termination", fmt.Errorf("%s contradicts the result %s", h.Termination, h.Result)
}
