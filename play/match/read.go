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
	if p, err = newParser(text); err != nil {
		return nil, Headers{}, nil, err
	}
	if h, err = p.headers(games); err != nil {
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
	for side, name := range h.Players {
		if err := m.SetPlayer(rules.Side(side), name); err != nil {
			return nil, p.at(title(m.info.Sides[side]), err)
		}
	}
	for _, t := range h.Tags {
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return nil, p.at(t.Name, err)
		}
	}
	return m, nil
}

// settle takes back the turns that are not in force and ends the game as the headers say.
func (p *parser) settle(m *Match, h Headers) error {
	if h.Ply > m.Len() {
		return p.at("Ply", fmt.Errorf("ply %d of %d turns", h.Ply, m.Len()))
	}
	if h.Ply >= 0 {
		m.at = h.Ply
	}
	if h.Termination == "" {
		if got := m.Result(); got != h.Result {
			return p.at("Result", fmt.Errorf("result %s contradicts the moves, which give %s", h.Result, got))
		}
		return nil
	}
	if m.Outcome().Over() {
		return p.at("Termination", errors.New("the moves end the game already"))
	}
	switch {
	case h.Termination == ByResignation && h.Result == firstWins:
		return m.Resign(m.First().Other())
	case h.Termination == ByResignation && h.Result == secondWins:
		return m.Resign(m.First())
	case h.Termination == ByTime && h.Result == firstWins:
		return m.Flag(m.First().Other())
	case h.Termination == ByTime && h.Result == secondWins:
		return m.Flag(m.First())
	case h.Termination == ByAgreement && h.Result == draw:
		return m.AgreeDraw()
	}
	return p.at("Termination", fmt.Errorf("%s contradicts the result %s", h.Termination, h.Result))
}
