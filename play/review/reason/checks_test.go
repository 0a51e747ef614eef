package reason_test

import (
	"slices"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// A verdict is the result of checking a fact.
type verdict int

const (
	untrue verdict = iota
	unsure         // the solver does not know
	sure
)

func truth(ok bool) verdict {
	if ok {
		return sure
	}
	return untrue
}

// all returns the worst of some verdicts.
func all(list ...verdict) verdict { return slices.Min(list) }

// A checker independently verifies facts with a solver and by playing lines.
type checker struct {
	info   rules.Info
	solver ai.Solver
	// book has stored results that would take the solver too long.
	book  ai.Solver
	looks int // how often the solver may check for cancellation
	known map[rules.Position]solved
}

type solved struct {
	ai.Solution
	ok bool
}

// solve returns the value of a position for the side to move.
func (c *checker) solve(p rules.Position) solved {
	if o := p.Outcome(); o.Over() {
		s := solved{ai.Solution{Plies: 0}, true}
		if o.Result == rules.Decisive {
			s.Value = -1
			if o.Winner == p.Turn() {
				s.Value = 1
			}
		}
		if c.info.Score == rules.SeedUnit {
			s.Counted, s.Margin = true, c.stores(p)
		}
		return s
	}
	s, seen := c.known[p]
	if !seen {
		if s = c.ask(c.solver, p); !s.ok && c.info.Score == rules.SeedUnit {
			s = c.ask(c.book, p)
		}
		c.known[p] = s
	}
	return s
}

// ask lets a solver look at a position within the limit.
func (c *checker) ask(by ai.Solver, p rules.Position) (s solved) {
	left := c.looks
	s.Solution, s.ok = by.Solve(p, func() bool { left--; return left < 0 }, enginetest.Quietly)
	s.ok = s.ok && (s.Counted || c.info.Score != rules.SeedUnit) // the margin is needed
	return s
}

// stores returns the lead of the side to move.
func (c *checker) stores(p rules.Position) (margin int) {
	for _, t := range p.Tokens() {
		switch at := c.info.Spot(t.Spot); {
		case at.Class != rules.StoreSpot:
		case at.Side == p.Turn():
			margin += t.Count
		default:
			margin -= t.Count
		}
	}
	return margin
}

// value checks a position's value for a side.
func (c *checker) value(p rules.Position, side rules.Side, is func(value, margin int) bool) verdict {
	s := c.solve(p)
	if !s.ok {
		return unsure
	}
	value, margin := s.Value, s.Margin
	if p.Turn() != side {
		value, margin = -value, -margin
	}
	return truth(is(value, margin))
}

func (c *checker) wins(p rules.Position, side rules.Side) verdict {
	return c.value(p, side, func(v, _ int) bool { return v > 0 })
}

func (c *checker) draws(p rules.Position) verdict {
	return c.value(p, p.Turn(), func(v, _ int) bool { return v == 0 })
}

// within reports whether a side can force a win within plies.
func (c *checker) within(p rules.Position, side rules.Side, plies int) verdict {
	won := c.wins(p, side)
	if won == unsure && plies <= 3 {
		left := 200_000
		if v := forced(p, side, plies, &left); left > 0 {
			return truth(v)
		}
	}
	if won != sure {
		return won
	}
	n := c.solve(p).Plies
	if n < 0 {
		return unsure
	}
	return truth(n <= plies)
}

// forced reports whether a side can force a win within plies, by trying all turns.
func forced(p rules.Position, side rules.Side, plies int, left *int) bool {
	o := p.Outcome()
	if *left--; *left <= 0 || o.Over() || plies == 0 {
		return o.Result == rules.Decisive && o.Winner == side
	}
	own := p.Turn() == side
	return slices.ContainsFunc(p.Turns(), func(t rules.Turn) bool {
		next, _, _ := play(p, t.Word)
		return forced(next, side, plies-1, left) == own
	}) == own
}

// winsIn is within for a number of turns, counted from a side's next.
func (c *checker) winsIn(p rules.Position, side rules.Side, turns int) verdict {
	if turns == 0 {
		return c.wins(p, side)
	}
	plies := 2 * turns
	if p.Turn() == side {
		plies--
	}
	return c.within(p, side, plies)
}

func not(v verdict) verdict {
	switch v {
	case sure:
		return untrue
	case untrue:
		return sure
	}
	return unsure
}

// play returns the position after a turn.
func play(p rules.Position, word string) (rules.Position, []rules.Event, bool) {
	if p == nil {
		return nil, nil, false
	}
	next, events, err := p.Play(word)
	return next, events, err == nil
}

// taken returns what a turn takes off the board, from the tokens before and after: the kinds of the other
// side's pieces, sorted; or the seeds that its player's store gains, including one that is sown there.
func taken(info rules.Info, p rules.Position, events []rules.Event) (kinds []string, seeds int) {
	side := p.Turn()
	before := slices.Clone(p.Tokens())
	after := rules.Tokens(slices.Clone(p.Tokens()))
	for _, e := range events {
		if e.Kind == rules.Captured && info.Spot(e.To).Class == rules.StoreSpot {
			had := storeOf(info, after, side)
			after = after.Apply(e)
			seeds += storeOf(info, after, side) - had
			continue
		}
		after = after.Apply(e)
	}
	count := func(list []rules.Token) map[string]int {
		n := make(map[string]int)
		for _, t := range list {
			if t.Piece.Side != side && info.Spot(t.Spot).Class == rules.SquareSpot {
				n[t.Piece.Kind]++
			}
		}
		return n
	}
	left := count(after)
	for kind, n := range count(before) {
		for range n - left[kind] {
			kinds = append(kinds, kind)
		}
	}
	slices.Sort(kinds)
	return kinds, seeds
}

func storeOf(info rules.Info, tokens []rules.Token, side rules.Side) int {
	for _, t := range tokens {
		if at := info.Spot(t.Spot); at.Class == rules.StoreSpot && at.Side == side {
			return t.Count
		}
	}
	return 0
}

// captures reports whether a turn captures exactly h.
func (c *checker) captures(p rules.Position, word string, h reason.Capture) bool {
	_, events, ok := play(p, word)
	if !ok {
		return false
	}
	kinds, seeds := taken(c.info, p, events)
	var told []string
	for _, piece := range h.Pieces {
		if piece.Side == p.Turn() {
			return false
		}
		told = append(told, piece.Kind)
	}
	slices.Sort(told)
	return slices.Equal(kinds, told) && seeds == h.Seeds && len(told)+seeds > 0
}

// end returns the position at the end of a line.
func end(p rules.Position, words []string) rules.Position {
	walk(p, words, func(_, next rules.Position, _ string) bool { p = next; return true })
	return p
}

// gained returns what a side has after a line: seeds in its store, or pieces captured in it.
func (c *checker) gained(p rules.Position, words []string, side rules.Side) (n int) {
	if c.info.Score == rules.SeedUnit {
		return storeOf(c.info, end(p, words).Tokens(), side)
	}
	walk(p, words, func(p, _ rules.Position, word string) bool {
		if p.Turn() == side {
			_, events, _ := play(p, word)
			kinds, _ := taken(c.info, p, events)
			n += len(kinds)
		}
		return true
	})
	return n
}
