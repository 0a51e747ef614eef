package review

import (
	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review/reason"
)

// CaseOf is what reasons of a turn of a match are found from, once it has been gone over.
func CaseOf(m *match.Match, j Judged) reason.Case {
	c := reason.Case{
		Before: m.At(j.Ply - 1), Played: j.Word, Sole: j.Only,
		Best: j.Before.Of(j.Best), Reply: j.After.Of(j.Reply), Turns: reason.Values(ai.Info{Turns: j.Turns}),
	}
	if !j.Before.Proven && !j.After.Proven { // as the review has made them agree
		c.Best.Score, c.Reply.Score = j.Before.Score, j.After.Score
		if m.At(j.Ply).Turn() != j.By {
			c.Reply.Score = -j.After.Score
		}
	}
	if o := m.Outcome(); j.Ply == m.Ply() && (o.By == match.ByRepetition || o.By == match.ByLength) {
		c.Ended = o
	}
	return c
}

// Of is a line of best play with what the value makes of it: its score is certain if it is the
// value's own, which is certain; a win or a loss tells that itself, and may be closer.
func (v Value) Of(line ai.Variation) reason.Value {
	_, _, decided := line.Score.Proven()
	return reason.Value{Variation: line, Proven: v.Proven && !decided && (v.Score == line.Score || v.Score == -line.Score)}
}
