package onitama

import (
	"slices"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/onitama/endgame"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// tablePieces is the largest number of pieces, of both sides together, in a table's positions.
const tablePieces = 4

// endings holds the endgame table for the cards in play, once it is built.
type endings struct {
	table atomic.Pointer[endgame.Table]
	// plies is the longest win or loss to take from the table. It is set between searches only.
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

// within returns the longest win or loss that the table proves in a game with these positions so far. The way to a win
// leads through positions ever nearer to its end, so it repeats none, but one that has come up twice would be a draw.
// Results no longer than that of such a position cannot lead through it. Without a table it returns 0 if there is one.
func (e *endings) within(game []onitama.Position) int {
	plies := anyPlies
	seen := make(map[onitama.Position]int)
	for _, p := range game {
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

// finish completes the lines of proven results with moves that the search skipped.
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

// complete extends a line to the end of its proven result: the winner takes the shortest way, the loser the
// longest.
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

// best returns a move after which the result is left-1 plies away, if it ends the game or the table has it.
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
