package onitama

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/scenes/board"
	"tidepool/sprites"
)

const cards = 5

func deal() *board.Deal {
	return &board.Deal{
		Places: cards, Aspect: cardH / cardW,
		Wide: [][]int{{0, 1, 4, 2, 3}}, Narrow: [][]int{{0, 1, 4}, {2, 3}},
		Cards: deck, Read: readDeal, Write: writeDeal, Holder: holder,
		Name:    func(s *board.Style, card string) string { return s.Words.Of(key.Cards, card) },
		Note:    func(s *board.Style, card string) string { return speaker(s).Card(rules.Spot(card)) },
		NewCard: newCard,
	}
}

func deck(name string) []string {
	var names []string
	for _, c := range onitama.Deck(name) {
		names = append(names, c.Name())
	}
	return names
}

func readDeal(deal string) (names []string, ok bool) {
	names = strings.FieldsFunc(deal, func(r rune) bool { return r == '+' || r == '/' })
	return names, len(names) == cards
}

func writeDeal(n []string) string { return n[0] + "+" + n[1] + "/" + n[2] + "+" + n[3] + "/" + n[4] }

func holder(s *board.Style, place int) (name string, nth int) {
	sides := onitama.Game{}.Info().Sides
	if place == cards-1 {
		return s.Words.T(key.CardsMiddle), 1
	}
	return s.Words.Side(sides[place/2]), 1 + place%2
}

func newCard(s *board.Style) func(p *sprites.Painter, card string, r sprites.Rect) {
	d := newCardDrawer(s)
	return func(p *sprites.Painter, card string, r sprites.Rect) {
		p.Light = p.Theme.Boards
		d.draw(p, card, r, false, false)
		p.Light = 1
	}
}
