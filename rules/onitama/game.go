package onitama

import "tidepool/rules"

// Game makes positions of Onitama.
type Game struct{}

var _ rules.Game = Game{}

// Info returns what is fixed about the game.
func (Game) Info() rules.Info {
	return rules.Info{ID: "onitama", Sides: names, Options: options(), Endless: true, Others: Game{}}
}

// Classify implements [rules.Classifier]: it tells of the cards.
func (Game) Classify(s rules.Spot) rules.SpotInfo {
	c, ok := CardByName(string(s))
	if !ok {
		return rules.SpotInfo{}
	}
	info := rules.SpotInfo{Class: rules.CardSpot}
	for _, o := range c.Offsets() {
		info.Steps = append(info.Steps, rules.Step(o))
	}
	return info
}

// Start deals the cards and returns the first position under the options.
func (Game) Start(options string) (rules.Position, error) {
	return rules.Wrap(New(options))
}

// Parse reads a position under the options, whose deck must have its cards.
// They need not be the cards that the options deal.
func (Game) Parse(options, text string) (rules.Position, error) {
	return rules.Wrap(Parse(options, text))
}
