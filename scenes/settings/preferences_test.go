package settings_test

import (
	"testing"

	"tidepool/scenes/settings"
)

// A theme that follows the device depends on it; a chosen one is the same on all devices.
func TestLookOnDevices(t *testing.T) {
	type media = settings.MediaPreferences
	for _, test := range []struct {
		look  settings.Theme
		media media
		want  settings.Theme
	}{
		{settings.ThemeSystem, media{}, settings.ThemeDay},
		{settings.ThemeSystem, media{Dark: true}, settings.ThemeNight},
		{settings.ThemeSystem, media{Contrast: true}, settings.ThemeContrast},
		{settings.ThemeSystem, media{Dark: true, Contrast: true}, settings.ThemeContrast},
		{settings.ThemeSystem, media{Still: true}, settings.ThemeDay},
		{settings.ThemeDay, media{Dark: true}, settings.ThemeDay},
		{settings.ThemeNight, media{Contrast: true}, settings.ThemeNight},
		{settings.ThemeContrast, media{Dark: true}, settings.ThemeContrast},
	} {
		if got := test.look.On(test.media); got != test.want {
			t.Errorf("%s on %+v is %s, want %s", test.look, test.media, got, test.want)
		}
	}
}

// Lesson steps stay done, and maps handed out earlier do not change.
func TestLearningOnlyGrows(t *testing.T) {
	var none settings.Learning
	first := none.Followed("konane", 3)
	second := first.Followed("konane", 1).Followed("kalah", 0)
	for _, test := range []struct {
		of   settings.Learning
		game string
		want settings.Progress
	}{
		{none, "konane", settings.Progress{}},
		{first, "konane", settings.Progress{Done: 3}},
		{first, "kalah", settings.Progress{}},
		{second, "konane", settings.Progress{Done: 3}},
		{second, "kalah", settings.Progress{}},
	} {
		if got := test.of.Lessons[test.game]; got != test.want {
			t.Errorf("%s: %+v, want %+v", test.game, got, test.want)
		}
	}
}
