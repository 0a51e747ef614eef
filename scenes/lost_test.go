package scenes_test

import (
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
)

// The player is told which settings are lost, and everything else applies.
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
	if want := words.T(key.SettingsUnread, "names", words.T(key.SettingsMotion)+", "+words.T(key.SettingsText)); n.Label != want {
		t.Errorf("notice %q, want %q", n.Label, want)
	}
	if s := p.env.Prefs.Settings; !s.Plain || s.Language != "hu" || s.Text != 100 {
		t.Errorf("settings %+v", s)
	}
}
