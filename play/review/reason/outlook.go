package reason

import (
	"slices"

	"tidepool/rules"
)

// An outlook is what may follow right after a turn. It is the zero value if the opponent is not to move then.
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

// common returns those words that are also turns of a position; the first time, all its turns.
func common(words []string, p rules.Position, first bool) []string {
	var list []string
	for _, t := range p.Turns() {
		if first || slices.Contains(words, t.Word) {
			list = append(list, t.Word)
		}
	}
	return list
}

// A contrast is the outlook after the turn played beside those after all others.
type contrast struct {
	own    outlook
	others []outlook
}

// distinguish finds what is so after the turn played and not after most others.
func (j *judge) distinguish() {
	if j.ended.Over() || j.after.Turn() == j.mover {
		return
	}
	c := contrast{own: j.outlook(j.after)}
	for _, t := range j.Before.Turns() {
		if after, _, err := j.Before.Play(t.Word); err == nil && t.Word != j.Played {
			c.others = append(c.others, j.outlook(after))
		}
	}
	if len(c.others) < 2 {
		return
	}
	for _, d := range []struct {
		kind  Kind
		is    bool
		lacks func(outlook) bool
	}{
		{Safe, !c.own.captures, func(o outlook) bool { return o.captures }},
		{NoPromotion, !c.own.promotes, func(o outlook) bool { return o.promotes }},
		{NoAgain, !c.own.again, func(o outlook) bool { return o.again }},
		{CapturesBack, c.own.captures && !c.own.unanswered, func(o outlook) bool { return o.unanswered }},
	} {
		if d.is && c.most(d.lacks) {
			j.add(d.kind, Fact{})
		}
	}
	j.choosing(c)
}

// choosing compares numbers of turns.
func (j *judge) choosing(c contrast) {
	if n, m := c.own.turns, -c.middle(func(o outlook) int { return -o.turns }); j.less(n, m) {
		j.add(Leaves, Fact{N: n, M: m})
	}
	if n, m := c.own.kept, c.middle(func(o outlook) int { return o.kept }); m < n {
		j.add(Reserves, Fact{N: n, M: m})
	}
	if n, m := c.own.sure, c.middle(func(o outlook) int { return o.sure }); m > 0 && j.less(m, n) && !j.counts() {
		j.add(Ensures, Fact{N: n, M: m})
	}
}

// most reports whether something is so after most other turns.
func (c contrast) most(is func(outlook) bool) bool {
	n := 0
	for _, o := range c.others {
		if is(o) {
			n++
		}
	}
	return 2*n > len(c.others)
}

// middle returns a number that is not exceeded after most other turns.
func (c contrast) middle(of func(outlook) int) int {
	var list []int
	for _, o := range c.others {
		list = append(list, of(o))
	}
	slices.Sort(list)
	return list[len(list)/2]
}
