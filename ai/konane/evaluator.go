package konane

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/konane"
)

type evaluator struct{}

var (
	_ search.Forcer[konane.Position, konane.Move]   = new(evaluator)
	_ search.Frontier[konane.Position, konane.Move] = new(evaluator)
)

func (*evaluator) Hash(p konane.Position) uint64 { return p.Hash() }

func (*evaluator) Final(p konane.Position) ai.Score { return search.FinalScore(p.Outcome(), p.Turn()) }

func (*evaluator) Known(konane.Position) (ai.Score, bool) { return 0, false }

func (*evaluator) Pack(m konane.Move) uint32 { return uint32(m.From) | uint32(m.To)<<8 | 1<<16 }

// Evaluate compares how many moves each side has.
func (*evaluator) Evaluate(p konane.Position) ai.Score {
	ours, theirs := p.Mobility()
	if p.Turn() == rules.Far {
		ours, theirs = theirs, ours
	}
	return scoreOf(ours, theirs)
}

func scoreOf(ours, theirs int) ai.Score { return 100 * ai.Score(ours-theirs) }

// Rate prefers moves after which the other side has few. None is noisy, since every move captures.
func (*evaluator) Rate(p konane.Position, moves []konane.Move, into []int32) {
	sign := 1 - 2*int(p.Turn())
	for i, m := range moves {
		black, white := p.MobilityAfter(m)
		into[i] = int32(8 * (sign*(black-white) - 200))
	}
}

// AppendForcing appends none: in Konane nothing hangs, or everything.
func (*evaluator) AppendForcing(_ konane.Position, dst []konane.Move) []konane.Move { return dst }

// Frontier judges what each turn leads to, with no list of rates in between.
func (k *evaluator) Frontier(p konane.Position, beta ai.Score, most int) (best ai.Score, move konane.Move, tried int, ok bool) {
	var room [96]konane.Move
	moves := p.AppendMoves(room[:0])
	if len(moves) > most {
		return 0, move, 0, false
	}
	best = -ai.Infinite
	turn := p.Turn()
	for _, m := range moves {
		ours, theirs := p.MobilityAfter(m)
		if turn == rules.Far {
			ours, theirs = theirs, ours
		}
		tried++
		s := ai.WinIn(1)
		if theirs > 0 || !p.Opened() {
			s = scoreOf(ours, theirs)
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

// difficulty finds two jumps harder to see, more hard.
func difficulty(p konane.Position, m konane.Move) int {
	files, _ := p.Size()
	from, to := int(m.From), int(m.To)
	distance := max(to/files-from/files, from/files-to/files, to%files-from%files, from%files-to%files)
	return min(2, max(0, distance/2-1))
}
