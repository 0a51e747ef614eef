package looks

import (
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sound"
)

// Looks holds the games' descriptors and the player's board style.
type Looks struct {
	Games []*board.Game
	App   *ui.App
	Prefs *settings.Keeper
	now   board.Style
}

// Of returns the descriptor of a game; nil if it has no board.
func (l *Looks) Of(game string) *board.Game {
	for _, g := range l.Games {
		if g.ID() == game {
			return g
		}
	}
	return nil
}

// Style returns the player's board style. It follows later changes of language and settings at the next call.
func (l *Looks) Style() *board.Style {
	p := &l.Prefs.Settings
	l.now = board.Style{Words: l.App.Words, Plain: p.Plain, Looks: p.Boards}
	return &l.now
}

// Wears returns the look that the player has chosen for a game.
func (l *Looks) Wears(game string) int { return l.Style().Look(game) }

// Sound returns the sounds of a game; nil if it has no board.
func (l *Looks) Sound(game string) *sound.Kit {
	if g := l.Of(game); g != nil {
		return &g.Sound
	}
	return nil
}
