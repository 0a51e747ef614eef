package scenes_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A slider follows a pointer that presses or drags it, keys, and a screen reader.
func TestSlider(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.settings")
	volume := func(want int, when string) {
		t.Helper()
		p.tick()
		if got := p.env.Prefs.Settings.Volume; got != want {
			t.Errorf("%s: volume %d, want %d", when, got, want)
		}
	}
	slider := p.node("settings.volume")
	point := func(share float64) sprites.Point {
		pad := slider.Rect.H * 0.3 // beside the track
		return sprites.Pt(slider.Rect.X+pad+share*(slider.Rect.W-2*pad), slider.Rect.Center().Y)
	}
	p.press("settings.volume")
	volume(50, "pressed in the middle")

	p.drag(point(0.5), point(0.31))
	volume(30, "dragged to the left")
	p.drag(point(0.3), sprites.Pt(point(0).X-200, point(0).Y+5))
	volume(0, "dragged beyond the end")

	p.drag(point(0.5), sprites.Pt(point(0.5).X, point(0.5).Y-60))
	volume(0, "the page moved under the finger")

	p.app.Focus.On("settings.volume")
	for _, k := range []struct {
		key  ebiten.Key
		want int
	}{
		{ebiten.KeyEnd, 100}, {ebiten.KeyArrowRight, 100}, {ebiten.KeyArrowLeft, 95}, {ebiten.KeyPageDown, 75},
		{ebiten.KeyPageUp, 95}, {ebiten.KeyHome, 0}, {ebiten.KeyArrowLeft, 0}, {ebiten.KeyArrowRight, 5},
	} {
		p.key(k.key)
		volume(k.want, k.key.String())
	}
	for _, text := range []struct {
		typed string
		want  int
	}{{"40", 40}, {"400", 100}, {"-3", 0}, {"loud", 0}} {
		p.app.Do(ui.Command{Verb: ui.CommandType, ID: "settings.volume", Text: text.typed})
		volume(text.want, text.typed)
	}
	if s := p.app.State(); !hasSlider(s, "settings.volume", ui.Slid{Value: 0, Most: 100, Step: 5}) {
		t.Errorf("the state tells %+v", s.Nodes)
	}
}

func hasSlider(s ui.State, id string, want ui.Slid) bool {
	for _, n := range s.Nodes {
		if n.ID == id {
			return n.Slider != nil && *n.Slider == want && n.Role == ui.RoleSlider
		}
	}
	return false
}

// drag moves the pointer, pressed, from one place to another.
func (p *player) drag(from, to sprites.Point) {
	p.point(ui.Pointer{At: from, Down: true, Pressed: true})
	for i := 1.0; i <= 4; i++ {
		at := sprites.Pt(from.X+(to.X-from.X)*i/4, from.Y+(to.Y-from.Y)*i/4)
		p.point(ui.Pointer{At: at, Down: true, Moved: true})
	}
	p.point(ui.Pointer{At: to, Released: true})
}
