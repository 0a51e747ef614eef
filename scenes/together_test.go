package scenes_test

import (
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
)

// Whole games of each kind are played at a table, and both libraries have them alike; nothing in what is handed
// on leads to a seat.
func TestTwoDevices(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			t.Parallel()
			c := newClub(t)
			ann, bo := c.seated(g.Info().ID, nil)
			rng := rand.New(rand.NewPCG(3, 4))
			for n := 0; n < 60 && !ann.over(); n++ {
				p, other := mover(ann, bo)
				c.turn(p, other, rng)
			}
			sameGame(t, ann, bo)
			if !ann.over() {
				p, other := mover(ann, bo)
				p.press("board.more", "more.resign", "question.yes")
				c.until("the end", func() bool { return p.over() && other.over() })
			}
			sameGame(t, ann, bo)
			c.until("results", func() bool { return ann.scene() == "results" && bo.scene() == "results" })
			ann.press("results.share", "share.copy")
			ann.ticks(2)
			if strings.Contains(ann.on.Copied, "Table") || strings.Contains(ann.on.Copied, "ann0") {
				t.Errorf("handed on is %s", ann.on.Copied)
			}
		})
	}
}

// The menu offers to continue at a table before its first turn, and says whose turn it is.
func TestTableOnTheMenu(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	first, second := mover(ann, bo)
	for p, want := range map[*player]string{first: "Your turn · Not begun", second: "Your friend to move · Not begun"} {
		p.env.Home()
		c.pass(5)
		if n := p.node("menu.continue"); n == nil || !strings.HasSuffix(n.Label, want) {
			t.Errorf("offered is %+v, want %q", n, want)
		}
		if n := p.node("menu.continue"); n != nil && !strings.Contains(n.Label, "You and your friend") && !strings.Contains(n.Label, "Your friend and you") {
			t.Errorf("offered is %q", n.Label)
		}
	}
}

// A game that both want is followed by another with sides changed, kept as a game of its own.
func TestTableRematch(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("onitama", nil)
	c.turns(ann, bo, 3)
	side, dealt := ann.match().Tag("Mine"), ann.match().Options()
	ann.press("board.more", "more.resign", "question.yes")
	c.until("the end", func() bool { return ann.scene() == "results" && bo.scene() == "results" })
	if got := bo.says("results.title"); got != "You have won" && !strings.Contains(got, "won") {
		t.Errorf("the winner is told %q", got)
	}
	first := bo.opened()
	bo.press("results.rematch")
	c.until("the question", func() bool { return ann.scene() == "question" })
	if got := bo.says("results.asked"); got != "Your friend is asked." || bo.node("results.rematch") != nil {
		t.Errorf("who asks reads %q", got)
	}
	bo.press("results.withdraw")
	c.until("the question to go", func() bool { return ann.scene() == "results" && bo.node("results.rematch") != nil })
	bo.press("results.rematch")
	c.until("the question", func() bool { return ann.scene() == "question" })
	ann.press("question.no")
	c.toasts(bo, "Your friend does not agree.")
	c.until("the button", func() bool { return bo.node("results.rematch") != nil && bo.node("results.asked") == nil })
	bo.press("results.rematch")
	c.until("the question", func() bool { return ann.scene() == "question" })
	ann.press("question.yes")
	c.until("another game", func() bool { return ann.scene() == "board" && bo.scene() == "board" && bo.opened() != first })
	if got := ann.match().Tag("Mine"); got == side || ann.match().Options() == dealt {
		t.Errorf("in the next game %s is played, dealt %s", got, ann.match().Options())
	}
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
	for _, p := range []*player{ann, bo} {
		if list := p.env.Shelf.List().Games; len(list) != 2 {
			t.Errorf("%s has %d games", p.on.Name, len(list))
		}
	}
}

// A pause stands until somebody goes on; meanwhile nothing is played.
func TestTablePause(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	ann.press("board.more", "more.pause")
	c.until("the question", func() bool { return bo.scene() == "question" })
	bo.press("question.yes")
	c.until("a pause", func() bool { return ann.node("board.goon") != nil && bo.node("board.goon") != nil })
	p, _ := mover(ann, bo)
	ply := p.match().Ply()
	p.press("spot." + string(p.match().Position().Turns()[0].Paths[0][0]))
	c.pass(10)
	if p.match().Ply() != ply {
		t.Error("a turn was played during a pause")
	}
	bo.press("board.goon")
	c.until("going on", func() bool { return ann.node("board.goon") == nil })
	c.turns(ann, bo, 1)
}

// Who is not there is seen to be away, and nothing comes of that; a broken line comes back by itself, with what
// was played meanwhile, and a turn played without one is sent then.
func TestTableLines(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	p, other := mover(ann, bo)
	id := other.opened()
	other.press("board.menu")
	c.until("who is away", func() bool { return strings.HasSuffix(p.says("bar."+other.match0(id)+".status"), "is away") })
	rng := rand.New(rand.NewPCG(8, 8))
	turns := p.match().Position().Turns()
	turn := turns[rng.IntN(len(turns))]
	for _, spot := range turn.Paths[0] {
		p.press("spot." + string(spot))
	}
	if p.node("board.done") != nil {
		p.press("board.done")
	}
	c.until("the turn", func() bool { return p.match().Ply() == 3 })
	other.press("menu.continue")
	c.until("the turn", func() bool { return other.opened() == id && other.match().Ply() == 3 })
	sameGame(t, ann, bo)

	c.down = true
	c.cut()
	c.until("the sign", func() bool {
		return strings.HasPrefix(ann.says("bar."+ann.match().Tag("Mine")+".status"), "Connection lost")
	})
	p, other = mover(ann, bo)
	turn = p.match().Position().Turns()[0]
	for _, spot := range turn.Paths[0] {
		p.press("spot." + string(spot))
	}
	if p.node("board.done") != nil {
		p.press("board.done")
	}
	c.pass(30)
	if p.match().Ply() != 3 {
		t.Error("a turn was played that the table does not have")
	}
	c.down = false
	ann.on.Wakes, bo.on.Wakes = true, true
	c.until("the turn", func() bool { return ann.match().Ply() == 4 && bo.match().Ply() == 4 })
	sameGame(t, ann, bo)
}

// The record that this device has is brought to the table's truth, whatever it says; a seat that is played from
// another place is told so, and can be had back.
func TestTableTruth(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("kalah", nil)
	c.turns(ann, bo, 3)
	g, err := ann.env.Shelf.Load(ann.opened())
	if err != nil {
		t.Fatal(err)
	}
	id := g.ID
	ann.press("board.menu")
	for g.Match.Ply() > 1 {
		g.Match.Undo()
	}
	turns := g.Match.Position().Turns()
	if _, err := g.Match.Play(turns[len(turns)-1].Word); err != nil {
		t.Fatal(err)
	}
	ann.env.Store.Keep(g)
	ann.env.Open.Saved(id)
	c.until("the truth", func() bool { return ann.match().Ply() == 3 })
	sameGame(t, ann, bo)

	twin := c.person("twin", new(shelf.Memory))
	table := g.Match.Tag("Table")
	twin.linked(table)
	c.until("the other place", func() bool { return ann.scene() == "taken" })
	ann.press("taken.here")
	c.until("the seat back", func() bool { return twin.scene() == "taken" })
	twin.press("taken.close")
	if got := twin.says("bar." + ann.match().Tag("Mine") + ".status"); got != "Not connected" {
		t.Errorf("a seat that is played elsewhere says %q", got)
	}
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
}

// A seat open in two windows of one library is played in the newer, and both write one game.
func TestTableWindows(t *testing.T) {
	c := newClub(t)
	ann, bo, twin := c.windows()
	if mine, theirs := ann.app.State().Route(), twin.app.State().Route(); mine != "" || theirs == "" {
		t.Errorf("loaded again, the windows open %q and %q", mine, theirs)
	}
	c.turns(twin, bo, 3)
	ann.press("taken.here")
	c.until("the seat back", func() bool { return twin.scene() == "taken" && ann.match().Ply() == 5 })
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
	if list := ann.env.Shelf.List().Games; len(list) != 1 || ann.scene() != "board" || ann.app.State().Route() == "" {
		t.Errorf("%d games; in %s at %q", len(list), ann.scene(), ann.app.State().Route())
	}
}

// Whoever watches sees all and plays nothing.
func TestTableWatcher(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("onitama", nil)
	ann.press("board.more", "more.table")
	if ann.node("table.other") != nil {
		t.Error("the maker still has the link of who has come")
	}
	watcher := c.person("eve", new(shelf.Memory))
	watcher.linked(c.copied(ann))
	c.until("the board", func() bool { return watcher.scene() == "board" })
	ann.press("table.close")
	for ann.scene() != "board" {
		ann.press("more.close")
	}
	c.turns(ann, bo, 4)
	c.until("the turns", func() bool { return watcher.match().Ply() == 4 })
	for _, spot := range []string{"a1", "c1", "e1", "a5", "c5", "e5"} {
		watcher.press("spot." + spot)
	}
	c.pass(20)
	if watcher.match().Ply() != 4 || watcher.node("board.watching") == nil {
		t.Errorf("%d turns; %s", watcher.match().Ply(), watcher.ids())
	}
	watcher.press("board.more")
	for _, id := range []string{"more.resign", "more.draw"} {
		if n := watcher.node(id); n == nil || n.Operable() {
			t.Errorf("%s is %+v", id, n)
		}
	}
}

// The clocks shown are the table's; whose flag falls there has lost.
func TestTableClocks(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", func(p *player) { p.press("newgame.table.clock", "newgame.clock.1", "newgame.done") })
	c.turns(ann, bo, 3)
	for _, p := range []*player{ann, bo} {
		for _, side := range p.match().Info().Sides {
			if p.node("bar."+side+".clock") == nil {
				t.Errorf("%s sees no clock of %s", p.on.Name, side)
			}
		}
	}
	loser, _ := mover(ann, bo)
	c.until("the flag", func() bool { return ann.over() && bo.over() })
	if o := ann.match().Outcome(); o.By != "time" || loser.match().Tag("Mine") == ann.match().Info().Sides[o.Winner] {
		t.Errorf("it ended with %v", o)
	}
	sameGame(t, ann, bo)
}

// What the two have agreed on before is played: days, phrases, odds, and that they are on the club's wall.
func TestTableSetUp(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("kalah", func(p *player) {
		p.press("newgame.table.table", "newgame.talk", "newgame.wall", "newgame.done")
		p.press("newgame.table.clock", "newgame.days.3", "newgame.done")
		p.press("newgame.table.starts", "newgame.starts.2", "newgame.done")
	})
	if p, _ := mover(ann, bo); p != bo {
		t.Error("the friend does not move first")
	}
	c.turns(ann, bo, 3)
	setup := ann.env.Live.Follow(mustLoad(t, ann)).Setup()
	if setup.Days != 3 || !setup.Talk || setup.Private {
		t.Errorf("the table is %+v", setup)
	}
	ann.press("board.say", "phrases.8")
	c.toasts(bo, "Your friend: Well played!")
}

// Where no server of tables is, or one of another version, nothing is offered; a link that leads to none says so.
func TestTableNowhere(t *testing.T) {
	c := newClub(t)
	for _, spoken := range []string{"", "tidepool.9"} {
		c.spoken = spoken
		p := c.person("ann", new(shelf.Memory))
		p.press("menu.game.kalah")
		c.pass(3)
		if p.node("newgame.table") != nil {
			t.Errorf("offered at a server that says %q", spoken)
		}
	}
	p := c.person("bo", new(shelf.Memory))
	p.linked(p.on.Page() + "#t=" + strings.Repeat("a", 16) + "." + strings.Repeat("b", 26))
	c.until("the notice", func() bool { return p.scene() == "notice" })
	p.press("notice.ok")
	p.linked("https://elsewhere.test/#t=" + strings.Repeat("a", 16) + "." + strings.Repeat("b", 26))
	if p.scene() != "notice" || !strings.Contains(p.says("notice.text"), "https://elsewhere.test/") {
		t.Errorf("%s: %q", p.scene(), p.says("notice.text"))
	}
}

// A server that has gone over to another version says so: a page is loaded again, and nothing of the game is lost.
func TestTableVersion(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	c.down, c.spoken = true, "tidepool.9"
	c.cut()
	bo.on.Window = true
	c.until("the notices", func() bool { return ann.scene() == "version" && bo.scene() == "notice" })
	for p, said := range map[*player]string{ann: "version.text", bo: "notice.text"} {
		if got := p.says(said); !strings.Contains(got, "different versions") || p.match().Ply() != 2 {
			t.Errorf("%s is told %q", p.on.Name, got)
		}
	}
	ann.press("version.reload")
	ann.ticks(2)
	if n := ann.node("version.reload"); ann.on.Reloads != 1 || n.Operable() {
		t.Errorf("loaded again %d times, and then there is %+v", ann.on.Reloads, n)
	}
}

// What cannot be stored here goes on at the table, and is told.
func TestTableUnstored(t *testing.T) {
	c := newClub(t)
	kept := new(refusing)
	ann, bo := c.person("ann", kept), c.person("bo", new(shelf.Memory))
	c.sit("konane", ann, bo, nil)
	kept.why = &fs.PathError{Op: "open", Path: "/x/y", Err: fs.ErrPermission}
	c.turns(ann, bo, 1)
	c.until("the notice", func() bool { return ann.scene() == "notice" })
	for ann.scene() == "notice" {
		ann.press("notice.ok")
	}
	kept.why = nil
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
}
