package settings_test

import (
	"testing"

	"tidepool/scenes/settings"
)

// A look that follows the device is another on each; one that was chosen is
// the same on all.
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

// Steps of a lesson that were done stay so, and maps that were given away stay
// as they are.
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
