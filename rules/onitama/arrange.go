package onitama

import (
	"math/bits"
	"slices"

	"tidepool/rules"
)

var _ rules.Arranger = Game{}

var (
	noMasters = rules.Reason{Code: "onitama.no-masters", Text: "both masters are missing"}
	keepCard  = rules.Reason{Code: "onitama.keep-card", Text: "five cards are always in the game: put another one in its place"}
	onCard    = rules.Reason{Code: "onitama.on-card", Text: "a card goes in the place of another card"}
	notInDeck = rules.Reason{Code: "onitama.not-in-deck", Text: "that card is not in the chosen deck"}
)

// Palette lists the master and the students of both sides and the cards of the deck.
func (Game) Palette(options string) ([]rules.Token, error) {
	c, err := choose(options)
	if err != nil {
		return nil, err
	}
	var list []rules.Token
	for side := range rules.Side(2) {
		for _, kind := range []string{student, master} {
			list = append(list, rules.Token{Piece: rules.Piece{Side: side, Kind: kind}, Count: 1})
		}
	}
	for _, card := range Deck(c.deck) {
		list = append(list, rules.Token{Spot: card.spot(), Piece: rules.Piece{Kind: cardKind}, Count: 1})
	}
	return list, nil
}

// Put puts a piece or a card on a spot; a master is moved, and two cards change places.
func (g Game) Put(d rules.Draft, what rules.Token, at rules.Spot) (rules.Draft, error) {
	if what.Piece.Kind == cardKind {
		return putCard(d, what.Spot, at)
	}
	if _, ok := squareOf(at); !ok || what.Piece.Kind != student && what.Piece.Kind != master {
		return d, rules.Misplaced.With(at)
	}
	next := d.Without(at)
	if what.Piece.Kind == master {
		for _, t := range d.Tokens {
			if t.Piece == what.Piece {
				next = next.Without(t.Spot)
			}
		}
	} else if next.Count(func(p rules.Piece) bool { return p == what.Piece }) >= students {
		return d, rules.TooMany.Of(names[what.Piece.Side&1], students)
	}
	return next.With(rules.Token{Spot: at, Piece: what.Piece, Count: 1}), nil
}

func putCard(d rules.Draft, card, at rules.Spot) (rules.Draft, error) {
	c, err := choose(d.Options)
	if err != nil {
		return d, err
	}
	old, ok := d.On(at)
	if !ok || old.Piece.Kind != cardKind && old.Piece.Kind != middleKind {
		return d, onCard.With(at)
	}
	if found, ok := CardByName(string(card)); !ok || !found.in(c.deck) {
		return d, notInDeck.With(card)
	}
	d.Tokens = slices.Clone(d.Tokens)
	for i := range d.Tokens {
		switch t := &d.Tokens[i]; t.Spot {
		case card:
			t.Spot = at
		case at:
			t.Spot = card
		}
	}
	return d, nil
}

func (Game) Take(d rules.Draft, at rules.Spot) (rules.Draft, error) {
	if _, ok := CardByName(string(at)); ok {
		return d, keepCard.With(at)
	}
	return d.Without(at), nil
}

func (Game) Pass(d rules.Draft) rules.Draft {
	d = d.Passed()
	d.Tokens = slices.Clone(d.Tokens)
	for i := range d.Tokens {
		if t := &d.Tokens[i]; t.Piece.Kind == middleKind {
			t.Piece.Side = d.Turn
		}
	}
	return d
}

func (Game) Assemble(d rules.Draft) (rules.Position, []rules.Reason, error) {
	p, err := assemble(d)
	if err != nil {
		return nil, nil, err
	}
	var remarks []rules.Reason
	if !p.begins() && !p.follows() {
		remarks = []rules.Reason{rules.NoTurnBefore}
	}
	return rules.Of(p), remarks, nil
}

func assemble(d rules.Draft) (Position, error) {
	c, err := choose(d.Options)
	if err != nil {
		return Position{}, err
	}
	s := setup{turn: d.Turn & 1}
	var held [3][]Card // Red's, Blue's, the middle one
	for _, t := range d.Tokens {
		card, ok := CardByName(string(t.Spot))
		switch {
		case ok && t.Piece.Kind == cardKind:
			held[t.Piece.Side&1] = append(held[t.Piece.Side&1], card)
		case ok && t.Piece.Kind == middleKind:
			held[2] = append(held[2], card)
		default:
			if err := s.lay(t); err != nil {
				return Position{}, err
			}
		}
	}
	if len(held[0]) != 2 || len(held[1]) != 2 || len(held[2]) != 1 {
		return Position{}, keepCard
	}
	cards := deal(slices.Concat(held[:]...))
	if cards.check(c.deck) != nil {
		return Position{}, notInDeck
	}
	return s.position(cards), s.faulty()
}

func (s *setup) lay(t rules.Token) error {
	at, ok := squareOf(t.Spot)
	if !ok || t.Count != 1 || t.Piece.Side > blue || (s.pieces[red] | s.pieces[blue]).has(at) ||
		t.Piece.Kind != student && t.Piece.Kind != master {
		return rules.Misplaced.With(t.Spot)
	}
	if t.Piece.Kind == master {
		s.masters |= at.board()
	}
	s.pieces[t.Piece.Side] |= at.board()
	return nil
}

func (p Position) begins() bool {
	r, b := p.Hand(red), p.Hand(blue)
	return deal{r[0], r[1], b[0], b[1], p.Middle()}.start() == p
}

// follows reports whether some turn can have led here: the middle card moved a piece from a square that is
// empty now, or was exchanged because nothing could move.
func (p Position) follows() bool {
	mover := p.Turn().Other()
	for from := range square(files * files) {
		if !(p.own() | p.enemy()).has(from) && fans[mover][p.Middle()][from]&p.enemy() != 0 {
			return true
		}
	}
	for _, kept := range p.enemyHand().cards() {
		before := Position{
			pieces: bits.RotateLeft64(p.pieces, armyBits),
			cards:  uint64(handOf(p.Middle(), kept)) | uint64(mover)<<turnShift,
		}
		if before.steps() == 0 {
			return true
		}
	}
	return false
}
