package onitama

import "tidepool/rules"

// Game makes positions of Onitama.
type Game struct{}

var _ rules.Game = Game{}

// Info returns what is fixed about the game.
func (Game) Info() rules.Info {
	return rules.Info{ID: "onitama", Sides: names, Options: options(), Endless: true}
}

// Start deals the cards and returns the first position under the options.
func (Game) Start(options string) (rules.Position, error) {
	p, err := New(options)
	if err != nil {
		return nil, err
	}
	return rules.Of(p), nil
}

// Parse reads a position under the options, whose deck must have its cards.
// They need not be the cards that the options deal.
func (Game) Parse(options, text string) (rules.Position, error) {
	p, err := Parse(options, text)
	if err != nil {
		return nil, err
	}
	return rules.Of(p), nil
}
