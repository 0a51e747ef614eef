package review

import (
	"time"

	"tidepool/ai"
)

// How long the engine looks at a game of 60 turns in all: in the program, and in
// a browser, where it is slower.
const (
	Natively  = 18 * time.Second
	InBrowser = 54 * time.Second
	usual     = 60
)

// An Ask is what the engine is to look at: a position of the main line, or the
// one after another turn there.
type Ask struct {
	Ply int
	// Word is a turn to be played there first, "" for none.
	Word string
	// All asks for the score of every turn.
	All  bool
	Time time.Duration
}

// Spend says how long the engine may look in all if the game has 60 turns;
// others have their share of it.
func (r *Review) Spend(d time.Duration) {
	r.budget = d * time.Duration(max(10, len(r.spots)-1)) / usual
}

// Next is what the engine is to look at next, the most decisive first; false if
// all is known. It stays the same until it has been noted.
func (r *Review) Next() (Ask, bool) {
	for i := range r.spots {
		if r.spots[i].seen.time == 0 {
			return Ask{Ply: i, Time: r.budget / time.Duration(len(r.spots))}, true
		}
	}
	return Ask{}, false
}

// Note takes up an answer. One without a turn means that there is none.
func (r *Review) Note(ask Ask, a ai.Info) {
	if ask.Ply < 0 || ask.Ply >= len(r.spots) {
		return
	}
	s := &r.spots[ask.Ply]
	l := look{time: ask.Time, value: ValueOf(a), best: a.Best, turns: a.Turns, failed: len(a.Best.Words) == 0}
	switch {
	case ask.Word != "":
		if s.after == nil {
			s.after = make(map[string]look)
		}
		s.after[ask.Word] = l
	case ask.All:
		s.all = l
	default:
		s.seen = l
	}
	r.stale = true
}

// Progress is how much has been done, of how much.
func (r *Review) Progress() (done, of int) {
	for i := range r.spots {
		if r.spots[i].seen.time > 0 {
			done++
		}
	}
	return done, len(r.spots)
}
