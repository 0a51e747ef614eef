package sample_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"tidepool/ai"
	engine "tidepool/internal/sample/ai/dodgem"
	look "tidepool/internal/sample/board/dodgem"
	"tidepool/internal/sample/rules/dodgem"
	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/board"
	boards "tidepool/scenes/board/games"
	"tidepool/scenes/device"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A player operates the program by pressing nodes, without a window.
type player struct {
	t       *testing.T
	app     *ui.App
	env     *scenes.Env
	thinker *watched
}

// A watched is a thinker that knows whether an update will come.
type watched struct {
	ai.Thinker
	wake chan struct{} // holds a token if there are updates
	busy bool          // a job has not ended
	read bool          // all updates have been read
}

func (w *watched) Start(j ai.Job) {
	w.busy = true
	w.Thinker.Start(j)
}

func (w *watched) Update() (ai.Update, bool) {
	u, ok := w.Thinker.Update()
	w.busy, w.read = w.busy && !u.Final, !ok
	return u, ok
}

// wait waits for the next update if one will come.
func (w *watched) wait() {
	if w.busy && w.read {
		<-w.wake
	}
}

// newPlayer starts the program with an additional game.
func newPlayer(t *testing.T) *player {
	t.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t, thinker: &watched{wake: make(chan struct{}, 1)}}
	wake := func() {
		select {
		case p.thinker.wake <- struct{}{}:
		default:
		}
	}
	find := func(string) (ai.Game, bool) { return engine.Game{}, true }
	began := time.Now()
	p.thinker.Thinker = ai.NewInProcess(ai.Machine{Now: func() time.Duration { return time.Since(began) }, Wake: wake, Games: find})
	t.Cleanup(p.thinker.Close)
	list := append(games.All(), dodgem.Game{})
	given := &scenes.Config{
		Words: locale.English(), Fonts: fonts, Games: list, Boards: append(boards.All(), look.Game()),
		Shelf: shelf.Open(new(shelf.Memory), list), Kept: true, Now: func() time.Time { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC) },
		Sound: device.Silent{}, Settings: settings.Default(), Rand: rand.New(rand.NewPCG(1, 2)), Platform: new(platformtest.Fake), Thinker: p.thinker,
	}
	given.Settings.Motion = settings.MotionFast
	p.env = scenes.New(given)
	p.app = p.env.App
	p.env.Start()
	p.tick()
	return p
}

func (p *player) tick() { p.app.Tick(ui.Input{}) }

// rest runs ticks until nothing moves.
func (p *player) rest() {
	p.t.Helper()
	for n := 0; n == 0 || p.app.State().Busy; n++ {
		if p.tick(); n > 4000 {
			p.t.Fatal("the scene never comes to rest")
		}
	}
}

func (p *player) node(id string) (ui.Node, bool) {
	nodes := p.app.Laid().Nodes
	i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == id })
	if i < 0 {
		return ui.Node{}, false
	}
	return nodes[i], true
}

// press taps the middle of a node.
func (p *player) press(id string) {
	p.t.Helper()
	n, ok := p.node(id)
	if !ok || !n.Operable() {
		p.t.Fatalf("%s: there is no %q to press", p.app.Top().Name(), id)
	}
	if n.Clip.W > 0 && !n.Clip.Contains(n.Rect) {
		p.app.Focus.On(id) // scrolls to it
		p.app.Do(ui.Command{Verb: ui.CommandFocus})
		p.tick()
		n, _ = p.node(id)
	}
	at := n.Rect.Center()
	p.app.Tick(ui.Input{Pointer: ui.Pointer{At: at, Down: true, Pressed: true}})
	p.app.Tick(ui.Input{Pointer: ui.Pointer{At: at, Released: true}})
	p.rest()
}

// begin starts a game from the menu by a tile of its page.
func (p *player) begin(tile string) rules.Position {
	p.t.Helper()
	p.press("menu.game.dodgem")
	p.press(tile)
	start, err := dodgem.Game{}.Start("")
	if err != nil {
		p.t.Fatal(err)
	}
	return start
}

// play plays a turn by its taps and returns the next position. The text of each square must match the board's
// text for it.
func (p *player) play(pos rules.Position, turn rules.Turn) rules.Position {
	p.t.Helper()
	for _, spot := range turn.Paths[0] {
		p.press("spot." + string(spot))
	}
	next, _, err := pos.Play(turn.Word)
	if err != nil {
		p.t.Fatal(err)
	}
	if next.Outcome().Over() {
		return next
	}
	b := board.New(look.Game(), next, &board.Style{Words: p.env.App.Words})
	for _, a := range b.Areas() {
		if n, ok := p.node("spot." + string(a.Spot)); !ok || n.Label != b.Label(a.Spot).Text {
			p.t.Fatalf("%s: after %s %s is said to be %q, want %q", pos, turn.Word, a.Spot, n.Label, b.Label(a.Spot).Text)
		}
	}
	return next
}

// TestWholeGame plays a game to its end by pressing squares, and finds it on the shelf.
func TestWholeGame(t *testing.T) {
	p := newPlayer(t)
	pos := p.begin("newgame.people")
	r := rand.New(rand.NewPCG(7, 7))
	plies := 0
	for ; !pos.Outcome().Over(); plies++ {
		turns := pos.Turns()
		pos = p.play(pos, turns[r.IntN(len(turns))])
	}
	p.ended(pos, plies)
}

// TestAgainstTheEngine plays a game against the computer, whose turns are also shown on the board.
func TestAgainstTheEngine(t *testing.T) {
	p := newPlayer(t)
	pos := p.begin("newgame.engine")
	r := rand.New(rand.NewPCG(7, 8))
	plies := 0
	for !pos.Outcome().Over() {
		turns := pos.Turns()
		pos = p.play(pos, turns[r.IntN(len(turns))])
		if plies++; pos.Outcome().Over() {
			break
		}
		for n := 0; p.kept().Ply() == plies; n++ {
			p.thinker.wait()
			if p.rest(); n > 10_000 {
				t.Fatal("the computer never plays")
			}
		}
		plies++
		pos = p.kept().Position()
	}
	p.ended(pos, plies)
}

// TestNoPuzzles checks that the program offers no puzzles of a game without any, but still those of the
// others.
func TestNoPuzzles(t *testing.T) {
	p := newPlayer(t)
	offered := func(id string, want bool) {
		t.Helper()
		if n, ok := p.node(id); (ok && n.Operable() && !n.Disabled) != want {
			t.Errorf("%s: %s is offered: %t", p.app.Top().Name(), id, ok)
		}
	}
	p.press("menu.game.dodgem")
	offered("newgame.puzzles", false)
	p.app.Do(ui.Command{Verb: ui.CommandBack})
	p.rest()
	p.press("menu.game.kalah")
	offered("newgame.puzzles", true)
	p.press("newgame.puzzles")
	offered("puzzles.game.dodgem", false)
	p.press("puzzles.game.all")
	offered("puzzles.train", true)
	offered("puzzles.rush.start", true)
}

// kept returns the only game on the shelf.
func (p *player) kept() *match.Match {
	p.t.Helper()
	list := p.env.Shelf.List()
	if len(list.Games) != 1 {
		p.t.Fatalf("%d games are on the shelf", len(list.Games))
	}
	g, err := p.env.Shelf.Load(list.Games[0].ID)
	if err != nil {
		p.t.Fatal(err)
	}
	return g.Match
}

// ended checks the game's end, on the screen and on the shelf.
func (p *player) ended(pos rules.Position, plies int) {
	p.t.Helper()
	p.rest()
	if scene := p.app.Top().Name(); scene != "results" {
		p.t.Errorf("after the end: scene %s", scene)
	}
	if m := p.kept(); m.Ply() != plies || m.Position() != pos {
		p.t.Errorf("the shelf has %d plies to %s, want %d to %s", m.Ply(), m.Position(), plies, pos)
	}
}
