package scenes_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A wanderer does random things.
type wanderer struct {
	*player
	rng *rand.Rand
	// seen counts the visits of each scene.
	seen map[string]int
}

// anything does something that can be done, and lets some time pass.
func (g *wanderer) anything() {
	var can []ui.Node
	for _, n := range g.app.Laid().Nodes {
		leaves := n.ID == "back" || n.ID == "board.menu" || n.ID == "more.menu"
		if n.Operable() && (!leaves || g.rng.IntN(8) == 0) {
			can = append(can, n)
		}
	}
	c := ui.Command{Verb: ui.CommandKey, Text: "Escape"}
	if keys := []string{"Tab", "ArrowDown", "H", "U", "R", "L", "PageUp", "PageDown", "Home", "/", "?", "F1"}; len(can) == 0 || g.rng.IntN(12) == 0 {
		c.Text = keys[g.rng.IntN(len(keys))]
	} else if n := can[g.rng.IntN(len(can))]; true {
		c = ui.Command{Verb: ui.CommandPress, ID: n.ID}
		if n.Edit != nil || n.Slide != nil {
			c = ui.Command{Verb: ui.CommandType, ID: n.ID, Text: []string{"", "7", "undo", "100"}[g.rng.IntN(4)]}
		}
	}
	g.do(c)
	g.ticks([]int{1, 1, 5, 60}[g.rng.IntN(4)])
}

// tour visits scenes that are hard to reach: help with a turn in a game with the engine, the game's end and
// its stored game.
func (g *wanderer) tour() {
	game := games.All()[g.rng.IntN(len(games.All()))].Info().ID
	g.veteran(game)
	for _, id := range []string{
		"menu.settings", "back",
		"menu.game." + game, "newgame.engine.clock", "newgame.clock.own", "newgame.done", "newgame.engine.starts", "newgame.starts.1", "newgame.done", "newgame.engine.clock", "newgame.clock.none", "newgame.done", "newgame.engine",
		"board.hint", "board.hint", "board.hint",
		"board.turns", "turns.close", "board.more", "more.turns", "turns.close",
		"board.more", "more.resign", "question.yes", "results.review", "review.first", "study.turns", "study.more", "studymore.flip", "study.moments", "review.result", "results.menu",
		"menu.games", "games.select", "games.chosen.all", "games.chosen.star", "games.undo", "back",
		"menu.game." + game, "newgame.rating.page", "rating.chart", "back", "newgame.rated", "board.rated", "notice.ok", "board.menu",
		"menu.statistics", "statistics.game", "statistics.game." + game, "statistics.export", "export.close", "statistics.erase", "erase.yes", "toast", "back",
	} {
		g.do(ui.Command{Verb: ui.CommandPress, ID: id})
		g.layouts()
		g.ticks(2)
		for n := 0; g.app.Busy() && n < 500; n++ {
			g.ticks(1)
		}
		g.layouts()
	}
}

// layouts checks that each scene can be laid out any number of times, in any frames, without changing anything.
func (g *wanderer) layouts() {
	g.t.Helper()
	frame := g.app.Frame()
	other := g.app.FrameOf(frame.H, frame.W, frame.Text*1.3)
	before := g.app.State()
	g.app.Each(func(s ui.Scene) {
		g.seen[s.Name()]++
		first := s.Layout(frame)
		if second := s.Layout(frame); !same(&first, &second) {
			g.t.Fatalf("after %q: %s lies otherwise the second time: %s", g.last, s.Name(), differ(&first, &second))
		}
		s.Layout(other)
		if third := s.Layout(frame); !same(&first, &third) {
			g.t.Fatalf("after %q: %s lies otherwise after another frame: %s", g.last, s.Name(), differ(&first, &third))
		}
	})
	if after := g.app.State(); !reflect.DeepEqual(before, after) {
		g.t.Fatalf("after %q: laying out changes what is shown", g.last)
	}
}

// same compares layouts except for nodes' functions.
func same(a, b *ui.Layout) bool {
	return a.Body == b.Body && a.Scroll == b.Scroll && a.Excess == b.Excess && a.Panel == b.Panel && a.Picture == b.Picture &&
		slices.EqualFunc(a.Nodes, b.Nodes, func(x, y ui.Node) bool { return reflect.DeepEqual(plain(x), plain(y)) })
}

// plain returns a node without functions.
func plain(n ui.Node) ui.Node {
	if n.Press != nil {
		n.Note += " (can be pressed)"
	}
	n.Press = nil
	if n.Slide != nil {
		n.Note += fmt.Sprint(n.Slide.Value, n.Slide.Most, n.Slide.Step)
	}
	n.Slide = nil
	return n
}

// differ describes the first node that differs.
func differ(a, b *ui.Layout) string {
	for i := range min(len(a.Nodes), len(b.Nodes)) {
		if x, y := plain(a.Nodes[i]), plain(b.Nodes[i]); !reflect.DeepEqual(x, y) {
			return fmt.Sprintf("%+v, %+v", x, y)
		}
	}
	return fmt.Sprintf("%d and %d nodes", len(a.Nodes), len(b.Nodes))
}

// Layout is a pure function: in any state, laying out every scene of the stack repeatedly, and in other
// frames, gives the same result and changes nothing. Every scene is visited.
func TestLayoutsChangeNothing(t *testing.T) {
	all := make(map[string]int)
	for i, w := range []struct{ w, h, text float64 }{{390, 844, 1}, {1280, 800, 1}, {768, 1024, 1.5}, {844, 390, 2}} {
		t.Run(fmt.Sprintf("%.0fx%.0f", w.w, w.h), func(t *testing.T) {
			for seed := range uint64(2) {
				seed += 10 * uint64(i)
				g := &wanderer{phone(t, new(shelf.Memory), seed), rand.New(rand.NewPCG(seed, 7)), make(map[string]int)}
				st := g.env.Prefs.Settings
				st.Text, st.Motion = int(w.text*100), settings.MotionFast
				g.env.Prefs.Apply(st)
				g.app.Resize(w.w, w.h)
				g.tour()
				for range 150 {
					g.anything()
					g.layouts()
				}
				for name, n := range g.seen {
					all[name] += n
				}
			}
		})
	}
	var missed []string
	for _, name := range []string{"menu", "newgame", "settings", "rules", "lesson", "board", "study", "studymore", "more", "turns", "question", "results", "games", "rating"} {
		if all[name] == 0 {
			missed = append(missed, name)
		}
	}
	if len(missed) > 0 {
		t.Errorf("no look at %s; only at %v", strings.Join(missed, ", "), slices.Sorted(maps.Keys(all)))
	}
}
