package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/ui"
	"tidepool/sprites"
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

// A growing page has a field at first, and what it is for later.
type growing struct{ whole bool }

func (*growing) Name() string                      { return "growing" }
func (*growing) Draw(*sprites.Painter, *ui.Layout) {}
func (*growing) Back()                             {}

func (g *growing) Layout(ui.Frame) ui.Layout {
	press := func() {}
	nodes := []ui.Node{{ID: "field", Role: ui.RoleButton, Press: press}, {ID: "tool", Role: ui.RoleButton, Press: press}}
	if g.whole {
		nodes = append(nodes, ui.Node{ID: "piece", Role: ui.RoleSpot, Lit: true, Press: press})
	}
	return ui.Layout{Nodes: nodes}
}

// A page opened by a key has its focus on a lit piece once that is there, unless the focus was moved meanwhile.
func TestFocusOfGrowingPage(t *testing.T) {
	for _, moved := range []bool{false, true} {
		p := newPlayer(t, new(shelf.Memory))
		p.key(ebiten.KeyTab)
		page := new(growing)
		p.app.Push(page)
		p.tick()
		p.tick()
		want := "piece"
		if moved {
			p.key(ebiten.KeyTab)
			want = p.app.Focus.ID()
		}
		page.whole = true
		p.app.Changed()
		p.tick()
		if got := p.app.Focus.ID(); got != want {
			t.Errorf("moved %v: the focus is on %q, not %q", moved, got, want)
		}
	}
}
