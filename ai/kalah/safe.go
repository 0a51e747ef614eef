package kalah

import (
	"slices"

	"tidepool/ai"
	"tidepool/ai/internal/short"
	"tidepool/rules/kalah"
)

// hopeful is the score from which the search's turn is preferred to one that is proven to draw.
const hopeful = 100

// safe returns what was found, with another turn if that is proven to lead to a better result, and with a score
// that does not contradict what is proven.
func (t *thought) safe() ai.Info {
	if t.root == nil || len(t.found.Best.Words) == 0 {
		return t.found
	}
	if t.query.Part.Whole() && len(t.found.Turns) == 0 {
		if best, ok := t.better(t.move(t.found.Best)); ok {
			t.found.Best.Words = []string{t.position.Word(best)}
		}
	}
	return t.bounded(t.found)
}

// bounded returns a result with scores that do not contradict what is proven of its turns.
func (t *thought) bounded(i ai.Info) ai.Info {
	if t.root == nil || len(i.Best.Words) == 0 {
		return i
	}
	i.Best = t.boundedTurn(i.Best)
	if len(i.Turns) > 0 {
		i.Turns = slices.Clone(i.Turns)
		for k, v := range i.Turns {
			i.Turns[k] = t.boundedTurn(v)
		}
		short.Sort(i.Turns, func(v ai.Variation) ai.Score { return -v.Score })
		i.Best = i.Turns[0]
	}
	i.Best.Decided = t.root.Decided(t.move(i.Best))
	return i
}

// boundedTurn returns the variation of a turn with a score that does not contradict what is proven of it.
func (t *thought) boundedTurn(v ai.Variation) ai.Variation {
	low, high := t.root.Bounds(t.move(v))
	v.Score = max(100*ai.Score(low), min(100*ai.Score(high), v.Score))
	v.Decided = low > 0 || high < 0 || low == high
	return v
}

// move returns a variation's first move.
func (t *thought) move(v ai.Variation) kalah.Move { return Hint(t.position, ai.Info{Best: v}).Moves[0] }

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
