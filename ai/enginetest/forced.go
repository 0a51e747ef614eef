package enginetest

import (
	"fmt"
	"slices"

	"tidepool/rules"
)

// An exhaust proves forced wins by the rules alone, trying every turn and reply up to a number of plies, so
// engines can be checked against it. Repetition does not matter, since the fastest win repeats nothing,
// except for positions that have occurred twice before.
type exhaust[P rules.Rules[P, M], M any] struct {
	drawn map[P]bool
	// known has for each position the plies of a win, or 0, and the plies within which there is no win.
	known map[P][2]int8
	left  int
}

// wins returns in how many plies, at most limit, the side to move can force a win, or 0.
func (e *exhaust[P, M]) wins(p P, limit int) int {
	for n := 1; n <= limit && e.left > 0; n += 2 {
		if e.within(p, n) {
			return n
		}
	}
	return 0
}

// within reports whether the side to move can force a win in n plies, an odd number.
func (e *exhaust[P, M]) within(p P, n int) bool {
	k := e.known[p]
	switch {
	case k[0] > 0 && int(k[0]) <= n:
		return true
	case int(k[1]) >= n, e.left <= 0, e.drawn[p]:
		return false
	}
	e.left--
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		if o := p.Apply(m).Outcome(); o.Result == rules.Decisive && o.Winner == p.Turn() {
			e.known[p] = [2]int8{1, 0}
			return true
		}
	}
	if n > 1 {
		for _, m := range moves {
			if e.lost(p.Apply(m), n-1) {
				e.known[p] = [2]int8{int8(n), k[1]}
				return true
			}
		}
	}
	e.known[p] = [2]int8{k[0], int8(n)}
	return false
}

// lost reports whether every turn loses within n plies, an even number.
func (e *exhaust[P, M]) lost(p P, n int) bool {
	if p.Outcome().Over() || e.drawn[p] {
		return false // a win for this side: the others were examined already
	}
	for _, m := range p.AppendMoves(nil) {
		q := p.Apply(m)
		if e.drawn[q] {
			return false
		}
		if o := q.Outcome(); o.Over() {
			if o.Result == rules.Decisive && o.Winner == q.Turn() {
				continue
			}
			return false
		}
		if !e.within(q, n-1) {
			return false
		}
	}
	return true
}

// turns returns the sorted words of the turns that win within plies, the minimum.
func (e *exhaust[P, M]) turns(p P, plies int) (words []string) {
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		o := next.Outcome()
		if o.Result == rules.Decisive && o.Winner == p.Turn() || plies > 1 && e.lost(next, plies-1) {
			words = append(words, p.Word(m))
		}
	}
	slices.Sort(words)
	return words
}

// ForcedWin returns in how many plies, at most limit, the side to move can force a win, and with which turns;
// 0 if it cannot. ok is false if that took more than the given number of positions.
func ForcedWin[P rules.Rules[P, M], M any](p P, limit, positions int) (plies int, words []string, ok bool) {
	e := exhaust[P, M]{known: make(map[P][2]int8), left: positions}
	if plies = e.wins(p, limit); plies > 0 {
		words = e.turns(p, plies)
	}
	return plies, words, e.left > 0
}

// Holds reports whether the side to move wins (or, without win, loses) within plies, if the positions drawn count
// as draws. ok is false if that took more than the given number of positions.
func Holds[P rules.Rules[P, M], M any](p P, drawn []P, win bool, plies, positions int) (holds, ok bool) {
	e := exhaust[P, M]{drawn: make(map[P]bool), known: make(map[P][2]int8), left: positions}
	for _, q := range drawn {
		e.drawn[q] = true
	}
	if win {
		holds = e.wins(p, plies) > 0
	} else {
		for n := 0; n <= plies && !holds; n += 2 {
			holds = e.lost(p, n)
		}
	}
	return holds, e.left > 0
}

// A Forced is a position whose side to move can force a win in exactly Plies plies.
type Forced struct {
	Options  string
	Position rules.Position
	Plies    int
}

func (f Forced) String() string { return fmt.Sprintf("%s ; %s ; %d", f.Options, f.Position, f.Plies) }
