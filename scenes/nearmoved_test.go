package scenes_test

import (
	"slices"
	"strings"
	"testing"

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
