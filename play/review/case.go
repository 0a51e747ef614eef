package review

import (
	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// CaseOf returns the input for finding reasons for a reviewed turn, or one that was tried instead.
func CaseOf(m *match.Match, j Judged) reason.Case {
	c := reason.Case{
		Before: m.At(j.Ply - 1), Played: j.Word, Sole: j.Only, Best: j.Before.Of(j.Best), Turns: reason.Values(ai.Info{Turns: j.Turns}),
	}
	if counted := j.Before.counts(); counted || !j.Before.Proven && !j.After.Proven { // as the review has reconciled them
		if c.Best.Score = j.Before.Score; j.Before.Proven && !c.Best.Proven {
			c.Worth = reason.Value{Variation: ai.Variation{Score: j.Before.Score}, Proven: true}
		}
		j.Reply.Score = j.After.Score
		if after, _, err := c.Before.Play(j.Word); err == nil && after.Turn() != j.By {
			j.Reply.Score = -j.After.Score
		}
	}
	c.Reply = j.After.Of(j.Reply)
	if o := m.Outcome(); j.Ply == m.Ply() && j.Word == m.Turn(j.Ply).Word && (o.By == match.ByRepetition || o.By == match.ByLength) {
		c.Ended = o
	}
	return c
}

// BetterCase returns the input for finding reasons for the best turn instead of a reviewed one.
func BetterCase(m *match.Match, j Judged) reason.Case {
	c := CaseOf(m, j)
	c.Played, c.Reply, c.Ended = first(j.Best), reason.Value{}, rules.Outcome{}
	return c
}

// Of returns a line of best play with its value. The score is proven if v is proven and has the same score;
// won and lost scores are proven by themselves, and may be closer to the end.
func (v Value) Of(line ai.Variation) reason.Value {
	_, _, mate := line.Score.Proven()
	line.Decided = v.Decided
	return reason.Value{Variation: line, Proven: v.Proven && !mate && (v.Score == line.Score || v.Score == -line.Score)}
}
