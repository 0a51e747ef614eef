package reason_test

import (
	"slices"

	"tidepool/play/review/reason"
	"tidepool/rules"
)

// mobility checks numbers of turns.
func (c *checker) mobility(s sample, f reason.Fact) verdict {
	me, them := f.Mover, f.Mover.Other()
	best, _, _ := play(s.Before, s.best())
	switch f.Kind {
	case reason.Fewer:
		a, b := own(s, s.played()), own(s, s.Best.Words)
		for i := range min(len(a), len(b)) {
			if len(a[i].Turns()) == f.N && len(b[i].Turns()) == f.M {
				return truth(f.N < f.M)
			}
		}
		return untrue
	case reason.Frees:
		return truth(f.Turn == s.best() && len(s.after.Turns()) == f.N && len(best.Turns()) == f.M && f.M < f.N && s.after.Turn() == them && best.Turn() == them)
	case reason.Opens: // in a game where every turn captures
		_, _, before := play(s.after, f.Turn)
		_, _, better := play(best, f.Turn)
		return truth(before && !better && best.Turn() == them && takes(s.after))
	case reason.MovesAgain:
		return truth(f.N > 0 && more(s.Before, s.played(), me) == f.N)
	}
	return c.run(s, f)
}

// run checks what is said of the mover's turns up to the opponent's next.
func (c *checker) run(s sample, f reason.Fact) verdict {
	me, them := f.Mover, f.Mover.Other()
	last := facing(s.Before, s.played(), them)
	switch f.Kind {
	case reason.OnlyAgain:
		again := 0
		for _, t := range s.Before.Turns() {
			if p, _, _ := play(s.Before, t.Word); p.Turn() == me && !p.Outcome().Over() {
				again++
			}
		}
		return truth(again == 1 && s.after.Turn() == me)
	case reason.RunStores:
		return truth(last != nil && storeOf(c.info, last.Tokens(), me)-storeOf(c.info, s.Before.Tokens(), me) == f.N)
	case reason.Guards:
		other := func(t rules.Turn) bool {
			p, _, _ := play(s.Before, t.Word)
			return p.Turn() == them && takes(p)
		}
		return truth(last != nil && !takes(last) && slices.ContainsFunc(s.Before.Turns(), other))
	}
	return c.stands(s, f)
}

// takes reports whether a turn captures anything.
func takes(p rules.Position) bool {
	return slices.ContainsFunc(p.Turns(), func(t rules.Turn) bool {
		return slices.ContainsFunc(t.Events, func(e rules.Event) bool { return e.Kind == rules.Captured })
	})
}

// choices returns how many turns a side has at each of its positions in a line.
func (c *checker) choices(p rules.Position, words []string, side rules.Side) (list []int) {
	walk(p, words, func(_, next rules.Position, _ string) bool {
		if next.Turn() == side && !next.Outcome().Over() {
			list = append(list, len(next.Turns()))
		}
		return true
	})
	return list
}

// own returns the positions of a line in which the mover is to move, after the opponent's first turn.
func own(s sample, words []string) (list []rules.Position) {
	met := false
	walk(s.Before, words, func(_, next rules.Position, _ string) bool {
		met = met || next.Turn() != f0(s)
		if met && next.Turn() == f0(s) && !next.Outcome().Over() {
			list = append(list, next)
		}
		return true
	})
	return list
}
