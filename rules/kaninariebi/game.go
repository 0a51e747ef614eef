package kaninariebi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

// Game implements [rules.Game] for Kani Nari Ebi.
type Game struct{ kani.Hands }

func (Game) Info() rules.Info {
	return rules.Info{ID: "kaninariebi", Sides: kani.Sides(), Options: options(), Endless: true, Common: crab, Others: kani.Choices{}}
}

func (Game) Start(options string) (rules.Position, error) {
	return rules.Wrap(New(options))
}

func (Game) Parse(options, text string) (rules.Position, error) {
	return rules.Wrap(Parse(options, text))
}

func options() []rules.Option {
	return append([]rules.Option{
		{Name: "bond", Default: "same", Values: []string{"same", "any"}},
		kani.FirstOption(),
	}, rules.EndlessOptions()...)
}
