package onitama

import (
	"slices"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/onitama/endgame"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// tablePieces is how many pieces the positions of the table have at most, both sides together.
const tablePieces = 4

// endings is the table of the endings for the cards in play, once built, and how far it holds.
type endings struct {
	table atomic.Pointer[endgame.Table]
	// plies is the longest win or loss to be taken from the table, set between searches only.
	plies int
}

func (e *endings) score(p onitama.Position) (ai.Score, bool) {
	if e.plies == 0 {
		return 0, false
	}
	t := e.table.Load()
	if t == nil {
		return 0, false
	}
	v, ok := t.Lookup(p)
	if !ok || v.Plies() > e.plies {
		return 0, false
	}
	return scoreOf(v), true
}

func scoreOf(v endgame.Value) ai.Score {
	switch {
	case v.Won():
		return ai.WinIn(v.Plies())
	case v.Lost():
		return ai.LossIn(v.Plies())
	}
	return 0
}

const anyPlies = 1 << 16

// within is how far the table can be trusted in a game. A win or loss is reached through positions
// ever nearer to it, so none comes up twice, but one that has been there twice before would be a
// draw. What is no farther from its end than those cannot lead to them. The table must be there.
func (e *endings) within(past []onitama.Position) int {
	plies := anyPlies
	seen := make(map[onitama.Position]int)
	for _, p := range past {
		if pieces(p) > tablePieces {
			continue
		}
		if seen[p]++; seen[p] < 2 {
			continue
		}
		t := e.table.Load()
		if t == nil {
			return 0
		}
		if v, ok := t.Lookup(p); ok && v != 0 {
			plies = min(plies, v.Plies())
		}
	}
	return plies
}

// finish completes the lines of results with moves that the search did not have to look at.
func (e *endings) finish(q ai.Query, i ai.Info) ai.Info {
	if q.Skill.Partial() {
		return i
	}
	i.Best.Words = e.complete(q.Position, i.Best)
	i.Turns = slices.Clone(i.Turns)
	for k, v := range i.Turns {
		i.Turns[k].Words = e.complete(q.Position, v)
	}
	return i
}

// complete adds, to a line that ends in sight of a proven result, the moves to it: the winner's
// shortest way, the loser's longest.
func (e *endings) complete(p rules.Position, v ai.Variation) []string {
	_, plies, ok := v.Score.Proven()
	if !ok || len(v.Words) >= plies {
		return v.Words
	}
	for _, word := range v.Words {
		next, _, err := p.Play(word)
		if err != nil {
			return v.Words
		}
		p = next
	}
	words := slices.Clone(v.Words)
	at := p.Unwrap().(onitama.Position)
	for left := plies - len(words); left > 0; left-- {
		m, ok := e.best(at, left)
		if !ok {
			return v.Words
		}
		words = append(words, at.Word(m))
		at = at.Apply(m)
	}
	return words
}

// best returns a move after which so many plies less are left to the result, if at hand or in the table.
func (e *endings) best(p onitama.Position, left int) (onitama.Move, bool) {
	t := e.table.Load()
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		if left == 1 {
			if next.Outcome().Over() {
				return m, true
			}
			continue
		}
		if t == nil {
			break
		}
		if v, ok := t.Lookup(next); ok && v.Plies() == left-1 {
			return m, true
		}
	}
	return 0, false
}
