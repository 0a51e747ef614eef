package review

import (
	"slices"
	"strings"
	"time"

	"tidepool/ai"
)

// An option is a turn of a position with its value for the side to move.
type option struct {
	word  string
	value Value
	// line is the best continuation, as far as known.
	line []string
	// time is how long the position after it was looked at; 0 if it was not.
	time time.Duration
}

// reconcile adjusts the values: a position is worth as much as its best turn, and a look at the position
// after a turn counts more than an earlier opinion of the turn.
func (r *Review) reconcile() {
	if !r.stale {
		return
	}
	r.stale = false
	for ply := len(r.spots) - 1; ply >= 0; ply-- {
		s := &r.spots[ply]
		s.value, s.best, s.follows = s.seen.value, s.seen.best, false
		if s.seen.known() && len(s.seen.best.Words) > 0 {
			s.value, s.best = r.worth(ply)
		}
	}
	capped := false
	for ply := 1; ply < len(r.spots); ply++ {
		capped = r.bound(ply, capped)
	}
}

func (r *Review) worth(ply int) (Value, ai.Variation) {
	s := &r.spots[ply]
	base := s.base()
	list := r.options(ply)
	top := list[0]
	for _, o := range list[1:] {
		if o.value.compare(top.value) > 0 {
			top = o
		}
	}
	if !base.value.Proven && !s.all.known() && base.value.fall(top.value) >= inaccurate {
		// The seeming best turn is not, and a better one is not known.
		return base.value, ai.Variation{Score: base.value.Score}
	}
	v := top.value
	class, certain := v.Class()
	switch {
	case base.value.Proven && (!certain || v.compare(base.value) < 0):
		return base.value, base.best // no estimate counts against a proof
	case base.value.Proven, certain && class > 0 && !r.counts(): // more seeds may be possible
	case certain && class < 0 && s.all.known() && allLost(list):
	default:
		v = v.doubted()
	}
	v.Depth = max(v.Depth, base.value.Depth)
	v.Decided = v.Decided && v.Score > 0 || top.word == first(base.best) && base.value.decides(v)
	return v, ai.Variation{Score: v.Score, Words: append([]string{top.word}, top.line...)}
}

func allLost(list []option) bool {
	return !slices.ContainsFunc(list, func(o option) bool {
		class, certain := o.value.Class()
		return !certain || class >= 0
	})
}

// base returns the best information about the position itself, even if the look at it failed and the look at
// all turns did not.
func (s *spot) base() *look {
	if s.all.known() && (!s.seen.known() || s.all.value.Proven && !s.seen.value.Proven) {
		return &s.all
	}
	return &s.seen
}

func (r *Review) options(ply int) []option {
	s := &r.spots[ply]
	base := s.base()
	list := []option{{first(base.best), base.value, base.best.Words[1:], 0}}
	set := func(o option) {
		if i := slices.IndexFunc(list, func(p option) bool { return p.word == o.word }); i < 0 {
			list = append(list, o)
		} else if o.value.Proven || !list[i].value.Proven {
			list[i] = o
		}
	}
	for _, t := range s.all.turns {
		if o := r.scored(base, &s.all, t); o.word != first(base.best) {
			set(o)
		}
	}
	for word, l := range s.after {
		if next, _, err := s.position.Play(word); err == nil && l.known() {
			set(option{word, r.forTurn(ply, next, l.value).before(), l.best.Words, l.time})
		}
	}
	if r.known(ply + 1) {
		next := &r.spots[ply+1]
		set(option{next.word, r.forMover(ply + 1).before(), next.best.Words, next.seen.time})
	}
	slices.SortFunc(list, func(a, b option) int { return strings.Compare(a.word, b.word) })
	return list
}

// scored returns a turn of a look at all turns as an option. It is not taken to be better than the best turn that
// base, a look at the position itself, found.
func (r *Review) scored(base, all *look, t ai.Variation) option {
	_, _, proven := t.Score.Proven()
	v := Value{Score: t.Score, Proven: proven, Decided: t.Decided, Depth: all.value.Depth, Unit: r.info.Score}
	if r.counts() && all.value.Proven && t.Score == all.value.Score {
		v.Proven = true // as good as the best
	}
	if !v.Proven && v.compare(base.value) > 0 {
		v = base.value.doubted()
		v.Decided = false
	}
	return option{first(t), v, t.Words[1:], 0}
}

// bound limits a position's value to what the position before was certainly worth, and sets it to exactly
// that if the played turn must be the one that makes it certain. It reports whether the value is only capped,
// so that it limits the next one.
func (r *Review) bound(ply int, capped bool) bool {
	from, to := &r.spots[ply-1], &r.spots[ply]
	if !r.known(ply-1) || !r.known(ply) || !from.value.Proven && !capped || to.value.Proven {
		return false
	}
	v, most := r.forMover(ply), from.value.after()
	best := first(from.best) == to.word && !from.follows
	certain := from.value.Proven && (best || !r.counts() && most.Score != 0)
	switch {
	case best && certain:
	case v.compare(most) <= 0:
		return false
	case !certain:
		most = most.doubted() // it may be worth less
	}
	most.Decided = v.decides(most)
	to.value, to.follows = r.forTurn(ply-1, to.position, most), true
	return !certain
}

// turns returns all turns of a position with their values, best first, if all were looked at.
func (r *Review) turns(ply int) []ai.Variation {
	if !r.spots[ply].all.known() {
		return nil
	}
	list := r.options(ply)
	slices.SortStableFunc(list, func(a, b option) int { return b.value.compare(a.value) })
	turns := make([]ai.Variation, len(list))
	for i, o := range list {
		turns[i] = ai.Variation{Score: o.value.Score, Words: append([]string{o.word}, o.line...), Decided: o.value.Decided}
	}
	return turns
}

// only reports whether all turns but the best are certainly worse: they lose, or it wins and they do not.
func (r *Review) only(ply int) bool {
	s := &r.spots[ply]
	if s.sole || !s.all.known() {
		return s.sole
	}
	list := r.options(ply)
	best, certain := s.value.Class()
	if len(list) < 2 || certain && best < 0 {
		return false
	}
	for _, o := range list {
		class, sure := o.value.Class()
		if s.all.value.Proven && r.counts() && s.value.Score <= 0 && o.value.Score < s.value.Score {
			class, sure = -1, true // it is certainly less than the best
		}
		if o.word != first(s.best) && !(sure && (class < 0 || certain && class < best)) {
			return false
		}
	}
	return true
}
