package kani

import "tidepool/rules"

// Lies reads where a token lies on a board that has others on some squares.
// It is an error if that is no square or is taken.
func Lies(t rules.Token, taken Board) (Square, error) {
	at, ok := SquareOf(t.Spot)
	if !ok || t.Count != 1 || t.Piece.Side > rules.Far || taken.Has(at) {
		return 0, rules.Misplaced.With(t.Spot)
	}
	return at, nil
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
