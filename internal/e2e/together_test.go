//go:build !js

package e2e

import (
	"context"
	"math/rand/v2"
	"net"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/serve"
	"tidepool/internal/server/store"
	"tidepool/internal/server/web"
	"tidepool/play/match"
)

// serveTables serves tables in memory, and returns the address of its page, which does not exist.
func serveTables(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		ended <- serve.Tables(ctx, listener, serve.Options{Store: &store.Memory{Now: time.Now}, Limits: hub.Usual(), Connections: web.Usual(), Trouble: func(err error) { t.Log(err) }})
	}()
	t.Cleanup(func() {
		cancel()
		<-ended
	})
	return "http://" + listener.Addr().String() + "/"
}

// until runs ticks until ok is true.
func (g *guest) until(what string, ok func() bool) {
	g.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 3000 {
			g.t.Fatalf("timed out waiting for %s; in %s are %s", what, g.look().Scene, g.ids())
		}
		g.ticks(1)
		time.Sleep(time.Millisecond)
	}
}

// Two programs play Kalah to its end at a table: one creates it, the other is started with its link.
func TestTwoDevices(t *testing.T) {
	page := serveTables(t)
	f, other := newFolder(t), newFolder(t)
	f.prefer(quickest())
	other.prefer(quickest())
	f.args = []string{"-page", page}
	ann := start(t, f, desktop)
	ann.in("menu")
	ann.click("menu.game.kalah")
	ann.until("the door", func() bool { return ann.has("newgame.table") })
	ann.click("newgame.table")
	ann.until("the link", func() bool { return ann.look().Scene == "table" && ann.has("table.close") })
	for _, n := range ann.look().Nodes {
		if n.ID == "table.text" {
			other.args = []string{n.Label}
		}
	}
	bo := start(t, other, phone)
	bo.until("the table", func() bool { s := bo.look().Scene; return s == "arrived" || s == "board" })
	if bo.look().Scene == "arrived" {
		bo.click("arrived.play")
	}
	ann.until("the board", func() bool { return ann.look().Scene == "board" })
	rng := rand.New(rand.NewPCG(2, 3))
	m := f.latest().Copy()
	for !m.Outcome().Over() {
		p := bo
		if m.Tag("Mine") == m.Info().Sides[m.Position().Turn()] {
			p = ann
		}
		turns := m.Position().Turns()
		turn := turns[rng.IntN(len(turns))]
		if _, err := m.Play(turn.Word); err != nil {
			t.Fatal(err)
		}
		p.click("spot." + string(turn.Paths[0][0]))
		has := func(f folder) func() bool {
			return func() bool { got := f.latest(); return got != nil && got.Ply() == m.Ply() }
		}
		ann.until(turn.Word, has(f))
		bo.until(turn.Word, has(other))
	}
	for _, got := range []*match.Match{f.latest(), other.latest()} {
		if got.Position() != m.Position() || got.Outcome() != m.Outcome() {
			t.Errorf("one has %s, want %s", got.Record(), m.Record())
		}
	}
}
