package kalah

import (
	"tidepool/ai"
	"tidepool/rules/kalah"
)

// hopeful is the score from which the search's turn is preferred to one that is proven to draw.
const hopeful = 100

// safe returns what was found, with another turn if that is proven to lead to a better result, and with a score
// that does not contradict what is proven.
func (t *thought) safe() ai.Info {
	if t.root == nil || t.query.All || len(t.found.Best.Words) == 0 {
		return t.found
	}
	m := Hint(t.position, t.found).Moves[0]
	before := t.found.Best.Score
	if best, ok := t.better(m); ok {
		m = best
		t.found.Best.Words = []string{t.position.Word(m)}
	}
	low, high := t.root.Bounds(m)
	t.found.Best.Score = max(100*ai.Score(low), min(100*ai.Score(high), before))
	return t.found
}

// better returns a move that is proven to lead to a better result than what is known of the one found.
func (t *thought) better(found kalah.Move) (best kalah.Move, ok bool) {
	best, least, _ := t.root.First()
	low, high := t.root.Bounds(found)
	switch {
	case low > 0 || best == found:
	case least > 0:
		return best, true
	case least == 0 && low < 0:
		return best, high <= 0 || t.found.Best.Score < hopeful
	case high < 0:
		return t.root.Hope()
	}
	return found, false
}
