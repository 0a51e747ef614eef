package engines_test

import (
	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kalah"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
)

// bare searches by the rules alone: it returns the score of a win or loss within depth plies, or 0.
func bare(p rules.Position, depth int) ai.Score {
	switch p := p.Unwrap().(type) {
	case kaninariebi.Position:
		return bareOf(p, depth)
	case kanishogi.Position:
		return bareOf(p, depth)
	case onitama.Position:
		return bareOf(p, depth)
	case konane.Position:
		return bareOf(p, depth)
	}
	return byWords(p, depth)
}

func bareOf[P rules.Rules[P, M], M any](p P, depth int) ai.Score {
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		return search.FinalScore(p.Outcome(), p.Turn())
	}
	if depth == 0 {
		return 0
	}
	best := -ai.Infinite
	for _, m := range moves {
		next := p.Apply(m)
		s := bareOf(next, depth-1).FromRoot(1)
		if next.Turn() != p.Turn() {
			s = -s
		}
		best = max(best, s)
	}
	return best
}

// byWords is a far slower version for a game not listed above.
func byWords(p rules.Position, depth int) ai.Score {
	turns := p.Turns()
	if len(turns) == 0 {
		return search.FinalScore(p.Outcome(), p.Turn())
	}
	if depth == 0 {
		return 0
	}
	best := -ai.Infinite
	for _, turn := range turns {
		next, _, _ := p.Play(turn.Word)
		s := byWords(next, depth-1).FromRoot(1)
		if next.Turn() != p.Turn() {
			s = -s
		}
		best = max(best, s)
	}
	return best
}

// bareMargin returns the final difference in Kalah with best play, using the rules alone.
func bareMargin(p kalah.Position) ai.Score {
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		turn := p.Turn()
		return ai.Score(p.Store(turn) - p.Store(turn.Other()))
	}
	best := -ai.Infinite
	for _, m := range moves {
		next := p.Apply(m)
		s := bareMargin(next)
		if next.Turn() != p.Turn() {
			s = -s
		}
		best = max(best, s)
	}
	return best
}
