package scenes_test

import (
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/table"
)

// Scores have the decimal mark of the language.
func TestShortScore(t *testing.T) {
	for tag, want := range map[string]string{"en": "+1.3", "ru": "+1,3", "hu": "+1,3", "id": "+1,3", "ja": "+1.3"} {
		words, err := locale.Open(tag)
		if err != nil {
			t.Fatal(err)
		}
		if got := table.NewScoreTeller(words, rules.Info{}, nil).Short(130, false); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}
