package onitama

import (
	"math/bits"

	"tidepool/rules"
)

// A Move is a card in bits 10 to 15, from in bits 0 to 4 and to in bits 5 to 9; from equals to in a forced exchange.
type Move uint16

func moveOf(c Card, from, to square) Move { return Move(from) | Move(to)<<5 | Move(c)<<10 }

// Card returns the card used.
func (m Move) Card() Card { return Card(m >> 10) }

// Squares returns the squares as bit numbers in [Position.Pieces].
func (m Move) Squares() (from, to int) { return int(m.from()), int(m.to()) }

// Passes reports whether the move only exchanges a card.
func (m Move) Passes() bool { return m.from() == m.to() }

func (m Move) from() square { return square(m & 31) }
func (m Move) to() square   { return square(m >> 5 & 31) }

func (p Position) AppendMoves(dst []Move) []Move {
	if p.lost() {
		return dst
	}
	before := len(dst)
	if dst = p.appendSteps(dst, ^p.own()); len(dst) == before {
		dst = append(dst, moveOf(p.ownHand().low(), 0, 0), moveOf(p.ownHand().high(), 0, 0))
	}
	return dst
}

// AppendCaptures appends the legal moves that capture.
func (p Position) AppendCaptures(dst []Move) []Move {
	if p.lost() {
		return dst
	}
	return p.appendSteps(dst, p.enemy())
}

func (p Position) appendSteps(dst []Move, goals board) []Move {
	fans := &fans[p.Turn()&1]
	for _, c := range p.ownHand().cards() {
		fan := &fans[c&63]
		for own := p.own(); own != 0; own &= own - 1 {
			from := own.first()
			for to := fan[from&31] & goals; to != 0; to &= to - 1 {
				dst = append(dst, moveOf(c, from, to.first()))
			}
		}
	}
	return dst
}

func (p Position) CountMoves() int {
	if p.lost() {
		return 0
	}
	n := p.steps()
	if n == 0 {
		return 2
	}
	return n
}

func (p Position) steps() int {
	fans := &fans[p.Turn()&1]
	low, high := &fans[p.ownHand().low()&63], &fans[p.ownHand().high()&63]
	n := 0
	for own := p.own(); own != 0; own &= own - 1 {
		from := own.first() & 31
		n += bits.OnesCount64(uint64(low[from]&^p.own())<<32 | uint64(high[from]&^p.own()))
	}
	return n
}

func (p Position) targets(c Card, from square) board {
	return fans[p.Turn()&1][c][from&31] &^ p.own()
}

func (p Position) Apply(m Move) Position {
	own, enemy := p.army(), p.enemies()
	if from, to := m.from(), m.to(); from != to {
		if own.master() == from {
			own += army(to-from) << masterShift
		}
		if enemy.master() == to {
			enemy |= army(captured) << masterShift
		}
		own = own&^army(from.board()) | army(to.board())
		enemy &^= army(to.board())
	}
	used := m.Card()
	kept := handOf(p.ownHand().other(used), p.Middle())
	return Position{
		pieces: uint64(enemy) | uint64(own)<<armyBits,
		cards: uint64(p.enemyHand()) | uint64(kept)<<handBits | uint64(used)<<middleShift |
			uint64(p.Turn().Other())<<turnShift,
	}
}

// Passed returns the position with the other side to move and nothing else changed, unchecked.
func (p Position) Passed() Position {
	return Position{
		pieces: p.pieces<<armyBits | p.pieces>>armyBits,
		cards: uint64(p.enemyHand()) | uint64(p.ownHand())<<handBits | uint64(p.Middle())<<middleShift |
			uint64(p.Turn().Other())<<turnShift,
	}
}

// Word returns the move's word: "ox:c1-c2", or "ox:pass".
func (p Position) Word(m Move) string {
	if m.Passes() {
		return m.Card().Name() + ":pass"
	}
	return m.Card().Name() + ":" + string(m.from().spot()) + "-" + string(m.to().spot())
}

// Paths returns the move as taps. The card may come at any place, or be omitted if only one card gives the step.
func (p Position) Paths(m Move) [][]rules.Spot {
	card := m.Card().spot()
	if m.Passes() {
		return [][]rules.Spot{{card}}
	}
	from, to := m.from().spot(), m.to().spot()
	last := []rules.Spot{from, to}
	if p.targets(p.ownHand().other(m.Card()), m.from()).has(m.to()) {
		last = append(last, card)
	}
	return [][]rules.Spot{{card, from, to}, {from, card, to}, last}
}

// Events returns a capture before the mover's arrival, and the exchange of cards last.
func (p Position) Events(m Move) []rules.Event {
	var events []rules.Event
	if !m.Passes() {
		from, to := m.from(), m.to()
		if piece, ok := p.pieceOn(to); ok {
			events = append(events, rules.Event{Kind: rules.Captured, Side: p.Turn(), Piece: piece, From: to.spot(), Count: 1})
		}
		piece, _ := p.pieceOn(from)
		events = append(events, rules.Event{Kind: rules.Moved, Side: p.Turn(), Piece: piece, From: from.spot(), To: to.spot(), Count: 1})
	}
	return append(events, rules.Event{Kind: rules.Handed, Side: p.Turn(),
		Piece: rules.Piece{Side: p.Turn().Other(), Kind: middleKind}, From: m.Card().spot(), To: p.Middle().spot(), Count: 1})
}
