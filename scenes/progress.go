package scenes

import (
	"tidepool/play/session"
)

// newcomer reports whether nobody has played a game here yet, nor been offered
// its lesson.
func newcomer(e *Env, game string) bool {
	if e.Prefs.Settings.Lessons[game].Offered {
		return false
	}
	for _, g := range e.Shelf.Known().Games {
		if g.Game.Info().ID == game && !session.Brought(&g) {
			return false
		}
	}
	return true
}
