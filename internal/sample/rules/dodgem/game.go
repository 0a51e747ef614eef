package dodgem

import (
	"fmt"

	"tidepool/rules"
)

// Game makes positions of Dodgem.
type Game struct{}

var _ rules.Game = Game{}

const (
	minSize = 3
	maxSize = 5
)

// Info returns the fixed facts about the game.
func (Game) Info() rules.Info {
	return rules.Info{ID: "dodgem", Sides: [2]string{"blue", "red"}, Options: options(), Endless: true, Common: kind}
}

// Start returns the first position with the options.
func (Game) Start(options string) (rules.Position, error) { return rules.Wrap(New(options)) }

// Parse reads a position with the options.
func (Game) Parse(options, text string) (rules.Position, error) {
	return rules.Wrap(Parse(options, text))
}

func options() []rules.Option {
	size := rules.Option{Name: "size", Kind: rules.NumberOption, Default: "3", Values: []string{"3", "4", "5"}}
	return append([]rules.Option{size}, rules.EndlessOptions()...)
}

func sizeOf(text string) (uint8, error) {
	values, err := rules.ParseOptions(options(), text)
	if err != nil {
		return 0, fmt.Errorf("dodgem: %w", err)
	}
	return values["size"][0] - '0', nil
}
