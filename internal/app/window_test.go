package app

import (
	"errors"
	"strings"
	"testing"
)

// If the window cannot be opened, the error is one sentence that suggests an alternative.
func TestUnopened(t *testing.T) {
	cause := errors.New("glfw: no GL")
	for _, test := range []struct {
		system, display, wayland string
		says                     string
	}{
		{"linux", "", "", "there is no display (DISPLAY is not set)"},
		{"linux", "", "wayland-0", "Wayland without Xwayland is not enough"},
		{"linux", ":77", "", "on the display :77 (glfw: no GL)"},
		{"linux", ":77", "wayland-0", "on the display :77 (glfw: no GL)"},
		{"freebsd", "", "", "there is no display (DISPLAY is not set)"},
		{"darwin", "", "", "no window can be opened (glfw: no GL)"},
		{"windows", ":0", "", "no window can be opened (glfw: no GL)"},
	} {
		environ := map[string]string{"DISPLAY": test.display, "WAYLAND_DISPLAY": test.wayland}
		err := unopened(test.system, func(name string) string { return environ[name] }, cause)
		if got := err.Error(); !strings.Contains(got, test.says) || !strings.HasSuffix(got, `: "tidepool serve" lets you play in a browser instead`) || strings.Contains(got, "\n") {
			t.Errorf("%+v: %s", test, got)
		}
	}
	if err := unopened("js", func(string) string { return "" }, cause); err != cause {
		t.Errorf("in a browser: %v", err)
	}
}
