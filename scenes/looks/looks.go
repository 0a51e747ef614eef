package looks

import (
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sound"
)

// Looks are how the games look, and how the player wants them to.
type Looks struct {
	Games []*board.Game
	App   *ui.App
	Prefs *settings.Keeper
	now   board.Style
}

// Of is how a game looks and what is said of it; nil for one that has no board.
func (l *Looks) Of(game string) *board.Game {
	for _, g := range l.Games {
		if g.ID() == game {
			return g
		}
	}
	return nil
}

// Style is how the player wants boards, now and from here on: it follows the language and the settings.
func (l *Looks) Style() *board.Style {
	p := &l.Prefs.Settings
	l.now = board.Style{Words: l.App.Words, Plain: p.Plain, Looks: p.Boards}
	return &l.now
}

// Wears is the look that the player has chosen for a game.
func (l *Looks) Wears(game string) int { return l.Style().Look(game) }

// Sound is what a game sounds like; nil for one that has no board.
func (l *Looks) Sound(game string) *sound.Kit {
	if g := l.Of(game); g != nil {
		return &g.Sound
	}
	return nil
}
