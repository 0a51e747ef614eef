package starting

import (
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/wording"
)

// PlayRated starts or resumes the rated game on offer; clocks are for a new one, the person's first.
func (s *Starter) PlayRated(game rules.Game, clocks [2]clock.Control) error {
	o := s.Rater.Offer(game)
	if o.GoOn != "" {
		g, err := s.Shelf.Load(o.GoOn)
		if err != nil {
			s.Shelf.List()
			s.App.Notice(s.App.Words.T(key.GamesUnopened, "why", wording.Cause(s.App.Words, err)))
			return nil
		}
		s.Open.Game(g, s.App.Replace)
		s.Store.Take(g)
		s.Store.Remember(g.ID)
		return nil
	}
	options, err := s.usualOptions(game)
	if err != nil {
		return err
	}
	start, err := game.Start(options)
	if err != nil {
		return err
	}
	first := 0
	if start.Turn() != o.Side {
		first = 1
	}
	players := [2]wording.Player{{Name: s.Prefs.Settings.Names[0], Seat: 1, Clock: clocks[0]}, {Level: o.Level, Clock: clocks[1]}}
	return s.Begin(game, options, players, first, match.Tag{Name: session.RatedTag, Value: match.Yes})
}

// usualOptions returns the rules with which the levels were measured, with a new deal.
func (s *Starter) usualOptions(game rules.Game) (string, error) {
	spec := game.Info().Options
	values, err := rules.ParseOptions(spec, "")
	if err != nil {
		return "", err
	}
	for _, o := range spec {
		if o.Kind == rules.SeedOption {
			values[o.Name] = newSeed(s)
		}
	}
	return values.Format(spec), nil
}
