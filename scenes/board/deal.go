package board

import "tidepool/sprites"

// A Deal describes how to deal a game's start by hand: cards of a deck in places.
type Deal struct {
	// Places is the number of cards dealt.
	Places int
	// Wide and Narrow arrange the places in rows, for much or little room.
	Wide, Narrow [][]int
	// Aspect is a card's height divided by its width.
	Aspect float64
	// Cards returns the cards of a deck.
	Cards func(deck string) []string
	// Read returns the cards of a deal by place, and whether it is valid; Write is its inverse.
	Read  func(deal string) (cards []string, ok bool)
	Write func(cards []string) string
	// Holder returns who holds a place, and which of their places it is, from 1.
	Holder func(s *Style, place int) (name string, nth int)
	// Name is the name of a card, and Note describes its effect.
	Name, Note func(s *Style, card string) string
	// NewCard returns a function that draws cards in rectangles.
	NewCard func(s *Style) func(p *sprites.Painter, card string, r sprites.Rect)
}
