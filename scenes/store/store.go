package store

import (
	"errors"
	"io/fs"
	"slices"
	"time"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/bylink"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A Store keeps games, and holds the one on the board so that other programs do not write it meanwhile.
type Store struct {
	App   *ui.App
	Shelf *shelf.Shelf
	Prefs *settings.Keeper
	Now   func() time.Time
	// Home leaves the game for the menu.
	Home func()

	game *shelf.Game
	told bool // that another program holds it
	// looking means that nothing was stored since that was told, when the game had the turns found.
	looking bool
	found   []string
}

// Keep stores a game. It tells the player if that fails, or if the game was continued elsewhere and has become two.
func (s *Store) Keep(g *shelf.Game) { s.keepAt(g, s.Now()) }

// Begin stores and holds a new game whose page is open: messages appear over that.
func (s *Store) Begin(g *shelf.Game) {
	s.Keep(g)
	s.Take(g)
	s.Remember(g.ID)
}

// Removed reports whether no game has an id.
func (s *Store) Removed(id string) bool {
	_, err := s.Shelf.Load(id)
	return errors.Is(err, fs.ErrNotExist)
}

// KeepSeen stores a game that was looked at: a finished one keeps its date.
func (s *Store) KeepSeen(g *shelf.Game) {
	when := s.Now()
	if g.Match.Outcome().Over() && !g.Changed.IsZero() {
		when = g.Changed
	}
	s.keepAt(g, when)
}

// keepAt stores a game with the time when it was last played.
func (s *Store) keepAt(g *shelf.Game, when time.Time) {
	w, id := s.App.Words, g.ID
	if s.idle(g) {
		return
	}
	s.looking = s.looking && s.game != g
	g.Shared = bylink.IsTable(g.Match)
	err := s.Shelf.Save(g, when)
	if err != nil {
		s.App.Notice(w.T(key.BoardSaving, "why", wording.Cause(w, err)))
	}
	if id == "" || g.ID == id {
		return
	}
	s.parted(g)
	if session.Rated(g.Match, g.Match.Info()) { // one game counts once
		if g.Match.SetTag(session.RatedTag, "") == nil && s.Shelf.Save(g, s.Now()) == nil {
			s.App.Notice(w.T(key.RatingParted))
		}
	}
	if s.Prefs.Settings.Open == id {
		s.Remember(g.ID)
	}
}

// idle reports whether nothing was played in a game that another program held: storing its clock, or how long it was
// looked at, would make it two games.
func (s *Store) idle(g *shelf.Game) bool {
	return s.looking && s.game == g && !g.Match.Outcome().Over() && slices.Equal(s.found, g.Match.Words())
}

// Remember records which game is open; "" is none.
func (s *Store) Remember(id string) { s.Prefs.Remember(id) }

// Take holds a game in place of the one before; nil is none. A game at a table is not held, since the table
// serves only one of several programs. A game left without a turn is discarded, except at a table, where
// somebody may be on their way.
func (s *Store) Take(g *shelf.Game) {
	if s.game != nil && s.game != g {
		s.Shelf.Release(s.game.ID)
		if s.game.Match.Ply() == 0 && !bylink.IsTable(s.game.Match) && (g == nil || g.ID != s.game.ID) {
			s.Shelf.Discard(s.game.ID)
		}
	}
	s.game, s.told, s.looking = g, false, false
	if g != nil && !bylink.IsTable(g.Match) {
		s.Shelf.Hold(g.ID)
		s.Watch()
	}
}

// Discard deletes a game without turns that has been left.
func (s *Store) Discard(g *shelf.Game) { _ = s.Shelf.Discard(g.ID) } // a game with turns stays

// Holds reports whether a game is held.
func (s *Store) Holds() bool { return s.game != nil }

// Has reports whether a game is the one held.
func (s *Store) Has(g *shelf.Game) bool { return s.game == g }

// Held returns the game held if it has an id, else nil.
func (s *Store) Held(id string) *shelf.Game {
	if s.game == nil || s.game.ID != id {
		return nil
	}
	return s.game
}

// Watch tells the player once if another program has the game open, which browsers take a moment to notice. A
// finished game may be open in many.
func (s *Store) Watch() {
	if s.game == nil || s.told || !s.Shelf.Elsewhere(s.game.ID) || s.game.Match.Outcome().Over() {
		return
	}
	s.told, s.looking, s.found = true, true, s.game.Match.Words()
	text := s.App.Words.T(key.BoardElsewhere)
	s.App.Say(text)
	s.App.Push(ui.NewQuestion(s.App, text, false, s.Home).Answered(key.OK, key.BoardMenu))
}

// parted tells that a game continues under another id, unless the player knows why.
func (s *Store) parted(g *shelf.Game) {
	if s.game != g || !s.told {
		s.App.Notice(s.App.Words.T(key.BoardParted))
	}
	s.told = false // the next conflict is news again
}
