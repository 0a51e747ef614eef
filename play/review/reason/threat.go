package reason

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"tidepool/rules"
)

// A threat is a turn that the mover has after some of the opponent's replies.
type threat struct {
	Fact
	replies int
}

// threats finds what the mover can do next after most of the opponent's turns, and could not do before.
func (j *judge) threats() {
	if j.ended.Over() || j.after.Turn() == j.mover {
		return
	}
	found, replies, careless, fatal := make(map[string]*threat), j.after.Turns(), 0, 0
	from, at := course(j.bad[0].events)
	was, is := starting(j.Before.Turns(), from), math.MaxInt
	for _, r := range replies {
		next, _, err := j.after.Play(r.Word)
		if err != nil || next.Turn() != j.mover {
			is = 0
			continue
		}
		if j.exposes(next) {
			careless++
		}
		wins, turns := false, next.Turns()
		is = min(is, starting(turns, at))
		plain := j.allCapture(turns) // to capture is nothing special
		for _, t := range turns {
			wins = j.threaten(found, next, t, plain) || wins
		}
		if wins {
			fatal++
		}
	}
	list := slices.SortedFunc(maps.Values(found), func(a, b *threat) int {
		return cmp.Or(cmp.Compare(len(a.Events), len(b.Events)), cmp.Compare(b.replies, a.replies), cmp.Compare(a.Turn, b.Turn)) // the simplest first
	})
	told := make(map[Kind]bool)
	for _, t := range list {
		if 2*t.replies > len(replies) && !told[t.Kind] {
			told[t.Kind] = true
			j.add(t.Kind, t.Fact)
		}
	}
	if is >= was+2 && from != at && is < math.MaxInt {
		j.add(Livens, Fact{N: is, M: was})
	}
	if n := len(replies); 10*fatal >= n && fatal > 0 && fatal < n {
		j.add(TrapsWin, Fact{N: fatal, M: n})
	}
	if n := len(replies); 5*careless >= n && careless > 0 && careless < n && !j.exposes(j.Before) {
		j.add(Traps, Fact{N: careless, M: n})
	}
}

// course returns where a turn's first piece comes from and where it ends; the same spot twice if none moves.
func course(events []rules.Event) (from, at rules.Spot) {
	if len(events) > 0 {
		from = events[0].From
	}
	at = from
	for _, e := range events {
		if e.From == at && (e.Kind == rules.Moved || e.Kind == rules.Carried || e.Kind == rules.Jumped) {
			at = e.To
		}
	}
	return from, at
}

// starting returns how many turns begin with the piece on a spot.
func starting(turns []rules.Turn, at rules.Spot) (n int) {
	for _, t := range turns {
		if from, _ := course(t.Events); from == at {
			n++
		}
	}
	return n
}

// threaten notes what a turn does, if it is the same as after the replies before, and reports whether it wins.
func (j *judge) threaten(found map[string]*threat, p rules.Position, t rules.Turn, plain bool) (wins bool) {
	f := Fact{Turn: t.Word, By: j.mover, Events: t.Events, Capture: captureOf(j.info, t.Events)}
	after, _, err := p.Play(t.Word)
	switch o := after.Outcome(); {
	case err != nil:
		return false
	case wonBy(o, j.mover):
		f.Kind, f.End, f.Capture = ThreatensWin, o, Capture{}
	case plain:
		return false
	case !f.Capture.empty():
		f.Kind = Threatens
	case promotes(t.Events):
		f.Kind = ThreatensPromotion
	default:
		return false
	}
	known := found[t.Word]
	switch {
	case known == nil && !j.could(f):
		found[t.Word] = &threat{f, 1}
	case known != nil && known.Kind == f.Kind && known.End == f.End && known.Capture.same(f.Capture):
		known.replies++
	}
	return f.Kind == ThreatensWin
}

// could reports whether the mover could do before what a turn does now.
func (j *judge) could(f Fact) bool {
	return slices.ContainsFunc(j.Before.Turns(), func(t rules.Turn) bool {
		if t.Word != f.Turn {
			return false
		}
		return f.Kind == ThreatensPromotion && promotes(t.Events) || f.Kind == Threatens && captureOf(j.info, t.Events).same(f.Capture)
	})
}
