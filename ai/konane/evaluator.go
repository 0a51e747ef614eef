package konane

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// An evaluator judges 8×8 by its lines, and other boards by the number of moves of both sides.
type evaluator struct {
	mobility
	lines *lines
}

var (
	_ search.Forcer[konane.Position, konane.Move]   = new(evaluator)
	_ search.Frontier[konane.Position, konane.Move] = new(evaluator)
)

func newEvaluator() *evaluator { return &evaluator{lines: newLines()} }

func (*evaluator) Selectivity() search.Selectivity {
	return search.Selectivity{Margin: 150, Plies: 3}
}

func (e *evaluator) Evaluate(p konane.Position) ai.Score {
	if !lined(p) {
		return e.mobility.Evaluate(p)
	}
	return e.lines.evaluate(p)
}

// rateBase is below every estimate, so that no move is noisy: every move captures.
const rateBase = -20_000

// Rate prefers moves with a bad position for the other side.
func (e *evaluator) Rate(p konane.Position, moves []konane.Move, into []int32) {
	if !lined(p) {
		e.mobility.Rate(p, moves, into)
		return
	}
	l := e.lines.lineUp(p)
	for i, m := range moves {
		_, worth := l.after(m)
		into[i] = rateBase - int32(worth)
	}
}

// Frontier judges the positions after all turns, without an intermediate list of rates.
func (e *evaluator) Frontier(p konane.Position, beta ai.Score, most int) (best ai.Score, move konane.Move, tried int, ok bool) {
	var room [96]konane.Move
	moves := p.AppendMoves(room[:0])
	if len(moves) > most {
		return 0, move, 0, false
	}
	var l lineup
	if lined(p) {
		l = e.lines.lineUp(p)
	}
	best = -ai.Infinite
	for _, m := range moves {
		tried++
		s, stuck := judge(&p, &l, m)
		if stuck && p.Opened() {
			s = ai.WinIn(1)
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

// judge estimates the position after a move, for its player, and reports whether the other side cannot jump
// there. The lineup is empty for boards without one.
func judge(p *konane.Position, l *lineup, m konane.Move) (worth ai.Score, stuck bool) {
	if l.worths != nil {
		stones, theirs := l.after(m)
		return -theirs, !movable(stones, p.Turn().Other())
	}
	ours, theirs := p.MobilityAfter(m)
	if p.Turn() == rules.Far {
		ours, theirs = theirs, ours
	}
	return scoreOf(ours, theirs), theirs == 0
}

// difficulty rates two jumps as harder to see, and more as hard.
func difficulty(p konane.Position, m konane.Move) int {
	files, _ := p.Size()
	from, to := int(m.From), int(m.To)
	distance := max(to/files-from/files, from/files-to/files, to%files-from%files, from%files-to%files)
	return min(2, max(0, distance/2-1))
}
