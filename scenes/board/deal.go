package board

import "tidepool/sprites"

// A Deal is how a game's start is dealt by hand: cards of a deck on places.
type Deal struct {
	// Option names the option that a deal is the value of, Deck the one that says which cards there are.
	Option, Deck string
	// Places is how many cards are dealt.
	Places int
	// Wide and Narrow are the places in rows, for much room and for little.
	Wide, Narrow [][]int
	// Aspect is how high a card is, in widths.
	Aspect float64
	// Cards are those of a deck.
	Cards func(deck string) []string
	// Read returns the cards of a deal, by place, and whether it is one; Write is its inverse.
	Read  func(deal string) (cards []string, ok bool)
	Write func(cards []string) string
	// Holder says whose a place is, and which of theirs, from 1.
	Holder func(s *Style, place int) (name string, nth int)
	// Name is what a card is called, and Note what it does.
	Name, Note func(s *Style, card string) string
	// NewCard makes what draws cards in rectangles.
	NewCard func(s *Style) func(p *sprites.Painter, card string, r sprites.Rect)
}
