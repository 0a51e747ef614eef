package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
)

// On a telephone text of 200 % leaves Onitama's board, which has words on it, at least five sixths of its width, and the
// words of the buttons grow in every language.
func TestLargeTextOnLetteredBoards(t *testing.T) {
	for _, lang := range []string{"en", "ru", "hu", "ms"} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Language = lang
		p.atText(390, 844, 100)
		p.begin("onitama")
		measure := func() (board, words float64) {
			for _, n := range p.app.Laid().Nodes {
				if n.Role == ui.RoleSpot && n.Cell.Row > 0 {
					board = n.Rect.W
				}
				if n.ID == "board.undo" {
					words = n.Size
				}
			}
			return board, words
		}
		board, words := measure()
		p.atText(390, 844, 200)
		p.rest()
		if b, w := measure(); b < board*5/6 || w < 1.3*words {
			t.Errorf("%s: squares of %.0f pixels were %.0f, type of %.1f was %.1f", lang, b, board, w, words)
		}
	}
}
