package reason

import (
	"slices"

	"tidepool/rules"
)

// An outlook is what may follow right after a turn; the zero value is that of a turn after which the opponent is
// not to move.
type outlook struct {
	// captures, promotes and again report whether the opponent can capture, promote a piece, or move twice.
	captures, promotes, again bool
	// unanswered reports whether the opponent has a capture after which the mover cannot capture.
	unanswered bool
	// turns is how many turns the opponent has, sure the fewest that the mover can then have.
	turns, sure int
	// kept is how many turns the mover can then have after every reply, if every reply captures.
	kept int
}

func (j *judge) outlook(p rules.Position) (o outlook) {
	if p.Outcome().Over() || p.Turn() == j.mover {
		return o
	}
	replies := p.Turns()
	o.turns = len(replies)
	var kept []string
	for i, t := range replies {
		next, _, err := p.Play(t.Word)
		if err != nil {
			continue
		}
		o.promotes = o.promotes || promotes(t.Events)
		o.again = o.again || next.Turn() != j.mover && !next.Outcome().Over()
		n := 0
		if next.Turn() == j.mover {
			n = count(next)
		}
		if i == 0 || n < o.sure {
			o.sure = n
		}
		if j.jumps {
			kept = common(kept, next, i == 0)
		}
		if !captureOf(j.info, t.Events).empty() {
			o.captures = true
			o.unanswered = o.unanswered || next.Turn() != j.mover || !j.exposes(next)
		}
	}
	o.kept = len(kept)
	return o
}

// common returns the words that are also turns of a position, or all of these at first.
func common(words []string, p rules.Position, first bool) []string {
	var list []string
	for _, t := range p.Turns() {
		if first || slices.Contains(words, t.Word) {
			list = append(list, t.Word)
		}
	}
	return list
}

// distinguish finds what is so after the turn played and not after most others.
func (j *judge) distinguish() {
	if j.ended.Over() || j.after.Turn() == j.mover {
		return
	}
	own := j.outlook(j.after)
	var others []outlook
	for _, t := range j.Before.Turns() {
		if after, _, err := j.Before.Play(t.Word); err == nil && t.Word != j.Played {
			others = append(others, j.outlook(after))
		}
	}
	if len(others) < 2 {
		return
	}
	most := func(is func(outlook) bool) bool {
		n := 0
		for _, o := range others {
			if is(o) {
				n++
			}
		}
		return 2*n > len(others)
	}
	if !own.captures && most(func(o outlook) bool { return o.captures }) {
		j.add(Safe, Fact{})
	}
	if !own.promotes && most(func(o outlook) bool { return o.promotes }) {
		j.add(NoPromotion, Fact{})
	}
	if !own.again && most(func(o outlook) bool { return o.again }) {
		j.add(NoAgain, Fact{})
	}
	if own.captures && !own.unanswered && most(func(o outlook) bool { return o.unanswered }) {
		j.add(CapturesBack, Fact{})
	}
	// More than half of a list in order reach at least, or at most, the one in its middle.
	middle := func(of func(outlook) int) int {
		var list []int
		for _, o := range others {
			list = append(list, of(o))
		}
		slices.Sort(list)
		return list[len(list)/2]
	}
	if m := -middle(func(o outlook) int { return -o.turns }); j.less(own.turns, m) {
		j.add(Leaves, Fact{N: own.turns, M: m})
	}
	if m := middle(func(o outlook) int { return o.kept }); own.kept > m {
		j.add(Reserves, Fact{N: own.kept, M: m})
	}
	if m := middle(func(o outlook) int { return o.sure }); m > 0 && j.less(m, own.sure) && !j.counts() {
		j.add(Ensures, Fact{N: own.sure, M: m})
	}
}
