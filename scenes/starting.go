package scenes

import (
	"maps"
	"strings"

	"tidepool/locale"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/learn"
	"tidepool/scenes/settings"
	"tidepool/scenes/wording"
)

const (
	// newcomerLevel and learnedLevel are the opponents offered to whoever has
	// never played a game, before and after its lesson.
	newcomerLevel = 1
	learnedLevel  = 2
	// strangeLevel is the strongest that is offered in a game that was never
	// played, to whoever plays another.
	strangeLevel = 3
)

// A starter begins games the way they were begun last.
type starter struct{ env *Env }

// choice is how a game is offered to be begun: as it was last, or else against
// the computer at a level that fits.
func (s starter) choice(game string) settings.Choice {
	c, ok := s.env.Prefs.Settings.Choices[game]
	if !ok {
		c = settings.Choice{Kind: settings.AgainstEngine, First: settings.FirstYou}
		if len(s.env.Prefs.Settings.Choices) > 0 && s.env.Prefs.Settings.Levels == [2]int{} {
			c.Kind = settings.TwoPeople // the two who have just played something else
		}
	}
	if c.Level == 0 {
		c.Level = s.fittingLevel(game)
	}
	if s.env.Broker == nil {
		c.Kind = settings.TwoPeople
	}
	return c
}

// fittingLevel is the level offered in a game that was never played against
// the computer.
func (s starter) fittingLevel(game string) int {
	last := max(s.env.Prefs.Settings.Levels[0], s.env.Prefs.Settings.Levels[1])
	course := learn.CourseOf(game)
	switch {
	case last > 0 && len(s.env.Prefs.Settings.Choices) == 0:
		return last // what an older program has stored was of all games
	case last > 0:
		return min(last, strangeLevel)
	case course != nil && s.env.Prefs.Settings.Lessons[game].Done >= len(course.Steps):
		return learnedLevel
	}
	return newcomerLevel
}

// usual begins a game as it is offered.
func (s starter) usual(game rules.Game) error {
	return s.start(game, newRuleOptions(s.env, game), s.choice(game.Info().ID))
}

// start begins a game some way, and remembers that for the next time.
func (s starter) start(game rules.Game, options *ruleOptions, c settings.Choice) error {
	names := s.env.Prefs.Settings.Names
	players := [2]wording.Player{{Name: names[0], Seat: 1}, {Name: names[1], Seat: 2}}
	if c.Kind == settings.AgainstEngine {
		players[1] = wording.Player{Level: c.Level, Seat: 2}
	}
	pair, err := clock.ParsePair(c.Clock)
	if err != nil {
		return err
	}
	for i := range players {
		players[i].Clock = pair[i]
	}
	odds := newOddsChoice(s.env, game, options, &c.Balance)
	players[c.Giver].Odds = odds.gives()
	if err := s.play(game, options, players, c.First, odds.tags()...); err != nil {
		return err
	}
	now := s.env.Prefs.Settings
	now.Session = now.Chose(game.Info().ID, c)
	s.env.Prefs.Apply(now)
	return nil
}

// play begins a game of some players, and remembers its rules.
func (s starter) play(game rules.Game, options *ruleOptions, players [2]wording.Player, who settings.First, tags ...match.Tag) error {
	first := map[settings.First]int{settings.FirstYou: 0, settings.FirstOther: 1}[who]
	if who == settings.FirstLots {
		first = s.env.Rand.IntN(2)
	}
	if err := s.begin(game, options.begun(), players, first, tags...); err != nil {
		return err
	}
	id, now := game.Info().ID, s.env.Prefs.Settings
	now.Options = maps.Clone(now.Options)
	if now.Options == nil {
		now.Options = make(map[string]string)
	}
	now.Options[id] = options.remembered()
	now.Levels = [2]int{players[0].Level, players[1].Level}
	now.Learning = now.Learning.Followed(id, 0) // whoever begins needs no offer
	s.env.Prefs.Apply(now)
	return nil
}

// name remembers what two people are called.
func (s starter) name(first, second string) {
	now := s.env.Prefs.Settings
	now.Names = [2]string{strings.TrimSpace(first), strings.TrimSpace(second)}
	s.env.Prefs.Apply(now)
}

// begin starts a game in place of the present scene. first is the player (0
// or 1) who moves first, tags what the record says besides.
func (s starter) begin(game rules.Game, options string, players [2]wording.Player, first int, tags ...match.Tag) error {
	e := s.env
	for i := range players {
		players[i].Name = named(players[i], e.App.Words)
	}
	m, err := session.NewMatch(game, options, players, first)
	if err != nil {
		return err
	}
	for _, t := range tags {
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return err
		}
	}
	g := &shelf.Game{Match: m}
	openGame(e, g, e.App.Replace)
	e.Store.Keep(g) // what it has to say comes over the board
	e.Store.Take(g)
	e.Store.Remember(g.ID)
	return nil
}

// named is the name that a record gives a player.
func named(p wording.Player, w *locale.Locale) string {
	if p.Level > 0 {
		return wording.EngineAtLevel(w, p.Level)
	}
	return p.Name
}
