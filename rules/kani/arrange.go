package kani

import "tidepool/rules"

// Hands implements the part of [rules.Arranger] that the two Kani games share.
type Hands struct{}

// Take takes a piece off a square.
func (Hands) Take(d rules.Draft, at rules.Spot) (rules.Draft, error) { return d.Without(at), nil }

// Pass lets the other side move.
func (Hands) Pass(d rules.Draft) rules.Draft { return d.Passed() }

// Palette lists pieces of some kinds of both sides.
func Palette(kinds ...string) (list []rules.Token) {
	for side := range rules.Side(2) {
		for _, kind := range kinds {
			list = append(list, rules.Token{Piece: rules.Piece{Side: side, Kind: kind}, Count: 1})
		}
	}
	return list
}

// Laid returns the pieces of both sides in a draft. note records each one's kind, given its side's pieces so
// far, and reports whether the piece may be there.
func Laid(d rules.Draft, note func(t rules.Token, at Square, own Board) bool) (boards [2]Board, err error) {
	for _, t := range d.Tokens {
		at, ok := SquareOf(t.Spot)
		if !ok || t.Count != 1 || t.Piece.Side > rules.Far || (boards[0] | boards[1]).Has(at) || !note(t, at, boards[t.Piece.Side]) {
			return boards, rules.Misplaced.With(t.Spot)
		}
		boards[t.Piece.Side] |= at.Board()
	}
	return boards, nil
}

// Outdone returns an error if the side to move cannot be to move, given which sides have won.
func Outdone(won [2]bool, turn rules.Side) error {
	switch {
	case won[rules.Near] && won[rules.Far]:
		return rules.BothWon
	case won[turn]:
		return rules.WonBefore.Of(Sides()[turn], 0)
	}
	return nil
}

// Remarks returns why a position cannot occur: no piece of the side that moved last can have come from
// anywhere. A step always leaves an empty square next to its end, or beside its path along the river.
func Remarks(moved, other Board) []rules.Reason {
	near := moved.Adjacent() | moved.Diagonals()
	if near&^(moved|other) == 0 {
		return []rules.Reason{rules.NoTurnBefore}
	}
	return nil
}
