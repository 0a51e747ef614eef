package scenes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	boards "tidepool/scenes/board/games"
	"tidepool/scenes/looks"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// TestMain runs no test while a game has no engine or board, which nearly all tests here need.
func TestMain(m *testing.M) {
	all := looks.Looks{Games: boards.All()}
	for _, g := range games.All() {
		_, engine := engines.ByID(g.Info().ID)
		if !engine || all.Of(g.Info().ID) == nil {
			fmt.Printf("%s has no engine or no board yet: go test ./internal/sample lists all that it lacks\n", g.Info().ID)
			os.Exit(1)
		}
	}
	os.Exit(m.Run())
}

// A player operates the program as a person would, without a window, and knows only what it shows, says,
// stores and asks the engine.
type player struct {
	t   testing.TB
	app *ui.App
	at  sprites.Point // of the pointer
	env *scenes.Env
	now time.Time

	on     *platformtest.Fake
	engine *enginetest.Script
	heard  *ear
	last   string // the last command
	// watch, if not nil, is called in every tick in which the player waits.
	watch func()
	twin  *player // shows the stored game for comparison
}

func newPlayer(t testing.TB, store shelf.Store) *player {
	t.Helper()
	return newEnvPlayer(t, store, func(*scenes.Config) {})
}

// reloaded is a player in the page of another, loaded again.
func (p *player) reloaded(store shelf.Store) *player {
	p.t.Helper()
	p.on.Leave()
	open := p.app.State()
	q := newEnvPlayer(p.t, store, func(c *scenes.Config) {
		on := c.Platform.(*platformtest.Fake)
		on.Begins, on.Left = open.Route(), append([]string{}, open.Routes...)
	})
	q.rest()
	return q
}

// newEnvPlayer starts the program in an environment modified by change.
func newEnvPlayer(t testing.TB, store shelf.Store, change func(*scenes.Config)) *player {
	t.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC), engine: &enginetest.Script{Games: engines.ByID}, on: &platformtest.Fake{Fills: true}, heard: new(ear)}
	given := &scenes.Config{
		Words: locale.English(), Fonts: fonts, Games: games.All(), Shelf: shelf.Open(store, games.All()), Kept: true,
		Now:   func() time.Time { p.now = p.now.Add(time.Second); return p.now },
		Sound: p.heard, Settings: settings.Default(), Rand: rand.New(rand.NewPCG(1, 2)), Platform: p.on, Thinker: p.engine,
	}
	change(given)
	p.env = scenes.New(given)
	p.app = p.env.App
	p.on.Attach(p.app.Do, p.app.Quit, p.env.Leave)
	p.env.Start()
	p.tick()
	return p
}

// phone starts the program in the window of a phone with its own keyboard.
func phone(t testing.TB, store shelf.Store, seed uint64) *player {
	t.Helper()
	p := newEnvPlayer(t, store, func(e *scenes.Config) {
		e.Version, e.Rand = "1", rand.New(rand.NewPCG(seed, 2))
		e.Platform.(*platformtest.Fake).OwnsFields = true
	})
	p.app.Resize(390, 844)
	p.tick()
	return p
}

// tick runs one tick without new input.
func (p *player) tick() {
	p.point(ui.Pointer{At: p.at})
}

func (p *player) ticks(n int) {
	for range n {
		p.tick()
	}
}

// point runs one tick with a pointer state.
func (p *player) point(at ui.Pointer) {
	p.at = at.At
	p.app.Tick(ui.Input{Pointer: at, Any: at.Pressed})
}

// set changes the settings.
func (p *player) set(change func(*settings.Settings)) {
	s := p.env.Prefs.Settings
	change(&s)
	p.env.Prefs.Apply(s)
}

// resize changes the window's size and applies the settings.
func (p *player) resize(w, h float64) {
	p.env.Prefs.Apply(p.env.Prefs.Settings)
	p.app.Resize(w, h)
	p.tick()
}

// scrollBy turns the wheel.
func (p *player) scrollBy(dy float64) {
	p.app.Tick(ui.Input{Pointer: ui.Pointer{At: p.at}, WheelY: -dy})
}

// key runs one tick in which a key is pressed.
func (p *player) key(k ebiten.Key) {
	p.app.Tick(ui.Input{Pointer: ui.Pointer{At: p.at}, Keys: []ebiten.Key{k}, Any: true})
}

// do carries out a command, in one tick.
func (p *player) do(c ui.Command) {
	p.last = fmt.Sprintf("%s %s %s", c.Verb, c.ID, c.Text)
	p.app.Do(c)
	p.tick()
}

// rest runs ticks until nothing moves, at least one.
func (p *player) rest() {
	p.t.Helper()
	p.tick()
	p.until("rest", func() bool { return !p.moving() })
}

// until runs ticks until ok returns true.
func (p *player) until(what string, ok func() bool) {
	p.t.Helper()
	for n := 0; ; n++ {
		if p.watch != nil {
			p.watch()
		}
		if ok() {
			return
		}
		if n > 5000 {
			p.t.Fatalf("after %q it never comes to %s; scene %s", p.last, what, p.scene())
		}
		p.tick()
	}
}

// moving reports whether something moves that a press would end.
func (p *player) moving() bool { return p.app.State().Busy }

func (p *player) scene() string { return p.app.Top().Name() }

// node returns the visible node with an ID; nil for none.
func (p *player) node(id string) *ui.Node {
	nodes := p.app.Laid().Nodes
	if i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id }); i >= 0 && id != "" {
		return &nodes[i]
	}
	return nil
}

// says returns a node's label, "" if there is no node.
func (p *player) says(id string) string {
	if n := p.node(id); n != nil {
		return n.Label
	}
	return ""
}

// press taps the middle of nodes, one after another, by the pointer.
func (p *player) press(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		p.pressOne(id)
	}
}

func (p *player) pressOne(id string) {
	p.t.Helper()
	n := p.node(id)
	if n == nil && p.scene() == "newgame" { // a setting that is as usual
		if door := doorOf(id); door != "" && id != door+".options" {
			p.pressOne(door + ".options")
			n = p.node(id)
		}
	}
	if n == nil || !n.Operable() {
		p.t.Fatalf("%s at %q: no node %q to press among %s", p.scene(), p.route(), id, p.ids())
	}
	if !n.Clip.Contains(n.Rect) && n.Clip.W > 0 {
		p.app.Focus.On(id) // scrolls it into view
		p.app.Do(ui.Command{Verb: ui.CommandFocus})
		p.tick()
		n = p.node(id)
	}
	at := n.Rect.Center()
	p.point(ui.Pointer{At: at, Down: true, Pressed: true})
	p.point(ui.Pointer{At: at, Released: true})
	p.tick()
	if id == "newgame.done" && p.scene() == "newgameoptions" {
		p.pressOne(id)
	}
}

// doorOf returns the door that a setting of a new game belongs to, "" for any other node.
func doorOf(id string) string {
	for _, door := range append(doors, "newgame.table") {
		if strings.HasPrefix(id, door+".") {
			return door
		}
	}
	return ""
}

// option returns what a door's options say of a setting.
func (p *player) option(id string) string {
	p.t.Helper()
	p.press(doorOf(id) + ".options")
	says := p.says(id)
	p.press("newgame.done")
	return says
}

// ids returns the IDs of everything that can be pressed.
func (p *player) ids() string {
	var ids []string
	for _, n := range p.app.Laid().Nodes {
		if n.Operable() {
			ids = append(ids, n.ID)
		}
	}
	return strings.Join(ids, " ")
}
