package review

import (
	"cmp"
	"math"
	"slices"
	"time"

	"tidepool/ai"
)

// The total time for a game of 60 turns: in the program, and in a browser, which is slower.
const (
	Natively  = 18 * time.Second
	InBrowser = 54 * time.Second
)

// A pace is the engine's total time and its time for each position: a glance at all, a look at uncertain ones,
// a long look on both sides of a seeming mistake, another one if they are close, and a look at all turns there.
type pace struct{ total, glance, look, long, again, all time.Duration }

// An Request is a position for the engine to look at: one of the main line, or one after another turn there.
type Request struct {
	Ply int
	// Word is a turn to be played there first, or "".
	Word string
	// All asks for the score of every turn.
	All  bool
	Time time.Duration
}

// Spend sets the total time for a game of 60 turns: a short game gets at least half of it, and a longer one
// half as much again for each 60 turns more.
func (r *Review) Spend(d time.Duration) {
	const usual = 60
	n := time.Duration(len(r.spots))
	r.pace.total = d / 2
	if n > usual {
		r.pace.total = d/2 + d*(n-1)/(2*usual)
	} else {
		r.pace.total = max(d/2, d*(n-1)/usual)
	}
	r.pace.glance = inUnits(min(d/700, 40*time.Millisecond))
	r.pace.look = inUnits(min(r.pace.total/3/n, time.Second))
	r.pace.long = inUnits(min(d/36, time.Second))
	r.pace.again = min(2*r.pace.long, 3*time.Second/2)
	r.pace.all = inUnits(min(d/24, time.Second))
}

// inUnits truncates a time to what is stored, but not to 0, which stands for no look.
func inUnits(d time.Duration) time.Duration { return max(d.Truncate(unit), unit) }

// Next returns what the engine is to look at next, the most decisive first; false if all is known. It returns
// the same until the answer is noted.
func (r *Review) Next() (Request, bool) {
	if list := r.Ahead(1); len(list) > 0 {
		return list[0], true
	}
	return Request{}, false
}

// Ahead returns up to n of what [Review.Next] would return, to be looked at concurrently. Each is returned
// until it is noted. There are fewer if later ones depend on earlier answers, and none if all is known.
func (r *Review) Ahead(n int) []Request {
	for len(r.pending) < n && !r.complete {
		ask, ok := r.plan()
		if !ok {
			r.complete = len(r.pending) == 0
			break
		}
		r.pending = append(r.pending, ask)
	}
	return r.pending[:min(n, len(r.pending))]
}

// The stages of a review that may run concurrently: all positions get a longer look whatever the result for
// the first mistakes.
const firstStage, lookStage = 1, 2

// plan returns the next question besides those pending.
func (r *Review) plan() (Request, bool) {
	budget := r.pace.total - r.spent
	for _, a := range r.pending {
		budget -= a.Time
	}
	for i, stage := range []func() (Request, bool){r.glance, r.first, r.look, r.rest, r.again, r.others} {
		if len(r.pending) > 0 && i > r.stage && !(i == lookStage && r.stage == firstStage) {
			break
		}
		if ask, ok := stage(); ok && (ask.Time <= budget || ask.Time <= r.pace.glance) {
			r.stage = i
			return ask, true
		}
	}
	return Request{}, false
}

func (r *Review) asking(a Request) bool {
	return slices.ContainsFunc(r.pending, func(b Request) bool { return a.Ply == b.Ply && a.Word == b.Word && a.All == b.All })
}

// Note takes an answer. One without a turn means that there is none.
func (r *Review) Note(ask Request, a ai.Info) {
	if i := slices.Index(r.pending, ask); i >= 0 {
		r.pending = slices.Concat(r.pending[:i], r.pending[i+1:]) // a caller may still iterate over the old slice
	}
	if ask.Ply < 0 || ask.Ply >= len(r.spots) {
		return
	}
	silent := func(v ai.Variation) bool { return len(v.Words) == 0 }
	turns := slices.DeleteFunc(slices.Clone(a.Turns), silent)
	l := look{time: inUnits(ask.Time), value: r.valueOf(a), best: a.Best, turns: turns, failed: silent(a.Best)}
	r.spent += cost(&l, a)
	s := &r.spots[ask.Ply]
	switch {
	case ask.Word != "":
		if s.after == nil {
			s.after = make(map[string]look)
		}
		s.after[ask.Word] = r.ended(s, ask.Word, l)
	case ask.All:
		s.compare(l, math.MaxInt)
	default:
		s.seen.improve(l)
	}
	r.stale = true
}

// compare takes a look at all turns of a position. If it is without some of them, though it has fewer than most, nothing
// follows from the others.
func (s *spot) compare(l look, most int) {
	s.all = l
	if len(l.turns) >= min(most, int(s.position.Perft(1))) {
		return
	}
	s.all = look{time: l.time, failed: true}
	if l.known() && l.value.Proven {
		s.seen.improve(l)
	}
}

// ended returns the look at a position after another turn; if the game ends there, the engine has no answer
// and the value comes from the rules.
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

// improve replaces a look by a better or equal one.
func (l *look) improve(by look) {
	switch {
	case by.failed && l.known():
		l.time = by.time
	case l.known() && l.value.Proven && !by.value.Proven:
	default:
		*l = by
	}
}

// cost estimates the time of a look. Proven results are often found early.
func cost(l *look, a ai.Info) time.Duration {
	const slow = 400 // nodes per millisecond, at least
	if l.failed || l.value.Proven {
		return min(l.time, time.Duration(a.Nodes)*time.Millisecond/slow)
	}
	return l.time
}

// swing returns how much the expected share varies around a position.
func swing(graph []Point, ply int) float64 {
	near := graph[max(0, ply-1):min(ply+2, len(graph))]
	byShare := func(a, b Point) int { return cmp.Compare(a.Share, b.Share) }
	return slices.MaxFunc(near, byShare).Share - slices.MinFunc(near, byShare).Share
}

// Progress returns how much has been done, in thousandths.
func (r *Review) Progress() int {
	const all = 1000
	if r.complete {
		return all
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
	return int(min(all-1, all*max(work, min(r.spent, total*9/10))/total))
}
