package reason

import (
	"slices"

	"tidepool/rules"
)

// A Haul is what is captured in one turn: pieces, or seeds.
type Haul struct {
	Pieces []rules.Piece
	Seeds  int
}

func (h Haul) empty() bool { return len(h.Pieces) == 0 && h.Seeds == 0 }

func haulOf(info rules.Info, events []rules.Event) (h Haul) {
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

// covers reports whether a haul is as good as another: as many, and every uncommon piece of it.
func (h Haul) covers(other Haul, common string) bool {
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

func promotes(events []rules.Event) bool {
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.Promoted })
}
