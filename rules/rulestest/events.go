package rulestest

import (
	"cmp"
	"fmt"
	"slices"

	"tidepool/rules"
)

// Replay returns an error if a turn's events differ from those of playing it, if one is impossible, or if
// they do not lead to the tokens of the next position.
func Replay(p rules.Position, turn rules.Turn) error {
	next, events, err := p.Play(turn.Word)
	if err != nil {
		return fmt.Errorf("%s: %s: %w", p, turn.Word, err)
	}
	if !slices.EqualFunc(events, turn.Events, sameEvent) {
		return fmt.Errorf("%s: %s: played events %+v, listed %+v", p, turn.Word, events, turn.Events)
	}
	tokens := rules.Tokens(p.Tokens())
	for _, e := range events {
		if e.Side != p.Turn() {
			return fmt.Errorf("%s: %s: event %+v is by the other side", p, turn.Word, e)
		}
		if err := possible(tokens, e); err != nil {
			return fmt.Errorf("%s: %s: event %+v: %w", p, turn.Word, e, err)
		}
		tokens = tokens.Apply(e)
	}
	got, want := sorted(tokens), sorted(next.Tokens())
	if !slices.EqualFunc(got, want, func(a, b rules.Token) bool { return a.Plain() == b }) {
		return fmt.Errorf("%s: %s: events lead to\n%+v, want\n%+v", p, turn.Word, got, want)
	}
	return nil
}

func sameEvent(a, b rules.Event) bool {
	return a.Kind == b.Kind && a.Side == b.Side && a.Piece == b.Piece && a.From == b.From && a.To == b.To &&
		a.Count == b.Count && slices.Equal(a.Path, b.Path)
}

func sorted(tokens []rules.Token) []rules.Token {
	return slices.SortedFunc(slices.Values(tokens), func(a, b rules.Token) int { return cmp.Compare(a.Spot, b.Spot) })
}

func possible(tokens rules.Tokens, e rules.Event) error {
	if e.Kind == rules.Swapped {
		return swappable(tokens, e)
	}
	from, ok := on(tokens, e.From)
	if !ok {
		return fmt.Errorf("nothing is on %q", e.From)
	}
	becomes := e.Kind == rules.Promoted || e.Kind == rules.Handed
	if (from.Piece == e.Piece) == becomes {
		return fmt.Errorf("%+v is there", from)
	}
	if e.Count < 1 || from.Count < e.Count {
		return fmt.Errorf("%d are there", from.Count)
	}
	to, taken := on(tokens, e.To)
	switch e.Kind {
	case rules.Moved, rules.Carried, rules.Jumped:
		if taken && e.To != e.From {
			return fmt.Errorf("in its way is %+v", to)
		}
	case rules.Promoted, rules.Removed:
		if e.To != "" && e.To != e.From {
			return fmt.Errorf("it goes to %q", e.To)
		}
	case rules.Captured, rules.Banked:
		if taken != (e.To != "") {
			return fmt.Errorf("no store %q", e.To)
		}
	case rules.Handed:
		if !taken || to.Piece.Kind != e.Piece.Kind {
			return fmt.Errorf("exchanged for %+v", to)
		}
	case rules.Sown:
		return sowable(tokens, e)
	default:
		return fmt.Errorf("kind %d", e.Kind)
	}
	return nil
}

func sowable(tokens rules.Tokens, e rules.Event) error {
	if from, _ := on(tokens, e.From); len(e.Path) != e.Count || from.Count != e.Count {
		return fmt.Errorf("%d seeds are there, %d fall", from.Count, len(e.Path))
	}
	for _, spot := range e.Path {
		if _, ok := on(tokens, spot); !ok {
			return fmt.Errorf("nothing is on %q", spot)
		}
	}
	return nil
}

// swappable requires every spot once, in corresponding pairs of the two sides.
func swappable(tokens rules.Tokens, e rules.Event) error {
	if len(e.Path) != len(tokens) || len(e.Path)%2 != 0 {
		return fmt.Errorf("%d of %d spots are swapped", len(e.Path), len(tokens))
	}
	seen := make(map[rules.Spot]bool)
	for i, spot := range e.Path {
		t, ok := on(tokens, spot)
		other, _ := on(tokens, e.Path[i^1])
		if !ok || seen[spot] || t.Piece.Side == other.Piece.Side || t.Piece.Kind != other.Piece.Kind {
			return fmt.Errorf("%q is swapped with %+v", spot, other)
		}
		seen[spot] = true
	}
	return nil
}

func on(tokens rules.Tokens, spot rules.Spot) (rules.Token, bool) {
	i := slices.IndexFunc(tokens, func(t rules.Token) bool { return t.Spot == spot })
	if i < 0 {
		return rules.Token{}, false
	}
	return tokens[i], true
}
