package commentary

import (
	"tidepool/locale/key"
	"tidepool/rules"
)

// A teller describes the events of one turn.
type teller struct {
	Speaker
	by    rules.Side
	left  []rules.Event
	moved bool // a piece has moved already: another move is the bond step
	brief bool // omit what a side receives
}

func (s Speaker) parts(by rules.Side, events []rules.Event) []string {
	t := teller{Speaker: s, by: by, left: events}
	return t.parts()
}

func (t *teller) parts() (parts []string) {
	for len(t.left) > 0 {
		parts = append(parts, t.next()...)
	}
	return parts
}

// next describes the next events and consumes them.
func (t *teller) next() []string {
	w, e := t.Words, t.left[0]
	switch e.Kind {
	case rules.Captured:
		return []string{t.captured()}
	case rules.Jumped:
		return t.jumped()
	case rules.Banked:
		return t.banked()
	}
	t.left = t.left[1:]
	switch e.Kind {
	case rules.Moved:
		return t.movedPiece(e)
	case rules.Carried:
		return []string{t.carried(e)}
	case rules.Promoted:
		return []string{w.Of(key.Promotions, t.Info.ID)}
	case rules.Removed:
		return []string{w.T(key.SayRemoves, "from", string(e.From))}
	case rules.Sown:
		return t.sown(e)
	case rules.Handed:
		return t.handed(e)
	case rules.Swapped:
		return []string{w.T(key.SaySwaps)}
	}
	return nil
}

func (t *teller) take(kind rules.EventKind) []rules.Event {
	n := 0
	for n < len(t.left) && t.left[n].Kind == kind {
		n++
	}
	events := t.left[:n]
	t.left = t.left[n:]
	return events
}

func (t *teller) movedPiece(e rules.Event) []string {
	k := key.SayMoves
	if t.moved {
		k = key.SayBond
	}
	t.moved = true
	return []string{t.Words.T(k, "piece", t.piece(e.Piece), "from", string(e.From), "to", string(e.To))}
}

func (t *teller) piece(p rules.Piece) string { return t.Words.Of(key.Pieces, p.Kind) }

func (t *teller) carried(e rules.Event) string {
	k := key.SayStays
	switch {
	case e.Free:
		k = key.SayGoes
	case e.To != e.From:
		k = key.SayCarried
	}
	return t.Words.T(k, "to", string(e.To))
}

// captured describes captures, always after the move that makes them.
func (t *teller) captured() string {
	list := t.take(rules.Captured)
	if t.Info.Spot(list[0].To).Class == rules.StoreSpot {
		return t.seeds(list)
	}
	var spots []string
	for _, e := range list {
		spots = append(spots, t.lost(e))
	}
	said := t.Words.T(key.SayCaptures, "spots", t.list(spots))
	if next := t.take(rules.Moved); len(next) == 1 {
		if next[0].To == list[0].From {
			return t.join(append(t.movedPiece(next[0]), said))
		}
		return t.join(append([]string{said}, t.movedPiece(next[0])...))
	}
	return said
}

// lost names a captured piece; an ordinary piece is named only by its square.
func (t *teller) lost(e rules.Event) string {
	if e.Piece.Kind == t.Info.Common {
		return string(e.From)
	}
	return t.Words.T(key.SayNamed, "spot", string(e.From), "piece", t.piece(e.Piece))
}

// house names a house, without the side if it is the mover's own.
func (t *teller) house(spot rules.Spot) string {
	if t.Info.Spot(spot).Side == t.by {
		return string(spot)
	}
	return t.Spot(spot)
}

func (t *teller) seeds(list []rules.Event) string {
	n := 0
	var houses []string
	for _, e := range list {
		n += e.Count
		houses = append(houses, t.house(e.From))
	}
	return t.Words.N(key.SayTakes, n, "spots", t.list(houses))
}

// jumped describes consecutive jumps as one, and then what they captured.
func (t *teller) jumped() []string {
	from := t.left[0].From
	var to, taken []string
	for len(t.left) > 0 && (t.left[0].Kind == rules.Jumped || t.left[0].Kind == rules.Captured) {
		e := t.left[0]
		t.left = t.left[1:]
		if e.Kind == rules.Jumped {
			to = append(to, string(e.To))
		} else {
			taken = append(taken, t.lost(e))
		}
	}
	parts := []string{t.Words.T(key.SayJumps, "from", string(from), "to", t.list(to))}
	if len(taken) > 0 {
		parts = append(parts, t.Words.T(key.SayCaptures, "spots", t.list(taken)))
	}
	return parts
}

func (t *teller) sown(e rules.Event) []string {
	parts := []string{t.Words.N(key.SaySows, e.Count, "from", t.house(e.From))}
	if len(e.Path) == 0 {
		return parts
	}
	last := e.Path[len(e.Path)-1]
	if t.Info.Spot(last).Class == rules.StoreSpot {
		return append(parts, t.Words.T(key.SayLastStore))
	}
	return append(parts, t.Words.T(key.SayLast, "to", t.house(last)))
}

func (t *teller) banked() []string {
	var kept [2]int
	for _, e := range t.take(rules.Banked) {
		kept[t.Info.Spot(e.To).Side] += e.Count
	}
	var parts []string
	for side, n := range kept {
		if n > 0 {
			parts = append(parts, t.Words.N(key.SayKeeps, n, "side", t.Side(rules.Side(side))))
		}
	}
	return parts
}

func (t *teller) handed(e rules.Event) []string {
	k := key.SayCard
	if !t.moved {
		k = key.SayPass
	}
	if t.brief {
		return []string{t.Words.T(k, "card", t.Spot(e.From))}
	}
	return []string{t.Words.T(k, "card", t.Spot(e.From)), t.Words.T(key.SayGets, "card", t.Spot(e.To))}
}
