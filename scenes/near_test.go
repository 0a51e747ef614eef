package scenes_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/live"
)

// A program hosts a player nearby: the link has an address of this network, the record has none, and the game
// continues after a restart in another network.
func TestPlayNear(t *testing.T) {
	c := newClub(t)
	at, begun := "http://192.168.1.7:8427/", 0
	c.host = func() (live.Host, error) {
		begun++
		return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return at }}, nil
	}
	kept := new(shelf.Memory)
	ann := c.person("ann", kept)
	c.host = func() (live.Host, error) { t.Error("a guest is a host"); return live.Host{}, nil }
	bo := c.person("bo", new(shelf.Memory)) // another window
	c.sit("konane", ann, bo, nil)
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
	if text := ann.match().FullRecord(); strings.Contains(text, "192.168") || begun != 1 {
		t.Errorf("%d times the host, stored as %s", begun, text)
	}
	if !slices.Contains(c.dialled, "ws://127.0.0.1:8427/table") {
		t.Errorf("called are %q", c.dialled)
	}
	ann.press("board.menu")
	c.pass(10)
	c.players = c.players[1:]
	at = "http://10.0.0.3:8427/"
	c.host = func() (live.Host, error) {
		begun++
		return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return at }}, nil
	}
	ann = c.person("ann", kept)
	ann.press("menu.continue")
	c.pass(60)
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
	if begun != 2 {
		t.Errorf("%d times the host", begun)
	}
}

// A host that no longer serves is begun again at once, even at another port, and its game goes on.
func TestHostEnds(t *testing.T) {
	c := newClub(t)
	ended, port := make(chan struct{}), 8427
	var failing error
	c.host = func() (live.Host, error) {
		return live.Host{Local: fmt.Sprintf("http://127.0.0.1:%d/", port), Page: func() string { return "http://192.168.1.7:8427/" }, Ended: ended}, failing
	}
	ann := c.person("ann", new(shelf.Memory))
	c.host = nil
	bo := c.person("bo", new(shelf.Memory))
	bo.on.Window = true
	c.sit("konane", ann, bo, nil)
	c.turns(ann, bo, 2)
	end := func() {
		was := ended
		ended, port = make(chan struct{}), port+1
		c.dialled = nil
		c.cut()
		close(was)
		c.pass(300)
	}
	end()
	c.turns(ann, bo, 2)
	if !slices.Contains(c.dialled, "ws://127.0.0.1:8428/table") {
		t.Errorf("called are %q", c.dialled)
	}
	failing = errors.New("no port is free")
	end()
	if text := ann.says("notice.text"); !strings.Contains(text, "cannot be the host") {
		t.Fatalf("told is %q", text)
	}
	failing = nil
	ann.press("notice.ok", "board.menu", "menu.continue")
	c.pass(60)
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
}

// A player who cannot host is told why, and without a network what to do.
func TestNoHost(t *testing.T) {
	c := newClub(t)
	c.host = func() (live.Host, error) { return live.Host{}, errors.New("no port is free") }
	p := c.person("ann", new(shelf.Memory))
	p.press("menu.game.kalah", "newgame.table")
	if text := p.says("notice.text"); !strings.Contains(text, "cannot be the host") {
		t.Errorf("told is %q", text)
	}
	c = newClub(t)
	c.host = func() (live.Host, error) {
		return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return "" }}, nil
	}
	p = c.person("ann", new(shelf.Memory))
	p.press("menu.game.kalah", "newgame.table")
	c.until("the table", func() bool { return p.scene() == "table" })
	if text := p.says("table.near"); !strings.Contains(text, "no network") || p.node("table.copy") != nil {
		t.Errorf("told is %q", text)
	}
}
