package scenes_test

import (
	"math"
	"testing"

	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A control that changes the text size or the language stays where it was pressed and keeps the focus.
func TestSettingsStay(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {844, 390}, {1024, 768}} {
		p := newPlayer(t, new(shelf.Memory))
		p.atText(f[0], f[1], 100)
		p.press("menu.settings")
		stays := func(id string) {
			t.Helper()
			p.app.Focus.On(id) // into view
			p.tick()
			before := p.node(id).Rect.Center()
			p.app.Do(ui.Command{Verb: ui.CommandPress, ID: id, Text: ""})
			p.tick()
			after := p.node(id).Rect.Center()
			if l := p.app.Laid(); math.Abs(after.Y-before.Y) > 1 && l.Scroll > 0 && l.Scroll < l.Excess {
				t.Errorf("%v: %s went from %v to %v", f, id, before, after)
			}
			if p.app.Focus.ID() != id || !p.node(id).Clip.Has(after) {
				t.Errorf("%v: after %s the focus is on %s", f, id, p.app.Focus.ID())
			}
		}
		for range 3 {
			stays("settings.text.more")
		}
		for _, l := range locale.Languages() {
			stays("settings.language." + l.Tag)
		}
		for range 3 {
			stays("settings.text.less")
		}
	}
}

// Clicks at one place count for one button, even if the first moves it away: in this window pages do not scroll.
func TestClicksOnMovingButton(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.resize(1280, 2400)
	p.press("menu.settings")
	p.rest()
	for _, test := range []struct{ ticks, want int }{{60, 125}, {8, 200}} { // 60 are a second
		p.set(func(s *settings.Settings) { s.Text = 100 })
		p.ticks(60)
		at := p.node("settings.text.more").Rect.Center()
		for range 6 {
			p.point(ui.Pointer{At: at, Down: true, Pressed: true})
			p.point(ui.Pointer{At: at, Released: true})
			p.ticks(test.ticks)
		}
		if got := p.env.Prefs.Settings.Text; got != test.want {
			t.Errorf("six clicks, each after %d ticks, lead to %d %%, want %d", test.ticks, got, test.want)
		}
	}
}
