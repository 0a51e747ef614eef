package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/puzzle/sets"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/ui"
)

// routed starts the program at the address of a page.
func routed(t testing.TB, store shelf.Store, at string, left []string) *player {
	t.Helper()
	p := newEnvPlayer(t, store, func(c *scenes.Config) {
		on := c.Platform.(*platformtest.Fake)
		on.Begins, on.Left = at, left
	})
	p.rest()
	return p
}

// route is the address that the program shows.
func (p *player) route() string { return p.app.State().Route() }

// visits opens an address in the running program.
func (p *player) visits(text string) {
	p.on.Linked = text
	p.tick()
	p.rest()
}

// Each page with an address is opened by it, over the menu and its game's page, at the start and later.
func TestRoutes(t *testing.T) {
	pages := map[string]string{"library": "games", "statistics": "statistics", "settings": "settings", "puzzles": "puzzles", "wall": "wall"}
	for _, g := range games.All() {
		for page, scene := range map[string]string{
			"": "newgame", "/puzzles": "puzzles", "/rating": "rating", "/lesson": "lesson", "/rules": "rules", "/analysis": "study", "/club": "club",
		} {
			pages[g.Info().ID+page] = scene
		}
	}
	p := newPlayer(t, new(shelf.Memory))
	for at, scene := range pages {
		p.visits("#/" + at)
		depth := 1 + strings.Count(at, "/")
		if state := p.app.State(); p.scene() != scene || p.route() != at || state.Depth != depth {
			t.Errorf("#/%s: scene %s at %q, %d deep", at, p.scene(), p.route(), state.Depth)
		}
		if q := routed(t, new(shelf.Memory), at, nil); q.scene() != scene || q.route() != at {
			t.Errorf("starting at %s: scene %s at %q", at, q.scene(), q.route())
		}
	}
}

// What is no address of a page leads to the menu, which says so, and no page shows an address that does not open it.
func TestNoRoute(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	for _, at := range []string{"", "/", "settings/", "/settings", "Settings", "settings?x", "settings/puzzles", "go", "onitama/", "onitama/settings", "onitama/puzzles/1", "%6Fnitama", "board",
		"nowhere/xyz", "kalah/game/99999", "kalah/game/20200101-000000000-0001", "kalah/review/99999/3"} {
		p.visits("#/settings")
		p.visits("#/" + at)
		if p.scene() != "menu" || p.route() != "" {
			t.Errorf("#/%s: scene %s at %q", at, p.scene(), p.route())
		}
		want := p.env.App.Words.T(key.LinkNowhere)
		switch {
		case at == "": // the menu's own
			want = ""
		case strings.HasPrefix(at, "kalah/"):
			want = p.env.App.Words.T(key.GamesElsewhere)
		}
		if got := p.says("toast"); got != want {
			t.Errorf("#/%s says %q, want %q", at, got, want)
		}
		if q := routed(t, new(shelf.Memory), at, nil); q.scene() != "menu" || q.says("toast") != want {
			t.Errorf("starting at %q: scene %s says %q, want %q", at, q.scene(), q.says("toast"), want)
		}
	}
}

func FuzzRoute(f *testing.F) {
	f.Add("settings")
	f.Add("onitama/puzzles")
	f.Add("konane/game/20200101-000000000-0001")
	f.Add("konane/review/20200101-000000000-0001/3/try")
	f.Add("kalah/puzzle/8sfm0rc3")
	f.Add("puzzles/2026-11-20")
	f.Add("kalah/setup/AQAFa2FsYWgA")
	f.Add("kalah/setup/_1_A.0.5_a.0_")
	p := newPlayer(f, new(shelf.Memory))
	f.Fuzz(func(t *testing.T, at string) {
		p.t = t
		p.visits("#/" + at)
		r := p.route()
		if r == "" && p.scene() != "menu" && p.scene() != "notice" {
			t.Errorf("#/%s: scene %s at %q", at, p.scene(), r)
		}
		if r != "" && r != at { // its page is not there, but the one below
			if p.visits("#/" + r); p.route() != r {
				t.Errorf("#/%s leads to %q, and that to %q", at, r, p.route())
			}
		}
	})
}

// The address names the page, also under a sheet, and a game that is stored.
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
	if p.route() != "konane/game/"+p.opened() {
		t.Errorf("a game at %q", p.route())
	}
}

// An address comes before the game that was open last, which the menu offers. A page that is loaded again shows what
// was open up to the page with its address.
func TestRouteOrGame(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	open := p.route()
	p.on.Leave()
	for _, test := range []struct {
		at    string
		left  []string
		scene string
		depth int
	}{
		{"settings", nil, "settings", 1}, {"nothing", nil, "menu", 0}, {"", nil, "board", 1}, {open, nil, "board", 1},
		{"settings", []string{}, "settings", 1}, {"", []string{}, "menu", 0}, {open, []string{open}, "board", 1},
		{"settings", []string{open, "settings"}, "settings", 2}, {open, []string{open, "settings"}, "board", 1},
		{"", []string{open, ""}, "board", 1}, {"", []string{"settings"}, "menu", 0}, {"library", []string{open}, "games", 1},
		{"settings", []string{"nothing", "konane", "settings"}, "settings", 2}, {"konane", []string{"konane", "settings", "konane"}, "newgame", 3},
	} {
		q := routed(t, store, test.at, test.left)
		if state := q.app.State(); q.scene() != test.scene || state.Depth != test.depth {
			t.Errorf("at %q after %q: scene %s, %d deep", test.at, test.left, q.scene(), state.Depth)
		}
		if q.scene() == "settings" && test.depth == 1 {
			if q.press("back"); q.node("menu.continue") == nil {
				t.Errorf("the menu below %q does not offer the game", test.at)
			}
		}
		q.on.Leave()
	}
	if p.visits("#/settings"); p.scene() != "settings" || p.route() != "settings" {
		t.Errorf("from a game: scene %s at %q", p.scene(), p.route())
	}
}

// backs goes back to the menu and returns the scenes on the way.
func (p *player) backs() (way string) {
	for n := 0; p.scene() != "menu" && n < 9; n++ {
		p.do(ui.Command{Verb: ui.CommandBack})
		p.rest()
		way += " " + p.scene()
	}
	return way
}

// Stored games, puzzles and boards have addresses, which open them over what leads to them, and again when the page is
// loaded again over what was below.
func TestRoutesOfGames(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	p.press("spot.d5")
	going := p.opened()
	p.press("board.more", "more.study")
	p.rest()
	studied := p.app.State().Routes
	p.backs()
	p.openMatch(lost(t, "kalah", 6))
	p.rest()
	over := p.opened()
	p.press("study.more", "studymore.analyse")
	p.rest()
	analysed, ply := p.route(), p.studyAt()
	p.press("study.more", "studymore.setup")
	p.rest()
	setUp := p.route()
	p.backs()
	p.press("menu.game.onitama", "newgame.analysis", "setup.analyse")
	p.rest()
	free := p.app.State().Routes
	p.on.Leave()

	const mine = "konane/game/"
	for _, test := range []struct{ at, scene, below string }{
		{mine + going, "board", " menu"},
		{"kalah/game/" + over, "board", " menu"},
		{"kalah/review/" + over, "study", " games menu"},
		{"kalah/review/" + over + "/0", "study", " games menu"},
		{"kalah/review/" + over + "/3", "study", " games menu"},
		{"kalah/puzzle/" + puzzleID(p, "kalah"), "puzzle", " puzzles newgame menu"},
		{"today", "puzzle", " puzzles menu"},
		{"puzzles/2026-11-20", "puzzle", " puzzles menu"},
		{"onitama/setup", "setup", " newgame menu"},
		{"kalah/analysis", "study", " newgame menu"},
		{free[2], "study", " newgame menu"},
		{analysed, "study", " newgame menu"},
		{setUp, "setup", " newgame menu"},
	} {
		for _, q := range []*player{p, routed(t, store, test.at, nil)} {
			if q == p {
				q.visits("#/" + test.at)
			}
			q.ticks(2)
			if q.scene() != test.scene || q.route() != test.at {
				t.Errorf("#/%s: scene %s at %q", test.at, q.scene(), q.route())
			}
			if test.at == analysed && (q.studyAt() != ply || !strings.HasPrefix(analysed, "kalah/analysis/A")) {
				t.Errorf("the board of #/%s is at turn %d, want %d", test.at, q.studyAt(), ply)
			}
			if test.at == setUp && !strings.HasPrefix(setUp, "kalah/setup/A") {
				t.Errorf("a position is set up at #/%s", setUp)
			}
			if way := q.backs(); way != test.below {
				t.Errorf("back from #/%s:%s, want%s", test.at, way, test.below)
			}
		}
	}
	for _, test := range []struct {
		left  []string
		below string
	}{
		{studied, " board menu"},
		{[]string{"library", "kalah/review/" + over}, " games menu"},
		{[]string{"kalah/game/" + over, "kalah/review/" + over}, " board menu"},
		{[]string{"statistics", "kalah/rating", "kalah/review/" + over}, " rating statistics menu"},
		{[]string{"kalah", "kalah/puzzles", "kalah/puzzle/" + puzzleID(p, "kalah")}, " puzzles newgame menu"},
		{free, " setup newgame menu"},
	} {
		at := test.left[len(test.left)-1]
		q := routed(t, store, at, test.left)
		q.ticks(2)
		if got := q.app.State().Routes; strings.Join(got, " ") != strings.Join(test.left, " ") {
			t.Errorf("%q: open again at %q", test.left, got)
		}
		if way := q.backs(); way != test.below {
			t.Errorf("back from %q:%s, want%s", test.left, way, test.below)
		}
		q.on.Leave()
	}
}

// Pages that lie over a puzzle stay over it when the page is loaded again, as often as one likes, also while the puzzles
// are still to come.
func TestRoutesOverPuzzles(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	at := "konane/puzzle/" + puzzleID(p, "konane")
	p.begin("kalah")
	p.press("spot." + string(p.lit()[0]))
	p.rest()
	game := "kalah/game/" + p.opened()
	p.on.Leave()
	for _, left := range [][]string{
		{"konane", "konane/puzzles", at, "konane/rules"},
		{"puzzles", "today", "kalah/rules", "kalah/lesson"},
		{"puzzles", "puzzles/2026-11-20", "kalah/lesson", game},
		{"puzzles", "konane", "konane/puzzles", at},
		{"konane", at, "konane/rules"},
	} {
		want := strings.Join(left, " ")
		if left[1] == at { // of a way without the puzzles page, which it now gets
			want = strings.Join([]string{"konane", "puzzles", at, "konane/rules"}, " ")
		}
		q := routed(t, store, left[len(left)-1], left)
		for range 3 {
			q.ticks(2)
			if got := strings.Join(q.app.State().Routes, " "); got != want {
				t.Fatalf("%q: open again at %q", left, got)
			}
			q = q.reloaded(store)
		}
		q.on.Leave()

		come := map[string]chan []byte{}
		q = newEnvPlayer(t, store, func(c *scenes.Config) {
			on := c.Platform.(*platformtest.Fake)
			on.Begins, on.Left = left[len(left)-1], left
			on.Set = func(game string) <-chan []byte {
				come[game] = make(chan []byte, 1)
				return come[game]
			}
		})
		q.rest()
		top := q.scene()
		if got := strings.Join(q.app.State().Routes, " "); got != want {
			t.Errorf("%q: before the puzzle comes at %q", left, got)
		}
		checkLayout(t, q, top)
		for game, c := range come {
			c <- sets.File(game)
		}
		q.ticks(2)
		if got := strings.Join(q.app.State().Routes, " "); got != want || top != q.scene() && top != "awaited" {
			t.Errorf("%q: when the puzzle has come, %s over %s at %q", left, q.scene(), top, got)
		}
		if way := " " + q.scene() + q.backs(); !strings.Contains(way, " puzzle puzzles ") {
			t.Errorf("back from %q:%s", left, way)
		}
		q.on.Leave()
	}
}

// A puzzle that is awaited under another page and does not come leaves no page behind.
func TestRoutesOverNoPuzzle(t *testing.T) {
	come := make(chan []byte, len(games.All()))
	p := newEnvPlayer(t, new(shelf.Memory), func(c *scenes.Config) {
		on := c.Platform.(*platformtest.Fake)
		on.Begins, on.Left = "konane/rules", []string{"puzzles", "konane/puzzle/00000000", "konane/rules"}
		on.Set = func(string) <-chan []byte { return come }
	})
	p.rest()
	for range cap(come) {
		come <- nil
	}
	p.ticks(2)
	if p.scene() != "notice" {
		t.Errorf("no puzzle: %s", p.scene())
	}
	p.dismiss()
	if got := strings.Join(p.app.State().Routes, " "); got != "puzzles konane/rules" {
		t.Errorf("without its puzzle open at %q", got)
	}
}

// puzzleID returns the ID of a puzzle of a game.
func puzzleID(p *player, game string) string {
	p.env.Puzzles.Want(game)
	return p.env.Puzzles.Set(game).IDs[3]
}

// Addresses of what is not there lead to a page near it, with a word.
func TestRoutesToNothing(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	id := p.opened()
	p.backs()
	const none = "20200101-000000000-0001"
	for _, test := range []struct{ at, scene, says string }{
		{"konane/game/" + none, "menu", "toast"},
		{"kalah/game/" + id, "menu", "toast"},
		{"konane/game/x", "menu", ""},
		{"konane/game/../settings", "menu", ""},
		{"konane/review/" + none, "games", "toast"},
		{"konane/review/" + id + "/01", "menu", ""},
		{"konane/review/" + id + "/-1", "menu", ""},
		{"konane/review/" + id + "/", "menu", ""},
		{"konane/review/" + id + "/try", "menu", ""},
		{"konane/review/" + id + "/9/9", "menu", ""},
		{"konane/puzzle/x", "menu", ""},
		{"konane/puzzle/00000000", "notice", "notice.text"},
		{"puzzles/2199-12-31", "notice", "notice.text"},
		{"puzzles/2026-11-31", "menu", ""},
		{"konane/setup/x", "newgame", "toast"},
		{"konane/setup/x/_0_", "newgame", "toast"},
		{"konane/setup/_2_", "newgame", "toast"},
		{"konane/setup/_", "newgame", "toast"},
		{"konane/setup/_0_a1.0", "newgame", "toast"},
		{"konane/setup/_0_b1.0_", "newgame", "toast"},
		{"kanishogi/setup/_0_b2.1_b2.2_", "newgame", "toast"},
		{"onitama/setup/_0_goose.0_ox.1_", "newgame", "toast"},
		{"kalah/setup/_0_A.0.49_", "newgame", "toast"},
		{"kalah/setup/_0_A.0.+5_", "newgame", "toast"},
		{"konane/analysis/", "newgame", "toast"},
		{"konane/settings/x", "menu", ""},
	} {
		p.visits("#/" + test.at)
		p.ticks(2)
		if p.scene() != test.scene || (p.node(test.says) != nil) != (test.says != "") {
			t.Errorf("#/%s: scene %s, says %q: %s", test.at, p.scene(), test.says, p.ids())
		}
		p.ticks(400)
	}
	if p.visits("#/konane/review/" + id + "/1"); p.scene() != "board" || p.route() != "konane/game/"+id {
		t.Errorf("the review of a game being played: scene %s at %q", p.scene(), p.route())
	}
}
