package ui_test

import (
	"testing"

	"tidepool/scenes/ui"
)

// Erasing removes what a person sees as one character.
func TestTextLineErases(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Ana", "An"}, {"Rene\u0301", "Ren"}, {"김\u1112\u1161\u11ab", "김"}, {"か\u3099", ""}, {"me 👨\u200d👩\u200d👧", "me "}, {"🇯🇵🇭🇺", "🇯🇵"}, {"👍🏽", ""}, {"", ""},
	} {
		told := "nothing"
		line := ui.TextLine{Text: c.text, Max: 20, Changed: func(s string) { told = s }}
		line.Erase()
		if line.Text != c.want || told != c.want {
			t.Errorf("%+q becomes %+q, of which %+q is told, want %+q", c.text, line.Text, told, c.want)
		}
	}
}
