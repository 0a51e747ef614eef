package scenes

import (
	"time"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A store keeps games, and knows the one on the board, which other programs do
// not write while it is there.
type store struct {
	app      *ui.App
	shelf    *shelf.Shelf
	platform Platform
	prefs    *settings.Keeper
	now      func() time.Time

	game *shelf.Game
	told bool // that another program holds it
}

// Keep stores a game, and says so if it cannot, or if the game has been played
// on elsewhere and is now two.
func (s *store) Keep(g *shelf.Game) { s.KeepAt(g, s.now()) }

// KeepAt stores a game as one that was last played at some time.
func (s *store) KeepAt(g *shelf.Game, when time.Time) {
	w, id := s.app.Words, g.ID
	err := s.shelf.Save(g, when)
	if err != nil {
		s.app.Notice(w.T(key.BoardSaving, "why", Cause(w, err)))
	}
	if id == "" || g.ID == id {
		return
	}
	s.parted(g)
	if session.Rated(g.Match, g.Match.Info()) { // one game counts once
		if g.Match.SetTag(session.RatedTag, "") == nil && s.shelf.Save(g, s.now()) == nil {
			s.app.Notice(w.T(key.RatingParted))
		}
	}
	if s.prefs.Settings.Open == id {
		s.Remember(g.ID)
	}
}

// Remember notes which game is open; "" is none.
func (s *store) Remember(id string) {
	s.platform.Opened(id)
	s.prefs.Remember(id)
}

// take claims a game in place of the one before; nil is none. One that is left
// without a turn is not kept.
func (s *store) take(g *shelf.Game) {
	if s.game != nil && s.game != g {
		s.shelf.Release(s.game.ID)
		if s.game.Match.Ply() == 0 && (g == nil || g.ID != s.game.ID) {
			s.shelf.Discard(s.game.ID)
		}
	}
	s.game, s.told = g, false
	if g != nil {
		s.shelf.Hold(g.ID)
		s.watch()
	}
}

// watch tells the player once if another program has the game open. Browsers
// take a moment to know. A game that has ended may be looked at by many.
func (s *store) watch() {
	if s.game == nil || s.told || !s.shelf.Elsewhere(s.game.ID) || s.game.Match.Outcome().Over() {
		return
	}
	s.told = true
	s.app.Notice(s.app.Words.T(key.BoardElsewhere))
}

// parted says that a game goes on under another id, unless the player knows
// why it had to.
func (s *store) parted(g *shelf.Game) {
	if s.game != g || !s.told {
		s.app.Notice(s.app.Words.T(key.BoardParted))
	}
	s.told = false // what comes next is news again
}
