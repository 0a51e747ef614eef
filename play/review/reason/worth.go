package reason

import (
	"tidepool/ai"
	"tidepool/rules"
)

// A Value is what is known of a position: the score for who moves there, and the line of the best turn.
type Value struct {
	ai.Variation
	// Proven tells that no deeper search can change the score. Scores of wins and losses are certain anyway.
	Proven bool
	// Shortest tells of a win or a loss that it takes no fewer plies than the score says.
	Shortest bool
}

// Values are what a search has found of all turns. Where a game counts, only the score of the best
// is certain.
func Values(i ai.Info) []Value {
	var list []Value
	for n, v := range i.Turns {
		list = append(list, Value{Variation: v, Proven: i.Proven && n == 0})
	}
	return list
}

// A worth is what a position is worth for certain, for the mover.
type worth struct {
	known bool
	// result is 1 for a win, 0 for a draw, -1 for a loss.
	result int
	// plies is how long that takes at most; shortest that it cannot take less.
	plies    int
	shortest bool
	proven   bool
	// margin is the final difference where a game counts.
	margin int
	// score is what the engine says, if anything.
	score    ai.Score
	estimate bool
}

const aSeed = 100 // hundredths

// worthOf is what a value says, for who moves.
func worthOf(v Value, unit rules.ScoreUnit) worth {
	if len(v.Words) == 0 {
		return worth{}
	}
	w := worth{score: v.Score, estimate: true, proven: v.Proven}
	win, plies, ok := v.Score.Proven()
	switch {
	case ok && win:
		w.known, w.result, w.plies, w.shortest = true, 1, plies, v.Shortest
	case ok:
		w.known, w.result, w.plies, w.shortest = true, -1, plies, v.Shortest
	case !v.Proven:
	case unit == rules.SeedUnit:
		if v.Score%aSeed == 0 {
			w.known, w.margin = true, int(v.Score)/aSeed
			w.result = max(-1, min(1, w.margin))
		}
	case v.Score == 0:
		w.known = true
	}
	return w
}

func (w worth) other() worth {
	w.result, w.margin, w.score = -w.result, -w.margin, -w.score
	return w
}

func (w worth) later(plies int) worth {
	w.score = w.score.FromRoot(plies)
	if w.known {
		w.plies += plies
	}
	return w
}

// worthOfEnd is what a game that is over is worth to a side.
func worthOfEnd(info rules.Info, p rules.Position, o rules.Outcome, side rules.Side) worth {
	w := worth{known: true, shortest: true}
	switch {
	case o.Result == rules.Drawn:
	case o.Winner == side:
		w.result = 1
	default:
		w.result = -1
	}
	if info.Score == rules.SeedUnit {
		for _, t := range p.Tokens() {
			switch at := info.Spot(t.Spot); {
			case at.Class != rules.StoreSpot:
			case at.Side == side:
				w.margin += t.Count
			default:
				w.margin -= t.Count
			}
		}
		w.score, w.estimate = ai.Score(w.margin*aSeed), true
	}
	return w
}
