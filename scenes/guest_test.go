package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A guest knows nothing of the program but what it shows and what it keeps,
// and does what can be done by commands to nodes.
type guest struct {
	t      *testing.T
	app    *ui.App
	env    *scenes.Env
	on     *platformtest.Fake
	engine *enginetest.Script
	last   string // what was done last
}

// newGuest starts the program on a store, in the window of a phone.
func newGuest(t *testing.T, store shelf.Store, seed uint64) *guest {
	t.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	g := &guest{t: t, on: &platformtest.Fake{Fills: true, OwnsFields: true}, engine: &enginetest.Script{Games: engines.ByID}}
	g.env = &scenes.Env{
		Words: locale.English(), Fonts: fonts, Games: games.All(), Shelf: shelf.Open(store, games.All()), Kept: true,
		Now:   func() time.Time { now = now.Add(time.Second); return now },
		Sound: scenes.Silent{}, Settings: settings.Default(), Rand: rand.New(rand.NewPCG(seed, 2)), Platform: g.on, Thinker: g.engine, Version: "1",
	}
	g.app = scenes.New(g.env)
	g.on.Attach(g.app.Do, g.app.Quit, g.env.Leave)
	g.env.Start()
	g.app.Resize(390, 844)
	g.ticks(1)
	return g
}

func (g *guest) ticks(n int) {
	for range n {
		g.app.Tick(ui.Input{})
	}
}

// do carries out a command, in one tick.
func (g *guest) do(c ui.Command) {
	g.last = fmt.Sprintf("%s %s %s", c.Verb, c.ID, c.Text)
	g.app.Do(c)
	g.ticks(1)
}

// rest lets time pass until nothing moves.
func (g *guest) rest() {
	g.t.Helper()
	g.until("rest", func() bool { return !g.app.State().Busy })
}

// until lets time pass until something is true.
func (g *guest) until(what string, ok func() bool) {
	g.t.Helper()
	for n := 0; n == 0 || !ok(); n++ {
		if n > 5000 {
			g.t.Fatalf("after %q it never comes to %s; scene %s", g.last, what, g.app.State().Scene)
		}
		g.ticks(1)
	}
}

// node is what is shown by an ID; nil for nothing.
func (g *guest) node(id string) *ui.NodeState {
	nodes := g.app.State().Nodes
	if i := slices.IndexFunc(nodes, func(n ui.NodeState) bool { return n.ID == id }); i >= 0 {
		return &nodes[i]
	}
	return nil
}

// says is what a node says, "" if there is none.
func (g *guest) says(id string) string {
	if n := g.node(id); n != nil {
		return n.Label
	}
	return ""
}

// press presses nodes, each of which must be there and can be pressed.
func (g *guest) press(ids ...string) {
	g.t.Helper()
	for _, id := range ids {
		if n := g.node(id); n == nil || !n.Enabled {
			g.t.Fatalf("%s: %q cannot be pressed: %+v", g.app.State().Scene, id, n)
		}
		g.do(ui.Command{Verb: ui.CommandPress, ID: id})
	}
}

// board is what the squares, houses and cards say, in their order.
func (g *guest) board() string {
	var list []string
	for _, n := range g.app.State().Nodes {
		if n.Role == ui.RoleSpot {
			list = append(list, n.ID+" "+n.Label)
		}
	}
	return strings.Join(list, "\n")
}

// spell plays a turn by its taps.
func (g *guest) spell(t rules.Turn) {
	g.t.Helper()
	for _, s := range t.Paths[0] {
		g.press("spot." + string(s))
		g.rest()
	}
	for _, id := range []string{"board.stay", "board.done"} {
		if g.node(id) != nil {
			g.press(id)
			g.rest()
		}
	}
}
