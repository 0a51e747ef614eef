package konane

import "tidepool/rules"

// A Move is a whole turn: a straight jump from one square to another, or the removal of a stone (From == To).
// Squares are numbered rank by rank from a1.
type Move struct{ From, To uint8 }

// Word returns "c3" for a removal and "c1-c5" for a jump.
func (p Position) Word(m Move) string {
	b := p.geometry()
	from := string(b.spot(int(m.From)))
	if m.From == m.To {
		return from
	}
	return from + "-" + string(b.spot(int(m.To)))
}

// Paths returns the ways of tapping a move: landings on the way may be tapped or omitted.
func (p Position) Paths(m Move) [][]rules.Spot {
	b := p.geometry()
	paths := [][]rules.Spot{{b.spot(int(m.From))}}
	if m.From == m.To {
		return paths
	}
	line, _ := b.ray(int(m.From), int(m.To))
	for i := 2; i < line.length; i += 2 {
		landing := b.spot(int(m.From) + i*line.step)
		for _, path := range paths {
			paths = append(paths, extended(path, landing))
		}
	}
	for i, path := range paths {
		paths[i] = extended(path, b.spot(int(m.To)))
	}
	return paths
}

func extended(path []rules.Spot, spot rules.Spot) []rules.Spot {
	return append(append(make([]rules.Spot, 0, len(path)+1), path...), spot)
}

func (p Position) Events(m Move) []rules.Event {
	b := p.geometry()
	from := int(m.From)
	mine := rules.Event{Side: p.turn, Piece: stone(p.turn), Count: 1}
	if m.From == m.To {
		mine.Kind, mine.From = rules.Removed, b.spot(from)
		return []rules.Event{mine}
	}
	var events []rules.Event
	line, _ := b.ray(from, int(m.To))
	for sq := from; sq != int(m.To); sq += 2 * line.step {
		jump, capture := mine, mine
		jump.Kind = rules.Jumped
		jump.From, jump.To = b.spot(sq), b.spot(sq+2*line.step)
		capture.Kind, capture.Piece = rules.Captured, stone(p.turn.Other())
		capture.From = b.spot(sq + line.step)
		events = append(events, jump, capture)
	}
	return events
}
