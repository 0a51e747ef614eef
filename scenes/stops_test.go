package scenes

import (
	"strings"
	"testing"

	"tidepool/match/shelf"
)

// Tab stops at a group once: where the focus was last.
func TestStops(t *testing.T) {
	press := func() {}
	nodes := []Node{
		{ID: "a", Group: "g", Press: press}, {ID: "b", Group: "g", Press: press, Lit: true}, {ID: "c", Group: "g", Press: press},
		{ID: "off", Group: "g", Press: press, Disabled: true}, {ID: "alone", Press: press}, {ID: "text"},
	}
	var s stops
	for _, step := range []struct{ focus, want string }{
		{"", "b alone"}, {"c", "c alone"}, {"", "c alone"}, {"alone", "c alone"}, {"a", "a alone"}, {"off", "a alone"},
	} {
		s.find(nodes, step.focus)
		var got []string
		for i := range nodes {
			if s.has(&nodes[i]) {
				got = append(got, nodes[i].ID)
			}
		}
		if got := strings.Join(got, " "); got != step.want {
			t.Errorf("focus on %q: Tab stops at %s, want %s", step.focus, got, step.want)
		}
	}
}

// From any focus, Tab comes round to the same place and passes everything but
// the other spots of the board.
func TestTabComesRound(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Fields = true
	p.begin("konane")
	l := p.app.topLayer()
	p.app.cycle(l, 1)
	first := p.app.focus
	if !strings.HasPrefix(first, "spot.") {
		t.Errorf("Tab begins at %s", first)
	}
	var order []string
	for range 20 {
		p.app.cycle(l, 1)
		p.tick()
		if p.app.focus == first {
			break
		}
		order = append(order, p.app.focus)
	}
	for _, id := range []string{commandID, "board.menu", "board.more"} {
		if !strings.Contains(strings.Join(order, " ")+" ", id+" ") {
			t.Errorf("Tab does not reach %s: %v", id, order)
		}
	}
	if strings.Contains(strings.Join(order, " "), "spot.") {
		t.Errorf("Tab stops on the board more than once: %v", order)
	}
	for back := 0; back == 0 || p.app.focus != first; back++ {
		if back > len(order)+1 {
			t.Fatalf("Shift+Tab does not come round, it is at %s", p.app.focus)
		}
		p.app.cycle(l, -1)
		p.tick()
	}
}

// A sheet gives the focus back to what opened it.
func TestFocusReturns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.app.Act(Act{ActPress, "board.more", ""})
	p.rest()
	p.app.Act(Act{ActPress, "more.close", ""})
	p.rest()
	if p.app.focus != "board.more" {
		t.Errorf("the focus is on %q", p.app.focus)
	}
}
