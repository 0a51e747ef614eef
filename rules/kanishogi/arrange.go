package kanishogi

import (
	"slices"

	"tidepool/rules"
	"tidepool/rules/kani"
)

var _ rules.Arranger = Game{}

// Palette lists the parent and the children, small and grown, of both sides.
func (Game) Palette(options string) ([]rules.Token, error) {
	if _, err := choose(options); err != nil {
		return nil, err
	}
	var list []rules.Token
	for side := range rules.Side(2) {
		for _, kind := range slices.Concat([]string{parent}, childKinds[:], grownKinds[:]) {
			list = append(list, rules.Token{Piece: rules.Piece{Side: side, Kind: kind}, Count: 1})
		}
	}
	return list, nil
}

// Put puts a piece on a square and takes it away from where it was. A child on
// the opponent's home file has grown.
func (Game) Put(d rules.Draft, what rules.Token, at rules.Spot) (rules.Draft, error) {
	square, ok := kani.SquareOf(at)
	number, grown, isChild := childOf(what.Piece.Kind)
	if !ok || !isChild && what.Piece.Kind != parent {
		return d, rules.Misplaced.With(at)
	}
	piece := what.Piece
	if isChild && !grown && kani.Home(piece.Side.Other()).Has(square) {
		piece.Kind = grownKinds[number]
	}
	for _, t := range d.Tokens {
		n, _, child := childOf(t.Piece.Kind)
		if t.Piece.Side == piece.Side && child == isChild && n == number {
			d = d.Without(t.Spot)
		}
	}
	return d.With(rules.Token{Spot: at, Piece: piece, Count: 1}), nil
}

// childOf tells which child a kind of piece is, less one, and whether it has
// grown.
func childOf(kind string) (number int, grown, ok bool) {
	if i := slices.Index(childKinds[:], kind); i >= 0 {
		return i, false, true
	}
	i := slices.Index(grownKinds[:], kind)
	return max(i, 0), i >= 0, i >= 0
}

// Take takes a piece off a square.
func (Game) Take(d rules.Draft, at rules.Spot) (rules.Draft, error) { return d.Without(at), nil }

// Pass lets the other side move.
func (Game) Pass(d rules.Draft) rules.Draft { return d.Passed() }

// Assemble returns the position that a draft is.
func (Game) Assemble(d rules.Draft) (rules.Position, []rules.Reason, error) {
	p, err := assemble(d)
	if err != nil {
		return nil, nil, err
	}
	return rules.Of(p), kani.Remarks(p.enemy, p.own), nil
}

func assemble(d rules.Draft) (Position, error) {
	state, err := choose(d.Options)
	if err != nil {
		return Position{}, err
	}
	p := Position{state: state}
	p.state.turn = d.Turn & 1
	var boards [2]kani.Board
	for _, t := range d.Tokens {
		at, err := kani.Lies(t, boards[0]|boards[1])
		if err != nil {
			return Position{}, err
		}
		number, grown, isChild := childOf(t.Piece.Kind)
		letter := byte('K')
		if isChild {
			letter = 'A' + byte(number)
		} else if t.Piece.Kind != parent {
			return Position{}, rules.Misplaced.With(t.Spot)
		}
		side := t.Piece.Side
		if p.put(side, letter, at, grown, boards[side]) != nil {
			return Position{}, rules.Misplaced.With(t.Spot)
		}
		boards[side] |= at.Board()
	}
	p.own, p.enemy = boards[p.state.turn], boards[p.state.turn.Other()]
	won := [2]bool{}
	for side := range won {
		won[side] = p.beaten(p.of(rules.Side(side).Other()))
	}
	return p, kani.Outdone(won, p.state.turn)
}
