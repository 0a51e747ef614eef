package kalah

import (
	"fmt"

	"tidepool/rules"
)

// Game is Kalah.
type Game struct{}

// Info returns what is fixed about Kalah.
func (Game) Info() rules.Info {
	return rules.Info{ID: "kalah", Sides: [2]string{south, north}, Options: options()}
}

// Start returns the first position under the options.
func (Game) Start(options string) (rules.Position, error) {
	p, err := New(options)
	if err != nil {
		return nil, err
	}
	return rules.Of(p), nil
}

// Parse reads a position under the options.
func (Game) Parse(options, text string) (rules.Position, error) {
	p, err := Parse(options, text)
	if err != nil {
		return nil, err
	}
	return rules.Of(p), nil
}

const (
	south = "south"
	north = "north"
)

// maxHouses is the largest number of houses a side can have.
const maxHouses = 8

func options() []rules.Option {
	digits := []string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}
	offOn := []string{"off", "on"}
	return []rules.Option{
		{Name: "houses", Default: "6", Values: digits[:maxHouses]},
		{Name: "seeds", Default: "4", Values: digits},
		{Name: "pie", Default: "off", Values: offOn},
		{Name: "emptycapture", Default: "off", Values: offOn},
		{Name: "end", Default: "majority", Values: []string{"majority", "empty", "either"}},
	}
}

// An ending is the value of the option "end".
type ending uint8

const (
	endMajority ending = iota
	endEmpty
	endEither
)

// A variant is a choice of options.
type variant struct {
	houses       uint8 // of each side
	seeds        uint8 // in each house at the start
	end          ending
	withPie      bool
	emptyCapture bool
}

func parseVariant(text string) (variant, error) {
	values, err := rules.ParseOptions(options(), text)
	if err != nil {
		return variant{}, fmt.Errorf("kalah: %w", err)
	}
	v := variant{
		houses:       values["houses"][0] - '0',
		seeds:        values["seeds"][0] - '0',
		withPie:      values["pie"] == "on",
		emptyCapture: values["emptycapture"] == "on",
	}
	switch values["end"] {
	case "empty":
		v.end = endEmpty
	case "either":
		v.end = endEither
	}
	return v, nil
}

// half returns half the number of all seeds.
func (v variant) half() int { return int(v.houses) * int(v.seeds) }

// full returns a row as it is at the start.
func (v variant) full() row { return first(int(v.houses)) * row(v.seeds) }
