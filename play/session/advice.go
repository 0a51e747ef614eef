package session

import (
	"slices"

	"tidepool/ai"
)

type Advice struct {
	Best ai.Variation
	// Proven means that the score of Best is proven.
	Proven bool
	// Turns are all turns with their scores, once looked at; Full means that this look has ended.
	Turns []ai.Variation
	Full  bool
	// Expected is how the engine expects the game to go on, from the advised turn on.
	Expected []string
	// Refuted is the turn that was advised before, or "".
	Refuted string

	line   Line
	serial int // of the last answer used
}

// weigh takes the engine's answer about every turn.
func (a *Advice) weigh(n Answer) {
	if n.Problem != "" || len(n.Turns) == 0 {
		return
	}
	a.Turns, a.Full = n.Turns, n.Final
	defer a.expect()
	if n.Final {
		if better, ok := refutation(a.Best.Words[0], n.Turns); ok {
			a.Refuted, a.Best, a.Proven = a.Best.Words[0], better, n.Proven
			return
		}
	}
	// Use the score from the look at all turns, for comparable scores; the engine may know more about the
	// best line alone.
	if i := indexOf(n.Turns, a.Best.Words[0]); i >= 0 && (!a.Proven || n.Proven) {
		a.Best, a.Proven = n.Turns[i], n.Proven && n.Turns[i].Score >= best(n.Turns).Score
	}
}

// expect keeps the longest line known that begins with the advised turn.
func (a *Advice) expect() {
	if best := a.Best.Words; len(a.Expected) == 0 || a.Expected[0] != best[0] || len(best) > len(a.Expected) {
		a.Expected = best
	}
}

func indexOf(turns []ai.Variation, word string) int {
	return slices.IndexFunc(turns, func(v ai.Variation) bool { return len(v.Words) > 0 && v.Words[0] == word })
}

// aPiece is how much better, in hundredths, another turn must be to refute an unproven one.
const aPiece = 100

// refutation returns a turn that shows an advised one to be wrong: it avoids a loss, it wins where the
// advised one is not known to, or it is far better.
func refutation(advised string, turns []ai.Variation) (better ai.Variation, ok bool) {
	i := indexOf(turns, advised)
	if i < 0 {
		return better, false
	}
	better = best(turns)
	a, b := certainty(turns[i].Score), certainty(better.Score)
	return better, b > a || a == 0 && b == 0 && better.Score-turns[i].Score >= aPiece
}

func best(turns []ai.Variation) ai.Variation {
	return slices.MaxFunc(turns, func(a, b ai.Variation) int { return int(a.Score) - int(b.Score) })
}

// certainty returns 1 for a certain win, -1 for a certain loss and 0 otherwise.
func certainty(s ai.Score) int {
	switch win, _, ok := s.Proven(); {
	case !ok:
		return 0
	case win:
		return 1
	}
	return -1
}
