package games_test

import (
	"fmt"
	"maps"

	"tidepool/rules"
)

// A table is what stands where, to replay events on as a scene does.
type table map[rules.Spot]stack

type stack struct {
	piece rules.Piece
	count int
}

func newTable(tokens []rules.Token) table {
	t := make(table, len(tokens))
	for _, token := range tokens {
		t[token.Spot] = stack{token.Piece, token.Count}
	}
	return t
}

func (t table) equal(o table) bool { return maps.Equal(t, o) }

// after returns the table after the events, or what is wrong with them.
func (t table) after(events []rules.Event) (table, error) {
	t = maps.Clone(t)
	for _, e := range events {
		if err := t.apply(e); err != nil {
			return nil, fmt.Errorf("%w: event %+v of %+v", err, e, events)
		}
	}
	return t, nil
}

func (t table) apply(e rules.Event) error {
	if e.Kind == rules.Swapped {
		t.swap()
		return nil
	}
	from, ok := t[e.From]
	if !ok {
		return fmt.Errorf("nothing is on %q", e.From)
	}
	switch e.Kind {
	case rules.Moved, rules.Carried, rules.Jumped:
		if from.piece != e.Piece {
			return fmt.Errorf("%+v is there", from.piece)
		}
		return t.move(e)
	case rules.Promoted:
		t[e.From] = stack{e.Piece, from.count}
	case rules.Removed:
		delete(t, e.From)
	case rules.Captured, rules.Banked:
		return t.take(e)
	case rules.Sown:
		return t.sow(e)
	case rules.Handed:
		return t.hand(e)
	default:
		return fmt.Errorf("kind %d", e.Kind)
	}
	return nil
}

func (t table) move(e rules.Event) error {
	piece := t[e.From]
	delete(t, e.From)
	if _, taken := t[e.To]; taken {
		return fmt.Errorf("%q is taken", e.To)
	}
	t[e.To] = piece
	return nil
}

// take moves counted seeds to a store, or a piece off the board.
func (t table) take(e rules.Event) error {
	from := t[e.From]
	if from.piece != e.Piece || from.count < e.Count || e.Count < 1 {
		return fmt.Errorf("%+v is there", from)
	}
	store, ok := t[e.To]
	if !ok {
		delete(t, e.From)
		return nil
	}
	from.count -= e.Count
	store.count += e.Count
	t[e.From], t[e.To] = from, store
	return nil
}

func (t table) sow(e rules.Event) error {
	from := t[e.From]
	if len(e.Path) != e.Count || from.count != e.Count {
		return fmt.Errorf("%d seeds are there, %d fall", from.count, len(e.Path))
	}
	t[e.From] = stack{from.piece, 0}
	for _, spot := range e.Path {
		house, ok := t[spot]
		if !ok {
			return fmt.Errorf("no house %q", spot)
		}
		house.count++
		t[spot] = house
	}
	return nil
}

// hand gives a card to the middle or to a side's hand.
func (t table) hand(e rules.Event) error {
	card := t[e.From]
	switch e.To {
	case "middle":
		card.piece = rules.Piece{Side: e.Side.Other(), Kind: "middle"}
	case "near", "far":
		card.piece = rules.Piece{Side: e.Side, Kind: "card"}
	default:
		return fmt.Errorf("no holder %q", e.To)
	}
	t[e.From] = card
	return nil
}

// swap turns a board of houses around: what a side has goes to the house or
// store of the same place on the other side.
func (t table) swap() {
	before := maps.Clone(t)
	for spot, s := range t {
		s.count = before[across(before, spot)].count
		t[spot] = s
	}
}

// across names the place of the other side that corresponds to a place: the
// house of the same letter, or the other store.
func across(t table, spot rules.Spot) rules.Spot {
	if len(spot) == 1 && spot[0] >= 'a' && spot[0] <= 'z' {
		return rules.Spot(spot[0] - 'a' + 'A')
	}
	if len(spot) == 1 && spot[0] >= 'A' && spot[0] <= 'Z' {
		return rules.Spot(spot[0] - 'A' + 'a')
	}
	for other, s := range t {
		if other != spot && s.piece.Kind == t[spot].piece.Kind {
			return other
		}
	}
	return spot
}
