package sprites

import (
	"testing"

	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

// Words and marks of every theme contrast with their ground (WCAG 2.1: 4.5 for text, 3 for graphics).
func TestThemesAreLegible(t *testing.T) {
	for name, th := range Themes() {
		for _, c := range []struct {
			what      string
			ink, back vector.Color
			least     float64
		}{
			{"text on the page", th.Ink, th.Page, 7},
			{"text on the page's foot", th.Ink, th.PageLow, 7},
			{"text on trays", th.Ink, th.Tray, 4.5},
			{"text on panels", th.Ink, th.Panel, 7},
			{"soft text on the page", th.Soft, th.Page, 4.5},
			{"soft text on the page's foot", th.Soft, th.PageLow, 4.5},
			{"soft text on panels", th.Soft, th.Panel, 4.5},
			{"warnings on panels", th.Wrong, th.Panel, 4.5},
			{"warnings on the page", th.Wrong, th.Page, 4.5},
			{"the main button's text", th.MainInk, th.Main, 4.5},
			{"other buttons' text", th.ButtonInk, th.Button, 7},
			{"the focus on the page", th.Focus, th.Page, 3},
			{"the focus on panels", th.Focus, th.Panel, 3},
			{"the main button on the page", th.Main, th.Page, 3},
		} {
			if got := vision.Ratio(c.ink.Luminance(), c.back.Luminance()); got < c.least {
				t.Errorf("%s: %s has a contrast of %.2f, want %.1f", name, c.what, got, c.least)
			}
		}
	}
}

// At night boards are a little darker, so that they do not dazzle, but not hard to see.
func TestBoardsAtNight(t *testing.T) {
	if day, night := Day().Boards, Night().Boards; day != 1 || night < 0.85 || night > 0.9 || HighContrast().Boards != 1 {
		t.Errorf("boards lie in a light of %v by day and %v at night", day, night)
	}
}
