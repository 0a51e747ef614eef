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
		look  settings.Look
		media media
		want  settings.Look
	}{
		{settings.LookSystem, media{}, settings.LookDay},
		{settings.LookSystem, media{Dark: true}, settings.LookNight},
		{settings.LookSystem, media{Contrast: true}, settings.LookContrast},
		{settings.LookSystem, media{Dark: true, Contrast: true}, settings.LookContrast},
		{settings.LookSystem, media{Still: true}, settings.LookDay},
		{settings.LookDay, media{Dark: true}, settings.LookDay},
		{settings.LookNight, media{Contrast: true}, settings.LookNight},
		{settings.LookContrast, media{Dark: true}, settings.LookContrast},
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
		{first, "konane", settings.Progress{Done: 3, Offered: true}},
		{first, "kalah", settings.Progress{}},
		{second, "konane", settings.Progress{Done: 3, Offered: true}},
		{second, "kalah", settings.Progress{Offered: true}},
	} {
		if got := test.of.Lessons[test.game]; got != test.want {
			t.Errorf("%s: %+v, want %+v", test.game, got, test.want)
		}
	}
}
