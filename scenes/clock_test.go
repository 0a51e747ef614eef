package scenes_test

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A timekeeper is a clock for tests that advances a sixtieth of a second with every tick.
type timekeeper struct{ now time.Duration }

// newTimed starts the program with a timekeeper.
func newTimed(t testing.TB, store shelf.Store) (*player, *timekeeper) {
	t.Helper()
	k := new(timekeeper)
	return newEnvPlayer(t, store, func(e *scenes.Config) { e.Clock = func() time.Duration { return k.now } }), k
}

// pass lets time pass, tick by tick.
func (p *player) pass(k *timekeeper, d time.Duration) {
	for end := k.now + d; k.now < end; {
		k.now += time.Second / 60
		p.tick()
	}
}

// timed starts a game of two people with a clock, through the page of the game.
func (p *player) timed(game string, presses ...string) {
	p.t.Helper()
	p.press("menu.game."+game, "newgame.people.clock")
	p.press(presses...)
	p.press("newgame.done", "newgame.people")
	p.rest()
}

// reads returns what is announced about the clocks after T is pressed.
func (p *player) reads() string {
	p.t.Helper()
	p.on.Said = nil
	p.key(ebiten.KeyT)
	return strings.Join(p.on.Said, "|")
}

// A game with a clock, from its page on: the clock is chosen, the first turn is free, both players see the
// time left, and running out of time loses.
func TestTimedGame(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.1")
	if m := p.match(); m.Tag("BlackClock") != "1" || m.Tag("WhiteClock") != "1" {
		t.Fatalf("clocks %q and %q", m.Tag("BlackClock"), m.Tag("WhiteClock"))
	}
	p.pass(k, 30*time.Second)
	if said := p.reads(); !strings.Contains(said, "1 min 0 s") || strings.Contains(said, "30 s") {
		t.Errorf("before the first turn: %s", said)
	}
	p.turn()
	p.pass(k, 15*time.Second)
	if said := p.reads(); !strings.Contains(said, "1 min 0 s") || !strings.Contains(said, "45 s") && !strings.Contains(said, "46 s") {
		t.Errorf("in the second turn: %s", said)
	}
	p.pass(k, 50*time.Second)
	p.rest()
	if o := p.match().Outcome(); o.By != match.ByTime || o.Winner != p.match().First() || p.scene() != "results" {
		t.Fatalf("%v in %s", o, p.scene())
	}
	if why := p.says("results.why") + p.says("results.title"); !strings.Contains(why, "time") {
		t.Errorf("the result says %q", why)
	}
	if left := p.says("results.clocks"); !strings.Contains(left, "1 min") || !strings.Contains(left, "0 s") {
		t.Errorf("the result says %q", left)
	}
	p.press("results.rematch")
	p.rest()
	if m := p.match(); m.Tag("BlackClock") != "1" || m.Ply() != 0 {
		t.Errorf("the next game has the clock %q", m.Tag("BlackClock"))
	}
}

// The last clock of each game is offered again.
func TestClockIsRemembered(t *testing.T) {
	store := new(shelf.Memory)
	p, _ := newTimed(t, store)
	p.timed("konane", "newgame.clock.own", "newgame.clock.kind.delay", "newgame.clock.apart", "newgame.clock.main2.less", "newgame.clock.extra.more")
	if m := p.match(); m.Tag("BlackClock") != "5d4" || m.Tag("WhiteClock") != "4d4" {
		t.Fatalf("clocks %q and %q", m.Tag("BlackClock"), m.Tag("WhiteClock"))
	}
	p.on.Leave()
	q, _ := newTimed(t, store)
	if c := q.env.Prefs.Settings.Choices["konane"].Clock; c != "5d4 4d4" {
		t.Errorf("stored %q", c)
	}
	q.press("board.menu", "menu.game.konane")
	if said := q.says("newgame.people.clock"); !strings.Contains(said, "5 min") || !strings.Contains(said, "4 min") {
		t.Errorf("the page says %q", said)
	}
	q.press("newgame.people")
	q.rest()
	if m := q.match(); m.Tag("BlackClock") != "5d4" {
		t.Error("two taps begin without the clock")
	}
	q.press("board.menu", "menu.game.kalah", "newgame.people")
	q.rest()
	if m := q.match(); m.Tag("SouthClock") != "" || q.node("bar.south.clock") != nil {
		t.Error("another game has the clock")
	}
}

// Every kind of clock can be chosen and played.
func TestEveryKindOfClock(t *testing.T) {
	for kind, want := range map[string]string{"sudden": "5", "increment": "5+3", "delay": "5d3", "hourglass": "5h", "byoyomi": "5+3x30"} {
		p, k := newTimed(t, new(shelf.Memory))
		p.timed("kaninariebi", "newgame.clock.own", "newgame.clock.kind."+kind)
		if got := session.ControlIn(p.match(), p.match().Info(), rules.Near).String(); got != want {
			t.Errorf("%s: %s", kind, got)
		}
		p.turn()
		p.pass(k, 3*time.Second)
		p.turn()
		if p.ply() != 2 {
			t.Errorf("%s: ply %d", kind, p.ply())
		}
	}
	p, _ := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.own", "newgame.clock.kind.byoyomi", "newgame.clock.main.less", "newgame.clock.main.less", "newgame.clock.periods.more", "newgame.clock.none")
}

// While anything lies over the board the clocks stand and the board is covered; the time left is kept, and a game that
// is opened again waits.
func TestPause(t *testing.T) {
	store := new(shelf.Memory)
	p, k := newTimed(t, store)
	p.timed("konane", "newgame.clock.1")
	if p.key(ebiten.KeyP); p.scene() != "board" {
		t.Error("paused before the first turn")
	}
	p.turn()
	p.pass(k, 10*time.Second)
	p.press("bar.white.clock")
	if p.scene() != "pause" {
		t.Fatalf("scene %s", p.scene())
	}
	said := p.says("pause.near") + p.says("pause.far")
	p.pass(k, 100*time.Second)
	if now := p.says("pause.near") + p.says("pause.far"); now != said || p.over() {
		t.Errorf("from %q to %q", said, now)
	}
	p.on.Leave() // and the program is closed
	q, k2 := newTimed(t, store)
	q.pass(k2, 100*time.Second)
	if now := q.says("pause.near") + q.says("pause.far"); q.scene() != "pause" || now != said {
		t.Errorf("reopened with %q, was %q", now, said)
	}
	q.press("pause.goon")
	q.pass(k2, time.Second)
	if said := q.reads(); !strings.Contains(said, "49 s") {
		t.Errorf("reopened: %s", said)
	}
	q.press("board.more", "more.pause", "pause.goon")
	q.pass(k2, time.Second)
	if said := q.reads(); q.scene() != "board" || !strings.Contains(said, "48 s") {
		t.Errorf("after a pause: %s", said)
	}
	q.press("board.menu")
	q.on.Leave()
	r, k3 := newTimed(t, store)
	r.press("menu.continue")
	r.rest()
	r.press("pause.goon")
	r.pass(k3, time.Second)
	if said := r.reads(); !strings.Contains(said, "47 s") {
		t.Errorf("reopened from the menu: %s", said)
	}
}

// The library shows a game's clock and the time left.
func TestClockInLibrary(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.5+3")
	p.turn()
	p.pass(k, 20*time.Second)
	p.press("board.menu", "menu.games")
	p.press("games.open." + p.env.Shelf.Known().Games[0].ID + ".more")
	if said := p.says("saved.clocks"); !strings.Contains(said, "5+3") || !strings.Contains(said, "5 min 0 s") || !strings.Contains(said, "4 min 4") {
		t.Errorf("the library says %q; there are %s", said, p.ids())
	}
}

// A hidden page has no frames; its clocks stand.
func TestHiddenPage(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.1")
	p.turn()
	p.pass(k, 10*time.Second)
	if said := p.says("toast"); said != "" {
		t.Errorf("in sight all the time, it says %q", said)
	}
	p.press("board.help")
	p.pass(k, time.Minute)
	p.keyed("Escape")
	p.pass(k, time.Second/60)
	if said := p.says("toast"); said != "" {
		t.Errorf("after a minute under a sheet, it says %q", said)
	}
	k.now += time.Hour
	p.pass(k, time.Second)
	if said, want := p.says("toast"), p.env.App.Words.T(key.ClockStood); said != want {
		t.Errorf("after an hour in the background it says %q, want %q", said, want)
	}
	if said := p.reads(); !strings.Contains(said, "49 s") {
		t.Errorf("after an hour in the background: %s", said)
	}
}

// A person can lose on time against the engine; the engine has a clock too but does not lose on time.
func TestTimedGameAgainstEngine(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.press("menu.game.konane", "newgame.engine.clock", "newgame.clock.1", "newgame.done", "newgame.engine")
	p.rest()
	p.turn()
	p.until("the reply", func() bool { k.now += time.Second / 60; return p.ply() == 2 })
	if job := p.engine.Last(); job.Time <= 0 || job.Time > 3*time.Second {
		t.Errorf("it may think for %v of a minute", job.Time)
	}
	p.pass(k, 70*time.Second)
	p.rest()
	if o := p.match().Outcome(); o.By != match.ByTime || o.Winner != rules.Far || p.scene() != "results" {
		t.Errorf("%v in %s", o, p.scene())
	}
}

// Undo gives the time back.
func TestUndoInTimedGame(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.1")
	p.turn()
	p.pass(k, 20*time.Second)
	p.turn()
	p.press("board.undo")
	p.rest()
	p.tick()
	if said := p.reads(); strings.Count(said, "1 min 0 s") != 2 {
		t.Errorf("after undo: %s", said)
	}
}

// A still board with a running clock is drawn once a second, or ten times below ten seconds, and its nodes
// change seldom.
func TestTimedBoardSleeps(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	p.timed("konane", "newgame.clock.1")
	p.turn()
	p.pass(k, time.Second)
	draws := func(seconds int) (n int) {
		for range 60 * seconds {
			k.now += time.Second / 60
			p.tick()
			if p.app.Wants() {
				n++
				p.app.Draw(screen)
			}
		}
		return n
	}
	for n := 0; n == 0 || n < 300 && p.app.Wants(); n++ {
		p.app.Draw(screen) // pictures come bit by bit
	}
	if n := draws(10); n < 9 || n > 12 {
		t.Errorf("drawn %d times in 10 seconds", n)
	}
	shown := p.on.Shown
	draws(10)
	if n := p.on.Shown - shown; n > 3 {
		t.Errorf("what there is to see was told %d times in 10 seconds", n)
	}
	p.pass(k, 30*time.Second)
	p.app.Draw(screen)
	if n := draws(5); n < 45 || n > 60 {
		t.Errorf("drawn %d times in 5 of the last 10 seconds", n)
	}
	if p.on.Resting {
		t.Error("the program rests while a clock runs")
	}
	k.now += time.Second / 600
	if n := testing.AllocsPerRun(20, p.tick); n != 0 {
		t.Errorf("%v allocations a tick in which nothing shows", n)
	}
}

// A clock makes a sound, vibrates and is announced when little time is left, and only then.
func TestTimeIsShort(t *testing.T) {
	p, k := newTimed(t, new(shelf.Memory))
	heard := p.heard
	p.on.Vibrates = true
	p.timed("konane", "newgame.clock.1")
	p.turn()
	p.on.Said, p.on.Felt = nil, nil
	p.pass(k, 29*time.Second)
	if len(heard.clock) > 0 || len(p.on.Said) > 0 {
		t.Errorf("heard %v, said %v", heard.clock, p.on.Said)
	}
	p.pass(k, 32*time.Second)
	if got := heard.clock; len(got) != 9 || got[0] != 30 || got[2] != 10 || got[8] != 0 {
		t.Errorf("heard %v", got)
	}
	said := strings.Join(p.on.Said, "|")
	for _, want := range []string{"30 s left", "20 s left", "10 s left"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said: %s", want, said)
		}
	}
	if strings.Contains(said, " 5 s left") || len(p.on.Felt) < 7 {
		t.Errorf("said %s, felt %v", said, p.on.Felt)
	}
}

// Clocks are visible from both sides of the table in every seating, window and text size: within their bars,
// without overlaps.
func TestClocksFit(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {844, 390}, {768, 1024}, {1024, 768}, {1280, 800}, {1440, 900}} {
		for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite, settings.SeatPass} {
			for _, text := range []int{100, 150, 200} {
				for _, game := range []string{"konane", "kalah", "onitama"} {
					p, _ := newTimed(t, new(shelf.Memory))
					p.set(func(s *settings.Settings) {
						s.Seating, s.Text, s.Motion = seat, text, settings.MotionOff
						c := settings.Choice{Kind: settings.TwoPeople, First: settings.FirstYou, Clock: "60+3x30"}
						s.Session = s.Chose(game, c)
					})
					p.resize(size[0], size[1])
					p.tick()
					p.press("menu.game."+game, "newgame.people")
					p.rest()
					p.turn()
					p.clocksFit()
				}
			}
		}
	}
}

func (p *player) clocksFit() {
	p.t.Helper()
	frame := p.app.Frame()
	where := func() string {
		return p.match().Info().ID + " " + string(p.env.Prefs.Settings.Seating)
	}
	var clocks []ui.Node
	for _, n := range p.app.Laid().Nodes {
		if strings.HasSuffix(n.ID, ".clock") {
			clocks = append(clocks, n)
		}
	}
	if len(clocks) != 2 {
		p.t.Fatalf("%s: %d clocks", where(), len(clocks))
	}
	for _, c := range clocks {
		if c.Rect.W < 62 || c.Rect.H < 20 || c.Rect.X < 0 || c.Rect.Y < 0 || c.Rect.X+c.Rect.W > frame.W+0.5 || c.Rect.Y+c.Rect.H > frame.H+0.5 {
			p.t.Errorf("%s in %vx%v at %v: a clock at %v", where(), frame.W, frame.H, p.env.Prefs.Settings.Text, c.Rect)
		}
		for _, n := range p.app.Laid().Nodes {
			if n.ID != c.ID && strings.HasPrefix(n.ID, "bar.") && n.Rect.W > 0 && nodesMeet(n, c) {
				p.t.Errorf("%s in %vx%v at %v: %s at %v lies over a clock at %v", where(), frame.W, frame.H, p.env.Prefs.Settings.Text, n.ID, n.Rect, c.Rect)
			}
		}
	}
}

func nodesMeet(a, b ui.Node) bool {
	const air = 0.5
	return a.Rect.X+air < b.Rect.X+b.Rect.W && b.Rect.X+air < a.Rect.X+a.Rect.W && a.Rect.Y+air < b.Rect.Y+b.Rect.H && b.Rect.Y+air < a.Rect.Y+a.Rect.H
}

// Stored clocks are parsed strictly.
func TestStoredClock(t *testing.T) {
	for _, text := range []string{"5", "5+3 2"} {
		if _, err := clock.ParsePair(text); err != nil {
			t.Error(err)
		}
	}
	s := settings.Default()
	s.Session = s.Chose("konane", settings.Choice{Kind: settings.TwoPeople, First: settings.FirstYou, Clock: "a minute"})
	if got, lost, err := settings.Parse(s.Marshal()); err != nil || len(lost) != 1 || len(got.Choices) != 0 {
		t.Errorf("%v, lost %v, %v", got.Choices, lost, err)
	}
}
