package kaninariebi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

// Game is Kani Nari Ebi among the other games.
type Game struct{}

// Info describes the game.
func (Game) Info() rules.Info {
	return rules.Info{ID: "kaninariebi", Sides: kani.Sides(), Options: options(), Endless: true}
}

// Start returns the first position under the options.
func (Game) Start(options string) (rules.Position, error) {
	p, err := New(options)
	if err != nil {
		return nil, err
	}
	return rules.Of(p), nil
}

// Parse reads a position; see [Parse].
func (Game) Parse(options, text string) (rules.Position, error) {
	p, err := Parse(options, text)
	if err != nil {
		return nil, err
	}
	return rules.Of(p), nil
}

func options() []rules.Option {
	return append([]rules.Option{
		{Name: "bond", Default: "same", Values: []string{"same", "any"}},
		kani.FirstOption(),
	}, rules.EndlessOptions()...)
}
