package review

import (
	"cmp"
	"slices"

	"tidepool/ai"
	"tidepool/rules"
)

// A Moment is a turn that gave something away.
type Moment struct {
	Judged
	// Changed means that the result changed: a win, a draw or good chances were given away.
	Changed bool
	// Most means that no turn of the loser's changed the result, and that this one gave away most.
	Most bool
}

const (
	// maxDecisive is the maximum number of turns said to have decided a game.
	maxDecisive = 5
	// doubtful is how many points a turn must seem to give away to be examined.
	doubtful = mistaken
	// changing is the number of points that changes the result if it is not certain.
	changing = 25
	// clearly is how many points are enough after one long look on each side; between the two a longer look
	// must agree, as estimates vary that much from one depth to the next.
	clearly = 40
)

// suspects returns the turns that seem to be mistakes, the worst first.
func (r *Review) suspects() []Judged {
	var list []Judged
	for ply := 1; ply < len(r.spots); ply++ {
		if j, ok := r.Turn(ply); ok && j.Loss >= doubtful {
			list = append(list, j)
		}
	}
	slices.SortStableFunc(list, func(a, b Judged) int {
		return cmp.Or(cmp.Compare(b.changes(), a.changes()), a.milder(&b))
	})
	return list
}

// milder compares two mistakes, the worse one being less: by the seeds given away, if they are counted.
func (j *Judged) milder(k *Judged) int {
	return cmp.Or(cmp.Compare(k.Before.seeds(k.After), j.Before.seeds(j.After)), cmp.Compare(k.Loss, j.Loss))
}

// changes returns how certainly the result changed: 2 if proven, 1 by estimates far apart, or 0.
func (j *Judged) changes() int {
	was, certain := j.Before.Class()
	is, sure := j.After.Class()
	switch {
	case certain && sure && is < was:
		return 2
	case j.unseen():
	case j.Loss >= changing && j.After.Share() < 0.5 && j.Before.Share() >= 0.4:
		return 1
	}
	return 0
}

// unseen reports whether a loss is so far away that the look at the position before may have missed it.
func (j *Judged) unseen() bool {
	win, plies, ok := j.After.Score.Proven()
	return ok && !win && !j.Before.Proven && plies > j.Before.Depth
}

// narrow reports whether the result changed by estimates that are not clearly apart.
func (j *Judged) narrow() bool { return j.changes() == 1 && j.Loss < clearly }

// changed reports whether a firm turn has surely changed the result.
func (r *Review) changed(j Judged) bool { return j.changes() > 0 && (!j.narrow() || r.agreed(&j)) }

// agreed reports whether the positions after the turn and after the best turn have had the longer look.
func (r *Review) agreed(j *Judged) bool {
	l := r.spots[j.Ply-1].after[first(j.Best)]
	return r.spots[j.Ply].seen.enough(r.pace.again) && l.enough(r.pace.again)
}

// firm returns what is certain of a turn: both the position after it and the better alternative must have had
// a long look. If the seeming best turn was not better, the best alternative with a long look counts.
func (r *Review) firm(j Judged) (Judged, bool) {
	from, to, long := &r.spots[j.Ply-1], &r.spots[j.Ply], r.pace.long
	if !to.seen.enough(long) {
		return j, false
	}
	if l := from.after[first(j.Best)]; from.value.Proven || l.enough(long) {
		return j, true
	}
	var best option
	for _, o := range r.options(j.Ply - 1) {
		if sure := o.time >= long || o.value.Proven; sure && o.word != j.Word && (best.word == "" || o.value.compare(best.value) > 0) {
			best = o
		}
	}
	if best.word == "" {
		return j, false
	}
	if class, _ := best.value.Class(); class <= 0 || r.counts() {
		best.value = best.value.doubted() // another turn may be better
	}
	j.Before, j.Only = best.value, false
	j.Best = ai.Variation{Score: best.value.Score, Words: append([]string{best.word}, best.line...)}
	j.grade()
	return j, true
}

// Moments returns all mistakes: first those that decided the game, worst first, then the others. If none of
// the loser's turns decided it, the one that gave away most is included, whatever its grade.
func (r *Review) Moments() []Moment {
	list := r.decisive()
	var others []Moment
	for ply := 1; ply < len(r.spots); ply++ {
		j, ok := r.Turn(ply)
		if !ok || j.Grade < Mistake || slices.ContainsFunc(list, func(m Moment) bool { return m.Ply == ply }) {
			continue
		}
		sure, firm := r.firm(j)
		if firm {
			j = sure
		}
		if j.Grade >= Mistake && !j.unseen() && (firm || r.complete) { // not while that may still change
			others = append(others, Moment{Judged: j, Changed: firm && r.changed(j)})
		}
	}
	slices.SortStableFunc(others, func(a, b Moment) int { return a.milder(&b.Judged) })
	return append(list, others...)
}

// Worst returns the worst mistake of some sides, once every position was looked at and none of their turns that seem
// worse is still to be examined.
func (r *Review) Worst(sides ...rules.Side) (worst Moment, ok bool) {
	for _, m := range r.Moments() {
		if ok = slices.Contains(sides, m.By); ok {
			worst = m
			break
		}
	}
	if !ok || r.complete {
		return worst, ok
	}
	if slices.ContainsFunc(r.spots, func(s spot) bool { return s.seen.time == 0 }) {
		return Moment{}, false
	}
	for _, j := range r.suspects() {
		if j.Ply == worst.Ply {
			break
		}
		if _, firm := r.firm(j); !firm && slices.Contains(sides, j.By) {
			return Moment{}, false
		}
	}
	return worst, true
}

// decisive returns the turns that decided the game, the worst first.
func (r *Review) decisive() []Moment {
	var list []Moment
	for _, j := range r.suspects() {
		if j, ok := r.firm(j); ok && r.changed(j) {
			list = append(list, Moment{Judged: j, Changed: true})
		}
	}
	list = r.apart(list)
	r.decisiveFirst(list)
	list = list[:min(len(list), maxDecisive)]
	if j, ok := r.fallback(); ok && len(list) < maxDecisive {
		if j, ok = r.firm(j); ok {
			list = append(list, Moment{Judged: j, Most: true})
		}
	}
	return list
}

// apart omits repetitions of a mistake: of the same side, with nothing regained in between, unless what each
// gave away is certain.
func (r *Review) apart(list []Moment) []Moment {
	var kept []Moment
	for _, m := range list { // the worst first
		if !slices.ContainsFunc(kept, func(k Moment) bool { return r.same(&k.Judged, &m.Judged) }) {
			kept = append(kept, m)
		}
	}
	return kept
}

// same reports whether two turns are the same mistake.
func (r *Review) same(a, b *Judged) bool {
	if a.By != b.By || a.changes() == 2 && b.changes() == 2 {
		return false
	}
	if a.Ply > b.Ply {
		a, b = b, a
	}
	for ply := a.Ply + 1; ply < b.Ply; ply++ {
		if j, ok := r.Turn(ply); ok && j.By != a.By && j.Loss >= mistaken {
			return false
		}
	}
	return true
}

// decisiveFirst moves the loser's last moment to the front.
func (r *Review) decisiveFirst(list []Moment) {
	last := -1
	for i, m := range list {
		if r.loses(m.By) && (last < 0 || m.Ply > list[last].Ply) {
			last = i
		}
	}
	if last > 0 {
		m := list[last]
		copy(list[1:last+1], list[:last])
		list[0] = m
	}
}

func (r *Review) loses(side rules.Side) bool {
	return r.outcome.Result == rules.Decisive && r.outcome.Winner != side
}

// fallback returns the turn with which the loser gave away most, if none of theirs changed the result.
func (r *Review) fallback() (worst Judged, ok bool) {
	most := float64(doubtful)
	for ply := 1; ply < len(r.spots); ply++ {
		j, known := r.Turn(ply)
		if !known || !r.loses(j.By) {
			continue
		}
		sure, firm := r.firm(j)
		_, open := r.confirm(&j)
		open = open && !r.complete
		switch {
		case j.changes() > 0 && open, firm && r.changed(sure):
			return Judged{}, false
		case !open && !firm, firm && sure.unseen():
			continue // not bad enough, already lost, or impossible to find out
		}
		if given := sure.Before.given(sure.After); given >= most {
			worst, most, ok = j, given, true
		}
	}
	return worst, ok
}

// Turned returns the loser's last turn that decided the game, or else the one that gave away most.
func (r *Review) Turned() (at Moment, ok bool) {
	for _, m := range r.decisive() {
		if r.loses(m.By) && (!ok || m.Changed && (!at.Changed || m.Ply > at.Ply)) {
			at, ok = m, true
		}
	}
	return at, ok
}

// Praised returns a side's best turn: the only one that kept a result, or else the best answer to the other
// side's worst mistake.
func (r *Review) Praised(side rules.Side) (best Judged, ok bool) {
	most := 0.0
	for ply := 1; ply < len(r.spots); ply++ {
		j, known := r.Turn(ply)
		if !known || j.By != side || j.Grade != Best || r.spots[ply-1].position.Perft(1) < 2 {
			continue
		}
		worth := 0.0
		if before, known := r.Turn(ply - 1); known && before.By != side && before.Grade >= Mistake {
			worth = before.Loss
		}
		if j.Only {
			worth += 100
		}
		if worth > 0 && worth >= most {
			best, most, ok = j, worth, true
		}
	}
	return best, ok
}
