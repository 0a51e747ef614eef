package lessons

import (
	"slices"

	"tidepool/rules"
)

// A Goal is what a turn must bring about: all of its conditions.
type Goal []Condition

// A Condition is something observable after a turn. Kind is one of
//
//	sown jumped captured promoted removed swapped   such an event
//	carried   a piece was taken along, not merely held
//	moved     pieces moved: twice in a turn with a bond step
//	from, to  something left At, came to it
//	again     the same side is to move
//	win       the mover has won
type Condition struct {
	Kind string
	// N is the minimum number of events.
	N  int
	At rules.Spot
}

func kinds() map[string]rules.EventKind {
	return map[string]rules.EventKind{"sown": rules.Sown, "jumped": rules.Jumped, "captured": rules.Captured,
		"promoted": rules.Promoted, "removed": rules.Removed, "swapped": rules.Swapped, "carried": rules.Carried, "moved": rules.Moved}
}

// A Turn is a turn that was tried.
type Turn struct {
	By     rules.Side
	After  rules.Position
	Events []rules.Event
}

// Missing returns the first condition that a turn does not meet, and how often its event happened; false if
// the goal is reached.
func (g Goal) Missing(t Turn) (c Condition, got int, missing bool) {
	for _, c := range g {
		if got := c.count(t); got < c.N {
			return c, got, true
		}
	}
	return Condition{}, 0, false
}

func (c Condition) count(t Turn) int {
	switch c.Kind {
	case "again":
		return one(!t.After.Outcome().Over() && t.After.Turn() == t.By)
	case "win":
		o := t.After.Outcome()
		return one(o.Result == rules.Decisive && o.Winner == t.By)
	case "from":
		return one(slices.ContainsFunc(t.Events, func(e rules.Event) bool { return e.From == c.At }))
	case "to":
		return one(c.At == rest(t.Events))
	}
	kind, n := kinds()[c.Kind], 0
	for _, e := range t.Events {
		if e.Kind == kind && (kind != rules.Carried || e.From != e.To) {
			n++
		}
	}
	return n
}

// rest returns where the piece that moved first came to rest, ignoring later pieces.
func rest(events []rules.Event) rules.Spot {
	var at rules.Spot
	for _, e := range events {
		switch e.Kind {
		case rules.Moved, rules.Jumped, rules.Carried:
			if at != "" && e.From != at {
				return at
			}
			at = e.To
		}
	}
	return at
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
