package review

import "slices"

// glance looks at unknown positions: both ends, then where the neighbours' values differ most. One being
// looked at counts as the mean of its neighbours.
func (r *Review) glance() (Request, bool) {
	last := len(r.spots) - 1
	for _, ply := range []int{last, 0} {
		if !r.glanced(ply) {
			return Request{Ply: ply, Time: r.pace.glance}, true
		}
	}
	shares := r.shares()
	at, widest := -1, 0.0
	for from := 0; from < last; {
		to := from + 1
		for !r.glanced(to) {
			to++
		}
		apart := 0.1 + max(shares[from]-shares[to], shares[to]-shares[from])
		if width := apart * min(float64(to-from), 8); to-from > 1 && width > widest {
			at, widest = (from+to)/2, width
		}
		from = to
	}
	return Request{Ply: at, Time: r.pace.glance}, at >= 0
}

// glanced reports whether a position has been looked at, or is being looked at.
func (r *Review) glanced(ply int) bool {
	return r.spots[ply].seen.time > 0 || r.asking(Request{Ply: ply})
}

// shares returns the near side's expected share in each position, or the mean of the neighbours where it is unknown.
func (r *Review) shares() []float64 {
	r.reconcile()
	list := make([]float64, len(r.spots))
	before := 0.5
	for i := range list {
		if r.spots[i].seen.time > 0 {
			before = r.near(i).Share()
		}
		list[i] = before
	}
	after := before
	for i := range slices.Backward(list) {
		if r.spots[i].seen.time > 0 {
			after = list[i]
		} else {
			list[i] = (list[i] + after) / 2
		}
	}
	return list
}

const (
	// atFirst is how many turns are examined before all positions get a longer look.
	atFirst = 2
	// alternatives is how many turns are tried as the better one.
	alternatives = 3
	// deeper is how many times longer a position is looked at that may have been lost already.
	deeper = 3
)

// first examines the seemingly worst mistakes.
func (r *Review) first() (Request, bool) { return r.doubt(atFirst) }

// rest examines all seeming mistakes.
func (r *Review) rest() (Request, bool) { return r.doubt(len(r.spots)) }

// look looks longer at the positions, starting where the game changed most.
func (r *Review) look() (Request, bool) {
	graph := r.Graph()
	at, most := -1, -1.0
	for ply := range r.spots {
		if r.spots[ply].seen.enough(r.pace.look) || r.asking(Request{Ply: ply}) {
			continue
		}
		if swing := swing(graph, ply); swing > most {
			at, most = ply, swing
		}
	}
	return Request{Ply: at, Time: r.pace.look}, at >= 0
}

// doubt examines up to most seeming mistakes, the worst first: each must still seem one after a long look on
// both sides. If a turn decided the game, all turns there are looked at.
func (r *Review) doubt(most int) (Request, bool) {
	list := r.suspects()
	if j, ok := r.fallback(); ok {
		list = slices.Insert(list, min(1, len(list)), j)
	}
	for i := range list[:min(len(list), most)] {
		if ask, ok := r.confirm(&list[i]); ok && !r.asking(ask) {
			return ask, true
		}
	}
	return r.compare(r.decisive())
}

// others looks at all turns where one gave something away without deciding the game.
func (r *Review) others() (Request, bool) { return r.compare(r.Moments()) }

// compare looks at all turns of the positions of moments.
func (r *Review) compare(moments []Moment) (Request, bool) {
	for _, m := range moments {
		if ask := (Request{Ply: m.Ply - 1, All: true, Time: r.pace.all}); r.spots[ask.Ply].all.time == 0 && !r.asking(ask) {
			return ask, true
		}
	}
	return Request{}, false
}

// again looks longer on both sides of turns that may narrowly have changed the result.
func (r *Review) again() (Request, bool) {
	for _, j := range r.suspects() {
		sure, ok := r.firm(j)
		if !ok || !sure.narrow() || r.agreed(&sure) {
			continue
		}
		ask := Request{Ply: sure.Ply, Time: r.pace.again}
		if r.spots[sure.Ply].seen.enough(ask.Time) {
			ask.Ply, ask.Word = sure.Ply-1, first(sure.Best)
		}
		if !r.asking(ask) {
			return ask, true
		}
	}
	return Request{}, false
}

// confirm returns what to look at next to confirm a mistake.
func (r *Review) confirm(j *Judged) (Request, bool) {
	from, to := &r.spots[j.Ply-1], &r.spots[j.Ply]
	long, better := r.pace.long, first(j.Best)
	switch {
	case !to.seen.enough(long):
		return Request{Ply: j.Ply, Time: long}, true
	case !from.base().enough(long):
		return Request{Ply: j.Ply - 1, Time: long}, true
	case j.unseen() && !from.seen.enough(deeper*long):
		return Request{Ply: j.Ply - 1, Time: deeper * long}, true
	case better == "" && from.all.time == 0:
		return Request{Ply: j.Ply - 1, All: true, Time: r.pace.all}, true
	case !from.value.Proven && better != "" && better != j.Word && r.untried(from, better):
		return Request{Ply: j.Ply - 1, Word: better, Time: long}, true
	}
	return Request{}, false
}

// untried reports whether a possibly better turn still needs a long look.
func (r *Review) untried(s *spot, word string) bool {
	l, tried := s.after[word]
	return !l.enough(r.pace.long) && (tried || len(s.after) < alternatives)
}
