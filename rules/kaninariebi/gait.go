package kaninariebi

import "tidepool/rules/kani"

// Reach returns where a piece can move: a crab slides along its rank, a shrimp steps diagonally.
func Reach(from kani.Square, shrimps, occupied kani.Board) kani.Board {
	if shrimps.Has(from) {
		return from.Board().Diagonals() &^ occupied
	}
	return kani.RankSlides(from, occupied)
}

// Landings returns where a piece that enters the river on a square may come to rest: both ways of the current
// are open, even if the piece stays. Elsewhere it is the square itself.
func Landings(to kani.Square, occupied kani.Board) kani.Board {
	if kani.River.Has(to) {
		return kani.Carried(to, occupied)
	}
	return to.Board()
}

// Bond returns which own pieces may make the bond step after a piece has come to rest on at; with anyBond a
// bond may be of both types.
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

func (p Position) reach(from kani.Square, occupied kani.Board) kani.Board {
	return Reach(from, p.shrimps, occupied)
}

func (p Position) bond(at kani.Square) kani.Board {
	return Bond(at, p.own, p.shrimps, p.state.anyBond)
}
