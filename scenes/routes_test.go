package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
)

// routed starts the program at the address of a page.
func routed(t testing.TB, store shelf.Store, at string, open *string) *player {
	t.Helper()
	p := newEnvPlayer(t, store, func(c *scenes.Config) {
		on := c.Platform.(*platformtest.Fake)
		on.Begins, on.Left = at, open
	})
	p.rest()
	return p
}

// route is the address that the program shows.
func (p *player) route() string { return p.app.State().Route }

// visits opens an address in the running program.
func (p *player) visits(text string) {
	p.on.Linked = text
	p.tick()
	p.rest()
}

// Each page with an address is opened by it, over the menu, at the start and later.
func TestRoutes(t *testing.T) {
	pages := map[string]string{"library": "games", "statistics": "statistics", "settings": "settings", "puzzles": "puzzles"}
	for _, g := range games.All() {
		for page, scene := range map[string]string{
			"": "newgame", "/puzzles": "puzzles", "/rating": "rating", "/lesson": "lesson", "/rules": "rules", "/analysis": "study",
		} {
			pages[g.Info().ID+page] = scene
		}
	}
	p := newPlayer(t, new(shelf.Memory))
	for at, scene := range pages {
		p.visits("#/" + at)
		if state := p.app.State(); p.scene() != scene || state.Route != at || state.Depth != 1 {
			t.Errorf("#/%s: scene %s at %q, %d deep", at, p.scene(), state.Route, state.Depth)
		}
		if q := routed(t, new(shelf.Memory), at, nil); q.scene() != scene || q.route() != at {
			t.Errorf("starting at %s: scene %s at %q", at, q.scene(), q.route())
		}
	}
}

// What is no address of a page leads to the menu, and no page shows an address that does not open it.
func TestNoRoute(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, at := range []string{"", "/", "settings/", "/settings", "Settings", "settings?x", "settings/puzzles", "go", "onitama/", "onitama/settings", "onitama/puzzles/1", "%6Fnitama", "board"} {
		p.visits("#/settings")
		p.visits("#/" + at)
		if p.scene() != "menu" || p.route() != "" {
			t.Errorf("#/%s: scene %s at %q", at, p.scene(), p.route())
		}
	}
}

func FuzzRoute(f *testing.F) {
	f.Add("settings")
	f.Add("onitama/puzzles")
	p := newPlayer(f, new(shelf.Memory))
	f.Fuzz(func(t *testing.T, at string) {
		p.t = t
		p.visits("#/" + at)
		if r := p.route(); r != at && r != "" || r == "" && p.scene() != "menu" {
			t.Errorf("#/%s: scene %s at %q", at, p.scene(), r)
		}
	})
}

// The address names the page, also under a sheet; a game has none.
func TestRouteShown(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane")
	if p.route() != "konane" {
		t.Errorf("a game's page at %q", p.route())
	}
	p.press("newgame.engine.options")
	if !p.app.State().Sheet || p.route() != "konane" {
		t.Errorf("%s over a game's page at %q", p.scene(), p.route())
	}
	p.press("newgame.done", "newgame.people")
	if p.route() != "" {
		t.Errorf("a game at %q", p.route())
	}
}

// An address comes before the game that was open last, which the menu offers. A page that is loaded again shows the
// game if that was open there, and else the page.
func TestRouteOrGame(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	open, none := p.opened(), ""
	p.on.Leave()
	for _, test := range []struct {
		at    string
		open  *string
		scene string
	}{{"settings", nil, "settings"}, {"nothing", nil, "menu"}, {"settings", &open, "board"}, {"", nil, "board"}, {"settings", &none, "settings"}} {
		q := routed(t, store, test.at, test.open)
		if q.scene() != test.scene {
			t.Errorf("at %q: scene %s, want %s", test.at, q.scene(), test.scene)
		}
		if q.scene() == "settings" {
			if q.press("back"); q.node("menu.continue") == nil {
				t.Errorf("the menu below %q does not offer the game", test.at)
			}
		}
		q.on.Leave()
	}
	if p.visits("#/settings"); p.scene() != "settings" || strings.Contains(p.route(), open) {
		t.Errorf("from a game: scene %s at %q", p.scene(), p.route())
	}
}
