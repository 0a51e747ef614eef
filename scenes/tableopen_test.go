package scenes_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/play/shelf"
)

// opens has a person make a table to which nobody comes, and close the sheet with its link.
func (c *club) opens(p *player, game string) {
	c.t.Helper()
	p.press("menu.game." + game)
	c.pass(2)
	p.press("newgame.table")
	c.until("a table", func() bool { return p.scene() == "table" })
	p.press("table.close")
	c.pass(2)
}

// Who leaves a table to which nobody has come keeps it open or closes it. An open one is no unfinished game: the menu
// says in one line that a friend is awaited, and leads back.
func TestTableStaysOpen(t *testing.T) {
	c := newClub(t)
	ann := c.person("ann", new(shelf.Memory))
	c.opens(ann, "konane")
	ann.press("board.menu", "open.back")
	if ann.scene() != "board" {
		t.Fatalf("going back leads to %s", ann.scene())
	}
	ann.press("board.menu", "open.forget")
	c.pass(5)
	if list := ann.env.Shelf.List().Games; ann.scene() != "menu" || len(list) != 0 {
		t.Fatalf("a table that is closed leaves %d games in %s", len(list), ann.scene())
	}
	c.opens(ann, "konane")
	ann.press("board.menu", "open.keep")
	c.pass(5)
	if got := strings.Join(ann.waits(), "; "); got != "Waiting for your friend" || ann.node("menu.continue") != nil {
		t.Fatalf("the menu says %q", got)
	}
	ann.press("menu.waits.tables")
	c.pass(20)
	if ann.scene() != "board" || !strings.Contains(ann.labels(), "has not come yet") {
		t.Fatalf("the line leads to %s", ann.scene())
	}
	ann.keyed("Escape")
	ann.press("open.keep")
	c.opens(ann, "kalah")
	ann.press("board.menu", "open.keep")
	c.pass(5)
	if got := strings.Join(ann.waits(), "; "); got != "Waiting for your friend: 2" {
		t.Fatalf("the menu says %q", got)
	}
	ann.press("menu.waits.tables")
	c.pass(5)
	if got := ann.labels(); !strings.Contains(got, "Not begun") || strings.Contains(got, "Unfinished") {
		t.Errorf("the library says %s", got)
	}
}

// Once somebody has come the table is a game like others, and leaving it asks nothing more about it.
func TestTableIsJoined(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.pass(5)
	for _, p := range []*player{ann, bo} {
		p.press("board.menu")
		c.pass(5)
		if p.scene() != "menu" || p.node("menu.continue") == nil || len(p.waits()) > 0 {
			t.Errorf("%s: %s says %q", p.on.Name, p.scene(), p.waits())
		}
	}
	ann.press("menu.continue")
	c.pass(20)
	ann.press("board.more")
	if ann.node("more.table") == nil {
		t.Error("the link to watch is gone")
	}
}

// A table that somebody has joined waits in the menu and the library before its first turn, also after another game.
func TestJoinedTableWaits(t *testing.T) {
	c := newClub(t)
	ann, _ := c.seated("konane", nil)
	c.pass(5)
	ann.press("board.menu")
	c.pass(5)
	c.opens(ann, "kalah")
	ann.press("board.menu", "open.keep")
	c.pass(5)
	if ann.node("menu.continue") == nil {
		t.Fatal("the menu has lost the joined table")
	}
	ann.press("menu.continue")
	c.pass(20)
	if got := ann.labels(); ann.scene() != "board" || strings.Contains(got, "has not come yet") {
		t.Fatalf("the menu leads to %s, which says %s", ann.scene(), got)
	}
	ann.env.Home()
	ann.env.App.Push(ann.env.Open.Unfinished())
	c.pass(5)
	if got := ann.labels(); !strings.Contains(got, "Konane") || strings.Contains(got, "Waiting for your friend") {
		t.Errorf("the unfinished games are %s", got)
	}
}

// A table without a turn is forgotten after a month, one with a turn never.
func TestTablesAreForgotten(t *testing.T) {
	for _, turns := range []int{0, 1} {
		c := newClub(t)
		kept := new(shelf.Memory)
		ann := c.person("ann", kept)
		if turns == 0 {
			c.opens(ann, "konane")
			ann.press("board.menu", "open.keep")
		} else {
			c.sit("konane", ann, c.person("bo", new(shelf.Memory)), nil)
			c.turns(ann, c.players[1], turns)
			ann.press("board.menu")
			ann.env.Home()
		}
		c.pass(5)
		for _, test := range []struct {
			days, want int
		}{{20, 1}, {40, turns}} {
			now := ann.env.Now().Add(time.Duration(test.days) * 24 * time.Hour)
			ann.env.Shelf.List()
			ann.env.Shelf.Sweep(now, "")
			if n := len(ann.env.Shelf.List().Games); n != test.want {
				t.Errorf("%d turns, after %d days: %d games, want %d", turns, test.days, n, test.want)
			}
		}
		if n := len(ann.env.Shelf.Trash()); n != 1-turns {
			t.Errorf("%d turns: %d games can be brought back", turns, n)
		}
	}
}

// Who is asked no more does not read that the other one, who has asked, does not agree.
func TestWithdrawnIsNotDeclined(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("onitama", nil)
	c.turns(ann, bo, 1)
	ann.press("board.more", "more.resign", "question.yes")
	c.until("the end", func() bool { return bo.scene() == "results" })
	bo.press("results.rematch")
	c.until("the question", func() bool { return ann.scene() == "question" })
	bo.press("results.withdraw")
	c.until("the question to go", func() bool { return ann.scene() != "question" })
	if said := ann.says("toast"); strings.Contains(said, "agree") {
		t.Errorf("who is asked no more reads %q", said)
	}
}

// labels returns all that the page says.
func (p *player) labels() string {
	var list []string
	for _, n := range p.app.Laid().Nodes {
		list = append(list, n.Label)
	}
	return strings.Join(list, "; ")
}
