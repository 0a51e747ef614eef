package explain

import (
	"errors"
	"fmt"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
)

// An Explanation holds what is known about a turn.
type Explanation struct {
	review.Judged
	Facts []reason.Fact
	match *match.Match
}

// A Look lets an engine look at a position for a time.
type Look func(q ai.Query, t time.Duration) ai.Info

// Turn explains the only turn of a match, after looking at the positions before and after it for about spend.
func Turn(game ai.Game, m *match.Match, spend time.Duration, look Look) (Explanation, error) {
	if m.Ply() != 1 {
		return Explanation{}, fmt.Errorf("explain: a match of %d turns", m.Ply())
	}
	r := review.New(m)
	r.Spend(2 * spend) // which is for a game of sixty turns: a short one gets half
	ask, ok := review.Request{All: true, Time: spend / 4}, true
	for ; ok; ask, ok = r.Next() {
		q, over, err := query(game, m, ask)
		if err != nil {
			return Explanation{}, err
		}
		var a ai.Info
		if !over {
			a = look(q, ask.Time)
		}
		r.Note(ask, a)
	}
	j, ok := r.Turn(1)
	if !ok {
		return Explanation{}, errors.New("explain: the engine has found nothing")
	}
	return Explanation{j, reason.Of(m.Info(), review.CaseOf(m, j)), m}, nil
}

// query returns the position to look at; over means that the game has ended there.
func query(game ai.Game, m *match.Match, ask review.Request) (q ai.Query, over bool, err error) {
	j := ai.Job{Game: m.Info().ID, Options: m.Options(), Start: m.At(0).String(), All: ask.All}
	if ask.Ply > 0 {
		j.Words = append(j.Words, m.Turn(1).Word)
	}
	if ask.Word != "" {
		j.Words = append(j.Words, ask.Word)
	}
	if q, err = j.Query(game); err != nil {
		return q, false, err
	}
	return q, q.Position.Outcome().Over(), nil
}
