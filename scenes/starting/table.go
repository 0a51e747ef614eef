package starting

import (
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/rules"
	"tidepool/scenes/settings"
)

// table requests a table for playing the game from two devices. The game starts once the table is there.
func (s *Starter) table(game rules.Game, options *Rules, c settings.Choice) error {
	setup, draw, err := s.setup(game, options, c)
	if err != nil {
		return err
	}
	s.Live.Make(setup, draw, c.Near)
	return nil
}

// Club returns the setup of the tables of a club evening: the rules and the clock chosen for the game.
func (s *Starter) Club(game rules.Game) (table.Setup, error) {
	setup, _, err := s.setup(game, NewRules(s, game), settings.Choice{First: settings.FirstYou, Clock: s.Choice(game.Info().ID).Clock})
	return setup, err
}

// setup returns the setup of a table, whose maker is the first of two players; draw leaves the sides to chance.
func (s *Starter) setup(game rules.Game, options *Rules, c settings.Choice) (t table.Setup, draw bool, err error) {
	m, err := match.New(match.Setup{Game: game, Options: options.Begun()})
	if err != nil {
		return t, false, err
	}
	pair, err := clock.ParsePair(c.Clock)
	if err != nil {
		return t, false, err
	}
	odds := NewOdds(s, game, options, &c.Balance)
	t = table.Setup{Game: game.Info().ID, Options: m.Options(), Days: c.Days, Pie: odds.pie(), Private: !c.Wall, Talk: c.Talk}
	t.Odds[c.Giver] = odds.gives()
	if n := odds.games(); n > 1 {
		t.Of = n
	}
	for i, control := range pair {
		if control.On() && c.Days == 0 {
			t.Clocks[i] = control.String()
		}
	}
	if c.First == settings.FirstLots {
		return t, true, nil
	}
	if (c.First == settings.FirstYou) != (m.First() == rules.Near) {
		t.Near = table.Guest
	}
	return t, false, nil
}
