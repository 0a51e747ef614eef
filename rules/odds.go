package rules

import "fmt"

// Odds are a handicap: what the stronger side does without from the first turn on.
type Odds struct {
	// Name is used in records and as a locale key: "student".
	Name string
	// Most is the maximum number; the minimum is 1.
	Most int
}

// A Conceder is a Game that can be played with odds.
type Conceder interface {
	Arranger
	// Odds returns the possible odds with the options.
	Odds(options string) []Odds
	// Concede returns a first position in which the giver does without n of one of its Odds.
	Concede(d Draft, name string, n int, giver Side) Draft
}

// OddsOf returns the possible odds of a game.
func OddsOf(g Game, options string) []Odds {
	if c, ok := g.(Conceder); ok {
		return c.Odds(options)
	}
	return nil
}

// Concede returns the first position with the options in which a side gives odds.
func Concede(g Game, options, name string, n int, giver Side) (Position, error) {
	start, err := g.Start(options)
	if err != nil {
		return nil, err
	}
	for _, o := range OddsOf(g, options) {
		if o.Name != name || n < 1 || n > o.Most {
			continue
		}
		c := g.(Conceder)
		p, _, err := c.Assemble(c.Concede(Apart(g, options, start), name, n, giver))
		return p, err
	}
	return nil, fmt.Errorf("%s: no odds of %d %q", g.Info().ID, n, name)
}
