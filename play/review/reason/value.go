package reason

import (
	"cmp"

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

// An evaluation is the certain value of a position for the mover.
type evaluation struct {
	// decided means that the result is known, known that the plies or the margin are too.
	decided, known bool
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

// evaluate converts a value for the side to move.
func evaluate(v Value, unit rules.ScoreUnit) evaluation {
	if len(v.Words) == 0 && !v.Proven {
		return evaluation{}
	}
	w := evaluation{score: v.Score, estimate: true, proven: v.Proven}
	win, plies, ok := v.Score.Proven()
	switch {
	case ok && win:
		w.decided, w.known, w.result, w.plies, w.shortest = true, true, 1, plies, v.Shortest
	case ok:
		w.decided, w.known, w.result, w.plies, w.shortest = true, true, -1, plies, v.Shortest
	case unit == rules.SeedUnit:
		if v.Proven && v.Score%aSeed == 0 {
			w.known, w.margin = true, int(v.Score)/aSeed
		}
		if w.known || v.Decided {
			w.decided, w.result = true, cmp.Compare(v.Score, 0)
		}
	case v.Proven && v.Score == 0:
		w.decided, w.known = true, true
	}
	return w
}

func (w evaluation) other() evaluation {
	w.result, w.margin, w.score = -w.result, -w.margin, -w.score
	return w
}

// later returns an evaluation of the position after a turn as one of the position before it.
func (w evaluation) later() evaluation {
	w.score = w.score.FromRoot(1)
	if w.known {
		w.plies++
	}
	return w
}

// evaluateEnd returns the value of a finished game for a side.
func evaluateEnd(info rules.Info, p rules.Position, o rules.Outcome, side rules.Side) evaluation {
	w := evaluation{decided: true, known: true, shortest: true}
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
