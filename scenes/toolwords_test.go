package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
)

// The buttons below a phone's board have words in every language.
func TestToolsHaveWords(t *testing.T) {
	for _, lang := range locale.Languages() {
		for _, w := range []float64{320, 360, 390} {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Language = lang.Tag
			p.against("konane", true)
			p.atText(w, 844, 100)
			tools := 0
			for _, n := range p.app.Laid().Nodes {
				if n.Style != ui.ToolButton {
					continue
				}
				tools++
				if strings.TrimSpace(n.Text) == "" && n.Text != "" || n.Size < 10 || n.Rect.W < 38 {
					t.Errorf("%s at %.0f: %s is %q, type %.1f, %.0f wide", lang.Tag, w, n.ID, n.Text, n.Size, n.Rect.W)
				}
			}
			if tools < 5 {
				t.Errorf("%s at %.0f: %d buttons", lang.Tag, w, tools)
			}
		}
	}
}
