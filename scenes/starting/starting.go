package starting

import (
	"math/rand/v2"
	"strings"

	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/live"
	"tidepool/scenes/looks"
	"tidepool/scenes/pages"
	"tidepool/scenes/rated"
	"tidepool/scenes/settings"
	"tidepool/scenes/store"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

const (
	// newcomerLevel is for newcomers to all games, before and after the lesson.
	newcomerLevel = 1
	// strangeLevel is the strongest level offered in a game never played, to a player of another game.
	strangeLevel = 3
)

// Services are what starting a game needs.
type Services struct {
	App    *ui.App
	Rand   *rand.Rand
	Shelf  *shelf.Shelf
	Prefs  *settings.Keeper
	Looks  *looks.Looks
	Broker *session.Broker
	Store  *store.Store
	Rater  *rated.Rater
	Live   *live.Tables
	Open   *pages.Registry
}

// A Starter starts games as they were last started.
type Starter struct{ *Services }

// Choice returns how to offer a game: as last started, or else against the engine at a fitting level.
func (s *Starter) Choice(game string) settings.Choice {
	c, ok := s.Prefs.Settings.Choices[game]
	if !ok {
		c = settings.Choice{Kind: settings.AgainstEngine, First: settings.FirstYou}
		if len(s.Prefs.Settings.Choices) > 0 && s.Prefs.Settings.Levels == [2]int{} {
			c.Kind = settings.TwoPeople // the two who have just played something else
		}
	}
	if c.Level == 0 {
		c.Level = s.fittingLevel()
	}
	if c.Kind == settings.AtTable && !s.Live.Served() {
		c.Kind = settings.AgainstEngine
	}
	if s.Broker == nil && c.Kind == settings.AgainstEngine {
		c.Kind = settings.TwoPeople
	}
	return c
}

// fittingLevel returns the level offered in a game that was never played against the engine.
func (s *Starter) fittingLevel() int {
	last := max(s.Prefs.Settings.Levels[0], s.Prefs.Settings.Levels[1])
	switch {
	case last > 0 && len(s.Prefs.Settings.Choices) == 0:
		return last // older programs stored one level for all games
	case last > 0:
		return min(last, strangeLevel)
	}
	return newcomerLevel
}

// Usual starts a game as offered.
func (s *Starter) Usual(game rules.Game) error {
	return s.Start(game, NewRules(s, game), s.Choice(game.Info().ID))
}

// Start starts a game as chosen, and remembers the choice.
func (s *Starter) Start(game rules.Game, options *Rules, c settings.Choice) error {
	names := s.Prefs.Settings.Names
	players := [2]wording.Player{{Name: names[0], Seat: 1}, {Name: names[1], Seat: 2}}
	if c.Kind == settings.AgainstEngine {
		players[1] = wording.Player{Level: c.Level, Seat: 2}
	}
	begin := s.here
	if c.Kind == settings.AtTable {
		begin = func(game rules.Game, options *Rules, c settings.Choice, _ [2]wording.Player) error {
			return s.table(game, options, c)
		}
	}
	if err := begin(game, options, c, players); err != nil {
		return err
	}
	now := s.begun(game, options, players)
	now.Session = now.Chose(game.Info().ID, c)
	s.Prefs.Apply(now)
	return nil
}

// here starts a game on this device.
func (s *Starter) here(game rules.Game, options *Rules, c settings.Choice, players [2]wording.Player) error {
	pair, err := clock.ParsePair(c.Clock)
	if err != nil {
		return err
	}
	if c.Kind == settings.ByLink { // no clock can run on both sides, and the other player's name is unknown here
		pair, players[1].Name = [2]clock.Control{}, ""
	}
	for i := range players {
		players[i].Clock = pair[i]
	}
	odds := NewOdds(s, game, options, &c.Balance)
	if c.Kind == settings.ByLink {
		odds = odds.ByLink()
	}
	players[c.Giver].Odds = odds.gives()
	first := s.first(c.First)
	m, err := s.match(game, options.Begun(), players, first, odds.tags()...)
	if err != nil {
		return err
	}
	if c.Kind != settings.ByLink {
		s.open(m)
		return nil
	}
	own := m.Position().Turn()
	if first != 0 {
		own = own.Other()
	}
	return s.byLink(m, own)
}

// byLink starts a game played by links.
func (s *Starter) byLink(m *match.Match, own rules.Side) error {
	if err := bylink.Begin(m, own, s.Rand); err != nil {
		return err
	}
	s.open(m)
	return nil
}

// first returns which of two players moves first, 0 or 1.
func (s *Starter) first(who settings.First) int {
	if who == settings.FirstLots {
		return s.Rand.IntN(2)
	}
	return map[settings.First]int{settings.FirstYou: 0, settings.FirstOther: 1}[who]
}

// Watch starts a game that the engine plays alone, and remembers its rules.
func (s *Starter) Watch(game rules.Game, options *Rules, players [2]wording.Player, who settings.First) error {
	if err := s.Begin(game, options.Begun(), players, s.first(who)); err != nil {
		return err
	}
	s.Prefs.Apply(s.begun(game, options, players))
	return nil
}

// begun returns the settings after a game was started, with its rules and levels for the next time.
func (s *Starter) begun(game rules.Game, options *Rules, players [2]wording.Player) settings.Settings {
	now := s.Prefs.Settings
	now.Options = settings.With(now.Options, game.Info().ID, options.remembered())
	now.Levels = [2]int{players[0].Level, players[1].Level}
	return now
}

// Name stores the names of two people.
func (s *Starter) Name(first, second string) {
	now := s.Prefs.Settings
	now.Names = [2]string{strings.TrimSpace(first), strings.TrimSpace(second)}
	s.Prefs.Apply(now)
}

// Begin starts a game in place of the current scene: player first (0 or 1) moves first, tags are added to the record.
func (s *Starter) Begin(game rules.Game, options string, players [2]wording.Player, first int, tags ...match.Tag) error {
	m, err := s.match(game, options, players, first, tags...)
	if err != nil {
		return err
	}
	s.open(m)
	return nil
}

// BeginByLink is like Begin for a game by links, with own as the side played here; the first player moves first.
func (s *Starter) BeginByLink(game rules.Game, options string, players [2]wording.Player, own rules.Side) error {
	m, err := s.match(game, options, players, 0)
	if err != nil {
		return err
	}
	return s.byLink(m, own)
}

// BeginOver starts a game over the current scene, to return to it; the first player moves first.
func (s *Starter) BeginOver(game rules.Game, options string, players [2]wording.Player, tags ...match.Tag) error {
	m, err := s.match(game, options, players, 0, tags...)
	if err != nil {
		return err
	}
	s.put(m, s.App.Push)
	return nil
}

func (s *Starter) match(game rules.Game, options string, players [2]wording.Player, first int, tags ...match.Tag) (*match.Match, error) {
	m, err := session.NewMatch(game, options, s.named(players), first)
	if err != nil {
		return nil, err
	}
	for _, t := range tags {
		if err := m.SetTag(t.Name, t.Value); err != nil {
			return nil, err
		}
	}
	return m, nil
}

func (s *Starter) open(m *match.Match) { s.put(m, s.App.Replace) }

// put opens the page of a new game by put, and stores and holds the game.
func (s *Starter) put(m *match.Match, put func(ui.Scene)) {
	g := &shelf.Game{Match: m}
	s.Open.Game(g, put)
	s.Store.Begin(g)
}

// BeginSetUp starts a game from a position set up by hand, with the players by side, and opens its page by put.
func (s *Starter) BeginSetUp(from match.Setup, sides [2]wording.Player, put func(ui.Scene)) error {
	m, err := session.NewSeated(from, s.named(sides))
	if err == nil {
		err = m.SetTag(session.SetUpTag, "1")
	}
	if err != nil {
		return err
	}
	s.put(m, put)
	return nil
}

// named gives the computer the name of its level.
func (s *Starter) named(players [2]wording.Player) [2]wording.Player {
	for i, p := range players {
		if p.Level > 0 {
			players[i].Name = wording.EngineAtLevel(s.App.Words, p.Level)
		}
	}
	return players
}
