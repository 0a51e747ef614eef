package scenes_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/live"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/settings"
)

// A club is a server of tables in memory, with a time of its own, and those who play there.
type club struct {
	t       *testing.T
	now     time.Time
	store   *store.Memory
	hub     *hub.Hub
	spawned []func()
	random  int
	spoken  string
	down    bool
	dialled []string
	host    func() (live.Host, error) // of people who begin while it is set
	sockets []*wireless
	players []*player
}

func newClub(t *testing.T) *club {
	c := &club{t: t, now: time.UnixMilli(1_790_000_000_000), spoken: wire.Protocol}
	c.serve(&store.Memory{Now: func() time.Time { return c.now }})
	return c
}

// serve starts a server of the tables in a store.
func (c *club) serve(tables *store.Memory) {
	c.t.Helper()
	limits := hub.Usual()
	limits.Burst, limits.PerSecond, limits.PerHour = 1e6, 1e6, 0
	h, err := hub.New(hub.Options{Store: tables, Games: games.All(), Limits: limits, Now: func() time.Time { return c.now },
		Random: func() string { c.random++; return fmt.Sprintf("%026d", c.random) }, Spawn: func(f func()) { c.spawned = append(c.spawned, f) }})
	if err != nil {
		c.t.Fatal(err)
	}
	c.hub, c.store = h, tables
}

// A wireless is a connection to the club's server.
type wireless struct {
	club   *club
	guest  *hub.Guest
	in     [][]byte
	code   wire.Code
	closed bool
	held   bool // what comes waits in in
}

func (c *club) dial(url string, _ func()) func() remote.Socket {
	return func() remote.Socket {
		c.dialled = append(c.dialled, url)
		s := &wireless{club: c}
		if c.down || !strings.HasSuffix(url, "/"+wire.Path) {
			s.closed = true
			return s
		}
		s.guest = c.hub.Enter(serverEnd{s}, "here")
		c.sockets = append(c.sockets, s)
		return s
	}
}

// A serverEnd is the server’s end.
type serverEnd struct{ *wireless }

func (l serverEnd) Send(data []byte) bool { l.in = append(l.in, bytes.Clone(data)); return true }
func (l serverEnd) Close(code wire.Code)  { l.code, l.closed = code, true }

func (s *wireless) Send(data []byte) {
	if !s.closed {
		s.guest.Receive(data)
	}
}

func (s *wireless) Receive() ([]byte, bool) {
	if len(s.in) == 0 || s.held {
		return nil, false
	}
	data := s.in[0]
	s.in = s.in[1:]
	return data, true
}

func (s *wireless) Closed() (wire.Code, bool) { return s.code, s.closed && len(s.in) == 0 }

func (s *wireless) Close() {
	if s.guest != nil && !s.closed {
		s.guest.Leave()
	}
	s.closed = true
}

// cut breaks all lines.
func (c *club) cut() {
	for _, s := range c.sockets {
		if s.guest != nil && !s.closed {
			s.guest.Leave()
		}
		s.in, s.closed = nil, true
	}
}

// person is somebody who plays at the club.
func (c *club) person(name string, kept shelf.Store) *player {
	seed := uint64(len(c.players))
	p := newEnvPlayer(c.t, kept, func(e *scenes.Config) {
		e.Net = live.Net{Dial: c.dial, Greets: func(string) <-chan string {
			said := make(chan string, 1)
			said <- c.spoken
			return said
		}}
		if c.host != nil {
			e.Net.Host = c.host
			e.Platform.(*platformtest.Fake).Window = true
		}
		start := c.now
		e.Clock = func() time.Duration { return c.now.Sub(start) }
		e.Rand = rand.New(rand.NewPCG(seed, 9))
	})
	p.on.Name, p.on.Copies = name, true
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	c.players = append(c.players, p)
	return p
}

// pass has a number of sixtieths of a second pass for all.
func (c *club) pass(ticks int) {
	for range ticks {
		c.now = c.now.Add(time.Second / 60)
		c.hub.Tick()
		c.run()
		for _, p := range c.players {
			p.tick()
			c.run()
		}
	}
}

func (c *club) run() {
	for len(c.spawned) > 0 {
		f := c.spawned[0]
		c.spawned = c.spawned[1:]
		f()
	}
}

// until has time pass until something is true.
func (c *club) until(what string, ok func() bool) {
	c.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 6000 {
			for _, p := range c.players {
				c.t.Logf("%s: scene %s, %s", p.on.Name, p.scene(), p.ids())
			}
			c.t.Fatalf("it never comes to %s", what)
		}
		c.pass(1)
	}
}

// seated are two who have sat down at a table of a game; choose sets it up.
func (c *club) seated(game string, choose func(*player)) (ann, bo *player) {
	c.t.Helper()
	ann, bo = c.person("ann", new(shelf.Memory)), c.person("bo", new(shelf.Memory))
	c.sit(game, ann, bo, choose)
	return ann, bo
}

// windows are two at a table, and a second window of the first one's library, in which the game goes on.
func (c *club) windows() (ann, bo, twin *player) {
	c.t.Helper()
	kept := new(shelf.Memory)
	ann, bo = c.person("ann", kept), c.person("bo", new(shelf.Memory))
	c.sit("konane", ann, bo, nil)
	c.turns(ann, bo, 2)
	twin = c.person("twin", kept)
	twin.env.Open.Saved(ann.opened())
	c.until("the other window", func() bool { return ann.scene() == "taken" && twin.scene() == "board" })
	return ann, bo, twin
}

// sit has two sit down.
func (c *club) sit(game string, ann, bo *player, choose func(*player)) {
	c.t.Helper()
	ann.press("menu.game." + game)
	c.pass(2)
	if choose != nil {
		choose(ann)
	}
	ann.press("newgame.table")
	c.until("a table", func() bool { return ann.scene() == "table" })
	bo.linked(c.copied(ann))
	c.until("both at the table", func() bool { return ann.scene() == "board" && bo.scene() != "asking" })
	if bo.scene() == "arrived" {
		if got, want := bo.says("arrived.title"), bo.env.App.Words.T(key.TableFrom, "name", "A friend", "game", bo.env.App.Words.Game(game)); got != want {
			c.t.Errorf("who comes by the link reads %q, want %q", got, want)
		}
		bo.press("arrived.play")
	}
	c.until("rest", func() bool { return !ann.moving() && !bo.moving() && bo.scene() == "board" })
}

// copied is the link that a sheet shows.
func (c *club) copied(p *player) string {
	c.t.Helper()
	p.press("table.copy")
	p.ticks(2)
	for p.scene() == "notice" {
		p.press("notice.ok")
	}
	if !strings.HasPrefix(p.on.Copied, p.on.Page()+"#t=") && !p.on.Window {
		c.t.Fatalf("copied is %q", p.on.Copied)
	}
	return p.on.Copied
}

// taps plays a turn by its spots, if it is this player's; both then have it.
func (c *club) turn(p, other *player, rng *rand.Rand) {
	c.t.Helper()
	turns := p.match().Position().Turns()
	t := turns[rng.IntN(len(turns))]
	was := p.match().Ply()
	path := t.Paths[0]
	for _, spot := range path {
		p.press("spot." + string(spot))
	}
	if p.node("board.done") != nil {
		p.press("board.done")
	}
	c.until("the turn "+t.Word, func() bool { return p.match().Ply() == was+1 && other.match().Ply() == was+1 })
}

// mover is the one of two whose turn it is.
func mover(ann, bo *player) (p, other *player) {
	if m := ann.match(); m.Tag("Mine") == m.Info().Sides[m.Position().Turn()] {
		return ann, bo
	}
	return bo, ann
}

// sameGame reports whether two have the same turns and the same end.
func sameGame(t *testing.T, ann, bo *player) {
	t.Helper()
	words := func(p *player) string {
		var words []string
		for _, turn := range p.match().Turns() {
			words = append(words, turn.Word)
		}
		return strings.Join(words, " ") + fmt.Sprint(" ", p.match().Outcome(), p.match().At(0))
	}
	if a, b := words(ann), words(bo); a != b {
		t.Errorf("one has %s\nthe other %s", a, b)
	}
	if own := func(p *player) string { return p.match().Tag("Mine") }; own(ann) == own(bo) {
		t.Errorf("both play %s", own(ann))
	}
}

// turns has so many random turns played.
func (c *club) turns(ann, bo *player, n int) {
	c.t.Helper()
	rng := rand.New(rand.NewPCG(5, 6))
	for range n {
		p, other := mover(ann, bo)
		c.turn(p, other, rng)
	}
}

// toasts has time pass until somebody is told something.
func (c *club) toasts(p *player, want string) {
	c.t.Helper()
	c.until(want, func() bool { return p.says("toast") == want })
}

// match0 is the side that is played in a game of the library.
func (p *player) match0(id string) string {
	p.t.Helper()
	g, err := p.env.Shelf.Load(id)
	if err != nil {
		p.t.Fatal(err)
	}
	return g.Match.Tag("Mine")
}

func mustLoad(t *testing.T, p *player) *shelf.Game {
	t.Helper()
	g, err := p.env.Shelf.Load(p.opened())
	if err != nil {
		t.Fatal(err)
	}
	return g
}
