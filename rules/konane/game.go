package konane

import (
	"fmt"

	"tidepool/rules"
)

// Game implements [rules.Game] for Konane.
type Game struct{}

var _ rules.Game = Game{}

var names = [2]string{"black", "white"}

func (Game) Info() rules.Info {
	return rules.Info{
		ID:      "konane",
		Sides:   names,
		Options: []rules.Option{sizeOption()},
		Common:  kind,
	}
}

func sizeOption() rules.Option {
	return rules.Option{Name: "size", Kind: rules.SizeOption, Default: "8", Values: []string{"6", "8", "10"}, Min: minSide, Max: maxSide, Check: checkSize}
}

func checkSize(value string) error {
	_, _, err := sizeOption().ParseSize(value)
	return err
}

func (g Game) Start(options string) (rules.Position, error) {
	files, ranks, err := g.size(options)
	if err != nil {
		return nil, err
	}
	return rules.Wrap(New(files, ranks))
}

func (g Game) Parse(options, text string) (rules.Position, error) {
	files, ranks, err := g.size(options)
	if err != nil {
		return nil, err
	}
	return rules.Wrap(Parse(files, ranks, text))
}

func (g Game) size(options string) (files, ranks int, err error) {
	values, err := rules.ParseOptions(g.Info().Options, options)
	if err != nil {
		return 0, 0, err
	}
	return sizeOption().ParseSize(values["size"])
}

func checkSide(n int) error {
	if n < minSide || n > maxSide {
		return fmt.Errorf("a board has from %d to %d columns and rows", minSide, maxSide)
	}
	return nil
}
