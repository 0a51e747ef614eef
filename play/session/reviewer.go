package session

import (
	"runtime"

	"tidepool/play/match"
	"tidepool/play/review"
)

// ReviewTag is the header with a stored review of the game.
const ReviewTag = "Review"

// A Reviewer makes the engine review a game while stepped in every frame; it can be interrupted and
// continued. It puts the results in the match's tag; the owner of the match stores it.
type Reviewer struct {
	match  *match.Match
	broker *Broker
	review *review.Review
	// keep stores the match when all is known; nil leaves it to its owner.
	keep func()
}

// NewReviewer returns a reviewer of a match's turns in force, starting from the stored review. With a nil
// broker nothing new becomes known.
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

// Turned returns the loser's turn that decided the game, if known.
func (v *Reviewer) Turned() (at review.Moment, ok bool) {
	if v == nil {
		return at, false
	}
	return v.review.Turned()
}

// Step continues, and reports whether more has become known.
func (v *Reviewer) Step() (changed bool) {
	if v == nil || v.broker == nil {
		return false
	}
	for v.ask() {
		changed = true
	}
	if changed {
		// A review that is too long to store is made again the next time.
		_ = v.match.SetTag(ReviewTag, v.review.Encode())
		if v.keep != nil && v.Done() {
			v.keep()
		}
	}
	return changed
}

// ask wants the next positions concurrently, and reports whether any has become known.
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

func (v *Reviewer) request(ask review.Request) Request {
	line := LineAt(v.match, v.match.Node(ask.Ply))
	if ask.Word != "" {
		line = line.after(ask.Word)
	}
	return Request{Line: line, Purpose: Review, Time: ask.Time, All: ask.All}
}
