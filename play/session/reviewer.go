package session

import (
	"runtime"

	"tidepool/play/match"
	"tidepool/play/review"
)

// ReviewTag is the header of a record that has what is known of the game.
const ReviewTag = "Review"

// A Reviewer has the engine review a game while stepped in every frame, and goes on where it
// stopped. It leaves what it has found in the match's tag; whoever owns the match stores it.
type Reviewer struct {
	match  *match.Match
	broker *Broker
	review *review.Review
	// keep stores the match when all is known; nil leaves it to its owner.
	keep func()
}

// NewReviewer returns a reviewer of a match's turns in force, which knows what its tag has. With a
// nil broker nothing more becomes known.
func NewReviewer(m *match.Match, b *Broker) *Reviewer {
	r, err := review.Decode(m, m.Tag(ReviewTag))
	if err != nil {
		r = review.New(m)
	}
	if runtime.GOOS == "js" {
		r.Spend(review.InBrowser)
	}
	return &Reviewer{match: m, broker: b, review: r}
}

func (v *Reviewer) Review() *review.Review { return v.review }

// Turned is the turn of the loser's that decided the game, if it is known.
func (v *Reviewer) Turned() (at review.Moment, ok bool) {
	if v == nil {
		return at, false
	}
	return v.review.Turned()
}

// Step asks on, and reports whether more has become known.
func (v *Reviewer) Step() (changed bool) {
	if v == nil || v.broker == nil {
		return false
	}
	for v.ask() {
		changed = true
	}
	if changed {
		// A review that is too long to be stored is made anew.
		_ = v.match.SetTag(ReviewTag, v.review.Encode())
		if v.keep != nil && v.Done() {
			v.keep()
		}
	}
	return changed
}

// ask wants what is to be looked at side by side, and reports whether some of it has become known.
func (v *Reviewer) ask() (changed bool) {
	for _, ask := range v.review.Ahead(v.broker.Width()) {
		if a := v.broker.Want(v.request(ask)); a.Final && a.Problem == "" {
			v.review.Note(ask, a.Info)
			changed = true
		}
	}
	return changed
}

func (v *Reviewer) Done() bool {
	_, ok := v.review.Next()
	return !ok
}

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
