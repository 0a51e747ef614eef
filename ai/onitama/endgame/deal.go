package endgame

import (
	"math/bits"

	"tidepool/ai/internal/short"
	"tidepool/rules/onitama"
)

// Cards are the five cards in play, in ascending order.
type Cards [cardsInPlay]onitama.Card

const (
	cardsInPlay = 5
	deals       = 30
)

func CardsOf(p onitama.Position) Cards {
	near, far := p.Hand(0), p.Hand(1)
	c := Cards{near[0], near[1], far[0], far[1], p.Middle()}
	short.Sort(c[:], func(c onitama.Card) onitama.Card { return c })
	return c
}

// A deal is a bit set of the five cards, by index, in the hand of the side to move, and one of those in the
// enemy's. The remaining card is in the middle.
type deal struct{ own, enemy uint8 }

// pack numbers deals, with gaps.
func (d deal) pack() uint16 { return uint16(d.own)<<cardsInPlay | uint16(d.enemy) }

type deck struct {
	list   [deals]deal
	number [1 << (2 * cardsInPlay)]uint8
}

func newDeck() *deck {
	d := new(deck)
	n := 0
	for own := range uint8(1 << cardsInPlay) {
		for enemy := range uint8(1 << cardsInPlay) {
			if bits.OnesCount8(own) != 2 || bits.OnesCount8(enemy) != 2 || own&enemy != 0 {
				continue
			}
			d.list[n] = deal{own, enemy}
			d.number[d.list[n].pack()] = uint8(n)
			n++
		}
	}
	return d
}

// after returns the deal after a card of the hand has been used, from the enemy's point of view.
func (d *deck) after(n int, card int) int {
	from := d.list[n]
	used := uint8(1) << card
	middle := (1<<cardsInPlay - 1) &^ (from.own | from.enemy)
	return int(d.number[deal{from.enemy, from.own&^used | middle}.pack()])
}
