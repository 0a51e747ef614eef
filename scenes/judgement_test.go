package scenes

import (
	"testing"

	"tidepool/match/shelf"
)

// Scores have the decimal mark of the language.
func TestShortScore(t *testing.T) {
	for tag, want := range map[string]string{"en": "+1.3", "ru": "+1,3", "hu": "+1,3", "id": "+1,3", "ja": "+1.3"} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Settings.Language = tag
		p.env.restyle()
		p.begin("onitama")
		if got := p.board().words.shortScore(130, false); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}
