package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// L moves to the list of turns if it is visible, and otherwise opens one.
func TestKeyOfTheList(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.begin("konane")
	if n := p.node("turns.none"); n == nil || n.Label == "" {
		t.Error("an empty list says nothing")
	}
	p.press("spot.d4")
	p.rest()
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "L"})
	p.rest()
	if p.scene() != "board" || p.app.State().Focus != "turn.1" {
		t.Errorf("beside the board: scene %s, focus %q", p.scene(), p.app.State().Focus)
	}
	p.resize(390, 844)
	p.tick()
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "L"})
	p.rest()
	if p.scene() != "turns" {
		t.Errorf("on a phone: scene %s", p.scene())
	}
}
