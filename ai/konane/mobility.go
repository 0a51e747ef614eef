package konane

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// mobility judges by the number of moves of both sides, for the levels below the best.
type mobility struct{}

func (*mobility) Hash(p konane.Position) uint64 { return p.Hash() }

func (*mobility) Final(p konane.Position) ai.Score { return search.FinalScore(p.Outcome(), p.Turn()) }

func (*mobility) Known(konane.Position) (ai.Score, bool) { return 0, false }

func (*mobility) Pack(m konane.Move) uint32 { return uint32(m.From) | uint32(m.To)<<8 | 1<<16 }

// Evaluate compares the numbers of moves of both sides.
func (*mobility) Evaluate(p konane.Position) ai.Score {
	ours, theirs := p.Mobility()
	if p.Turn() == rules.Far {
		ours, theirs = theirs, ours
	}
	return scoreOf(ours, theirs)
}

func scoreOf(ours, theirs int) ai.Score { return 100 * ai.Score(ours-theirs) }

// Rate prefers moves that leave the other side few moves. None is noisy, since every move captures.
func (*mobility) Rate(p konane.Position, moves []konane.Move, into []int32) {
	sign := 1 - 2*int(p.Turn())
	for i, m := range moves {
		black, white := p.MobilityAfter(m)
		into[i] = int32(8 * (sign*(black-white) - 200))
	}
}

// AppendForcing appends none: in Konane every move captures, so none stands out.
func (*mobility) AppendForcing(_ konane.Position, dst []konane.Move) []konane.Move { return dst }
