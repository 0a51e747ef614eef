package puzzle

import "tidepool/rules"

// A Decider is what a first turn must get right besides the piece and its square.
type Decider uint8

const (
	// NothingMore means that a solution's first turn is the only one of its piece to its square, or that two
	// solutions differ in what decides.
	NothingMore Decider = iota
	// TheCurrent is the way of the current.
	TheCurrent
	// TheBond is the bond step: which one, or none.
	TheBond
)

// Decides returns what distinguishes every solving first turn from the other turns of the same piece to the
// same square.
func (p *Puzzle) Decides(g rules.Game) Decider {
	start, err := p.Start(g)
	if err != nil {
		return NothingMore
	}
	current, bond := true, true
	for _, word := range []string{p.Line[0], p.Also} {
		if word != "" {
			c, b := p.differs(start, word)
			current, bond = current && c, bond && b
		}
	}
	switch {
	case current:
		return TheCurrent
	case bond:
		return TheBond
	}
	return NothingMore
}

// differs reports in what a turn differs from the other turns of the same piece to the same square.
func (p *Puzzle) differs(start rules.Position, word string) (current, bond bool) {
	_, events, err := start.Play(word)
	if err != nil {
		return false, false
	}
	own := steps(events)
	for _, t := range start.Turns() {
		other := steps(t.Events)
		if t.Word == p.Line[0] || t.Word == p.Also || len(own) == 0 || len(other) == 0 || own[0] != other[0] {
			continue
		}
		n := 0
		for n < len(own) && n < len(other) && own[n] == other[n] {
			n++
		}
		switch {
		case n == len(own) && n == len(other):
		case n < len(own) && n < len(other) && own[n].carried && other[n].carried:
			current = true
		default:
			bond = true
		}
	}
	return current, bond
}

// A step is the way of a moving or carried piece.
type step struct {
	from, to rules.Spot
	carried  bool
}

func steps(events []rules.Event) (list []step) {
	for _, e := range events {
		if e.Kind == rules.Moved || e.Kind == rules.Carried {
			list = append(list, step{e.From, e.To, e.Kind == rules.Carried})
		}
	}
	return list
}
