package scenes_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// The colours follow a change of the device's preferences in the next tick, if the theme follows the device.
func TestColoursFollowTheDevice(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Platform.(*platformtest.Fake).Preferences.Dark = true })
	shows := func(what string, want sprites.Theme) {
		t.Helper()
		p.tick()
		if got := p.app.Appearance().Theme; got != want || !p.app.Wants() {
			t.Errorf("%s: page %v, want %v; to be drawn %v", what, got.Page, want.Page, p.app.Wants())
		}
	}
	shows("dark from the start", sprites.Night())
	p.on.Preferences.Dark = false
	shows("light", sprites.Day())
	p.on.Preferences = settings.MediaPreferences{Dark: true, Contrast: true}
	shows("dark with contrast", sprites.HighContrast())
	p.press("menu.settings")
	p.press("settings.theme.day")
	p.on.Preferences.Contrast = false
	shows("day whatever the device says", sprites.Day())
}

// Full screen is switched by a key and in the settings, if the platform supports it.
func TestFullScreen(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, want := range []bool{true, false} {
		if p.key(ebiten.KeyF11); p.on.Full != want {
			t.Errorf("after the key: %v", p.on.Full)
		}
	}
	p.press("menu.settings")
	p.press("settings.fullscreen")
	if n := p.node("settings.fullscreen"); !p.on.Full || !n.Checked {
		t.Errorf("after the press: %v, %v", p.on.Full, n.Checked)
	}
	p.on.Fills = false
	p.app.Changed()
	p.tick()
	if p.node("settings.fullscreen") != nil {
		t.Error("offered where it cannot be had")
	}
}

// The menu can quit the program if the platform supports that, and asks first.
func TestQuitFromMenu(t *testing.T) {
	for _, can := range []bool{false, true} {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Quits = can
		p.key(ebiten.KeyEscape)
		p.tick()
		if err := p.app.Update(); err != nil || (p.scene() == "question") != can {
			t.Errorf("can quit %v: %v, %s", can, err, p.scene())
		}
		if can {
			p.press("question.yes")
		}
		if err := p.app.Update(); (err == ebiten.Termination) != can {
			t.Errorf("can quit %v: %v", can, err)
		}
	}
}

// A device that asks for reduced motion gets it at the first start; later choices stay.
func TestStillDevice(t *testing.T) {
	store := new(shelf.Memory)
	still := func(e *scenes.Config) { e.Platform.(*platformtest.Fake).Preferences.Still = true }
	p := newEnvPlayer(t, store, still)
	if p.env.Prefs.Settings.Motion != settings.MotionOff {
		t.Errorf("at the first start motion is %s", p.env.Prefs.Settings.Motion)
	}
	p.press("menu.settings")
	p.press("settings.motion.fast")
	p.on.Leave()
	if q := newEnvPlayer(t, store, still); q.env.Prefs.Settings.Motion != settings.MotionFast {
		t.Errorf("at the second start motion is %s", q.env.Prefs.Settings.Motion)
	}
}

// A program in which nothing happens rests after some seconds, until something does.
func TestRests(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	ticks := func(seconds int) {
		for range 60 * seconds {
			p.tick()
			p.app.Draw(screen)
		}
	}
	ticks(2)
	if p.on.Resting {
		t.Error("it rests before anybody can have read its menu")
	}
	ticks(8)
	if !p.on.Resting {
		t.Fatal("it does not rest")
	}
	p.app.Tick(ui.Input{Pointer: ui.Pointer{Moved: true}})
	if p.on.Resting {
		t.Error("it rests while the mouse is moved")
	}
	ticks(8)
	p.app.Do(ui.Command{Verb: ui.CommandPress, ID: "menu.settings"})
	p.tick()
	if p.on.Resting || p.on.Stirred == 0 {
		t.Errorf("a node was pressed; it rests: %t, it was stirred %d times", p.on.Resting, p.on.Stirred)
	}
}
