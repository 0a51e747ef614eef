package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
)

// Scores have the decimal mark of the language.
func TestShortScore(t *testing.T) {
	for tag, want := range map[string]string{"en": "+1.3", "ru": "+1,3", "hu": "+1,3", "id": "+1,3", "ja": "+1.3"} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Score = 130
		p.set(func(s *settings.Settings) { s.Language = tag })
		p.against("onitama", false)
		p.hinted()
		p.press("board.hint")
		if _, got, _ := strings.Cut(p.node("why.title").Tail.Text, " · "); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}
