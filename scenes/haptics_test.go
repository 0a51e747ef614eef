package scenes_test

import (
	"slices"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
)

// A person's turns, refusals and wins vibrate, each in its own way; the engine's turns do not.
func TestVibration(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Motion = settings.MotionOff
	p.on.Vibrates = true
	felt := func(when string, want ...int) {
		t.Helper()
		var got []int
		if n := len(p.on.Felt); n > 0 {
			got = p.on.Felt[n-1]
		}
		if len(p.on.Felt) > 1 || !slices.Equal(got, want) {
			t.Errorf("%s: felt %v, want %v", when, p.on.Felt, want)
		}
		p.on.Felt = nil
	}
	p.open("kaninariebi", "", "C3c/C3c/C1c1c/3C1/C3c b", [2]int{})
	p.press("spot.e5")
	felt("refused", 14, 40, 14)
	p.press("spot.a5", "spot.b5")
	p.rest()
	felt("played", 12)
	p.open("kaninariebi", "", "C3c/C3c/Ccc1C/C4/4c b", [2]int{})
	p.press("spot.e3", "spot.d3")
	p.rest()
	felt("captured", 28)
	p.resign()
	felt("won by the other person", 30, 60, 30, 60, 70)

	p.open("kaninariebi", "", "", [2]int{0, 2})
	p.resign()
	felt("lost to the engine")

	p.set(func(s *settings.Settings) { s.Vibration = false })
	p.open("konane", "", "", [2]int{})
	p.press("spot.a1")
	felt("unwanted")
}

// Vibration is offered if the device supports it, and the setting is stored.
func TestVibrationIsOffered(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.settings")
	if p.node("settings.vibration") != nil {
		t.Error("a device that cannot vibrate is asked to")
	}
	p.on.Vibrates = true
	p.app.Changed()
	p.tick()
	p.press("settings.vibration")
	if p.env.Prefs.Settings.Vibration {
		t.Error("it is still on")
	}
}
