package play

import (
	"tidepool/match"
	"tidepool/review"
)

// A Reviewer has the engine look at a game, as long as it is stepped in every
// frame, and goes on where it stopped.
type Reviewer struct {
	match  *match.Match
	broker *Broker
	review *review.Review
}

// NewReviewer returns a reviewer of a match's turns in force. With a nil broker
// nothing becomes known.
func NewReviewer(m *match.Match, b *Broker) *Reviewer {
	return &Reviewer{m, b, review.New(m)}
}

// Review is what is known so far.
func (v *Reviewer) Review() *review.Review { return v.review }

// Step asks on, and reports whether more has become known.
func (v *Reviewer) Step() (changed bool) {
	if v.broker == nil {
		return false
	}
	for {
		ask, ok := v.review.Next()
		if !ok {
			return changed
		}
		a := v.broker.Want(v.request(ask))
		if !a.Final {
			return changed
		}
		v.review.Note(ask, a.Info)
		changed = true
	}
}

// Done reports whether all is known.
func (v *Reviewer) Done() bool {
	_, ok := v.review.Next()
	return !ok
}

// request is what the engine is asked.
func (v *Reviewer) request(ask review.Ask) Request {
	line := LineOf(v.match, ask.Ply)
	if ask.Word != "" {
		if line.Turns != "" {
			line.Turns += " "
		}
		line.Turns += ask.Word
	}
	return Request{Line: line, Purpose: Review, Time: ask.Time, All: ask.All}
}
