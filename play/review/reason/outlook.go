package reason

import (
	"slices"

	"tidepool/rules"
)

// An outlook is what may follow right after a turn. It is the zero value if the opponent is not to move then.
type outlook struct {
	// does is what each of the opponent's turns does, by its word.
	does map[string]Fact
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
	o.turns, o.does = len(replies), make(map[string]Fact)
	left := make(map[string]int) // after how many replies the mover has each turn
	for i, t := range replies {
		next, _, err := p.Play(t.Word)
		if err != nil {
			continue
		}
		o.does[t.Word] = j.does(p, t, j.jumps)
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
			for _, own := range next.Turns() {
				left[own.Word]++
			}
		}
		if !captureOf(j.info, t.Events).empty() {
			o.captures = true
			o.unanswered = o.unanswered || next.Turn() != j.mover || !j.exposes(next)
		}
	}
	for _, n := range left {
		if n == len(replies) {
			o.kept++
		}
	}
	return o
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
	j.prevent(c)
	j.choosing(c)
}

// prevent states turns that the opponent has after most other turns, and now has not, nor another that is as bad. Where
// every turn captures, each one counts.
func (j *judge) prevent(c contrast) {
	gone := make(map[string]*threat)
	for _, o := range c.others {
		for word, f := range o.does {
			if known := gone[word]; known == nil {
				gone[word] = &threat{f, 1}
			} else if known.same(f) {
				known.replies++
			}
		}
	}
	j.state(gone, func(t *threat) Kind {
		switch {
		case 2*t.replies <= len(c.others) || c.own.allows(t.Fact, j.info.Common):
			return 0
		case t.Kind == 0 && j.jumps:
			return Blocks
		}
		return map[Kind]Kind{ThreatensWin: PreventsWin, Threatens: Prevents}[t.Kind]
	})
}

// allows reports whether the opponent has a turn that is as bad as another.
func (o outlook) allows(f Fact, common string) bool {
	for word, g := range o.does {
		if g.Kind == ThreatensWin || f.Kind == Threatens && g.Capture.covers(f.Capture, common) || f.Kind == 0 && word == f.Turn {
			return true
		}
	}
	return false
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
