package board

import (
	"slices"

	"tidepool/rules"
)

// An Arrow is a turn drawn over the board. Arrows differ in length, width, lightness and numbers, not only in colour.
type Arrow struct {
	// Ways are the parts of the turn: moving pieces, the card used, removed pieces.
	Ways []Way
	// By is the side that plays the turn.
	By rules.Side
	// Rank is 0 for the best turn, drawn bold; later ones are thinner and paler.
	Rank int
	// Step is the turn's number in a line of several turns; 0 for none.
	Step int
}

// A Way is one part of an arrow: the spots that a piece passes.
type Way struct {
	Kind  WayKind
	Spots []rules.Spot
}

// A WayKind determines how a way is drawn.
type WayKind uint8

const (
	// Going is a piece moving from spot to spot.
	Going WayKind = iota
	// Hopping is a jumping piece; the arrow shows where it lands in between.
	Hopping
	// Sowing is seeds falling one by one.
	Sowing
	// Using is the card used for a turn.
	Using
	// Leaving is a piece taken off a spot.
	Leaving
)

// ArrowOf returns the arrow of a turn, given its events.
func ArrowOf(by rules.Side, events []rules.Event, rank, step int) Arrow {
	a := Arrow{By: by, Rank: rank, Step: step}
	for _, e := range events {
		switch e.Kind {
		case rules.Moved, rules.Carried:
			a.goOn(Going, e.From, e.To)
		case rules.Jumped:
			a.goOn(Hopping, e.From, e.To)
		case rules.Sown:
			a.Ways = append(a.Ways, Way{Sowing, append([]rules.Spot{e.From}, e.Path...)})
		}
	}
	a.take(events)
	a.use(events)
	return a
}

// take marks removed pieces, except those jumped over or landed on.
func (a *Arrow) take(events []rules.Event) {
	hops := slices.ContainsFunc(a.Ways, func(w Way) bool { return w.Kind == Hopping })
	for _, e := range events {
		if (e.Kind == rules.Removed || e.Kind == rules.Captured && !hops) && !a.reaches(e.From) {
			a.Ways = append(a.Ways, Way{Leaving, []rules.Spot{e.From}})
		}
	}
}

// goOn extends the way that ends where this one begins, or begins a new way.
func (a *Arrow) goOn(kind WayKind, from, to rules.Spot) {
	if from == to || to == "" {
		return
	}
	for i := range a.Ways {
		if w := &a.Ways[i]; w.Kind <= Hopping && w.Spots[len(w.Spots)-1] == from {
			w.Spots = append(w.Spots, to)
			return
		}
	}
	a.Ways = append(a.Ways, Way{kind, []rules.Spot{from, to}})
}

func (a *Arrow) reaches(s rules.Spot) bool {
	return slices.ContainsFunc(a.Ways, func(w Way) bool {
		return w.Kind <= Hopping && slices.Contains(w.Spots, s) || w.Kind == Sowing && w.Spots[len(w.Spots)-1] == s
	})
}

// use connects a turn's card to what it moves, only for the first of several turns, because many lines get confusing.
func (a *Arrow) use(events []rules.Event) {
	if a.Rank > 0 || a.Step > 1 {
		return
	}
	for _, e := range events {
		if e.Kind != rules.Handed {
			continue
		}
		w := Way{Using, []rules.Spot{e.From}}
		if len(a.Ways) > 0 {
			w.Spots = append(w.Spots, a.Ways[0].Spots[0])
		}
		a.Ways = append(a.Ways, w)
	}
}

func (a *Arrow) equal(b *Arrow) bool {
	return a.By == b.By && a.Rank == b.Rank && a.Step == b.Step && slices.EqualFunc(a.Ways, b.Ways, func(v, w Way) bool {
		return v.Kind == w.Kind && slices.Equal(v.Spots, w.Spots)
	})
}
