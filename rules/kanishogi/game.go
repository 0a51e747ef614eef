package kanishogi

import (
	"fmt"
	"slices"

	"tidepool/rules"
	"tidepool/rules/kani"
)

// Game implements [rules.Game] for Kani Shogi.
type Game struct{ kani.Hands }

func (Game) Info() rules.Info {
	return rules.Info{ID: "kanishogi", Sides: kani.Sides(), Options: options(), Endless: true}
}

func (Game) Start(options string) (rules.Position, error) {
	return rules.Wrap(New(options))
}

func (Game) Parse(options, text string) (rules.Position, error) {
	return rules.Wrap(Parse(options, text))
}

func options() []rules.Option {
	return append([]rules.Option{
		{Name: "grown", Default: "both", Values: gaits()},
		rules.Toggle("wall", true),
		kani.FirstOption(),
	}, rules.EndlessOptions()...)
}

// A gait is how grown children move.
type gait uint8

const (
	both     gait = iota // slide along the rank, or one diagonal step
	diagonal             // one diagonal step
	rook                 // slide along rank and file
)

func gaits() []string { return []string{both: "both", diagonal: "diagonal", rook: "rook"} }

// A Variant is how pieces move and capture.
type Variant struct {
	grown   gait
	noWalls bool
}

// Variants returns all variants.
func Variants() []Variant {
	return []Variant{{both, false}, {both, true}, {diagonal, false}, {diagonal, true}, {rook, false}, {rook, true}}
}

// Number returns the index of a variant in Variants.
func (v Variant) Number() int {
	n := 2 * int(v.grown)
	if v.noWalls {
		n++
	}
	return n
}

// String returns all options of a variant, including the defaults.
func (v Variant) String() string {
	wall := "on"
	if v.noWalls {
		wall = "off"
	}
	return "grown=" + gaits()[v.grown] + ",wall=" + wall
}

func choose(text string) (state, error) {
	values, err := rules.ParseOptions(options(), text)
	if err != nil {
		return state{}, fmt.Errorf("kanishogi: %w", err)
	}
	grown := gait(slices.Index(gaits(), values["grown"]))
	return state{kani.First(values), Variant{grown, values["wall"] == "off"}}, nil
}
