package ai

import (
	"tidepool/rules"
	"tidepool/rules/konane"
)

// konaneKnowledge is what the search knows of Konane.
type konaneKnowledge struct{}

var (
	_ Forcer[konane.Position, konane.Move] = konaneKnowledge{}
	_ fringe[konane.Position, konane.Move] = konaneKnowledge{}
)

func (konaneKnowledge) Hash(p konane.Position) uint64 { return p.Hash() }

func (konaneKnowledge) Final(p konane.Position) Score { return finalScore(p.Outcome(), p.Turn()) }

func (konaneKnowledge) Known(konane.Position) (Score, bool) { return 0, false }

func (konaneKnowledge) Pack(m konane.Move) uint32 { return uint32(m.From) | uint32(m.To)<<8 | 1<<16 }

// Evaluate compares how many moves each side has.
func (konaneKnowledge) Evaluate(p konane.Position) Score {
	ours, theirs := p.Mobility()
	if p.Turn() == rules.Far {
		ours, theirs = theirs, ours
	}
	return konaneScore(ours, theirs)
}

// konaneScore judges a position by the jumps of both sides.
func konaneScore(ours, theirs int) Score { return 100 * Score(ours-theirs) }

// Rate prefers moves after which the other side has few. None is noisy: no
// capture stands out where every move is one.
func (konaneKnowledge) Rate(p konane.Position, moves []konane.Move, into []int32) {
	sign := 1 - 2*int(p.Turn())
	for i, m := range moves {
		black, white := p.MobilityAfter(m)
		into[i] = int32(8 * (sign*(black-white) - 200))
	}
}

// AppendForcing appends none: in Konane nothing hangs, or everything.
func (konaneKnowledge) AppendForcing(_ konane.Position, dst []konane.Move) []konane.Move { return dst }

// Fringe judges what each turn leads to, with no list of rates in between.
func (k konaneKnowledge) Fringe(p konane.Position, beta Score, most int) (best Score, move konane.Move, tried int, ok bool) {
	var room [96]konane.Move
	moves := p.AppendMoves(room[:0])
	if len(moves) > most {
		return 0, move, 0, false
	}
	best = -infinite
	turn := p.Turn()
	for _, m := range moves {
		ours, theirs := p.MobilityAfter(m)
		if turn == rules.Far {
			ours, theirs = theirs, ours
		}
		tried++
		s := WinIn(1)
		if theirs > 0 || !p.Opened() {
			s = konaneScore(ours, theirs)
		}
		if s > best {
			best, move = s, m
		}
		if s >= beta {
			break
		}
	}
	return best, move, tried, true
}
