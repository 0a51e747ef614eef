package dodgem

import "tidepool/rules"

// A Move takes a car from a square to another or off the board.
type Move struct{ from, to square }

// Leaves reports whether a move takes its car off the board.
func (p Position) Leaves(m Move) bool { return !p.inside(m.to) }

// Advances reports whether a move of side goes forward rather than sideways.
func (m Move) Advances(side rules.Side) bool { return m.to.along(side) > m.from.along(side) }

// Pack returns the move as a number; no move is 0.
func (m Move) Pack() uint32 { return uint32(m.from)<<8 | uint32(m.to) }

// AppendMoves appends the legal moves.
func (p Position) AppendMoves(dst []Move) []Move {
	if p.cars[p.turn.Other()] == 0 {
		return dst
	}
	for c := p.cars[p.turn]; c != 0; c = c.rest() {
		from := c.first()
		for way := range 3 {
			if to, ok := p.goes(from, way); ok {
				dst = append(dst, Move{from, to})
			}
		}
	}
	return dst
}

// CountMoves returns the number of legal moves.
func (p Position) CountMoves() int {
	if p.cars[p.turn.Other()] == 0 {
		return 0
	}
	n := 0
	for c := p.cars[p.turn]; c != 0; c = c.rest() {
		for way := range 3 {
			if _, ok := p.goes(c.first(), way); ok {
				n++
			}
		}
	}
	return n
}

// goes returns where a car of the side to move goes: way 0 ahead, 1 and 2 to either side.
func (p Position) goes(from square, way int) (to square, ok bool) {
	ahead, aside := square(1), square(stride)
	if p.turn == red {
		ahead, aside = aside, ahead
	}
	switch way {
	case 0:
		to = from + ahead
		return to, !p.inside(to) || !p.taken(to)
	case 1:
		to = from + aside
		return to, p.inside(to) && !p.taken(to)
	}
	if from.along(p.turn.Other()) == 0 {
		return 0, false
	}
	to = from - aside
	return to, !p.taken(to)
}

func (p Position) taken(s square) bool { return (p.cars[blue]|p.cars[red])&s.cars() != 0 }

// Apply returns the position after a move.
func (p Position) Apply(m Move) Position {
	p.cars[p.turn] &^= m.from.cars()
	if p.inside(m.to) {
		p.cars[p.turn] |= m.to.cars()
	}
	p.turn = p.turn.Other()
	return p
}

// Word spells a move: "a2-b2".
func (p Position) Word(m Move) string { return string(m.from.spot() + "-" + m.to.spot()) }

// Paths returns the move as taps.
func (p Position) Paths(m Move) [][]rules.Spot {
	return [][]rules.Spot{{m.from.spot(), m.to.spot()}}
}

// Events returns what happens: a car moves, and is gone if it left the board.
func (p Position) Events(m Move) []rules.Event {
	moved := rules.Event{Kind: rules.Moved, Side: p.turn, Piece: piece(p.turn), From: m.from.spot(), To: m.to.spot(), Count: 1}
	if p.inside(m.to) {
		return []rules.Event{moved}
	}
	return []rules.Event{moved, {Kind: rules.Removed, Side: p.turn, Piece: piece(p.turn), From: m.to.spot(), Count: 1}}
}
