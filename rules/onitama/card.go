package onitama

import (
	"slices"
	"strings"

	"tidepool/rules"
)

// A Card is a name and the steps that it allows, numbered in the order of the names.
type Card uint8

// An Offset is a step from its owner's seat: DX files to the right and DY ranks forward.
type Offset struct{ DX, DY int }

const (
	deckBase   = "base"
	deckSensei = "sensei"
	deckAll    = "all"
)

type design struct {
	name string
	// deck is the smallest that has the card.
	deck string
	// stamp counts only in the base deck.
	stamp   rules.Side
	offsets []Offset
}

const (
	red  = rules.Near
	blue = rules.Far
)

// designs are read-only and sorted by name.
var designs = [...]design{
	{"bear", deckSensei, red, []Offset{{0, 1}, {-1, 1}, {1, -1}}},
	{"boar", deckBase, red, []Offset{{0, 1}, {-1, 0}, {1, 0}}},
	{"cobra", deckBase, red, []Offset{{1, 1}, {-1, 0}, {1, -1}}},
	{"crab", deckBase, blue, []Offset{{0, 1}, {-2, 0}, {2, 0}}},
	{"crane", deckBase, blue, []Offset{{0, 1}, {-1, -1}, {1, -1}}},
	{"dog", deckSensei, red, []Offset{{-1, 1}, {-1, 0}, {-1, -1}}},
	{"dragon", deckBase, red, []Offset{{-2, 1}, {2, 1}, {-1, -1}, {1, -1}}},
	{"eel", deckBase, blue, []Offset{{-1, 1}, {1, 0}, {-1, -1}}},
	{"elephant", deckBase, red, []Offset{{-1, 1}, {1, 1}, {-1, 0}, {1, 0}}},
	{"fox", deckSensei, red, []Offset{{1, 1}, {1, 0}, {1, -1}}},
	{"frog", deckBase, red, []Offset{{-2, 0}, {-1, 1}, {1, -1}}},
	{"giraffe", deckSensei, red, []Offset{{-2, 1}, {2, 1}, {0, -1}}},
	{"goat", deckAll, red, []Offset{{1, 1}, {-1, 0}, {0, -1}}},
	{"goose", deckBase, blue, []Offset{{-1, 1}, {-1, 0}, {1, 0}, {1, -1}}},
	{"horse", deckBase, red, []Offset{{0, 1}, {-1, 0}, {0, -1}}},
	{"iguana", deckSensei, red, []Offset{{0, 1}, {-2, 1}, {1, -1}}},
	{"kirin", deckSensei, red, []Offset{{-1, 2}, {1, 2}, {0, -2}}},
	{"mantis", deckBase, red, []Offset{{-1, 1}, {1, 1}, {0, -1}}},
	{"monkey", deckBase, blue, []Offset{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}},
	{"mouse", deckSensei, red, []Offset{{0, 1}, {1, 0}, {-1, -1}}},
	{"otter", deckSensei, red, []Offset{{-1, 1}, {2, 0}, {1, -1}}},
	{"ox", deckBase, blue, []Offset{{0, 1}, {1, 0}, {0, -1}}},
	{"panda", deckSensei, red, []Offset{{0, 1}, {1, 1}, {-1, -1}}},
	{"phoenix", deckSensei, red, []Offset{{-2, 0}, {-1, 1}, {1, 1}, {2, 0}}},
	{"rabbit", deckBase, blue, []Offset{{2, 0}, {1, 1}, {-1, -1}}},
	{"rat", deckSensei, red, []Offset{{0, 1}, {-1, 0}, {1, -1}}},
	{"rooster", deckBase, red, []Offset{{1, 1}, {-1, 0}, {1, 0}, {-1, -1}}},
	{"sable", deckSensei, red, []Offset{{1, 1}, {-2, 0}, {-1, -1}}},
	{"seasnake", deckSensei, red, []Offset{{0, 1}, {2, 0}, {-1, -1}}},
	{"sheep", deckAll, red, []Offset{{-1, 1}, {1, 0}, {0, -1}}},
	{"tanuki", deckSensei, red, []Offset{{0, 1}, {2, 1}, {-1, -1}}},
	{"tiger", deckBase, blue, []Offset{{0, 2}, {0, -1}}},
	{"turtle", deckSensei, red, []Offset{{-2, 0}, {2, 0}, {-1, -1}, {1, -1}}},
	{"viper", deckSensei, red, []Offset{{0, 1}, {-2, 0}, {1, -1}}},
}

// Name returns the card's name, which is also its spot: "ox".
func (c Card) Name() string { return designs[c].name }

// Offsets returns the steps that the card allows.
func (c Card) Offsets() []Offset { return slices.Clone(designs[c].offsets) }

// Stamp returns the side that starts if the card begins in the middle; only the base deck's cards have one.
func (c Card) Stamp() (rules.Side, bool) {
	return designs[c].stamp, designs[c].deck == deckBase
}

// CardByName returns the card with a name.
func CardByName(name string) (Card, bool) {
	i, ok := slices.BinarySearchFunc(designs[:], name, func(d design, name string) int {
		return strings.Compare(d.name, name)
	})
	return Card(i), ok
}

// Deck returns the cards of "base", "sensei" or "all", sorted by name.
func Deck(name string) []Card {
	var deck []Card
	for i := range designs {
		if c := Card(i); c.in(name) {
			deck = append(deck, c)
		}
	}
	return deck
}

func (c Card) in(deck string) bool { return deck == deckAll || designs[c].deck == deck }

func (c Card) spot() rules.Spot { return rules.Spot(c.Name()) }
