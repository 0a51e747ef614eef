package endgame

import (
	"math/bits"

	"tidepool/rules"
	"tidepool/rules/onitama"
)

// A Table holds the values of all states for five cards. It is read-only once built.
type Table struct {
	cards Cards
	// bits is the bit of each card in a deal; 0 for cards not in play.
	bits  [256]uint8
	deck  *deck
	index *index
	marks [deals]*[placements]mark
	// rest holds the values too large for a mark.
	rest map[state]Value
}

// A state is a deal and the number of a placement.
type state struct{ deal, placement int }

func newTable(c Cards) *Table {
	t := &Table{cards: c, deck: newDeck(), index: newIndex(), rest: make(map[state]Value)}
	for i, card := range c {
		t.bits[card] = 1 << i
	}
	return t
}

// Cards returns the five cards of the table.
func (t *Table) Cards() Cards { return t.cards }

// Within reports whether a position has few enough pieces for a table.
func Within(p onitama.Position) bool {
	near, far := p.Pieces(rules.Near), p.Pieces(rules.Far)
	return near&(near-1)&(near&(near-1)-1) == 0 && far&(far-1)&(far&(far-1)-1) == 0
}

// Lookup returns a position's value. It returns false if the game is over or the table does not have its
// pieces or cards.
func (t *Table) Lookup(p onitama.Position) (Value, bool) {
	if !Within(p) {
		return 0, false
	}
	turn := p.Turn()
	own, ok := sideOf(p, turn)
	enemy, alive := sideOf(p, turn.Other())
	if !ok || !alive || !standing(own.master, enemy.master) {
		return 0, false
	}
	hand, other := p.Hand(turn), p.Hand(turn.Other())
	d := deal{t.bits[hand[0]] | t.bits[hand[1]], t.bits[other[0]] | t.bits[other[1]]}
	if bits.OnesCount8(d.own) != 2 || bits.OnesCount8(d.enemy) != 2 || t.bits[p.Middle()] == 0 {
		return 0, false
	}
	n := int(t.deck.number[d.pack()])
	return t.value(state{n, t.index.placement(own.master, enemy.master, own.student, enemy.student)}), true
}

func (t *Table) value(s state) Value {
	if m := t.marks[s.deal][s.placement]; m < far {
		return Value(m)
	}
	return t.rest[s]
}

func (t *Table) set(s state, v Value) {
	t.marks[s.deal][s.placement] = markOf(v)
	if v >= far {
		t.rest[s] = v
	}
}

// sidePieces are the places of one side's pieces, from the point of view of the side to move.
type sidePieces struct{ master, student int }

func sideOf(p onitama.Position, side rules.Side) (t sidePieces, ok bool) {
	if t.master, ok = p.Master(side); !ok {
		return t, false
	}
	t.student = gone
	if s := p.Pieces(side) &^ (1 << t.master); s != 0 {
		t.student = bits.TrailingZeros32(s)
	}
	if p.Turn() == rules.Far {
		t.master, t.student = turned(t.master), turned(t.student)
	}
	return t, true
}
