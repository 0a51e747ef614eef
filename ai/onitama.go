package ai

import (
	"math/bits"

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
	own, enemy, _ := p.Boards()
	return bits.OnesCount32(own | enemy)
}

func (onitamaKnowledge) Pack(m onitama.Move) uint32 { return uint32(m) + 1 }

// Evaluate implements [Knowledge].
func (onitamaKnowledge) Evaluate(p onitama.Position) Score { return onitamaTerms.score(p) }

// Rate tries captures first.
func (onitamaKnowledge) Rate(p onitama.Position, moves []onitama.Move, into []int32) {
	_, enemy, _ := p.Boards()
	for i, m := range moves {
		_, to := m.Squares()
		into[i] = int32(enemy >> to & 1 * 1000)
	}
}

// AppendForcing implements [Forcer].
func (onitamaKnowledge) AppendForcing(p onitama.Position, dst []onitama.Move) []onitama.Move {
	return p.AppendCaptures(dst)
}
