package kalah

import (
	"fmt"
	"slices"

	"tidepool/rules"
)

// Game implements [rules.Game] for Kalah.
type Game struct{}

func (Game) Info() rules.Info {
	return rules.Info{ID: "kalah", Sides: [2]string{south, north}, Places: true, Options: options(), Score: rules.SeedUnit, Others: Game{}}
}

// Classify describes the houses, the stores and the swap.
func (Game) Classify(s rules.Spot) rules.SpotInfo {
	switch s {
	case swapSpot:
		return rules.SpotInfo{Class: rules.ChoiceSpot, Name: "swap"}
	case southStore:
		return rules.SpotInfo{Class: rules.StoreSpot, Side: rules.Near, Name: "store"}
	case northStore:
		return rules.SpotInfo{Class: rules.StoreSpot, Side: rules.Far, Name: "store"}
	}
	side, house, ok := variant(maxHouses).houseAt(s)
	if !ok {
		return rules.SpotInfo{}
	}
	return rules.SpotInfo{Class: rules.HouseSpot, Side: side, Index: house}
}

func (Game) Start(options string) (rules.Position, error) {
	return rules.Wrap(New(options))
}

func (Game) Parse(options, text string) (rules.Position, error) {
	return rules.Wrap(Parse(options, text))
}

const (
	south = "south"
	north = "north"
)

const maxHouses = 8

func options() []rules.Option {
	digits := []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
	return []rules.Option{
		{Name: "houses", Kind: rules.NumberOption, Default: "6", Values: digits[:maxHouses]},
		{Name: "seeds", Kind: rules.NumberOption, Default: "4", Values: digits},
		rules.Toggle("pie", false),
		rules.Toggle("emptycapture", false),
		{Name: "end", Default: Majority.String(), Values: endings()},
	}
}

type ending uint8

const (
	endMajority ending = iota
	endEmpty
	endEither
)

// endings returns the names of the endings in options.
func endings() []string {
	return []string{endMajority: "majority", endEmpty: "empty", endEither: "either"}
}

// A variant is packed options, so that a [Position] fits in registers: houses of a side in bits 0-3, seeds in
// each at the start in 4-7, the ending in 8-9, and two flags.
type variant uint16

const (
	withPie          variant = 1 << 10
	withEmptyCapture variant = 1 << 11
)

func parseVariant(text string) (variant, error) {
	values, err := rules.ParseOptions(options(), text)
	if err != nil {
		return 0, fmt.Errorf("kalah: %w", err)
	}
	v := variant(values["houses"][0]-'0') | variant(values["seeds"][0]-'0')<<4
	v |= variant(slices.Index(endings(), values["end"])) << 8
	if values["pie"] == "on" {
		v |= withPie
	}
	if values["emptycapture"] == "on" {
		v |= withEmptyCapture
	}
	return v, nil
}

func (v variant) houses() int { return int(v & 15) }

func (v variant) seeds() int { return int(v >> 4 & 15) }

func (v variant) end() ending { return ending(v >> 8 & 3) }

func (v variant) half() int { return v.houses() * v.seeds() }

func (v variant) full() row { return first(v.houses()) * row(v.seeds()) }

func (v variant) facing(i int) int { return v.houses() - 1 - i }
