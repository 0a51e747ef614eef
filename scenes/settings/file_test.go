package settings_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"tidepool/scenes/settings"
)

// Only values that are not understood are lost; all others are as stored.
func TestSettingsLoseOnlyWhatIsWrong(t *testing.T) {
	whole := settings.Default()
	whole.Sound, whole.Volume, whole.Language, whole.Text, whole.Plain = false, 20, "ja", 150, true
	whole.Names = [2]string{"Ama", "Kai"}
	whole.Options = map[string]string{"konane": "size=6"}
	whole.Lessons = map[string]settings.Progress{"kalah": {Done: 3}}
	whole.Session = whole.Chose("onitama", settings.Choice{Kind: settings.AgainstEngine, Level: 5, First: settings.FirstLots})
	stored := string(whole.Marshal())
	for _, test := range []struct {
		old, new string
		lost     string
		change   func(*settings.Settings) // from whole to what is read
	}{
		{"", "", "", func(*settings.Settings) {}},
		{`"volume": 20`, `"volume": 101`, "volume", func(s *settings.Settings) { s.Volume = 80 }},
		{`"volume": 20`, `"volume": "loud"`, "volume", func(s *settings.Settings) { s.Volume = 80 }},
		{`"volume": 20`, `"volume": 1e99`, "volume", func(s *settings.Settings) { s.Volume = 80 }},
		{`"sound": false`, `"sound": 7`, "sound", func(s *settings.Settings) { s.Sound = true }},
		{`"language": "ja"`, `"language": "tlh"`, "language", func(s *settings.Settings) { s.Language = "" }},
		{`"motion": "normal"`, `"motion": "turbo"`, "motion", func(*settings.Settings) {}},
		{`"look": "system"`, `"look": {}`, "look", func(*settings.Settings) {}},
		{`"text": 150`, `"text": 151`, "text", func(s *settings.Settings) { s.Text = 100 }},
		{`"think": 3`, `"think": -3`, "think", func(*settings.Settings) {}},
		{`"Ama"`, `"A\u0000ma"`, "names", func(s *settings.Settings) { s.Names = [2]string{} }},
		{`"Ama"`, `"` + strings.Repeat("x", 4*settings.MaxName+1) + `"`, "names", func(s *settings.Settings) { s.Names = [2]string{} }},
		{`"levels": [`, `"levels": [99, `, "levels", func(*settings.Settings) {}},
		{`"konane": "size=6"`, `"konane": "size=6", "kalah": 7`, "options", func(*settings.Settings) {}},
		{`"level": 5`, `"level": 9`, "choices", func(s *settings.Settings) { s.Choices = map[string]settings.Choice{} }},
		{`"kind": "engine"`, `"kind": "cat"`, "choices", func(s *settings.Settings) { s.Choices = map[string]settings.Choice{} }},
		{`"first": "lots"`, `"first": 1`, "choices", func(s *settings.Settings) { s.Choices = map[string]settings.Choice{} }},
		{`"choices": {`, `"choices": {"konane": {"first": "lots"}, `, "choices", func(*settings.Settings) {}},
		{`"done": 3`, `"done": 1000`, "lessons", func(s *settings.Settings) { s.Lessons = map[string]settings.Progress{} }},
		{`"kalah": {`, `"onitama": {"done": -1}, "kalah": {`, "lessons", func(*settings.Settings) {}},
		{`"volume": 20`, `"volume": 20, "puzzles": []`, "puzzles", func(*settings.Settings) {}},
		{`"volume": 20`, `"volume": 20, "puzzles": {"tries": ["rubbish"], "days": []}`, "", func(*settings.Settings) {}},
	} {
		data := strings.Replace(stored, test.old, test.new, 1)
		if test.old != "" && data == stored {
			t.Fatalf("%s is not in %s", test.old, stored)
		}
		want := whole
		test.change(&want)
		got, lost, err := settings.Parse([]byte(data))
		if err != nil || strings.Join(lost, " ") != test.lost || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: lost %v, %v\n%+v, want\n%+v", test.new, lost, err, got, want)
		}
	}
	for _, data := range []string{"", "[]", "7", "{", `{"sound": false`, "\xff"} {
		if s, _, err := settings.Parse([]byte(data)); err == nil || !reflect.DeepEqual(s, settings.Default()) {
			t.Errorf("%q: %+v, %v", data, s, err)
		}
	}
}

// A file from before the settings were split into parts reads unchanged and is written with the same names.
func TestOldFile(t *testing.T) {
	const old = `{
  "sound": false,
  "volume": 35,
  "ambience": 0,
  "motion": "fast",
  "seating": "opposite",
  "language": "hu",
  "look": "night",
  "plain": true,
  "confirm": true,
  "text": 125,
  "names": [
    "Ama",
    "海"
  ],
  "levels": [
    0,
    8
  ],
  "think": 10,
  "resigns": true,
  "scoreBar": true,
  "options": {
    "konane": "size=6"
  },
  "lessons": {
    "kalah": {
      "done": 3,
      "offered": true
    }
  },
  "open": "20261121-120000000-0000"
}`
	want := settings.Settings{
		Preferences: settings.Preferences{Volume: 35, Vibration: true, Motion: settings.MotionFast, Seating: settings.SeatOpposite, BoardPlace: settings.PlaceLeft, BoardSize: 100, Language: "hu",
			Theme: settings.ThemeNight, Plain: true, Confirm: true, Text: 125, Think: 10, Resigns: true, ScoreBar: true},
		Session: settings.Session{Names: [2]string{"Ama", "海"}, Levels: [2]int{0, 8}, Options: map[string]string{"konane": "size=6"},
			Open: "20261121-120000000-0000"},
		Learning: settings.Learning{Lessons: map[string]settings.Progress{"kalah": {Done: 3}}},
	}
	got, lost, err := settings.Parse([]byte(old))
	if err != nil || len(lost) > 0 || !reflect.DeepEqual(got, want) {
		t.Fatalf("%+v, lost %v, %v; want %+v", got, lost, err, want)
	}
	var before, after map[string]any
	if err := json.Unmarshal([]byte(old), &before); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(got.Marshal(), &after); err != nil {
		t.Fatal(err)
	}
	before["lessons"] = map[string]any{"kalah": map[string]any{"done": 3.0}} // the old "offered" flag is no longer used
	for name, value := range before {
		if !reflect.DeepEqual(after[name], value) {
			t.Errorf("%s is written as %v, want %v", name, after[name], value)
		}
	}
}

// What a newer version has stored is still there when it runs again.
func TestSettingsOfNewerVersions(t *testing.T) {
	const later = `{"sound": false, "volume": 40, "aroma": {"strength": [1, 2.50]}, "zest": "é", "Sound": true}`
	s, lost, err := settings.Parse([]byte(later))
	if err != nil || len(lost) > 0 || s.Sound || s.Volume != 40 {
		t.Fatalf("%+v, lost %v, %v", s, lost, err)
	}
	s.Volume = 60
	again, _, err := settings.Parse(s.Marshal())
	if err != nil || again.Volume != 60 || again.Sound {
		t.Errorf("%+v, %v", again, err)
	}
	text := string(again.Marshal())
	for _, want := range []string{`"aroma"`, `2.50`, `"zest": "é"`, `"Sound": true`} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is lost in %s", want, text)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(settings.Default().Marshal())
	f.Add([]byte(`{"text": 3, "x": "\ud800", "lessons": {"a": {}}, "options": [], "choices": {"a": {"kind": "people", "first": "you"}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := settings.Parse(data)
		if err != nil {
			return
		}
		text := s.Marshal()
		again, lost, err := settings.Parse(text)
		if err != nil || len(lost) > 0 || !utf8.Valid(text) {
			t.Fatalf("%q is written as %q: lost %v, %v", data, text, lost, err)
		}
		if second := again.Marshal(); !slices.Equal(second, text) {
			t.Errorf("%q is written as %q, and then as %q", data, text, second)
		}
	})
}
