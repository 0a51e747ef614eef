package reason

import (
	"slices"

	"tidepool/rules"
)

// A Capture is what one turn captures: pieces, or seeds.
type Capture struct {
	Pieces []rules.Piece
	Seeds  int
}

func (h Capture) empty() bool { return len(h.Pieces) == 0 && h.Seeds == 0 }

func captureOf(info rules.Info, events []rules.Event) (h Capture) {
	for _, e := range events {
		switch {
		case e.Kind != rules.Captured:
		case info.Spot(e.To).Class == rules.StoreSpot:
			h.Seeds += e.Count
		default:
			h.Pieces = append(h.Pieces, e.Piece)
		}
	}
	return h
}

// covers reports whether a capture is as good as another: as many pieces, including all its uncommon ones.
func (h Capture) covers(other Capture, common string) bool {
	if len(h.Pieces) < len(other.Pieces) || h.Seeds < other.Seeds {
		return false
	}
	for _, p := range other.Pieces {
		same := func(q rules.Piece) bool { return q.Kind == p.Kind }
		if p.Kind != common && !slices.ContainsFunc(h.Pieces, same) {
			return false
		}
	}
	return true
}

func (h Capture) same(other Capture) bool {
	return h.Seeds == other.Seeds && slices.Equal(h.Pieces, other.Pieces)
}

func promotes(events []rules.Event) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.Promoted })
}
