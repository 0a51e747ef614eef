package konane

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tidepool/rules"
)

// Game makes positions of Konane.
type Game struct{}

var _ rules.Game = Game{}

// names are those of the two sides.
var names = [2]string{"black", "white"}

// Info returns what is fixed about the game.
func (Game) Info() rules.Info {
	return rules.Info{
		ID:    "konane",
		Sides: names,
		Options: []rules.Option{{
			Name:    "size",
			Default: "8",
			Values:  []string{"6", "8", "10"},
			Check:   checkSize,
		}},
	}
}

// Start returns the full board of the options' size.
func (g Game) Start(options string) (rules.Position, error) {
	files, ranks, err := g.size(options)
	if err != nil {
		return nil, err
	}
	return rules.Wrap(New(files, ranks))
}

// Parse reads a position on a board of the options' size.
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
	return parseSize(values["size"])
}

func checkSize(value string) error {
	_, _, err := parseSize(value)
	return err
}

// parseSize reads "8" (8×8) or "6x8" (6 files, 8 ranks).
func parseSize(value string) (files, ranks int, err error) {
	wide, high, both := strings.Cut(value, "x")
	if !both {
		high = wide
	}
	if files, err = parseSide(wide); err != nil {
		return 0, 0, err
	}
	if ranks, err = parseSide(high); err != nil {
		return 0, 0, err
	}
	return files, ranks, nil
}

// parseSide reads one number, written in the only way.
func parseSide(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || strconv.Itoa(n) != s {
		return 0, errors.New("want a number, or width x height as in 6x8")
	}
	return n, checkSide(n)
}

func checkSide(n int) error {
	if n < minSide || n > maxSide {
		return fmt.Errorf("a board has from %d to %d files and ranks", minSide, maxSide)
	}
	return nil
}
