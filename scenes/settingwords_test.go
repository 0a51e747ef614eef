package scenes

import (
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/scenes/settings"
)

// Every setting has words in every language.
func TestSettingsHaveWords(t *testing.T) {
	for _, name := range settings.Names() {
		k, ok := settingWords[name]
		if !ok {
			t.Errorf("nothing is known of %s", name)
		}
		for _, lang := range locale.Languages() {
			words, err := locale.Open(lang.Tag)
			if err != nil {
				t.Fatal(err)
			}
			if k != key.None && words.T(k) == words.Name(k) {
				t.Errorf("%s: %s has no words", lang.Tag, name)
			}
		}
	}
}
