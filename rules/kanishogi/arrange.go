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
	return kani.Palette(slices.Concat([]string{parent}, childKinds[:], grownKinds[:])...), nil
}

// Put moves a piece to a square; a child on the opponent's home file is grown.
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

// childOf returns the number of the child of a kind, counted from 0, and whether it is grown.
func childOf(kind string) (number int, grown, ok bool) {
	if i := slices.Index(childKinds[:], kind); i >= 0 {
		return i, false, true
	}
	i := slices.Index(grownKinds[:], kind)
	return max(i, 0), i >= 0, i >= 0
}

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
	boards, err := kani.Laid(d, func(t rules.Token, at kani.Square, own kani.Board) bool {
		number, grown, isChild := childOf(t.Piece.Kind)
		letter := byte('K')
		if isChild {
			letter = 'A' + byte(number)
		}
		return (isChild || t.Piece.Kind == parent) && p.put(t.Piece.Side, letter, at, grown, own) == nil
	})
	if err != nil {
		return Position{}, err
	}
	p.own, p.enemy = boards[p.state.turn], boards[p.state.turn.Other()]
	return p, p.faulty()
}

// faulty returns why the position cannot occur. A side that has taken the parent or three children must have
// done so in the last turn.
func (p Position) faulty() error {
	won := [2]bool{}
	for side := range won {
		won[side] = p.beaten(p.of(rules.Side(side).Other()))
	}
	return kani.Outdone(won, p.state.turn)
}
