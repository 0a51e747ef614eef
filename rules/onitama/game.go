package onitama

import "tidepool/rules"

// Game implements [rules.Game] for Onitama.
type Game struct{}

var _ rules.Game = Game{}

func (Game) Info() rules.Info {
	return rules.Info{ID: "onitama", Sides: names, Options: options(), Endless: true, Others: Game{}}
}

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

func (Game) Start(options string) (rules.Position, error) {
	return rules.Wrap(New(options))
}

// Parse parses a position with cards of the options' deck, not necessarily those dealt.
func (Game) Parse(options, text string) (rules.Position, error) {
	return rules.Wrap(Parse(options, text))
}
