package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
)

// A toast lies over any scene and takes nothing from it: neither the focus, nor Escape, nor the main button's
// room. It disappears by itself, and with its page.
func TestToast(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.kalah")
	p.env.App.Toast("Copied")
	p.tick()
	checkLayout(t, p, "newgame")
	if p.node("toast").Rect.Overlaps(p.node("newgame.engine").Rect) {
		t.Error("the toast lies on the button that begins")
	}
	p.press("newgame.engine.starts")
	if p.says("toast") == "" {
		t.Error("a sheet over its page takes it away")
	}
	p.press("newgame.done", "back")
	p.tick()
	if p.scene() != "menu" || p.says("toast") != "" {
		t.Fatalf("in %s it still says %q", p.scene(), p.says("toast"))
	}
	p.env.App.Toast("Copied")
	p.tick()
	p.press("toast")
	if p.scene() != "menu" || p.says("toast") != "" {
		t.Errorf("pressed, in %s it says %q", p.scene(), p.says("toast"))
	}
	p.env.App.Toast("Copied")
	p.ticks(60)
	if p.says("toast") == "" {
		t.Error("gone within a second")
	}
	p.ticks(8 * 60)
	if p.says("toast") != "" {
		t.Error("still there after nine seconds")
	}
}
