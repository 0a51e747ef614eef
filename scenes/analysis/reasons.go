package analysis

import (
	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
)

// caseOf is what is known of a turn that has been gone over.
func caseOf(m *match.Match, j review.Judged) reason.Case {
	c := reason.Case{
		Before: m.At(j.Ply - 1), Played: j.Word, Sole: j.Only,
		Best:  reason.Value{Variation: j.Best, Proven: certain(j.Before, j.Best)},
		Reply: reason.Value{Variation: j.Reply, Proven: certain(j.After, j.Reply)},
	}
	if !j.Before.Proven && !j.After.Proven { // as the review has made them agree
		c.Best.Score, c.Reply.Score = j.Before.Score, j.After.Score
		if m.At(j.Ply).Turn() != j.By {
			c.Reply.Score = -j.After.Score
		}
	}
	c.Turns = reason.Values(ai.Info{Turns: j.Turns})
	if o := m.Outcome(); j.Ply == m.Ply() && (o.By == match.ByRepetition || o.By == match.ByLength) {
		c.Ended = o
	}
	return c
}

// certain reports whether a value makes a line's score certain, as a win or a loss does, but no distance.
func certain(v review.Value, line ai.Variation) bool {
	_, _, decided := line.Score.Proven()
	return v.Proven && !decided && (v.Score == line.Score || v.Score == -line.Score)
}
