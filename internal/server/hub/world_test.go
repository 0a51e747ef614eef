package hub_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// A world is two pages, two servers and a store, with a simulated clock and a network that
// loses, repeats and delays messages. It runs in one goroutine and depends on the seed alone.
type world struct {
	testing.TB
	*rand.Rand
	now   time.Time
	store *store.Memory
	hubs  [2]*server
	pages [2]*page
	made  wire.Made
	lines []*line
	calm  bool
	words int // counts the "random" texts
}

// A server is a hub with its spawned functions.
type server struct {
	world *world
	hub   *hub.Hub
	tasks []func()
	dead  bool
}

// start is the time at which every world begins.
var start = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

var errCrash = errors.New("killed")

func (w *world) newServer() *server {
	s := &server{world: w}
	h, err := hub.New(hub.Options{
		Store: faulty{s, w.store}, Games: games.All(), Limits: hub.Usual(), Now: func() time.Time { return w.now },
		Random: func() string { w.words++; return fmt.Sprint("random", w.words) },
		Spawn:  func(f func()) { s.tasks = append(s.tasks, f) }, Trouble: func(error) {},
	})
	if err != nil {
		w.Fatal(err)
	}
	s.hub = h
	return s
}

// run runs f in the server, which may be killed during it.
func (s *server) run(f func()) {
	if s.dead {
		return
	}
	defer func() {
		if r := recover(); r != nil {
			if r != errCrash {
				panic(r)
			}
			s.kill()
		}
	}()
	f()
}

func (s *server) kill() {
	s.dead = true
	for i, other := range s.world.hubs {
		if other == s {
			s.world.hubs[i] = s.world.newServer()
		}
	}
	for _, l := range s.world.lines {
		if l.server == s {
			l.broken = true
		}
	}
}

// A faulty store sometimes fails or kills its server, before or after storing an event.
type faulty struct {
	server *server
	*store.Memory
}

func (f faulty) Append(ctx context.Context, table string, expected uint64, data []byte) (uint64, time.Time, error) {
	w := f.server.world
	what := w.IntN(60)
	switch {
	case w.calm:
	case what == 0:
		panic(errCrash)
	case what == 1:
		return 0, time.Time{}, errors.New("no answer")
	}
	seq, at, err := f.Memory.Append(ctx, table, expected, data)
	switch {
	case w.calm:
	case what == 2:
		panic(errCrash)
	case what == 3:
		return 0, time.Time{}, errors.New("no answer, but stored")
	}
	return seq, at, err
}

func (f faulty) Follow(onEntry func(store.Entry), onBroadcast func(string, []byte)) (func(), error) {
	return f.Memory.Follow(func(e store.Entry) {
		switch {
		case f.server.dead:
		case f.server.world.IntN(10) == 0:
			// Deliver it out of order.
			f.server.tasks = append(f.server.tasks, func() { onEntry(e) })
		default:
			f.server.run(func() { onEntry(e) })
		}
	}, func(t string, data []byte) {
		if w := f.server.world; !f.server.dead && (w.calm || w.IntN(4) > 0) {
			f.server.run(func() { onBroadcast(t, data) })
		}
	})
}

// A line is a connection with the messages under way in both directions.
type line struct {
	server   *server
	guest    *hub.Guest
	up, down [][]byte
	broken   bool // closed for the page
	stalled  bool // nothing arrives any more, without any error
	left     bool // the server knows that the page has left
	code     wire.Code
}

func (l *line) Send(data []byte) bool {
	if !l.broken {
		l.down = append(l.down, data)
	}
	return len(l.down) < 500
}

func (l *line) Close(code wire.Code) {
	if !l.broken {
		l.broken, l.code = true, code
	}
}

// A socket is the page's end of a line.
type socket struct{ *line }

func (s socket) Send(data []byte) {
	if !s.broken {
		s.up = append(s.up, data)
	}
}
func (s socket) Receive() ([]byte, bool)   { return nil, false }
func (s socket) Closed() (wire.Code, bool) { return s.code, s.broken }
func (s socket) Close()                    { s.broken = true }

// An inbox is a socket whose messages arrive when the world delivers them.
type inbox struct {
	socket
	come *[][]byte
}

func (i inbox) Receive() ([]byte, bool) {
	if len(*i.come) == 0 {
		return nil, false
	}
	first := (*i.come)[0]
	*i.come = (*i.come)[1:]
	return first, true
}

type page struct {
	world *world
	seat  *remote.Seat
	which table.Seat
	come  map[*line]*[][]byte
	seen  []string // the nonces of events received, in order
}

func (w *world) newPage(which table.Seat) *page {
	p := &page{world: w, which: which, come: map[*line]*[][]byte{}}
	w.words++
	p.seat = remote.New(remote.Options{
		Table: w.made.Table, Secret: w.made.Secrets[which], Games: games.All(), Session: fmt.Sprint("s", w.words), Random: w.Float64,
		Dial: func() remote.Socket {
			l := &line{server: w.hubs[w.IntN(2)]}
			l.server.run(func() { l.guest = l.server.hub.Enter(l, "a") })
			if l.guest == nil {
				l.broken = true
			}
			w.lines = append(w.lines, l)
			come := new([][]byte)
			p.come[l] = come
			return inbox{socket{l}, come}
		},
	})
	return p
}

func newWorld(t testing.TB, seed uint64) *world {
	w := &world{TB: t, Rand: rand.New(rand.NewPCG(seed, 36)), now: start, calm: true}
	w.store = &store.Memory{Now: func() time.Time { return w.now }}
	for i := range w.hubs {
		w.hubs[i] = w.newServer()
	}
	all := games.All()
	setup := table.Setup{Game: all[w.IntN(len(all))].Info().ID, Near: table.Seat(w.IntN(2)), Pie: w.IntN(3) == 0}
	if w.IntN(2) == 0 {
		setup.Clocks = [2]string{"0:30", "1+2"}
	}
	l := &line{server: w.hubs[0]}
	l.guest = w.hubs[0].hub.Enter(l, "a")
	ask := wire.ClientMessage{Make: &wire.Make{Key: strings.Repeat("k", wire.SecretBytes), Setup: setup}}
	for range 2 { // a repeated request makes one table
		l.guest.Receive(ask.Text())
	}
	first, err := wire.ParseServer(l.down[0])
	if err != nil || first.Made == nil || len(l.down) != 2 || string(l.down[0]) != string(l.down[1]) {
		t.Fatalf("made %q", l.down)
	}
	w.made = *first.Made
	for i := range w.pages {
		w.pages[i] = w.newPage(table.Seat(i))
	}
	return w
}

// step does one random thing.
func (w *world) step() {
	s := w.hubs[w.IntN(2)]
	p := w.pages[w.IntN(2)]
	switch n := w.IntN(100); {
	case n < 20:
		p.tick()
	case n < 62:
		w.deliver()
		w.deliver()
	case n < 74:
		s.task()
	case n < 77:
		s.run(s.hub.Tick)
	case n < 83:
		w.now = w.now.Add(time.Duration(w.IntN(1500)) * time.Millisecond)
	case n < 99:
		p.act()
	case w.calm:
	default:
		w.mishap(s, p)
	}
}

// mishap kills a server, breaks a connection, reloads a page or the like.
func (w *world) mishap(s *server, p *page) {
	switch w.IntN(8) {
	case 0:
		s.kill()
	case 1:
		if w.IntN(10) == 0 {
			w.now = w.now.Add(20 * time.Second)
		}
	case 2:
		if len(w.lines) > 0 {
			w.lines[w.IntN(len(w.lines))].broken = true
		}
	case 3:
		w.pages[p.which] = w.newPage(p.which) // reload
	case 4:
		p.seat.Wake()
	}
}

func (s *server) task() {
	if len(s.tasks) == 0 {
		return
	}
	i := s.world.IntN(len(s.tasks))
	f := s.tasks[i]
	s.tasks = append(s.tasks[:i:i], s.tasks[i+1:]...)
	s.run(f)
}

// deliver delivers, loses, repeats or delays a message of a random line.
func (w *world) deliver() {
	if len(w.lines) == 0 {
		return
	}
	i := w.IntN(len(w.lines))
	l := w.lines[i]
	if l.broken && !l.left {
		if len(l.up) > 0 && l.guest != nil && w.IntN(2) == 0 {
			// The page has gone, but what it sent before still arrives.
			data := l.up[0]
			l.up = l.up[1:]
			l.server.run(func() { l.guest.Receive(data) })
			return
		}
		l.left = true
		if l.guest != nil {
			l.server.run(l.guest.Leave)
		}
		w.lines = append(w.lines[:i:i], w.lines[i+1:]...)
		return
	}
	queue := &l.up
	if w.IntN(2) == 0 {
		queue = &l.down
	}
	if len(*queue) == 0 {
		return
	}
	at, again, lose := 0, false, false
	if !w.calm {
		switch n := w.IntN(240); {
		case n == 0:
			lose = true
		case n < 6:
			again = true
		case n < 8:
			at = w.IntN(len(*queue))
		}
	}
	data := (*queue)[at]
	if !again {
		*queue = append((*queue)[:at:at], (*queue)[at+1:]...)
	}
	switch {
	case lose || l.stalled:
		l.stalled = true // TCP loses a message only together with all later ones
	case queue == &l.up:
		l.server.run(func() { l.guest.Receive(data) })
	default:
		for _, p := range w.pages {
			if come := p.come[l]; come != nil {
				*come = append(*come, data)
			}
		}
	}
}
