package analysis

import (
	"slices"

	"tidepool/play/review"
	"tidepool/rules"
)

// A listed turn is one that has a card: a mistake, or a good turn.
type listed struct {
	review.Moment
	good bool
}

// same reports whether two are the same turn.
func (l listed) same(m listed) bool { return l.Ply == m.Ply && l.good == m.good }

// An order is the turns that have cards, from the top down. What has been shown stays where it is, whatever the review
// finds, until the list is shown anew.
type order []listed

// put brings the order up to date with the review.
func (o *order) put(v *gameReview) {
	all := v.ranked()
	var list order
	for _, was := range *o {
		if i := slices.IndexFunc(all, was.same); i >= 0 {
			list = append(list, all[i])
		}
	}
	if v.going {
		all = v.leading(all)
		all = all[:min(len(all), max(0, 1-len(list)))] // the others when all are known
	}
	for _, l := range all {
		if !slices.ContainsFunc(list, l.same) {
			list = append(list, l)
		}
	}
	*o = list
}

// ranked returns all turns that have cards as they are ordered in a new list: the mistake for which the page was
// opened, those of a person who played alone, the worst first, those of the other side, and a good turn.
func (v *gameReview) ranked() (list []listed) {
	for _, m := range v.list.found {
		list = append(list, listed{Moment: m})
	}
	person, solo := v.p.solo()
	first := func(l listed) int {
		switch {
		case l.Ply == v.p.asked:
			return 0
		case solo && l.By == person:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(list, func(a, b listed) int { return first(a) - first(b) })
	if j, ok := v.praised(); ok {
		list = append(list, listed{review.Moment{Judged: j}, true})
	}
	return list
}

// leading returns the turn whose card certainly comes first, if there is one.
func (v *gameReview) leading(all []listed) []listed {
	sides := []rules.Side{rules.Near, rules.Far}
	if person, solo := v.p.solo(); solo {
		sides = []rules.Side{person}
	}
	worst, ok := v.known().Worst(sides...)
	return slices.DeleteFunc(all, func(l listed) bool { return l.Ply != v.p.asked && (!ok || l.Ply != worst.Ply) })
}

// renew orders the list anew.
func (v *gameReview) renew() {
	v.list.order, v.held = nil, v.going
	v.version++
}
