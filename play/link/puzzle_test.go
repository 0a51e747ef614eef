package link

import (
	"errors"
	"strings"
	"testing"

	"tidepool/play/puzzle"
	"tidepool/rules/games"
)

func TestPuzzle(t *testing.T) {
	for _, p := range []Puzzle{{Game: "kalah", ID: "wtg69c0z"}, {Day: puzzle.Day{Year: 2026, Month: 11, Day: 23}}} {
		for _, around := range []string{"%s", "#%s", " %s\n", "<https://x.org/a#%s>.", "tidepool:#%s", "(%s)"} {
			text := strings.Replace(around, "%s", p.String(), 1)
			if got, err := DecodePuzzle(text); got != p || err != nil {
				t.Errorf("%s: %+v, %v", text, got, err)
			}
			if !Looks(text) && around != " %s\n" && around != "(%s)" {
				t.Errorf("%s does not look like a link", text)
			}
			if _, err := Decode(text, games.All()); !errors.Is(err, ErrNone) {
				t.Errorf("%s is a game: %v", text, err)
			}
		}
	}
	for text, want := range map[string]error{
		"":                   ErrNone,
		"#":                  ErrNone,
		"#g=AQZr":            ErrNone,
		"2026-11-23":         ErrNone,
		"#d=":                ErrDamaged,
		"#d=2026-11-31":      ErrDamaged,
		"#d=2026-11-23x":     ErrDamaged,
		"#d=1999-12-31":      ErrDamaged,
		"#p=":                ErrDamaged,
		"#p=kalah":           ErrDamaged,
		"#p=kalah.wtg69c0":   ErrDamaged,
		"#p=kalah.wtg69c0z.": nil, // punctuation that a message adds
		"#p=kalah.wtg69c0zz": ErrDamaged,
		"#p=kalah.WTG69C0Z":  ErrDamaged,
		"#p=Kalah.wtg69c0z":  ErrDamaged,
		"#p=.wtg69c0z":       ErrDamaged,
		"#p=ka-lah.wtg69c0z": ErrDamaged,
		"#p=kalah.wtg6.c0z":  ErrDamaged,
		"#p=" + strings.Repeat("a", 33) + ".wtg69c0z": ErrDamaged,
		"#p=" + strings.Repeat("a", maxLength):        ErrNone,
	} {
		if p, err := DecodePuzzle(text); !errors.Is(err, want) || err != nil && p != (Puzzle{}) {
			t.Errorf("%.50q: %+v, %v, want %v", text, p, err, want)
		}
	}
}

// FuzzDecodePuzzle reads anything as a link to a puzzle.
func FuzzDecodePuzzle(f *testing.F) {
	f.Add("https://example.org/#p=kalah.wtg69c0z")
	f.Add("d=2026-11-23")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := DecodePuzzle(text)
		if err != nil {
			return
		}
		if got, ok := Find(text); !ok || got != p.String() {
			t.Errorf("%q is written as %q", text, p)
		}
		if _, err := Decode(text, games.All()); !errors.Is(err, ErrNone) {
			t.Errorf("%q is a game too: %v", text, err)
		}
	})
}
