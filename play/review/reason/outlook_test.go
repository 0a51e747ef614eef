package reason_test

import (
	"slices"

	"tidepool/play/review/reason"
	"tidepool/rules"
)

// A chance is what the opponent can do right after a turn, and the mover after that, found by playing every turn.
type chance struct {
	p rules.Position
	// moves reports whether the opponent is to move.
	moves bool
	turns []rules.Turn
	// next are the positions after them.
	next []rules.Position
}

func chanceAfter(p rules.Position, me rules.Side) chance {
	c := chance{p: p, moves: p.Turn() != me && !p.Outcome().Over()}
	if !c.moves {
		return c
	}
	c.turns = p.Turns()
	for _, t := range c.turns {
		next, _, _ := play(p, t.Word)
		c.next = append(c.next, next)
	}
	return c
}

// some reports whether a reply is as asked.
func (c chance) some(is func(t rules.Turn, next rules.Position) bool) bool { return c.number(is) > 0 }

func (c chance) number(is func(t rules.Turn, next rules.Position) bool) (n int) {
	for i, t := range c.turns {
		if is(t, c.next[i]) {
			n++
		}
	}
	return n
}

// stands checks what is said of the position right after a turn, mostly by comparison with most other turns.
func (c *checker) stands(s sample, f reason.Fact) verdict {
	me := f.Mover
	own := chanceAfter(s.after, me)
	var others []chance
	for _, t := range s.Before.Turns() {
		if t.Word != s.Played {
			after, _, _ := play(s.Before, t.Word)
			others = append(others, chanceAfter(after, me))
		}
	}
	most := func(is func(chance) bool) bool {
		n := 0
		for _, o := range others {
			if is(o) {
				n++
			}
		}
		return n > len(others)-n
	}
	differs := func(is func(chance) bool) verdict {
		return truth(own.moves && is(own) && !most(is) && most(func(o chance) bool { return !is(o) }))
	}
	captures := func(o chance) bool {
		return o.some(func(t rules.Turn, _ rules.Position) bool { return c.removes(o.p, t) })
	}
	mine := func(next rules.Position, does func(rules.Turn) bool) bool {
		return next.Turn() == me && slices.ContainsFunc(next.Turns(), does)
	}
	takesBack := func(next rules.Position) bool {
		return mine(next, func(t rules.Turn) bool { return c.removes(next, t) })
	}
	wins := func(next rules.Position, t rules.Turn) bool {
		end, _, _ := play(next, t.Word)
		o := end.Outcome()
		return o.Result == rules.Decisive && o.Winner == me
	}
	many := func(is func(rules.Position) bool) int {
		return own.number(func(_ rules.Turn, next rules.Position) bool { return is(next) })
	}
	threat := func(is func(rules.Position, rules.Turn) bool) bool {
		n := many(func(next rules.Position) bool {
			return mine(next, func(t rules.Turn) bool { return t.Word == f.Turn && is(next, t) })
		})
		before := slices.ContainsFunc(s.Before.Turns(), func(t rules.Turn) bool { return t.Word == f.Turn && is(s.Before, t) })
		return own.moves && n > len(own.turns)-n && !before
	}
	switch f.Kind {
	case reason.ThreatensWin:
		return truth(threat(wins))
	case reason.Threatens:
		return truth(threat(func(p rules.Position, t rules.Turn) bool { return c.captures(p, t.Word, f.Capture) }))
	case reason.ThreatensPromotion:
		return truth(threat(func(p rules.Position, t rules.Turn) bool { return grown(p, t.Events) }))
	case reason.PreventsWin, reason.Prevents, reason.Blocks:
		does := func(p rules.Position, word string) bool {
			next, _, ok := play(p, word)
			if f.Kind == reason.PreventsWin {
				return ok && next.Outcome().Result == rules.Decisive && next.Outcome().Winner != me
			}
			return ok && (f.Kind == reason.Blocks || c.captures(p, word, f.Capture))
		}
		still := own.some(func(t rules.Turn, next rules.Position) bool {
			lost := next.Outcome().Result == rules.Decisive && next.Outcome().Winner != me
			return lost || f.Kind != reason.PreventsWin && does(own.p, t.Word) && (t.Word == f.Turn || f.Kind == reason.Prevents)
		})
		return truth(own.moves && !still && most(func(o chance) bool { return o.moves && does(o.p, f.Turn) }))
	case reason.Safe:
		return differs(func(o chance) bool { return !captures(o) })
	case reason.NoPromotion:
		return differs(func(o chance) bool {
			return !o.some(func(t rules.Turn, _ rules.Position) bool { return grown(o.p, t.Events) })
		})
	case reason.NoAgain:
		return differs(func(o chance) bool {
			return !o.some(func(_ rules.Turn, next rules.Position) bool { return next.Turn() != me && !next.Outcome().Over() })
		})
	case reason.CapturesBack:
		return all(truth(captures(own)), differs(func(o chance) bool {
			return !o.some(func(t rules.Turn, next rules.Position) bool { return c.removes(o.p, t) && !takesBack(next) })
		}))
	case reason.Leaves:
		return truth(own.moves && len(own.turns) == f.N && f.N < f.M && most(func(o chance) bool { return len(o.turns) >= f.M }))
	case reason.Ensures:
		least := func(o chance) int {
			n := 1 << 20
			for _, next := range o.next {
				if next.Turn() == me {
					n = min(n, len(next.Turns()))
				} else {
					n = 0
				}
			}
			return n
		}
		return truth(own.moves && least(own) == f.N && f.M < f.N && most(func(o chance) bool { return !o.moves || least(o) <= f.M }))
	case reason.Reserves:
		return truth(own.moves && firm(own) == f.N && f.M < f.N && most(func(o chance) bool { return firm(o) <= f.M }))
	case reason.TrapsWin:
		n := many(func(next rules.Position) bool { return mine(next, func(t rules.Turn) bool { return wins(next, t) }) })
		return truth(own.moves && n == f.N && len(own.turns) == f.M && 0 < n && n < f.M)
	case reason.Traps:
		now := slices.ContainsFunc(s.Before.Turns(), func(t rules.Turn) bool { return c.removes(s.Before, t) })
		return truth(own.moves && !now && many(takesBack) == f.N && len(own.turns) == f.M && 0 < f.N && f.N < f.M)
	case reason.Livens:
		return truth(own.moves && f.M+2 <= f.N && f.M == ways(s.Before, s.Played) && f.N == c.freest(s, own))
	case reason.Prepares:
		line := s.played()
		legal := slices.ContainsFunc(s.Before.Turns(), func(t rules.Turn) bool { return t.Word == f.Turn })
		return truth(own.moves && len(line) > 2 && line[2] == f.Turn && end(s.Before, line[:2]).Turn() == me && !legal)
	case reason.Outnumbers:
		a, b := c.choices(s.Before, s.played(), me), c.choices(s.Before, s.played(), me.Other())
		return truth(len(a) > 0 && len(b) > 0 && a[len(a)-1] == f.N && b[len(b)-1] == f.M && f.N > f.M)
	}
	return untrue
}

// removes reports whether a turn captures anything.
func (c *checker) removes(p rules.Position, t rules.Turn) bool {
	kinds, seeds := taken(c.info, p, t.Events)
	return len(kinds)+seeds > 0
}

// firm returns how many turns the mover has after every reply.
func firm(o chance) (n int) {
	if len(o.next) == 0 {
		return 0
	}
	for _, t := range o.next[0].Turns() {
		if !slices.ContainsFunc(o.next, func(p rules.Position) bool {
			return !slices.ContainsFunc(p.Turns(), func(other rules.Turn) bool { return other.Word == t.Word })
		}) {
			n++
		}
	}
	return n
}

// ways returns how many turns begin with the piece that a turn moves.
func ways(p rules.Position, word string) (n int) {
	_, events, _ := play(p, word)
	for _, t := range p.Turns() {
		if t.Events[0].From == events[0].From {
			n++
		}
	}
	return n
}

// freest returns the fewest turns that the piece moved can have after the opponent's reply, found by following its
// token through the turn.
func (c *checker) freest(s sample, own chance) int {
	_, events, _ := play(s.Before, s.Played)
	tokens := []*rules.Token{}
	for _, t := range s.Before.Tokens() {
		tokens = append(tokens, &t)
	}
	piece := tokens[slices.IndexFunc(tokens, func(t *rules.Token) bool { return t.Spot == events[0].From })]
	for _, e := range events {
		if e.Kind == rules.Moved && piece.Spot != e.From && e.Piece.Side == e.Side {
			break // another piece's step
		}
		tokens = rules.Apply(tokens, func(t **rules.Token) *rules.Token { return *t }, e)
	}
	least := 1 << 20
	for _, next := range own.next {
		n := 0
		for _, t := range next.Turns() {
			if next.Turn() == s.Before.Turn() && t.Events[0].From == piece.Spot {
				n++
			}
		}
		least = min(least, n)
	}
	return least
}
