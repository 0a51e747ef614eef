package scenes_test

import (
	"testing"
	"time"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
)

// A shared store is used by several programs, which see each other's claims.
type shared struct {
	*shelf.Memory
	held map[string]bool
	slow bool // claims are answered at the third look
}

type sharedClaim struct {
	store *shared
	name  string
	state shelf.Holding
	asked int
}

func (s *shared) Hold(name string) shelf.Claim {
	c := &sharedClaim{store: s, name: name, state: shelf.Mine}
	if s.held[name] {
		c.state = shelf.Theirs
	} else {
		s.held[name] = true
	}
	return c
}

func (c *sharedClaim) State() shelf.Holding {
	if c.asked++; c.store.slow && c.asked < 3 {
		return shelf.Asked
	}
	return c.state
}

func (c *sharedClaim) Release() {
	if c.state == shelf.Mine {
		delete(c.store.held, c.name)
	}
}

// Whoever opens a game in a second program can leave it to the first, in the menu.
func TestSecondProgramOffersTheMenu(t *testing.T) {
	store := &shared{Memory: new(shelf.Memory), held: make(map[string]bool)}
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	p.on.Leave()
	q := newPlayer(t, store)
	for range 3 {
		q.tick()
	}
	q.press("question.yes")
	q.rest()
	if q.scene() != "menu" || q.node("menu.continue") == nil {
		t.Errorf("scene %s, to continue: %v", q.scene(), q.node("menu.continue"))
	}
	p.press("spot.d5")
	p.rest()
	if p.scene() != "board" || p.ply() != 2 {
		t.Errorf("the first program: scene %s, %d turns", p.scene(), p.ply())
	}
}

// A game that was only looked at in a second program stays one game, though its clock ran there and the first
// program played on.
func TestLookingMakesNoCopy(t *testing.T) {
	store := &shared{Memory: new(shelf.Memory), held: make(map[string]bool)}
	p, k := newTimed(t, store)
	p.timed("konane", "newgame.clock.1")
	p.press("spot.d4")
	p.rest()
	for _, answer := range []string{"question.yes", "question.no"} {
		q, own := newTimed(t, store)
		if q.scene() == "menu" {
			q.env.Open.Saved(p.opened())
		}
		q.pass(own, time.Second)
		p.turn()
		p.pass(k, time.Second)
		q.on.Leave()
		q.press(answer)
		q.pass(own, 2*time.Second)
		if q.scene() == "board" {
			q.press("board.menu")
		}
		q.rest()
		q.on.Leave()
		if games := q.env.Shelf.List().Games; len(games) != 1 {
			t.Errorf("%s: %d games", answer, len(games))
		}
	}
}

// A second program that opens a game, also by its address, says so, and its turns go into a copy.
func TestSecondProgramPlaysACopy(t *testing.T) {
	for _, slow := range []bool{false, true} {
		store := &shared{Memory: new(shelf.Memory), held: make(map[string]bool)}
		p := newPlayer(t, store)
		p.begin("konane")
		p.press("spot.d4")
		p.rest()
		id := p.opened()
		p.on.Leave()

		store.slow = slow
		q := newPlayer(t, store)
		if slow {
			q = routed(t, store, "konane/game/"+id, nil)
		}
		for range 3 {
			q.tick()
		}
		n := q.node("question.text")
		if n == nil || n.Label != q.env.App.Words.T(key.BoardElsewhere) {
			t.Fatalf("slow %v: scene %s, notice %v", slow, q.scene(), n)
		}
		store.slow = false
		q.press("question.no")
		q.press("spot.d5")
		q.rest()
		if q.scene() != "board" || q.opened() == id || q.env.Prefs.Settings.Open != q.opened() {
			t.Errorf("scene %s, game %s, opens %s", q.scene(), q.opened(), q.env.Prefs.Settings.Open)
		}
		p.press("spot.c4")
		p.rest()
		if p.scene() != "board" || p.opened() != id {
			t.Errorf("the first program: scene %s, game %s", p.scene(), p.opened())
		}
		for id, want := range map[string]string{id: "c4", q.opened(): "d5"} {
			if g, err := p.env.Shelf.Load(id); err != nil || g.Match.Ply() != 2 || g.Match.Turn(2).Word != want {
				t.Errorf("%s: %v, %v; want %s", id, g, err, want)
			}
		}

		// After a return to the menu, any program may hold the game.
		p.press("board.menu")
		q.env.Open.Saved(id)
		q.tick()
		if q.scene() != "board" || q.opened() != id {
			t.Errorf("scene %s, want the board of what nobody holds", q.scene())
		}
	}
}

// A finished game opens without a message about other programs.
func TestEndedGameIsNobodys(t *testing.T) {
	store := &shared{Memory: new(shelf.Memory), held: make(map[string]bool)}
	p := newPlayer(t, store)
	p.begin("konane")
	id := p.opened()
	p.press("board.more", "more.draw", "question.yes")
	p.rest()
	if !p.over() {
		t.Fatal("no draw is agreed")
	}
	q := newPlayer(t, store)
	q.env.Open.Saved(id)
	q.rest()
	if q.scene() == "question" {
		t.Errorf("notice %q", q.node("question.text").Label)
	}
}

// A reloaded window resumes its own game, whatever other windows on the same shelf have opened since.
func TestWindowRemembersItsGame(t *testing.T) {
	store := new(shelf.Memory)
	p, q := newPlayer(t, store), newPlayer(t, store)
	p.begin("konane")
	id := p.opened()
	q.begin("kalah")
	q.on.Leave()

	const gone = "20200101-000000000-0000"
	for _, test := range []struct{ open, want string }{{"konane/game/" + id, id}, {"", ""}, {"konane/game/" + gone, ""}} {
		r := newEnvPlayer(t, store, func(e *scenes.Config) {
			on := e.Platform.(*platformtest.Fake)
			on.Begins, on.Left = test.open, []string{test.open}
		})
		got := ""
		if r.scene() == "board" {
			got = r.opened()
		}
		if got != test.want {
			t.Errorf("reopened %q, want %q", got, test.want)
		}
	}
	if r := newPlayer(t, store); r.opened() != id {
		t.Error("a new window does not open the game that was opened last")
	}
}

// A game left without a turn is discarded; a program that ends during one reopens it.
func TestGameWithoutATurn(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	id := p.opened()
	if q := newPlayer(t, store); q.scene() != "board" || q.opened() != id { // the program was killed a moment later
		t.Errorf("after a crash: scene %s, game %s", q.scene(), q.opened())
	}
	p.press("board.menu")
	if p.onShelf(id) || p.node("menu.continue") != nil {
		t.Error("a game without a turn is kept")
	}
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	id = p.opened()
	p.press("board.menu")
	if !p.onShelf(id) {
		t.Error("a game with a turn is not kept")
	}
}
