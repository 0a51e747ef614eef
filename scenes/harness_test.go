package scenes

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/scenes/ui"

	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// A player operates the scenes as a person would, by pressing nodes, without
// a window.
type player struct {
	t   testing.TB
	app *ui.App
	at  sprites.Point // of the pointer
	env *Env
	now time.Time

	on     *platformtest.Fake
	engine *enginetest.Script
	// watch, if there is one, sees every tick in which the player waits.
	watch func()
}

func newPlayer(t testing.TB, store shelf.Store) *player {
	t.Helper()
	return newEnvPlayer(t, store, func(*Env) {})
}

// newEnvPlayer starts the program in an environment that change has changed.
func newEnvPlayer(t testing.TB, store shelf.Store, change func(*Env)) *player {
	t.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC), engine: &enginetest.Script{Games: engines.ByID}, on: &platformtest.Fake{Fills: true}}
	p.env = &Env{
		Words: locale.English(), Fonts: fonts, Games: games.All(), Shelf: shelf.Open(store, games.All()), Kept: true,
		Now:   func() time.Time { p.now = p.now.Add(time.Second); return p.now },
		Sound: Silent{}, Settings: settings.Default(), Rand: rand.New(rand.NewPCG(1, 2)), Platform: p.on, Thinker: p.engine,
	}
	change(p.env)
	p.app = New(p.env)
	p.on.Attach(p.app.Do, p.app.Quit, p.env.Leave)
	p.env.Start()
	p.tick()
	return p
}

// tick runs one tick with no new input.
func (p *player) tick() {
	p.point(ui.Pointer{At: p.at})
}

// point runs one tick in which the pointer does something.
func (p *player) point(at ui.Pointer) {
	p.at = at.At
	p.app.Tick(ui.Input{Pointer: at})
}

// resize makes the window another size and takes up the settings.
func (p *player) resize(w, h float64) {
	p.env.restyle()
	p.app.Resize(w, h)
}

// rest runs ticks until nothing moves.
func (p *player) rest() {
	p.t.Helper()
	for n := 0; n == 0 || p.app.State().Busy; n++ {
		if n > 4001 {
			p.t.Fatal("the scene never comes to rest")
		}
		p.tick()
		if p.watch != nil {
			p.watch()
		}
	}
}

func (p *player) scene() string { return p.app.Top().Name() }

func (p *player) node(id string) *ui.Node {
	nodes := p.app.Laid().Nodes
	if i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id }); i >= 0 && id != "" {
		return &nodes[i]
	}
	return nil
}

// press taps the middle of a node, through the pointer.
func (p *player) press(id string) {
	p.t.Helper()
	n := p.node(id)
	if n == nil || !n.Operable() {
		p.t.Fatalf("%s: no node %q to press among %s", p.scene(), id, p.ids())
	}
	if !n.Clip.Contains(n.Rect) && n.Clip.W > 0 {
		p.app.Focus.On(id) // scrolls it into sight
		p.app.Do(ui.Command{Verb: ui.CommandFocus})
		p.tick()
		n = p.node(id)
	}
	at := n.Rect.Center()
	p.point(ui.Pointer{At: at, Down: true, Pressed: true})
	p.point(ui.Pointer{At: at, Released: true})
	p.tick()
}

func (p *player) ids() string {
	var ids []string
	for _, n := range p.app.Laid().Nodes {
		if n.Operable() {
			ids = append(ids, n.ID)
		}
	}
	return strings.Join(ids, " ")
}

func (p *player) board() *gamePage {
	p.t.Helper()
	for _, s := range slices.Backward(p.app.Scenes()) {
		if b, ok := s.(*gamePage); ok {
			return b
		}
	}
	p.t.Fatalf("no board below %s", p.scene())
	return nil
}

// commit plays a turn by its word.
func commit(b *gamePage, word string) {
	b.area.commit(word)
	b.take()
}

// until runs ticks until something is true.
func (p *player) until(what string, ok func() bool) {
	p.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 5000 {
			p.t.Fatalf("it never comes to %s; scene %s", what, p.scene())
		}
		p.tick()
	}
}

// answered waits until it is a person's turn again or the game is over.
func (p *player) answered() {
	p.t.Helper()
	b := p.board()
	p.until("the person's turn", func() bool { return !p.app.State().Busy && (b.area.hands() || b.match().Outcome().Over()) })
}

// begin starts a game from the menu.
func (p *player) begin(game string) {
	p.t.Helper()
	p.press("menu.game." + game)
	p.press("newgame.start")
	p.rest()
	if p.scene() != "board" {
		p.t.Fatalf("after the start of %s: scene %s", game, p.scene())
	}
}
