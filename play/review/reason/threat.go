package reason

import (
	"cmp"
	"maps"
	"slices"

	"tidepool/rules"
)

// A threat is a turn that the mover has after some of the opponent's replies.
type threat struct {
	Fact
	replies int
}

// prospects are what the mover can do after the opponent's replies.
type prospects struct {
	// replies is how many there are; after careless of them the mover can capture, after fatal ones win.
	replies, careless, fatal int
	// ways is the fewest turns of the piece moved.
	ways    int
	threats map[string]*threat
}

// prepare finds what the mover can do next, and could not do before.
func (j *judge) prepare() {
	if j.ended.Over() || j.after.Turn() == j.mover {
		return
	}
	from, at := course(j.bad[0].events)
	p, was := j.prospects(at), starting(j.Before.Turns(), from)
	j.state(p.threats, func(t *threat) Kind {
		if 2*t.replies > p.replies {
			return t.Kind
		}
		return 0
	})
	if p.ways >= was+2 && from != at {
		j.add(Livens, Fact{N: p.ways, M: was})
	}
	if 10*p.fatal >= p.replies && 0 < p.fatal && p.fatal < p.replies {
		j.add(TrapsWin, Fact{N: p.fatal, M: p.replies})
	}
	if 5*p.careless >= p.replies && 0 < p.careless && p.careless < p.replies && !j.exposes(j.Before) {
		j.add(Traps, Fact{N: p.careless, M: p.replies})
	}
}

// prospects plays all replies; at is where the piece moved is now.
func (j *judge) prospects(at rules.Spot) prospects {
	replies := j.after.Turns()
	p := prospects{replies: len(replies), threats: make(map[string]*threat)}
	for i, r := range replies {
		next, _, err := j.after.Play(r.Word)
		if err != nil || next.Turn() != j.mover {
			p.ways = 0
			continue
		}
		turns := next.Turns()
		if n := starting(turns, at); i == 0 || n < p.ways {
			p.ways = n
		}
		captures, wins, plain := false, false, j.allCapture(turns) // to capture is nothing special then
		for _, t := range turns {
			f := j.does(next, t, plain)
			captures = captures || !captureOf(j.info, t.Events).empty()
			wins = wins || f.Kind == ThreatensWin
			if f.Kind != 0 {
				j.note(p.threats, f)
			}
		}
		if captures {
			p.careless++
		}
		if wins {
			p.fatal++
		}
	}
	return p
}

// state adds the simplest threat of each kind; as returns the kind to state, 0 for none.
func (j *judge) state(threats map[string]*threat, as func(*threat) Kind) {
	list := slices.SortedFunc(maps.Values(threats), func(a, b *threat) int {
		return cmp.Or(cmp.Compare(len(a.Events), len(b.Events)), cmp.Compare(b.replies, a.replies), cmp.Compare(a.Turn, b.Turn))
	})
	told := make(map[Kind]bool)
	for _, t := range list {
		if k := as(t); k != 0 && !told[k] {
			told[k] = true
			j.add(k, t.Fact)
		}
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

// does returns what a turn does, as a threat; it has no kind if that is nothing.
func (j *judge) does(p rules.Position, t rules.Turn, plain bool) Fact {
	f := Fact{Turn: t.Word, By: p.Turn(), Events: t.Events}
	after, _, err := p.Play(t.Word)
	if err != nil {
		return f
	}
	switch o, h := after.Outcome(), captureOf(j.info, t.Events); {
	case wonBy(o, f.By):
		f.Kind, f.End = ThreatensWin, o
	case plain:
	case !h.empty():
		f.Kind, f.Capture = Threatens, h
	case promotes(t.Events):
		f.Kind = ThreatensPromotion
	}
	return f
}

// note counts a threat, if it is the same as after the replies before.
func (j *judge) note(threats map[string]*threat, f Fact) {
	known := threats[f.Turn]
	switch {
	case known == nil && !j.could(f) && j.prepared(f):
		threats[f.Turn] = &threat{f, 1}
	case known != nil && known.same(f):
		known.replies++
	}
}

// prepared reports whether the seeds that a turn sows lie there already, so that no reply need add to them.
func (j *judge) prepared(f Fact) bool {
	e := f.Events[0]
	return e.Kind != rules.Sown || slices.ContainsFunc(j.after.Tokens(), func(t rules.Token) bool { return t.Spot == e.From && t.Count == e.Count })
}

// same reports whether a turn does the same.
func (f Fact) same(g Fact) bool {
	return f.Kind == g.Kind && f.End == g.End && f.Capture.same(g.Capture)
}

// could reports whether the mover could do before what a turn does now.
func (j *judge) could(f Fact) bool {
	if f.Kind == ThreatensWin {
		after, _, err := j.Before.Play(f.Turn)
		return err == nil && wonBy(after.Outcome(), j.mover)
	}
	return slices.ContainsFunc(j.Before.Turns(), func(t rules.Turn) bool {
		return t.Word == f.Turn && (f.Kind == ThreatensPromotion && promotes(t.Events) || f.Kind == Threatens && captureOf(j.info, t.Events).same(f.Capture))
	})
}
