package scenes

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"tidepool/locale"
	"tidepool/match/shelf"
)

// What is not understood is lost alone; the rest is as it was stored.
func TestSettingsLoseOnlyWhatIsWrong(t *testing.T) {
	whole := DefaultSettings()
	whole.Sound, whole.Volume, whole.Language, whole.Text, whole.Plain = false, 20, "ja", 150, true
	whole.Names = [2]string{"Ama", "Kai"}
	whole.Options = map[string]string{"konane": "size=6"}
	whole.Lessons = map[string]Progress{"kalah": {Done: 3, Offered: true}}
	stored := string(whole.Marshal())
	for _, test := range []struct {
		old, new string
		lost     string
		change   func(*Settings) // from whole to what is read
	}{
		{"", "", "", func(*Settings) {}},
		{`"volume": 20`, `"volume": 101`, "volume", func(s *Settings) { s.Volume = 80 }},
		{`"volume": 20`, `"volume": "loud"`, "volume", func(s *Settings) { s.Volume = 80 }},
		{`"volume": 20`, `"volume": 1e99`, "volume", func(s *Settings) { s.Volume = 80 }},
		{`"sound": false`, `"sound": 7`, "sound", func(s *Settings) { s.Sound = true }},
		{`"language": "ja"`, `"language": "tlh"`, "language", func(s *Settings) { s.Language = "" }},
		{`"motion": "normal"`, `"motion": "turbo"`, "motion", func(*Settings) {}},
		{`"look": "system"`, `"look": {}`, "look", func(*Settings) {}},
		{`"text": 150`, `"text": 151`, "text", func(s *Settings) { s.Text = 100 }},
		{`"think": 3`, `"think": -3`, "think", func(*Settings) {}},
		{`"Ama"`, `"A\u0000ma"`, "names", func(s *Settings) { s.Names = [2]string{} }},
		{`"Ama"`, `"` + strings.Repeat("x", 4*maxName+1) + `"`, "names", func(s *Settings) { s.Names = [2]string{} }},
		{`"levels": [`, `"levels": [99, `, "levels", func(*Settings) {}},
		{`"konane": "size=6"`, `"konane": "size=6", "kalah": 7`, "options", func(*Settings) {}},
		{`"done": 3`, `"done": 1000`, "lessons", func(s *Settings) { s.Lessons = map[string]Progress{} }},
		{`"kalah": {`, `"onitama": {"done": -1}, "kalah": {`, "lessons", func(*Settings) {}},
	} {
		data := strings.Replace(stored, test.old, test.new, 1)
		if test.old != "" && data == stored {
			t.Fatalf("%s is not in %s", test.old, stored)
		}
		want := whole
		test.change(&want)
		got, lost, err := ParseSettings([]byte(data))
		if err != nil || strings.Join(lost, " ") != test.lost || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: lost %v, %v\n%+v, want\n%+v", test.new, lost, err, got, want)
		}
	}
	for _, data := range []string{"", "[]", "7", "{", `{"sound": false`, "\xff"} {
		if s, _, err := ParseSettings([]byte(data)); err == nil || !reflect.DeepEqual(s, DefaultSettings()) {
			t.Errorf("%q: %+v, %v", data, s, err)
		}
	}
}

// What a newer version has stored is there when that is started again.
func TestSettingsOfNewerVersions(t *testing.T) {
	const later = `{"sound": false, "volume": 40, "aroma": {"strength": [1, 2.50]}, "zest": "é", "Sound": true}`
	s, lost, err := ParseSettings([]byte(later))
	if err != nil || len(lost) > 0 || s.Sound || s.Volume != 40 {
		t.Fatalf("%+v, lost %v, %v", s, lost, err)
	}
	s.Volume = 60
	again, _, err := ParseSettings(s.Marshal())
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

// Every setting is known by its words, in every language.
func TestSettingsHaveWords(t *testing.T) {
	fields := reflect.TypeFor[Settings]()
	for i := range fields.NumField() {
		name, ok := fields.Field(i).Tag.Lookup("json")
		if !ok {
			continue
		}
		s, ok := known[name]
		if !ok {
			t.Errorf("nothing is known of %s", name)
		}
		for _, lang := range locale.Languages() {
			words, err := locale.Open(lang.Tag)
			if err != nil {
				t.Fatal(err)
			}
			if s.words != "" && words.T(s.words) == s.words {
				t.Errorf("%s: %s has no words", lang.Tag, name)
			}
		}
	}
}

// The player is told which settings are lost, and everything else is in force.
func TestLostSettingsAreTold(t *testing.T) {
	store := new(shelf.Memory)
	if err := store.Write("settings.json", []byte(`{"language": "hu", "motion": "turbo", "text": 3, "plain": true, "open": 5}`)); err != nil {
		t.Fatal(err)
	}
	p := newPlayer(t, store)
	n := p.node("notice.text")
	if n == nil {
		t.Fatalf("scene %s, want a notice", p.scene())
	}
	words, err := locale.Open("hu")
	if err != nil {
		t.Fatal(err)
	}
	if want := words.T("settings.unread", "names", words.T("settings.motion")+", "+words.T("settings.text")); n.Label != want {
		t.Errorf("notice %q, want %q", n.Label, want)
	}
	if s := p.env.Settings; !s.Plain || s.Language != "hu" || s.Text != 100 {
		t.Errorf("settings %+v", s)
	}
}

func FuzzParseSettings(f *testing.F) {
	f.Add(DefaultSettings().Marshal())
	f.Add([]byte(`{"text": 3, "x": "\ud800", "lessons": {"a": {}}, "options": []}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := ParseSettings(data)
		if err != nil {
			return
		}
		text := s.Marshal()
		again, lost, err := ParseSettings(text)
		if err != nil || len(lost) > 0 || !utf8.Valid(text) {
			t.Fatalf("%q is written as %q: lost %v, %v", data, text, lost, err)
		}
		if second := again.Marshal(); !slices.Equal(second, text) {
			t.Errorf("%q is written as %q, and then as %q", data, text, second)
		}
	})
}
