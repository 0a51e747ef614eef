package kaninariebi

import "tidepool/rules/kani"

// Reach returns the squares to which a piece could move, given which squares
// have shrimps and which are occupied: a crab slides along its rank, a shrimp
// steps diagonally.
func Reach(from kani.Square, shrimps, occupied kani.Board) kani.Board {
	if shrimps.Has(from) {
		return from.Board().Diagonals() &^ occupied
	}
	return kani.RankSlides(from, occupied)
}

// Landings returns where a piece comes to rest that stops on a square, which
// it never does in the river having been there: of the current's two ways
// both are open, also if the piece stays.
func Landings(to kani.Square, occupied kani.Board) kani.Board {
	if kani.River.Has(to) {
		return kani.Carried(to, occupied)
	}
	return to.Board()
}

// Bond returns which of a side's pieces may make the bond step after one of
// them has come to rest, or none. anyBond is the rule that a bond may be of
// both types.
func Bond(at kani.Square, own, shrimps kani.Board, anyBond bool) kani.Board {
	if !anyBond {
		if shrimps.Has(at) {
			own &= shrimps
		} else {
			own &^= shrimps
		}
	}
	if at.Board().Adjacent()&own == 0 {
		return 0
	}
	return at.Board().Group(own)
}

// reach is Reach in this position, if the occupied squares were these.
func (p Position) reach(from kani.Square, occupied kani.Board) kani.Board {
	return Reach(from, p.shrimps, occupied)
}

// bond is Bond in this position.
func (p Position) bond(at kani.Square) kani.Board {
	return Bond(at, p.own, p.shrimps, p.state.anyBond)
}
