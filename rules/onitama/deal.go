package onitama

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strconv"
	"strings"

	"tidepool/rules"
)

const random = "random"

func options() []rules.Option {
	return append([]rules.Option{
		{Name: "deck", Default: deckBase, Values: []string{deckBase, deckSensei, deckAll}},
		{Name: "deal", Kind: rules.DealOption, Default: random, Values: []string{random}, Check: checkDeal, Of: "deck"},
		{Name: "seed", Kind: rules.SeedOption, Default: "0", Values: []string{"0"}, Check: checkSeed, Of: "deal"},
	}, rules.EndlessOptions()...)
}

type choice struct {
	deck  string
	cards deal
	dealt bool
	seed  uint64
}

func choose(text string) (choice, error) {
	values, err := rules.ParseOptions(options(), text)
	if err != nil {
		return choice{}, err
	}
	c := choice{deck: values["deck"]}
	if c.seed, err = parseSeed(values["seed"]); err != nil {
		return choice{}, err
	}
	if values["deal"] == random {
		return c, nil
	}
	c.dealt = true
	if c.cards, err = parseDeal(values["deal"]); err != nil {
		return choice{}, err
	}
	return c, c.cards.check(c.deck)
}

func (c choice) deal() deal {
	if c.dealt {
		return c.cards
	}
	return shuffled(c.deck, c.seed)
}

// A deal is the cards in play: Red's two, Blue's two and the middle one.
type deal [5]Card

// shuffled deals from a deck. A seed must always deal the same cards, so only numbers from the generator are
// used, whose algorithm is fixed.
func shuffled(deck string, seed uint64) (d deal) {
	const stream = 0x6f6e6974616d61 // distinguishes the sequence from others with the same seed
	source := rand.NewPCG(seed, stream)
	cards := Deck(deck)
	for i := range d {
		k, _ := bits.Mul64(source.Uint64(), uint64(len(cards)-i))
		j := i + int(k)
		cards[i], cards[j] = cards[j], cards[i]
		d[i] = cards[i]
	}
	return d
}

func (d deal) check(deck string) error {
	for i, c := range d {
		if !c.in(deck) {
			return fmt.Errorf("%s is not in the deck %q", c.Name(), deck)
		}
		for _, other := range d[:i] {
			if c == other {
				return fmt.Errorf("%s is there twice", c.Name())
			}
		}
	}
	return nil
}

// start returns the first position. Red starts if the middle card has no stamp.
func (d deal) start() Position {
	turn, stamped := d[4].Stamp()
	if !stamped {
		turn = red
	}
	s := setup{pieces: home, masters: temple[red].board() | temple[blue].board(), turn: turn}
	return s.position(d)
}

func checkDeal(value string) error {
	d, err := parseDeal(value)
	if err != nil {
		return err
	}
	return d.check(deckAll)
}

// parseDeal parses "CARD+CARD/CARD+CARD/CARD".
func parseDeal(value string) (d deal, err error) {
	form := errors.New("want random, or cards as in boar+ox/elephant+horse/crab")
	parts := strings.Split(value, "/")
	if len(parts) != 3 {
		return d, form
	}
	for i, part := range parts[:2] {
		a, b, ok := strings.Cut(part, "+")
		if !ok {
			return d, form
		}
		if d[2*i], err = parseCard(a); err != nil {
			return d, err
		}
		if d[2*i+1], err = parseCard(b); err != nil {
			return d, err
		}
	}
	d[4], err = parseCard(parts[2])
	return d, err
}

func parseCard(name string) (Card, error) {
	c, ok := CardByName(name)
	if !ok {
		return 0, fmt.Errorf("no card %.20q", name)
	}
	return c, nil
}

func checkSeed(value string) error {
	_, err := parseSeed(value)
	return err
}

func parseSeed(value string) (uint64, error) {
	n, err := strconv.ParseUint(value, 10, 64)
	if err != nil || strconv.FormatUint(n, 10) != value {
		return 0, errors.New("want a whole number from 0 to 18446744073709551615")
	}
	return n, nil
}
