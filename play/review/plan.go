package review

import (
	"cmp"
	"slices"
	"time"

	"tidepool/ai"
)

// How long the engine looks at a game of 60 turns in all: in the program, and in a browser, where
// it is slower.
const (
	Natively  = 18 * time.Second
	InBrowser = 54 * time.Second
)

// A pace is how long the engine looks, in all and at each position: a glance at all, a look at
// those not certain, a long one at both sides of a seeming mistake, a longer one again where those
// are close, and one at all turns there.
type pace struct{ total, glance, look, long, again, all time.Duration }

// An Ask is what the engine is to look at: a position of the main line, or the one after another turn there.
type Ask struct {
	Ply int
	// Word is a turn to be played there first, or "".
	Word string
	// All asks for the score of every turn.
	All  bool
	Time time.Duration
}

// Spend sets how long the engine may look in all at a game of 60 turns: half of that for a short
// one, and half as much again for each 60 turns more.
func (r *Review) Spend(d time.Duration) {
	const usual = 60
	n := time.Duration(len(r.spots))
	r.pace.total = d / 2
	if n > usual {
		r.pace.total = d/2 + d*(n-1)/(2*usual)
	} else {
		r.pace.total = max(d/2, d*(n-1)/usual)
	}
	r.pace.glance = min(d/700, 40*time.Millisecond).Truncate(unit)
	r.pace.look = min(r.pace.total/3/n, time.Second).Truncate(unit)
	r.pace.long = min(d/36, time.Second).Truncate(unit)
	r.pace.again = min(2*r.pace.long, 3*time.Second/2)
	r.pace.all = min(d/24, time.Second).Truncate(unit)
}

// Next is what the engine is to look at next, the most decisive first; false if all is known. It
// stays the same until it has been noted.
func (r *Review) Next() (Ask, bool) {
	if list := r.Ahead(1); len(list) > 0 {
		return list[0], true
	}
	return Ask{}, false
}

// Ahead is up to so many in place of [Review.Next], to be looked at side by side. Each stays until
// it has been noted. There are fewer where what comes next depends on them, and none if all is
// known.
func (r *Review) Ahead(n int) []Ask {
	for len(r.pending) < n && !r.complete {
		ask, ok := planner{r}.plan()
		if !ok {
			r.complete = len(r.pending) == 0
			break
		}
		r.pending = append(r.pending, ask)
	}
	return r.pending[:min(n, len(r.pending))]
}

// The stages of a review that may go on side by side: all positions get a longer look whatever
// comes of the first mistakes.
const firstStage, lookStage = 1, 2

// plan is what to look at beside all that is pending.
func (r planner) plan() (Ask, bool) {
	budget := r.pace.total - r.spent
	for _, a := range r.pending {
		budget -= a.Time
	}
	for i, stage := range []func() (Ask, bool){r.glance, r.first, r.look, r.rest, r.again, r.others} {
		if len(r.pending) > 0 && i > r.stage && !(i == lookStage && r.stage == firstStage) {
			break
		}
		if ask, ok := stage(); ok && (ask.Time <= budget || ask.Time <= r.pace.glance) {
			r.stage = i
			return ask, true
		}
	}
	return Ask{}, false
}

func (r planner) asking(a Ask) bool {
	return slices.ContainsFunc(r.pending, func(b Ask) bool { return a.Ply == b.Ply && a.Word == b.Word && a.All == b.All })
}

// Note takes an answer. One without a turn means that there is none.
func (r *Review) Note(ask Ask, a ai.Info) {
	if i := slices.Index(r.pending, ask); i >= 0 {
		r.pending = slices.Concat(r.pending[:i], r.pending[i+1:]) // somebody may go through them
	}
	if ask.Ply < 0 || ask.Ply >= len(r.spots) {
		return
	}
	silent := func(v ai.Variation) bool { return len(v.Words) == 0 }
	turns := slices.DeleteFunc(slices.Clone(a.Turns), silent)
	l := look{time: ask.Time, value: r.valueOf(a), best: a.Best, turns: turns, failed: silent(a.Best)}
	r.spent += cost(&l, a)
	s := &r.spots[ask.Ply]
	switch {
	case ask.Word != "":
		if s.after == nil {
			s.after = make(map[string]look)
		}
		s.after[ask.Word] = r.ended(s, ask.Word, l)
	case ask.All:
		s.all = l
	default:
		s.seen.improve(l)
	}
	r.stale = true
}

// ended is a look at a position after another turn, of which the engine has nothing to say if the
// game ends there.
func (r *Review) ended(s *spot, word string, l look) look {
	next, _, err := s.position.Play(word)
	if err != nil {
		return l
	}
	if v, over := ValueAt(r.info, next, next.Outcome()); over {
		l.value, l.failed = v, false
	}
	return l
}

func (r *Review) valueOf(a ai.Info) Value {
	v := ValueOf(a)
	v.Unit = r.info.Score
	return v
}

// improve replaces a look by one that is not worse.
func (l *look) improve(by look) {
	switch {
	case by.failed && l.known():
		l.time = by.time
	case l.known() && l.value.Proven && !by.value.Proven:
	default:
		*l = by
	}
}

// cost is about how long a look took. What is proven is often found before the time is over.
func cost(l *look, a ai.Info) time.Duration {
	const slow = 400 // nodes a millisecond, at the least
	if l.failed || l.value.Proven {
		return min(l.time, time.Duration(a.Nodes)*time.Millisecond/slow)
	}
	return l.time
}

// swing is how far apart a position and those beside it are.
func swing(graph []Point, ply int) float64 {
	near := graph[max(0, ply-1):min(ply+2, len(graph))]
	byShare := func(a, b Point) int { return cmp.Compare(a.Share, b.Share) }
	return slices.MaxFunc(near, byShare).Share - slices.MinFunc(near, byShare).Share
}

// Progress is how much has been done, of how much.
func (r *Review) Progress() (done, of int) {
	const parts = 1000
	if r.complete {
		return parts, parts
	}
	n, seen, looked := len(r.spots), 0, 0
	for i := range r.spots {
		if l := &r.spots[i].seen; l.time > 0 {
			seen++
			if l.enough(r.pace.look) {
				looked++
			}
		}
	}
	p := r.pace
	planned := time.Duration(n) * (p.glance + p.look)
	work := time.Duration(seen)*p.glance + time.Duration(looked)*p.look
	total := max(p.total, planned+1)
	return int(min(parts-1, parts*max(work, min(r.spent, total*9/10))/total)), parts
}
