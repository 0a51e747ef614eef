package scenes_test

import (
	"slices"
	"strings"
	"testing"
)

// Steps that change nothing are not undone: Undo takes back the last one that did.
func TestSetUpNothingToUndo(t *testing.T) {
	for _, test := range []struct {
		game  string
		step  string // changes something
		steps func(p *player)
	}{
		{"kaninariebi", "", func(p *player) { p.press("setup.usual", "setup.turn.black") }},
		{"kaninariebi", "setup.clear", func(p *player) { p.press("setup.clear", "setup.tool.erase", "spot.c3") }},
		{"kaninariebi", "", func(p *player) { p.press("setup.text", "setuptext.use") }},
		{"kaninariebi", "", func(p *player) { p.dragOnto("setup.tool.put.0", "spot.a1") }},
		{"kalah", "setup.clear", func(p *player) { p.press("setup.clear", "setup.tool.none", "spot.A", "spot.south-store") }},
		{"kanishogi", "setup.turn.red", func(p *player) { p.press("setup.turn.red", "setup.tool.erase", "spot.c3") }},
		{"onitama", "", func(p *player) {
			card := slices.IndexFunc(strings.Fields(p.ids()), func(id string) bool { return strings.HasPrefix(id, "spot.") && len(id) > len("spot.a1") })
			p.dragOnto(strings.Fields(p.ids())[card], "title")
		}},
	} {
		p := setUp(t, test.game)
		first := p.route()
		if test.step != "" {
			p.press(test.step)
		}
		before := p.route()
		if test.steps(p); p.route() != before {
			t.Fatalf("%s: %q becomes %q", test.game, before, p.route())
		}
		if test.step != "" {
			p.press("setup.undo")
		}
		if p.node("setup.undo").Operable() || p.route() != first {
			t.Errorf("%s: more to undo than %q", test.game, test.step)
		}
	}
}
