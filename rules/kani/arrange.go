package kani

import "tidepool/rules"

// Hands are the steps of setting up that both games have alike.
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

// Laid reads where the pieces of both sides lie in a draft. note takes up the
// kind of each, given where its side's pieces before it lie, and reports whether
// there may be one there. It is an error if not, and if two are on one square or
// one on none.
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

// Outdone tells why a side that is to move cannot be, given which sides have
// won.
func Outdone(won [2]bool, turn rules.Side) error {
	switch {
	case won[rules.Near] && won[rules.Far]:
		return rules.BothWon
	case won[turn]:
		return rules.WonBefore.Of(Sides()[turn], 0)
	}
	return nil
}

// Remarks tells why a position cannot come up: the side that made the last
// turn has no piece that can have come from anywhere. Every step ends next to
// a square that it has left empty, or beside one on the way along the river.
func Remarks(moved, other Board) []rules.Reason {
	near := moved.Adjacent() | moved.Diagonals()
	if near&^(moved|other) == 0 {
		return []rules.Reason{rules.NoTurnBefore}
	}
	return nil
}
