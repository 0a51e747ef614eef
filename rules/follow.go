package rules

import "slices"

// A Follow is what may follow some taps of a turn.
type Follow struct {
	// Next are the spots that can be tapped next, in a fixed order.
	Next []Spot
	// Word is the turn that the taps completely spell, or "".
	Word string
	// Events are those that happen however the turn continues.
	Events []Event
	// Turns is the number of turns with a path that begins with the taps.
	Turns int
}

// Complete reports whether the turn can be played and nothing could be added.
func (f Follow) Complete() bool { return f.Word != "" && len(f.Next) == 0 }

// FollowTaps returns what may follow taps; Turns is 0 if no turn begins so.
func FollowTaps(turns []Turn, taps []Spot) Follow {
	var f Follow
	for _, t := range turns {
		begins := false
		for _, path := range t.Paths {
			if len(path) < len(taps) || !slices.Equal(path[:len(taps)], taps) {
				continue
			}
			begins = true
			if len(path) == len(taps) {
				f.Word = t.Word
			} else if next := path[len(taps)]; !slices.Contains(f.Next, next) {
				f.Next = append(f.Next, next)
			}
		}
		if begins {
			f.addEvents(t.Events)
		}
	}
	if f.Word == "" {
		f.Events = begun(f.Events, turns, taps)
	}
	return f
}

// begun cuts the events at the first move to a square that was not tapped yet (even if only one turn is left,
// the player still has to make it), but keeps those of a shorter turn already spelled by the taps.
func begun(events []Event, turns []Turn, taps []Spot) []Event {
	if len(taps) < 2 {
		return nil
	}
	made, rest := spelled(events, turns, taps)
	for i := made; i < len(events); i++ {
		e := events[i]
		goes := e.Kind == Moved || e.Kind == Carried || e.Kind == Jumped
		if !goes || slices.Contains(rest, e.To) {
			continue
		}
		for i > made && events[i-1].Kind == Captured && events[i-1].From == e.To {
			i--
		}
		return events[:i]
	}
	return events
}

// spelled returns the number of events of the longest turn that a prefix of the taps spells, and the taps after it.
func spelled(events []Event, turns []Turn, taps []Spot) (made int, rest []Spot) {
	rest = taps[1:]
	for _, t := range turns {
		for _, path := range t.Paths {
			n := len(path)
			if n < len(taps) && len(taps)-n <= len(rest) && slices.Equal(path, taps[:n]) {
				made, rest = common(events, t.Events), taps[n:]
			}
		}
	}
	return made, rest
}

func (f *Follow) addEvents(events []Event) {
	if f.Turns == 0 {
		f.Events = slices.Clone(events)
	} else {
		f.Events = f.Events[:common(f.Events, events)]
	}
	f.Turns++
}

func common(a, b []Event) int {
	n := 0
	for n < len(a) && n < len(b) && a[n].equal(b[n]) {
		n++
	}
	return n
}

func (e Event) equal(o Event) bool {
	return e.Kind == o.Kind && e.Side == o.Side && e.Free == o.Free && e.Piece == o.Piece && e.From == o.From &&
		e.To == o.To && e.Count == o.Count && slices.Equal(e.Path, o.Path)
}
