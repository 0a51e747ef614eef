package ai

import (
	"math/bits"

	"tidepool/rules"
	"tidepool/rules/onitama"
)

// onitamaKnowledge is what the search knows of Onitama.
type onitamaKnowledge struct{ endings *onitamaEndings }

func (onitamaKnowledge) Hash(p onitama.Position) uint64 { return p.Hash() }

func (onitamaKnowledge) Final(p onitama.Position) Score { return finalScore(p.Outcome(), p.Turn()) }

// Known finds a win in one ply, and looks up positions with few pieces.
func (k onitamaKnowledge) Known(p onitama.Position) (Score, bool) {
	if p.WinsNow() {
		return WinIn(1), true
	}
	if onitamaPieces(p) > onitamaTablePieces {
		return 0, false
	}
	return k.endings.score(p)
}

// onitamaPieces counts the pieces on the board.
func onitamaPieces(p onitama.Position) int {
	return bits.OnesCount32(p.Pieces(rules.Near) | p.Pieces(rules.Far))
}

func (onitamaKnowledge) Pack(m onitama.Move) uint32 { return uint32(m) + 1 }

// Evaluate counts students and looks at how near the masters are to the
// temples and how central the pieces stand.
func (onitamaKnowledge) Evaluate(p onitama.Position) Score {
	turn := p.Turn()
	return onitamaSide(p, turn) - onitamaSide(p, turn.Other())
}

const (
	// centre and middle files and ranks are worth a little each.
	onitamaCentre = 0x00739C0 // b2 to d4
	onitamaHeart  = 1 << 12   // c3
)

func onitamaSide(p onitama.Position, side rules.Side) Score {
	own := p.Pieces(side)
	s := 100*Score(bits.OnesCount32(own)) + 8*Score(bits.OnesCount32(own&onitamaCentre)) + 6*Score(bits.OnesCount32(own&onitamaHeart))
	if at, ok := p.Master(side); ok {
		rank := at / 5
		if side == rules.Far {
			rank = 4 - rank
		}
		s += 4 * Score(rank)
	}
	return s
}

// Rate tries captures first.
func (onitamaKnowledge) Rate(p onitama.Position, moves []onitama.Move, into []int32) {
	enemy := p.Pieces(p.Turn().Other())
	for i, m := range moves {
		_, to := m.Squares()
		into[i] = int32(enemy >> to & 1 * 1000)
	}
}

// AppendForcing implements [Forcer].
func (onitamaKnowledge) AppendForcing(p onitama.Position, dst []onitama.Move) []onitama.Move {
	return p.AppendCaptures(dst)
}
