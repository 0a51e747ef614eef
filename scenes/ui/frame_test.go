package ui_test

import (
	"testing"

	"tidepool/scenes/ui"
)

// A window that is nearly square is laid out one way by all pages and sheets.
func TestWide(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		want bool
	}{{1000, 1000, false}, {1040, 1000, false}, {1070, 1000, true}, {1280, 800, true}} {
		if got := (ui.Frame{W: c.w, H: c.h}).Wide(); got != c.want {
			t.Errorf("%.0f×%.0f: %v", c.w, c.h, got)
		}
	}
}
