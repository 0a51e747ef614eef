package review

import (
	"slices"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

// An option is a turn of a position with what it is worth to the side to move.
type option struct {
	word  string
	value Value
	// line is what follows with best play, as far as it is known.
	line []string
	// time is how long the position after it was looked at; 0 if it was not.
	time time.Duration
}

// settle makes the values agree: a position is worth as much as the best of its turns, and a look
// at what comes after a turn counts for more than what was thought of it before.
func (r *Review) settle() {
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
	if !base.value.Proven && !s.all.known() && 100*(base.value.Share()-top.value.Share()) >= inaccurate {
		// What was thought to be the best is not, and what is better is not known.
		return base.value, ai.Variation{Score: base.value.Score}
	}
	v := top.value
	class, certain := v.Class()
	switch {
	case base.value.Proven && (!certain || v.compare(base.value) < 0):
		return base.value, base.best // no estimate counts against what is proven
	case base.value.Proven, certain && class > 0 && r.info.Score != rules.SeedUnit: // of seeds there may be more
	case certain && class < 0 && s.all.known() && allLost(list):
	default:
		v = v.doubted()
	}
	v.Depth = max(v.Depth, base.value.Depth)
	return v, ai.Variation{Score: v.Score, Words: append([]string{top.word}, top.line...)}
}

func allLost(list []option) bool {
	return !slices.ContainsFunc(list, func(o option) bool {
		class, certain := o.value.Class()
		return !certain || class >= 0
	})
}

// base is what is known best of the position as such, even if the look at it failed and those at
// its turns did not.
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

// scored is one of all turns, worth no more than the best that a look at the position as such has found.
func (r *Review) scored(base, all *look, t ai.Variation) option {
	_, _, proven := t.Score.Proven()
	v := Value{t.Score, proven, all.value.Depth, r.info.Score}
	if r.info.Score == rules.SeedUnit && all.value.Proven && t.Score == all.value.Score {
		v.Proven = true // as good as the best
	}
	if !v.Proven && v.compare(base.value) > 0 {
		v = base.value.doubted()
	}
	return option{first(t), v, t.Words[1:], 0}
}

// bound limits what was played to what the position before was certainly worth, and to just that if
// it is what makes it certain: otherwise some other turn does. It reports whether the value is
// capped so: it then bounds the next.
func (r *Review) bound(ply int, capped bool) bool {
	from, to := &r.spots[ply-1], &r.spots[ply]
	if !r.known(ply-1) || !r.known(ply) || !from.value.Proven && !capped || to.value.Proven {
		return false
	}
	v, most := r.forMover(ply), from.value.after()
	best := first(from.best) == to.word && !from.follows
	certain := from.value.Proven && (best || r.info.Score != rules.SeedUnit && most.Score != 0)
	switch {
	case best && certain:
	case v.compare(most) <= 0:
		return false
	case !certain:
		most = most.doubted() // it may be worth less
	}
	to.value, to.follows = r.forTurn(ply-1, to.position, most), true
	return !certain
}

// turns are all turns of a position with what is known of them, the best first, if all have been looked at.
func (r *Review) turns(ply int) []ai.Variation {
	if !r.spots[ply].all.known() {
		return nil
	}
	list := r.options(ply)
	slices.SortStableFunc(list, func(a, b option) int { return b.value.compare(a.value) })
	turns := make([]ai.Variation, len(list))
	for i, o := range list {
		turns[i] = ai.Variation{Score: o.value.Score, Words: append([]string{o.word}, o.line...)}
	}
	return turns
}

// only reports whether all turns but the best are certainly worth less: they lose, or it wins and
// they do not.
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
		if s.all.value.Proven && r.info.Score == rules.SeedUnit && s.value.Score <= 0 && o.value.Score < s.value.Score {
			class, sure = -1, true // it is certainly less than the best
		}
		if o.word != first(s.best) && !(sure && (class < 0 || certain && class < best)) {
			return false
		}
	}
	return true
}
