package scenes

import (
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sound"
)

// looks are how the games look, and how the player wants them to.
type looks struct {
	games []*board.Game
	app   *ui.App
	prefs *settings.Keeper
	now   board.Style
}

// of is how a game looks and what is said of it; nil for one that has no board.
func (l *looks) of(game string) *board.Game {
	for _, g := range l.games {
		if g.ID() == game {
			return g
		}
	}
	return nil
}

// style is how the player wants boards, now and from here on: it follows the
// language and the settings.
func (l *looks) style() *board.Style {
	p := &l.prefs.Settings
	l.now = board.Style{Words: l.app.Words, Plain: p.Plain, Looks: p.Boards}
	return &l.now
}

// Wears is the look that the player has chosen for a game.
func (l *looks) Wears(game string) int { return l.style().Look(game) }

// ambience is the place where a game is played, "" is none.
func (l *looks) ambience(game string) sound.Ambience {
	if g := l.of(game); g != nil {
		return g.Ambience
	}
	return sound.Quiet
}
