package scenes_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"tidepool/internal/server/hub"
	rounds "tidepool/play/club"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/live"
)

// killed is the club's server killed, and another begun on what it has stored.
func (c *club) killed() {
	c.t.Helper()
	c.cut()
	options := c.hub.Options
	options.Games = games.All()
	h, err := hub.New(options)
	if err != nil {
		c.t.Fatal(err)
	}
	c.hub = h
}

// convened is somebody who runs an evening of some players, with the link to it.
func (c *club) convened(game string, store shelf.Store, names ...string) (p *player, link string) {
	c.t.Helper()
	p = c.person("org", store)
	p.press("menu.game." + game)
	c.pass(2)
	p.press("newgame.club")
	for _, name := range names {
		p.typeInto("club.name", name)
		p.press("club.add")
	}
	p.press("club.devices")
	c.until("a link", func() bool { return p.node("table.copy") != nil })
	link = c.copied(p)
	p.press("table.close")
	return p, link
}

// comes is a player who opens the link to an evening at a device of their own.
func (c *club) comes(name, link string, kept ...shelf.Store) *player {
	c.t.Helper()
	p := c.person(strings.ToLower(name), append(kept, new(shelf.Memory))[0])
	p.linked(link)
	id := ""
	c.until("the own name", func() bool {
		for _, n := range p.app.Laid().Nodes {
			if strings.HasPrefix(n.ID, "club.who.") && n.Text == name {
				id = n.ID
			}
		}
		return id != ""
	})
	p.press(id)
	return p
}

// ends has two play some turns, and the second resign.
func (c *club) ends(winner, loser *player, turns int) {
	c.t.Helper()
	c.until("both at the table", func() bool {
		return winner.scene() == "board" && loser.scene() == "board" && !winner.moving() && !loser.moving()
	})
	c.turns(winner, loser, turns)
	loser.press("board.more", "more.resign", "question.yes")
	c.until("the end", func() bool { return winner.scene() == "results" && loser.scene() == "results" })
}

func (p *player) standing() (list []string) {
	for i := 0; p.node(fmt.Sprintf("club.place.%d", i)) != nil; i++ {
		list = append(list, p.says(fmt.Sprintf("club.place.%d", i)))
	}
	return list
}

// Four players come to an evening by one link, each at a device of their own, and are led to their tables in each
// round; the results come by themselves, or are entered. The server is killed and the page that runs it is opened
// again in the middle of a round, and nothing is lost.
func TestClubHall(t *testing.T) {
	c := newClub(t)
	kept := new(shelf.Memory)
	org, link := c.convened("konane", kept, "Ann", "Bo", "Cy")
	cys := new(shelf.Memory)
	people := map[string]*player{"Ann": c.comes("Ann", link), "Bo": c.comes("Bo", link), "Cy": c.comes("Cy", link, cys)}
	c.until("three devices", func() bool { return strings.HasSuffix(org.says("club.came"), "3") })
	org.typeInto("club.name", "Dee")
	org.press("club.add")
	people["Dee"] = c.comes("Dee", link)
	org.press("club.begin") // Ann and Dee, Bo and Cy
	for name, p := range people {
		c.until(name+" at a table", func() bool { return p.scene() == "board" })
	}
	if got := people["Ann"].match(); got.Player(0)+got.Player(1) != "AnnDee" && got.Player(0)+got.Player(1) != "DeeAnn" {
		t.Errorf("Ann's game is of %s and %s", got.Player(0), got.Player(1))
	}
	c.turns(people["Bo"], people["Cy"], 2)
	if org.node("club.table.1.play") != nil {
		t.Error("a game between two devices is offered here")
	}
	c.until("how far it is", func() bool { return strings.HasSuffix(org.says("club.table.1.state"), "3") })

	screen := c.person("screen", new(shelf.Memory))
	screen.linked("https://tidepool.test/play/#wall")
	c.until("both tables on the wall", func() bool { return strings.Count(screen.shownIDs(), " wall.") == 2 })
	c.players = c.players[:len(c.players)-1]

	c.killed()
	c.ends(people["Ann"], people["Dee"], 2)
	c.until("the result", func() bool { return org.node("club.table.0.first").Checked })
	c.until("it at Ann's", func() bool { return people["Ann"].scene() == "results" })
	people["Ann"].press("results.club")
	c.until("it told to Ann", func() bool { return strings.Contains(people["Ann"].says("club.table.0"), "1 : 0") })

	// The page that runs it is closed while a game ends, and opened again.
	org.press("back", "back")
	c.players = c.players[1:]
	c.ends(people["Cy"], people["Bo"], 1)
	people["Cy"].press("results.club")
	org = c.person("org", kept)
	org.press("menu.game.konane")
	c.pass(2)
	org.press("newgame.club")
	c.until("the other result", func() bool { return org.node("club.table.1.second").Checked })
	if got := strings.Join(org.standing(), ", "); !strings.HasPrefix(got, "1. Ann, 1. Cy") && !strings.HasPrefix(got, "1. Ann, 2. Cy") {
		t.Errorf("the standings are %s", got)
	}
	c.until("the same standings at Cy's", func() bool { return strings.Join(people["Cy"].standing(), ", ") == strings.Join(org.standing(), ", ") })

	// Of the next round one game is played; the players of the other never come, and what they say is entered.
	people["Bo"].press("results.menu")
	people["Dee"].press("results.menu")
	org.press("club.begin")
	c.until("Cy at a table", func() bool { return people["Cy"].scene() == "board" })
	c.until("Ann at a table", func() bool { return people["Ann"].scene() == "board" })
	for _, id := range strings.Fields(org.shownIDs()) {
		if strings.HasSuffix(id, ".draw") {
			org.press(id)
		}
	}
	org.press("club.table.0.first")
	if n := org.node("club.begin"); n == nil || n.Disabled {
		t.Error("a result entered by hand was not kept")
	}
	org.typeInto("club.name", "Eve")
	org.press("club.add", "club.begin")
	eve := c.comes("Eve", link)
	c.until("Eve at her table or told that she rests", func() bool { return eve.scene() == "board" || eve.node("club.rests") != nil })

	// A page that is loaded again is where it was.
	again := c.person("cy2", cys)
	if again.scene() != "board" {
		t.Fatalf("after that in %s", again.scene())
	}
	again.press("board.club")
	c.until("Cy again", func() bool { return strings.HasSuffix(again.says("club.you"), "Cy") || again.scene() == "board" })
}

// The largest evening: everyone is led to a table, twice, and every result comes by itself.
func TestClubHallOfMany(t *testing.T) {
	c := newClub(t)
	var names []string
	for i := range rounds.MaxPlayers {
		names = append(names, fmt.Sprintf("P%02d", i))
	}
	org, link := c.convened("konane", new(shelf.Memory), names...)
	people := map[string]*player{}
	for _, name := range names {
		people[name] = c.comes(name, link)
	}
	seated := func() bool {
		for _, p := range people {
			if p.scene() != "board" {
				return false
			}
		}
		return true
	}
	org.press("club.begin")
	c.until("everyone at a table", seated)
	ended := map[string]bool{}
	for _, name := range names {
		m := people[name].match()
		other := m.Player(0)
		if other == name {
			other = m.Player(1)
		}
		if !ended[name] {
			c.ends(people[name], people[other], 1)
		}
		ended[name], ended[other] = true, true
	}
	c.until("every result", func() bool {
		for i := range len(names) / 2 {
			if at := fmt.Sprintf("club.table.%d", i); !org.node(at+".first").Checked && !org.node(at+".second").Checked {
				return false
			}
		}
		return true
	})
	for _, p := range people {
		p.press("results.club")
	}
	org.press("club.begin")
	c.until("everyone at another table", seated)
}

// Nothing that is stored of an evening tells who takes part.
func TestClubHallStoresNoNames(t *testing.T) {
	c := newClub(t)
	_, link := c.convened("kalah", new(shelf.Memory), "Annabelle", "Bonaventure")
	c.comes("Annabelle", link)
	c.pass(60)
	names, err := c.store.Old(context.Background(), c.now.AddDate(1, 0, 0))
	if err != nil || len(names) == 0 {
		t.Fatalf("%d tables: %v", len(names), err)
	}
	for _, name := range names {
		log, err := c.store.Load(context.Background(), name)
		if err != nil || len(log) < 3 {
			t.Fatalf("%d events: %v", len(log), err)
		}
		for _, e := range log {
			if strings.Contains(string(e.Data), "nnabelle") || strings.Contains(string(e.Data), "onaventure") {
				t.Errorf("stored is %s", e.Data)
			}
		}
	}
}

// Whoever runs the evening plays, too, at the same device.
func TestClubHallOwnPlayer(t *testing.T) {
	c := newClub(t)
	org, link := c.convened("kalah", new(shelf.Memory), "Ann", "Bo")
	bo := c.comes("Bo", link)
	org.press("club.you", "club.who.0", "club.begin", "club.sit")
	c.until("both at the table", func() bool { return org.scene() == "board" && bo.scene() == "board" })
	c.ends(org, bo, 2)
	org.press("results.club")
	c.until("the result", func() bool { return org.node("club.table.0.first").Checked || org.node("club.table.0.second").Checked })
	if got := org.standing()[0]; got != "1. Ann" {
		t.Errorf("first is %q", got)
	}
}

// The desktop program runs an evening without a server: players nearby come to it, and it continues after a restart
// in another network.
func TestClubHallNear(t *testing.T) {
	c := newClub(t)
	host := func() (live.Host, error) {
		return live.Host{Local: "http://127.0.0.1:8427/", Page: func() string { return "http://192.168.1.7:8427/" }}, nil
	}
	kept := new(shelf.Memory)
	c.host = host
	org, link := c.convened("kalah", kept, "Ann", "Bo")
	if !strings.HasPrefix(link, "http://192.168.1.7:8427/#t=") {
		t.Errorf("the link is %s", link)
	}
	c.host = nil
	_, fragment, _ := strings.Cut(link, "#")
	ann := c.comes("Ann", "https://tidepool.test/play/#"+fragment) // the page that the host serves
	bo := c.comes("Bo", "https://tidepool.test/play/#"+fragment)
	org.press("back", "back")
	c.players = c.players[1:]
	c.host = host
	org = c.person("org", kept)
	org.press("menu.game.kalah", "newgame.club")
	c.until("both there again", func() bool { return strings.HasSuffix(org.says("club.came"), "2") })
	org.press("club.begin")
	c.ends(bo, ann, 2)
	c.until("the result", func() bool { return strings.HasPrefix(strings.Join(org.standing(), ", "), "1. Bo") })
}

// An evening that is open in two windows is run by the newer one; the other takes over what was done there, not the
// reverse.
func TestClubHallTwice(t *testing.T) {
	c := newClub(t)
	kept := new(shelf.Memory)
	one, link := c.convened("kalah", kept, "Ann", "Bo")
	two := c.person("two", kept)
	two.press("menu.game.kalah", "newgame.club")
	c.until("the older window told", func() bool { return one.node("club.trouble") != nil })
	two.press("club.begin", "club.table.0.draw")
	ann := c.comes("Ann", link)
	c.until("the result at Ann's", func() bool { return strings.Contains(ann.says("club.table.0"), "½ : ½") })
	one.on.Wakes = true
	c.until("the round in the older window", func() bool { n := one.node("club.table.0.draw"); return n != nil && n.Checked })
	c.pass(60)
	if !strings.Contains(ann.says("club.table.0"), "½ : ½") || one.node("club.trouble") != nil || two.node("club.trouble") == nil {
		t.Errorf("Ann reads %q", ann.says("club.table.0"))
	}
}
