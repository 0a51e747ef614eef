package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/ui"
)

// From any focus, Tab returns to the same place after passing everything except the other spots of the board.
func TestTabComesRound(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Platform.(*platformtest.Fake).OwnsFields = true })
	p.begin("konane")
	p.key(ebiten.KeyTab)
	first := p.app.Focus.ID()
	if !strings.HasPrefix(first, "spot.") {
		t.Errorf("Tab begins at %s", first)
	}
	var order []string
	for range 20 {
		p.key(ebiten.KeyTab)
		if p.app.Focus.ID() == first {
			break
		}
		order = append(order, p.app.Focus.ID())
	}
	for _, id := range []string{"board.command", "board.menu", "board.more"} {
		if !strings.Contains(strings.Join(order, " ")+" ", id+" ") {
			t.Errorf("Tab does not reach %s: %v", id, order)
		}
	}
	if strings.Contains(strings.Join(order, " "), "spot.") {
		t.Errorf("Tab stops on the board more than once: %v", order)
	}
	for back := 0; back == 0 || p.app.Focus.ID() != first; back++ {
		if back > len(order)+1 {
			t.Fatalf("Shift+Tab does not come round, it is at %s", p.app.Focus.ID())
		}
		p.app.Tick(ui.Input{Keys: []ebiten.Key{ebiten.KeyTab}, Shift: true})
	}
}

// Closing a sheet returns the focus to the button that opened it.
func TestFocusReturns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.app.Do(ui.Command{Verb: ui.CommandPress, ID: "board.more", Text: ""})
	p.rest()
	p.app.Do(ui.Command{Verb: ui.CommandPress, ID: "more.close", Text: ""})
	p.rest()
	if p.app.Focus.ID() != "board.more" {
		t.Errorf("the focus is on %q", p.app.Focus.ID())
	}
}
