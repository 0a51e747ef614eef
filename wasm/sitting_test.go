//go:build !js

package wasm

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	nats "github.com/nats-io/nats-server/v2/server"

	"tidepool/internal/server/load"
	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/play/table/dial"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/rules/games"
)

// startNATS runs a NATS server with its storage in a folder of the test's.
func startNATS(t *testing.T) (url string) {
	t.Helper()
	s, err := nats.NewServer(&nats.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(patience) {
		t.Fatal("NATS does not begin")
	}
	return s.ClientURL()
}

// A balancer forwards to one of several table servers, which may have different versions.
type balancer struct {
	to    atomic.Pointer[url.URL]
	newer atomic.Bool
	proxy httputil.ReverseProxy
}

func newBalancer() *balancer {
	b := new(balancer)
	b.proxy.Rewrite = func(r *httputil.ProxyRequest) {
		to := b.to.Load()
		r.Out.URL.Scheme, r.Out.URL.Host, r.Out.URL.Path, r.Out.Host = to.Scheme, to.Host, "/"+wire.Path, r.In.Host
	}
	return b
}

func (b *balancer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case !b.newer.Load():
		b.proxy.ServeHTTP(w, r)
	case r.Header.Get("Upgrade") != "":
		w.WriteHeader(http.StatusUpgradeRequired)
	default:
		_, _ = io.WriteString(w, "tidepool.9\n")
	}
}

// A distant player sits at a table without a page.
type distant struct {
	mu      sync.Mutex
	seat    *remote.Seat
	present wire.Present
}

func newDistant(t *testing.T, at string, made wire.Made, which table.Seat) *distant {
	d := &distant{seat: remote.New(remote.Options{Dial: dial.To(at, nil), Table: made.Table, Secret: made.Secrets[which], Games: games.All(), Session: load.Secret(), Random: rand.Float64})}
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for begun := time.Now(); ; {
			d.tick(time.Since(begun))
			select {
			case <-end:
				d.seat.Close()
				return
			case <-time.After(look):
			}
		}
	}()
	t.Cleanup(func() { close(end); <-ended })
	return d
}

func (d *distant) tick(now time.Duration) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, h := range d.seat.Tick(now) {
		if p, ok := h.(remote.Presence); ok {
			d.present = p.Present
		}
	}
}

// A sitting is a page and a distant player at one table, each with its own server. The page reaches its
// server through connections that may fail, and gets its files from a host.
type sitting struct {
	t       *testing.T
	page    *browser
	other   *distant
	nats    string
	servers *balancer
	host    *host
	lines   *relay
	kill    func() // the page's server
	rng     *rand.Rand
}

func newSitting(t *testing.T, game string) *sitting {
	t.Helper()
	need(t)
	s := &sitting{t: t, nats: startNATS(t), servers: newBalancer(), host: newHost(t, webBuild), rng: rand.New(rand.NewPCG(7, 36))}
	s.host.table = s.servers
	s.lines = newRelay(t, s.host.url)
	s.serve()
	at := strings.Replace(serveBy(t, tableServer(t, "-nats", s.nats)), "http", "ws", 1) + wire.Path
	made, err := load.Make(t.Context(), at, table.Setup{Game: game})
	if err != nil {
		t.Fatal(err)
	}
	s.other = newDistant(t, at, made, table.Guest)
	s.page = openKeeping(t)
	s.page.resize(640, 480, coarse, false)
	s.page.before(clockAhead)
	s.page.visit(s.lines.url)
	s.page.awaitReady()
	s.page.run(fmt.Sprintf("location.hash = %q", "#t="+made.Table+"."+made.Secrets[table.Maker]))
	s.page.awaitScene("board")
	return s
}

// serve starts the page's server.
func (s *sitting) serve() {
	s.t.Helper()
	at, kill := begin(s.t, tableServer(s.t, "-nats", s.nats))
	to, err := url.Parse(at)
	if err != nil {
		s.t.Fatal(err)
	}
	s.kill = kill
	s.servers.to.Store(to)
}

// clockAhead lets a test move a page's clock.
const clockAhead = `{
	const now = performance.now.bind(performance);
	globalThis.ahead = 0;
	performance.now = () => now() + ahead;
}
addEventListener("pageshow", (event) => { globalThis.shownAgain = event.persisted; });`

// match returns the game as the table has it.
func (s *sitting) match() *match.Match {
	s.other.mu.Lock()
	defer s.other.mu.Unlock()
	return s.other.seat.Table().Match().Copy()
}

// mine reports whether it is the page's turn, as the distant player sees it.
func (s *sitting) mine() bool {
	s.other.mu.Lock()
	defer s.other.mu.Unlock()
	seat, going := s.other.seat.Table().ToMove()
	return going && seat == table.Maker
}

func (s *sitting) pick(m *match.Match) rules.Turn {
	turns := m.Position().Turns()
	return turns[s.rng.IntN(len(turns))]
}

// answer makes the distant player play a turn.
func (s *sitting) answer() {
	s.t.Helper()
	word := s.pick(s.match()).Word
	do := func(ok func(seat *remote.Seat) bool) func() bool {
		return func() bool {
			s.other.mu.Lock()
			defer s.other.mu.Unlock()
			return ok(s.other.seat)
		}
	}
	s.page.until("a line", do(func(seat *remote.Seat) bool {
		return seat.Online() && seat.Do(table.Event{Kind: table.Turned, Word: word})
	}))
	s.page.until("the turn "+word, do(func(seat *remote.Seat) bool { return !seat.Waiting() }))
}

// play makes the page play a turn, once it is connected, and waits until the distant player has it.
func (s *sitting) play() {
	s.t.Helper()
	s.page.until("the page's turn at the table", func() bool {
		s.other.mu.Lock()
		here := s.other.present.Seats[table.Maker]
		s.other.mu.Unlock()
		return here && s.mine()
	})
	m := s.match()
	s.page.shows(m.Ply())
	turn := s.pick(m)
	for _, spot := range turn.Paths[0] {
		s.page.press("spot." + string(spot))
	}
	s.page.awaitPly(m.Ply() + 1)
	s.page.until("the turn "+turn.Word, func() bool { return s.match().Ply() == m.Ply()+1 })
}

// awaitPly waits until the library has n turns, the last of which may be incomplete.
func (b *browser) awaitPly(n int) {
	b.t.Helper()
	b.until(fmt.Sprint(n, " turns"), func() bool {
		b.pressIfThere("board.done")
		return b.record().Ply() >= n
	})
}

// shows waits until the library and the board have n turns.
func (b *browser) shows(n int) {
	b.t.Helper()
	b.awaitPly(n)
	if n > 0 {
		b.awaitNode(fmt.Sprint("turn.", n))
	}
}

// agree waits until the page has all turns, and compares it with the table.
func (s *sitting) agree() {
	s.t.Helper()
	words := func(m *match.Match) (list []string) {
		for _, turn := range m.Turns() {
			list = append(list, turn.Word)
		}
		return list
	}
	m := s.match()
	s.page.shows(m.Ply())
	if got := s.page.record(); !slices.Equal(words(got), words(m)) {
		s.t.Errorf("the page has %s, the table %s", words(got), words(m))
	}
}

// until waits until ok is true.
func (b *browser) until(what string, ok func() bool) {
	b.t.Helper()
	for deadline := time.Now().Add(patience); !ok(); time.Sleep(look) {
		if time.Now().After(deadline) {
			b.t.Fatalf("waited in vain for %s; the program is in %q with %v", what, b.state().Scene, b.state().Nodes)
		}
	}
}
