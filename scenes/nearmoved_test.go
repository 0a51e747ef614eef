package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/live"
)

// A guest's program reaches a host whose address has changed by the same link with the new address.
func TestHostMoved(t *testing.T) {
	c := newClub(t)
	at := "http://192.168.1.7:8427/"
	c.host = func() (live.Host, error) {
		return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return at }}, nil
	}
	ann, kept := c.person("ann", new(shelf.Memory)), new(shelf.Memory)
	bo := c.person("bo", kept)
	c.sit("konane", ann, bo, nil)
	c.turns(ann, bo, 2)
	link := mustLoad(t, bo).Match.Tag("Table")
	if !strings.HasPrefix(link, at) {
		t.Fatalf("the link is %q", link)
	}
	bo.press("board.menu")
	c.pass(10)
	was := at
	at = "http://10.0.0.3:8427/"
	for _, again := range []bool{false, true} {
		c.dialled = nil
		if again {
			bo.press("menu.continue")
		} else {
			bo.linked(strings.Replace(link, was, at, 1))
		}
		c.pass(30)
		if !slices.Contains(c.dialled, "ws://10.0.0.3:8427/table") || slices.Contains(c.dialled, "ws://192.168.1.7:8427/table") {
			t.Errorf("called are %q", c.dialled)
		}
		c.turns(ann, bo, 1)
		sameGame(t, ann, bo)
		bo.press("board.menu")
		c.pass(10)
	}
	for _, page := range []string{"http://club.example/", "http://[::1].club.example/", "http://1.2.3.4.club.example/"} {
		c.dialled = nil
		bo.linked(strings.Replace(link, was, page, 1))
		c.pass(30)
		if slices.ContainsFunc(c.dialled, func(to string) bool { return strings.Contains(to, "club.example") }) {
			t.Errorf("a link leads the game to a server with a name: %q", c.dialled)
		}
	}
	if n := len(bo.env.Shelf.List().Games); n != 1 {
		t.Errorf("%d games", n)
	}
}

// A guest in a browser has no game at the host's new address, nor its old link. The guest is told that the address may have
// changed, and the host shows the link to play again, also when it was restarted; the game is whole there.
func TestGuestOfMovedHost(t *testing.T) {
	for _, restarted := range []bool{false, true} {
		c := newClub(t)
		at, kept := "http://192.168.1.7:8427/", new(shelf.Memory)
		c.host = func() (live.Host, error) {
			return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return at }}, nil
		}
		ann, bo := c.person("ann", kept), c.person("bo", new(shelf.Memory))
		c.sit("konane", ann, bo, nil)
		c.turns(ann, bo, 2)
		c.down = true
		c.cut()
		c.pass(15 * 60)
		if bo.scene() != "board" {
			t.Fatalf("%s says %q after 15 seconds", bo.scene(), bo.says("notice.text"))
		}
		c.pass(10 * 60)
		if got, want := bo.says("notice.text"), bo.env.App.Words.T(key.TableMoved); got != want || ann.scene() != "board" {
			t.Errorf("in %s the guest is told %q, the host is in %s", bo.scene(), got, ann.scene())
		}
		bo.press("notice.ok")
		c.pass(30 * 60)
		if bo.scene() != "board" || bo.match().Ply() != 2 {
			t.Errorf("in %s with %d turns", bo.scene(), bo.match().Ply())
		}
		c.down, at, c.players = false, "http://10.0.0.3:8427/", c.players[:1]
		if restarted {
			c.players = nil
			ann = c.person("ann", kept)
		}
		c.pass(10 * 60)
		ann.press("board.more", "more.table", "table.other")
		c.pass(5)
		if got, want := ann.says("table.title"), ann.env.App.Words.T(key.TableSeat); got != want {
			t.Errorf("the link is called %q, want %q", got, want)
		}
		again := c.person("bo", new(shelf.Memory))
		link := c.copied(ann)
		if !strings.HasPrefix(link, at) {
			t.Fatalf("the link is %q", link)
		}
		ann.press("table.close")
		again.linked(link)
		c.until("the table", func() bool { return again.scene() == "arrived" })
		again.press("arrived.play")
		c.until("the game", func() bool { return again.scene() == "board" && again.match().Ply() == 2 && !again.moving() })
		c.turns(ann, again, 2)
		sameGame(t, ann, again)
	}
}

// A guest whose page was frozen for long is told nothing as long as the host may answer at once.
func TestFrozenGuest(t *testing.T) {
	c := newClub(t)
	c.host = func() (live.Host, error) {
		return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return "http://192.168.1.7:8427/" }}, nil
	}
	ann, bo := c.person("ann", new(shelf.Memory)), c.person("bo", new(shelf.Memory))
	c.sit("konane", ann, bo, nil)
	c.players = c.players[:1]
	c.pass(60)
	c.cut()
	c.pass(60 * 60)
	c.players = append(c.players, bo)
	bo.on.Wakes = true
	c.pass(60)
	if bo.scene() != "board" {
		t.Errorf("in %s: %q", bo.scene(), bo.says("notice.text"))
	}
	c.turns(ann, bo, 2)
}
