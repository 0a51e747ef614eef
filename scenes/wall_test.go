package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/shelf"
)

// onTheWall lets a table be shown.
func onTheWall(p *player) { p.press("newgame.table.table", "newgame.wall", "newgame.done") }

// A table's sheet says who can see the game: those with a link, or everybody if its maker wants that.
func TestSheetSaysWhoSees(t *testing.T) {
	c := newClub(t)
	for name, choose := range map[string]func(*player){"Only people with a link can see this game.": func(*player) {}, "This game is on the club’s wall: everybody can watch it.": onTheWall} {
		p := c.person(strings.ToLower(name[:4]), new(shelf.Memory))
		p.press("menu.game.konane")
		c.pass(2)
		choose(p)
		p.press("newgame.table")
		c.until(name, func() bool { return p.scene() == "table" && p.says("table.wall") == name })
	}
}

// A club's wall shows the tables whose makers want it, with their games live.
func TestWall(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", onTheWall)
	c.sit("kalah", c.person("dee", new(shelf.Memory)), c.person("eve", new(shelf.Memory)), nil)
	cy := c.person("cy", new(shelf.Memory))
	cy.linked("https://tidepool.test/play/#wall")
	if cy.scene() != "wall" {
		t.Fatalf("in %s", cy.scene())
	}
	shown := func() (list []string) {
		for _, id := range strings.Fields(cy.shownIDs()) {
			if strings.HasPrefix(id, "wall.") {
				list = append(list, cy.says(id))
			}
		}
		return list
	}
	c.until("the first table", func() bool {
		list := shown()
		return len(list) == 1 && strings.Contains(list[0], "Konane, turn 1, Black to move")
	})
	for _, id := range strings.Fields(cy.shownIDs()) {
		if n := cy.node(id); strings.HasPrefix(id, "wall.") && n.Size < 20 {
			t.Errorf("type of %.0f pixels is too small for a wall", n.Size)
		}
	}
	c.turns(ann, bo, 3)
	c.until("the third turn", func() bool { return strings.Contains(shown()[0], "turn 4") })
	p, other := mover(ann, bo)
	p.press("board.more", "more.resign", "question.yes")
	c.until("the end", func() bool { return other.over() })
	c.until("who has won", func() bool { return strings.Contains(shown()[0], "won") })
	open := func() int { return c.hub.Count().Connections }
	playing := open()
	for _, leave := range []func(){func() { cy.press("back") }, cy.env.Open.Home} {
		leave()
		c.pass(3)
		if cy.scene() != "menu" || open() != playing-2 {
			t.Errorf("in %s with %d lines of %d", cy.scene(), open(), playing)
		}
		cy.app.Forward() // and everything returns
		c.until("the wall with its lines", func() bool { return cy.scene() == "wall" && open() == playing && len(shown()) == 1 })
	}
}

// A wall that cannot show all open tables says how many there are.
func TestFullWall(t *testing.T) {
	c := newClub(t)
	for i := range 13 {
		name := string(rune('a' + i))
		c.sit("konane", c.person(name+"nn", new(shelf.Memory)), c.person(name+"o", new(shelf.Memory)), onTheWall)
	}
	cy := c.person("cy", new(shelf.Memory))
	cy.linked("https://tidepool.test/play/#wall")
	c.until("how many there are", func() bool { return cy.says("title") == "Open tables: 12 / 13" })
}

// A wall says that it is not connected where no server answers, and keeps asking.
func TestWallCut(t *testing.T) {
	c := newClub(t)
	c.down, c.spoken = true, ""
	cy := c.person("cy", new(shelf.Memory))
	cy.linked("https://tidepool.test/play/#wall")
	for _, says := range []key.Text{key.TableCut, key.WallNone} {
		c.until("word of it", func() bool { return cy.says("wall.none") == cy.env.App.Words.T(says) })
		c.down = false
	}
}

// A wall and an evening that an update of the server has left behind say so, though the server could not be asked at
// first.
func TestWallVersion(t *testing.T) {
	c := newClub(t)
	org, _ := c.convened("kalah", new(shelf.Memory), "Ann", "Bo")
	cy := c.person("cy", new(shelf.Memory))
	cy.linked("https://tidepool.test/play/#wall")
	c.until("the wall", func() bool { return cy.says("wall.none") == cy.env.App.Words.T(key.WallNone) })
	if how := cy.says("wall.how"); !strings.Contains(how, "“Show on the club’s wall”") {
		t.Errorf("an empty wall says only %q", how)
	}
	c.down, c.spoken = true, ""
	c.cut()
	c.pass(600)
	if cy.scene() != "wall" || org.scene() != "club" {
		t.Errorf("after a short break the server was reported in %s and %s", cy.scene(), org.scene())
	}
	c.spoken = "tidepool.9"
	c.until("the notices", func() bool { return cy.scene() == "version" && org.scene() == "version" })
	cy.press("version.close")
	c.pass(1500)
	if cy.scene() != "wall" {
		t.Errorf("told again, in %s", cy.scene())
	}
}

// shownIDs returns the IDs of all nodes, separated by spaces.
func (p *player) shownIDs() string {
	var list []string
	for _, n := range p.app.Laid().Nodes {
		list = append(list, n.ID)
	}
	return strings.Join(list, " ")
}
