package reason_test

import (
	"slices"

	"tidepool/ai"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// A sample is a turn with an engine's results.
type sample struct {
	reason.Case
	after rules.Position
}

// best returns the word of the best turn, if known.
func (s sample) best() string {
	if len(s.Best.Words) == 0 {
		return ""
	}
	return s.Best.Words[0]
}

// check verifies one fact.
func (c *checker) check(s sample, f reason.Fact) verdict {
	switch f.Kind.Part() {
	case reason.Effect:
		return c.effect(s, f)
	case reason.Better:
		return c.better(s, f)
	}
	return c.cause(s, f)
}

func (c *checker) effect(s sample, f reason.Fact) verdict {
	p, me, them := s.Before, f.Mover, f.Mover.Other()
	best, _, _ := play(p, s.best())
	margin := func(n int) verdict {
		return c.value(s.after, them, func(_, m int) bool { return m == n && n > 0 })
	}
	switch f.Kind {
	case reason.WinsNow:
		o := s.after.Outcome()
		return truth(o == f.End && o.Result == rules.Decisive && o.Winner == me)
	case reason.LosesNow:
		o := s.after.Outcome()
		return truth(o == f.End && o.Result == rules.Decisive && o.Winner == them)
	case reason.DrawsNow:
		return truth(s.after.Outcome() == f.End && f.End.Result == rules.Drawn)
	case reason.GaveWin:
		return all(c.wins(p, me), c.winsIn(s.after, them, f.N))
	case reason.GaveWinDraw:
		return all(c.wins(p, me), c.draws(s.after))
	case reason.GaveDraw:
		return all(c.draws(p), c.winsIn(s.after, them, f.N))
	case reason.GaveWinSeeds:
		return all(c.wins(p, me), margin(f.N))
	case reason.GaveDrawSeeds:
		return all(c.draws(p), margin(f.N))
	case reason.LetsWin:
		return c.winsIn(s.after, them, f.N)
	case reason.NoChoice:
		return truth(len(p.Turns()) == 1)
	case reason.OnlyWin, reason.OnlySafe, reason.OthersLose:
		return c.only(s, f.Kind, s.Played)
	case reason.MostLose:
		return c.mostLose(s)
	case reason.Slower:
		return all(c.wins(s.after, me), c.winsIn(p, me, f.N), not(c.within(s.after, me, 2*f.N-2)))
	case reason.Lost:
		return c.wins(p, them)
	case reason.GivesUp:
		a, b := c.solve(best), c.solve(s.after)
		if !a.ok || !b.ok {
			return unsure
		}
		return truth(f.N > 0 && marginFor(a, best, me)-marginFor(b, s.after, me) == f.N)
	case reason.GivesAbout: // by estimates that nothing contradicts
		was, is := c.solve(p), c.solve(s.after)
		return truth(f.N >= 2 && !(was.ok && is.ok && s.Best.Proven && s.Reply.Proven))
	case reason.KeepsWin:
		if f.N == 0 {
			return c.wins(s.after, me)
		}
		return c.within(s.after, me, 2*f.N-2)
	case reason.KeepsDraw:
		return all(c.draws(p), c.draws(s.after))
	case reason.NoneBetter:
		b := c.solve(s.after)
		if !b.ok {
			return unsure
		}
		return c.value(p, me, func(_, m int) bool { return m == marginFor(b, s.after, me) })
	}
	return untrue
}

func marginFor(s solved, p rules.Position, side rules.Side) int {
	if p.Turn() == side {
		return s.Margin
	}
	return -s.Margin
}

// only solves all other turns.
func (c *checker) only(s sample, k reason.Kind, word string) verdict {
	me, v := f0(s), sure
	for _, t := range s.Before.Turns() {
		next, _, _ := play(s.Before, t.Word)
		switch {
		case t.Word != word && (k == reason.OnlyWin || k == reason.WasOnlyWin):
			v = all(v, not(c.wins(next, me)))
		case t.Word != word:
			v = all(v, c.wins(next, me.Other()))
		case k == reason.OnlyWin || k == reason.WasOnlyWin:
			v = all(v, c.wins(next, me))
		case k != reason.OthersLose:
			v = all(v, not(c.wins(next, me.Other())))
		}
	}
	return v
}

// mostLose solves all other turns.
func (c *checker) mostLose(s sample) verdict {
	lost, unknown, others := 0, 0, 0
	for _, t := range s.Before.Turns() {
		if t.Word == s.Played {
			continue
		}
		next, _, _ := play(s.Before, t.Word)
		others++
		switch c.wins(next, f0(s).Other()) {
		case sure:
			lost++
		case unsure:
			unknown++
		}
	}
	switch {
	case 2*lost > others:
		return sure
	case 2*(lost+unknown) > others:
		return unsure
	}
	return untrue
}

func f0(s sample) rules.Side { return s.Before.Turn() }

func (c *checker) better(s sample, f reason.Fact) verdict {
	p, me, them := s.Before, f.Mover, f.Mover.Other()
	next, _, ok := play(p, f.Turn)
	if !ok || f.Turn == s.Played {
		return untrue
	}
	switch f.Kind {
	case reason.WasOnlyWin, reason.WasOnlySafe:
		return c.only(s, f.Kind, f.Turn)
	case reason.WouldWinNow:
		o := next.Outcome()
		return truth(o == f.End && o.Result == rules.Decisive && o.Winner == me)
	case reason.WouldWin:
		n := 2*f.N - 2
		if f.N == 0 {
			return c.wins(next, me)
		}
		return c.within(next, me, n)
	case reason.WouldDraw:
		return c.draws(next)
	case reason.WouldLead:
		return c.value(next, me, func(_, m int) bool { return m == f.N && m > 0 })
	case reason.WouldTrail:
		return c.value(next, me, func(_, m int) bool { return m == -f.N && m < 0 })
	case reason.WouldLast:
		lost := c.wins(s.after, them)
		n := c.solve(s.after).Plies
		if lost != sure || n < 0 {
			return lost
		}
		return not(c.within(next, them, n))
	case reason.WouldBeSafe:
		win, _, ok := s.Best.Score.Proven()
		return truth(!ok || win)
	}
	return truth(estimate(s) < s.Best.Score && f.Turn == s.Best.Words[0] && c.instead(s, f))
}

// instead checks what the line of the better turn has and the one played has not.
func (c *checker) instead(s sample, f reason.Fact) bool {
	me := f.Mover
	switch f.Kind {
	case reason.BestTakes:
		after, _, _ := play(s.Before, f.Turn)
		return c.lineCaptures(after, s.Best.Words[1:], me, f) && !c.lineCaptures(s.after, s.Reply.Words, me, f) && !c.captures(s.Before, s.Played, f.Capture)
	case reason.BestStores:
		good, bad := s.Best.Words, s.played()
		n := min(len(good), len(bad))
		return f.N > f.M && storeOf(c.info, end(s.Before, good[:n]).Tokens(), me) == f.N && storeOf(c.info, end(s.Before, bad[:n]).Tokens(), me) == f.M
	}
	return false
}

// estimate returns the engine's score of the turn played.
func estimate(s sample) ai.Score {
	score := s.Reply.Score
	if s.after.Turn() != s.Before.Turn() {
		score = -score
	}
	return score.FromRoot(1)
}

// onward returns the words of the best line from a position in it.
func (s sample) onward(at rules.Position) []string {
	p := s.Before
	for i, w := range s.Best.Words {
		if p == at {
			return s.Best.Words[i:]
		}
		p, _, _ = play(p, w)
	}
	return nil
}

// played returns the line of the turn played.
func (s sample) played() []string { return append([]string{s.Played}, s.Reply.Words...) }

// walk plays words and calls see for each turn until it returns false.
func walk(p rules.Position, words []string, see func(p, next rules.Position, word string) bool) {
	for _, w := range words {
		next, _, ok := play(p, w)
		if !ok || !see(p, next, w) {
			return
		}
		p = next
	}
}

// facing returns the first position of a line, after its first turn, with side to move.
func facing(p rules.Position, words []string, side rules.Side) (found rules.Position) {
	walk(p, words, func(_, next rules.Position, _ string) bool {
		if next.Turn() == side && !next.Outcome().Over() {
			found = next
		}
		return found == nil
	})
	return found
}

// more returns how often a side moves again in a line from a position in which it is to move.
func more(p rules.Position, words []string, side rules.Side) (n int) {
	goes := func(p rules.Position) bool {
		own := p.Turn() == side && !p.Outcome().Over()
		if own {
			n++
		}
		return own
	}
	if goes(p) {
		walk(p, words, func(_, next rules.Position, _ string) bool { return goes(next) })
	}
	return max(0, n-1)
}

func (c *checker) cause(s sample, f reason.Fact) verdict {
	me, them := f.Mover, f.Mover.Other()
	reply := len(s.Reply.Words) > 0 && f.Turn == s.Reply.Words[0] && s.after.Turn() == them
	switch f.Kind {
	case reason.AllowsWin:
		next, _, ok := play(s.after, f.Turn)
		return truth(reply && ok && next.Outcome() == f.End && f.End.Winner == them && f.End.Result == rules.Decisive)
	case reason.AllowsCapture:
		return truth(reply && c.captures(s.after, f.Turn, f.Capture) && !c.already(s, f.Capture))
	case reason.AllowsAgain:
		if p := facing(s.Before, s.Best.Words, them); p != nil && more(p, s.onward(p), them) >= f.N {
			return untrue
		}
		return truth(reply && f.N > 0 && more(s.after, s.Reply.Words, them) == f.N)
	case reason.AllowsPromotion:
		_, events, ok := play(s.after, f.Turn)
		best := facing(s.Before, s.Best.Words, them)
		before := best != nil && slices.ContainsFunc(best.Turns(), func(t rules.Turn) bool { return grown(best, t.Events) })
		return truth(reply && ok && grown(s.after, events) && !before)
	case reason.LineLoses:
		return all(truth(reply && c.lineEnd(s, them, f)), c.wins(s.after, them))
	case reason.LineWins:
		return all(truth(c.lineEnd(s, me, f)), c.wins(s.after, me))
	case reason.MissesCapture:
		return truth(f.Turn != s.Played && c.captures(s.Before, f.Turn, f.Capture) && !c.captures(s.Before, s.Played, f.Capture))
	case reason.MissesAgain:
		return truth(f.Turn == s.best() && f.N > 0 && more(s.Before, s.Best.Words, me) == f.N && more(s.Before, s.played(), me) < f.N)
	case reason.MissesPromotion:
		_, events, ok := play(s.Before, f.Turn)
		_, own, _ := play(s.Before, s.Played)
		return truth(ok && grown(s.Before, events) && !grown(s.Before, own))
	case reason.TheirStores, reason.TakesMore:
		good, bad := s.Best.Words, s.played()
		n := min(len(good), len(bad))
		a, b := c.gained(s.Before, bad[:n], them), c.gained(s.Before, good[:n], them)
		return truth(f.Turn == s.best() && f.N > f.M && a == f.N && b == f.M)
	case reason.Takes:
		return truth(c.captures(s.Before, s.Played, f.Capture))
	case reason.LineTakes:
		return truth(c.lineCaptures(s.after, s.Reply.Words, them, f))
	case reason.LineGains:
		return truth(c.lineCaptures(s.after, s.Reply.Words, me, f))
	}
	return c.mobility(s, f)
}

// already reports whether such a capture was also possible after the best turn.
func (c *checker) already(s sample, h reason.Capture) bool {
	p := facing(s.Before, s.Best.Words, f0(s).Other())
	return p != nil && slices.ContainsFunc(p.Turns(), func(t rules.Turn) bool { return c.captures(p, t.Word, h) })
}

// grown reports whether a turn promoted a piece, so that there are more of one kind.
func grown(p rules.Position, events []rules.Event) bool {
	count := func(list []rules.Token) map[string]int {
		n := make(map[string]int)
		for _, t := range list {
			if t.Piece.Side == p.Turn() {
				n[t.Piece.Kind]++
			}
		}
		return n
	}
	after := rules.Tokens(slices.Clone(p.Tokens()))
	for _, e := range events {
		after = after.Apply(e)
	}
	before := count(p.Tokens())
	for kind, n := range count(after) {
		if n > before[kind] {
			return true
		}
	}
	return false
}

// lineEnd reports whether the line after the turn played ends as stated.
func (c *checker) lineEnd(s sample, winner rules.Side, f reason.Fact) bool {
	n, last := 0, s.after
	walk(s.after, s.Reply.Words, func(p, next rules.Position, _ string) bool {
		if p.Turn() == winner {
			n++
		}
		last = next
		return true
	})
	return n == f.N && last.Outcome() == f.End && f.End.Result == rules.Decisive && f.End.Winner == winner
}

// lineCaptures reports whether a line has the stated capture, in the stated turn of a side, and no earlier one.
func (c *checker) lineCaptures(p rules.Position, words []string, side rules.Side, f reason.Fact) bool {
	n, found, other := 0, false, false
	walk(p, words, func(p, _ rules.Position, word string) bool {
		if p.Turn() == side {
			n++
		}
		_, events, _ := play(p, word)
		kinds, seeds := taken(c.info, p, events)
		found = p.Turn() == side && n == f.N && c.captures(p, word, f.Capture)
		other = !found && len(kinds)+seeds > 0
		return !found && !other
	})
	return found
}
