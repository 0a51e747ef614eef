package reason

import (
	"tidepool/ai"
	"tidepool/rules"
)

// A Value is what is known of a position: the score for the side to move, and the line of the best turn.
type Value struct {
	ai.Variation
	// Proven means that no deeper search can change the score. Scores of wins and losses are always certain.
	Proven bool
	// Shortest means that a win or loss takes no fewer plies than the score says.
	Shortest bool
}

// Values returns a search's results for all turns. In games that count, only the best turn's score can be certain.
func Values(i ai.Info) []Value {
	var list []Value
	for n, v := range i.Turns {
		list = append(list, Value{Variation: v, Proven: i.Proven && n == 0})
	}
	return list
}

// A worth is the certain value of a position for the mover.
type worth struct {
	known bool
	// result is 1 for a win, 0 for a draw, -1 for a loss.
	result int
	// plies is the maximum length of the game from here; shortest means that it cannot be shorter.
	plies    int
	shortest bool
	proven   bool
	// margin is the final difference in a game that counts.
	margin int
	// score is the engine's score, if any.
	score    ai.Score
	estimate bool
}

const aSeed = 100 // hundredths

// worthOf converts a value for the side to move.
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

// worthOfEnd returns the value of a finished game for a side.
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
