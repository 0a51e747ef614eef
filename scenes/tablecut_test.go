package scenes_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/store"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/bylink"
)

// A server that has lost the end of a table's log, as a damaged disk may leave it, takes no turn from the games of those
// who have seen it.
func TestTableCutShort(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 6)
	ann.press("board.menu")
	bo.press("board.menu")
	c.pass(30)
	c.forget(1)
	for _, p := range []*player{ann, bo} {
		p.press("menu.continue")
		c.pass(60)
		if p.says("notice.text") != p.env.App.Words.T(key.TableDamaged) {
			t.Fatalf("in %s: %q", p.scene(), p.says("notice.text"))
		}
		if p.press("notice.ok"); p.match().Ply() != 6 {
			t.Errorf("%d turns are left of 6", p.match().Ply())
		}
	}
}

// The same in the middle of a question, which nobody can answer then.
func TestTableCutShortAsked(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 4)
	ann.press("board.more", "more.draw", "question.yes")
	c.until("the question", func() bool { return bo.scene() == "question" })
	bo.press("question.no")
	c.turns(ann, bo, 1)
	bo.press("board.menu")
	c.forget(2) // the turn and the answer
	bo.press("menu.continue")
	c.until("the notice", func() bool { return bo.scene() == "notice" })
	bo.press("notice.ok")
	if c.pass(5); bo.scene() != "board" || bo.match().Ply() != 5 {
		t.Errorf("in %s with %d turns", bo.scene(), bo.match().Ply())
	}
}

// forget restarts the server without the last events of its only table.
func (c *club) forget(n int) {
	c.t.Helper()
	names, err := c.store.Old(context.Background(), c.now.Add(time.Hour))
	if err != nil || len(names) != 1 {
		c.t.Fatal(names, err)
	}
	log, err := c.store.Load(context.Background(), names[0])
	if err != nil {
		c.t.Fatal(err)
	}
	at, last := c.now, uint64(0)
	shorter := &store.Memory{Now: func() time.Time { return at }}
	for _, e := range log[:len(log)-n] {
		at = e.At
		if last, _, err = shorter.Append(context.Background(), names[0], last, e.Data); err != nil {
			c.t.Fatal(err)
		}
	}
	shorter.Now = func() time.Time { return c.now }
	c.cut()
	c.serve(shorter)
}

// Whoever may make no more tables is told so.
func TestTooManyTables(t *testing.T) {
	c := newClub(t)
	c.hub.Limits.PerHour = 1
	c.opens(c.person("ann", new(shelf.Memory)), "konane")
	bo := c.person("bo", new(shelf.Memory))
	bo.press("menu.game.kalah")
	c.pass(2)
	bo.press("newgame.table")
	c.pass(60)
	if got, want := bo.says("notice.text"), bo.env.App.Words.T(key.TableMany); got != want {
		t.Errorf("in %s: %q, want %q", bo.scene(), got, want)
	}
}

// Whoever may make no table for a club evening is told the same.
func TestTooManyHalls(t *testing.T) {
	c := newClub(t)
	c.hub.Limits.PerHour = 1
	c.opens(c.person("ann", new(shelf.Memory)), "konane")
	org := c.person("org", new(shelf.Memory))
	org.press("menu.game.kalah")
	c.pass(2)
	org.press("newgame.club")
	org.typeInto("club.name", "Ann")
	org.press("club.add", "club.devices")
	c.pass(60)
	if got, want := org.says("table.failed"), org.env.App.Words.T(key.TableMany); got != want {
		t.Errorf("in %s: %q, want %q", org.scene(), got, want)
	}
}

// Whoever goes is shown as away within three seconds, but not at once: they may only reload the page.
func TestTableAway(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	p, other := mover(ann, bo)
	id := other.opened()
	away := func() bool { return strings.HasSuffix(p.says("bar."+other.match0(id)+".status"), "is away") }
	other.press("board.menu")
	for range 2 * 60 {
		if c.pass(1); away() {
			t.Fatal("who may come back at once is away")
		}
	}
	if c.pass(60); !away() {
		t.Error("after three seconds nobody is away")
	}
	other.press("menu.continue")
	if c.pass(60); away() {
		t.Error("who has come back is away")
	}
}

// Whoever is one spectator too many is told so.
func TestTooManyWatch(t *testing.T) {
	c := newClub(t)
	c.hub.Limits.Watchers = 2 // the players count too
	ann, _ := c.seated("konane", nil)
	eve := c.person("eve", new(shelf.Memory))
	at, _ := bylink.AtTable(ann.match())
	eve.linked(at.Other(at.Watch).String())
	c.pass(60)
	if got, want := eve.says("notice.text"), eve.env.App.Words.T(key.TableMany); got != want {
		t.Errorf("in %s: %q, want %q", eve.scene(), got, want)
	}
}

// Who taps a piece of their own while the friend is to move reads in their own bar whose turn it is.
func TestTableSaysWhoseTurn(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("kalah", nil)
	c.turns(ann, bo, 1)
	_, waits := mover(ann, bo)
	own := "bar." + waits.match().Tag("Mine") + ".status"
	before := waits.says(own)
	waits.press("spot.b", "spot.B")
	if said := waits.says(own); said == before || !strings.Contains(said, "’s turn") {
		t.Errorf("the bar says %q", said)
	}
}
