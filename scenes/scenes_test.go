package scenes_test

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// Whole games of each kind are played by pressing nodes, every turn by one of its tap paths, and the shelf
// has all of them.
func TestWholeGames(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Motion = settings.MotionFast
			p.begin(g.Info().ID)
			rng := rand.New(rand.NewPCG(7, 7))
			for ply := 0; !p.over() && ply < 120; ply++ {
				turns := p.match().Position().Turns()
				turn := turns[rng.IntN(len(turns))]
				path := turn.Paths[rng.IntN(len(turn.Paths))]
				p.spells(path, rules.FollowTaps(turns, path).Complete())
				if p.ply() != ply+1 || p.word() != turn.Word {
					t.Fatalf("ply %d: taps %v left %d turns on the shelf, want %s", ply+1, path, p.ply(), turn.Word)
				}
				p.showsPosition()
			}
			if p.over() && p.scene() != "results" {
				t.Errorf("after the end: scene %s, want results", p.scene())
			}
		})
	}
}

func TestUndoRedoAndResult(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	begun := p.board()
	p.press("spot.d4")
	p.rest()
	p.press("spot.d5")
	p.rest()
	p.press("board.undo")
	if p.ply() != 1 {
		t.Fatalf("after undo ply %d, want 1", p.ply())
	}
	p.showsPosition()
	p.press("board.redo")
	p.rest()
	if p.ply() != 2 {
		t.Fatalf("after redo ply %d, want 2", p.ply())
	}
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.rest()
	if p.scene() != "results" || p.match().Outcome().By != "resigned" {
		t.Fatalf("after resigning: scene %s, outcome %v", p.scene(), p.match().Outcome())
	}
	p.press("results.review")
	p.press("review.first")
	p.rest()
	if p.board() != begun {
		t.Errorf("review shows\n%s\nwant\n%s", p.board(), begun)
	}
	p.press("review.next")
	p.rest()
	old, id := p.says("bar.black.name"), p.opened()
	p.press("review.result")
	p.press("results.rematch")
	p.rest()
	if name := p.node("bar.white.name").Text; p.opened() == id || p.ply() != 0 || name != old {
		t.Errorf("rematch: %q plays white after %d turns, want %q", name, p.ply(), old)
	}
}

func TestIllegalTapSaysWhy(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("spot.a2")
	n := p.node("bar.black.status")
	if n == nil || !n.Warn || n.Label == "" {
		t.Fatalf("status after an illegal tap: %+v", n)
	}
}

// A tap while pieces move ends the movement, and on a spot where no turn goes on it does no more.
func TestTapEndsAnimation(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kalah")
	p.press("spot.A")
	if !p.moving() {
		t.Fatal("nothing moves after a sowing")
	}
	p.press("spot.B")
	if p.moving() || p.ply() != 1 {
		t.Errorf("moving %v at ply %d, want rest at ply 1", p.moving(), p.ply())
	}
	p.showsPosition()
}

// What was open when the program ended is open when it starts again.
func TestReopens(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4") // the turn is stored before it is shown
	p.on.Leave()
	q := newPlayer(t, store)
	if q.scene() != "board" || q.ply() != 1 {
		t.Fatalf("reopened in %s", q.scene())
	}
	q.press("board.menu")
	q.on.Leave()
	r := newPlayer(t, store)
	if r.scene() != "menu" || r.node("menu.continue") == nil {
		t.Fatalf("reopened in %s; continue: %v", r.scene(), r.node("menu.continue"))
	}
	r.press("menu.continue")
	if r.ply() != 1 {
		t.Error("continued another game")
	}
}

// A finished game is open again in a page that is loaded again, until it has been left for the menu. A program
// that is started shows the menu.
func TestReopensFinished(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	p.resign()
	q := p.reloaded(store)
	if q.scene() != "board" || q.node("review.result") == nil {
		t.Fatalf("loaded again in %s", q.scene())
	}
	q.backs()
	if q = q.reloaded(store); q.scene() != "menu" {
		t.Errorf("left for the menu, and loaded again in %s", q.scene())
	}
	q.press("menu.games")
	q.press("games.open." + q.listed()[0])
	if q.scene() != "study" {
		t.Fatalf("the saved game is open in %s", q.scene())
	}
	q.on.Leave()
	if r := newPlayer(t, store); r.scene() != "menu" || r.opened() != "" {
		t.Errorf("started in %s with %q", r.scene(), r.opened())
	}
}

func TestConfirmAndStepBack(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Prefs.Settings.Confirm = true
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	if p.ply() != 0 || p.node("board.done") == nil {
		t.Fatalf("ply %d without being asked", p.ply())
	}
	p.press("board.stepback")
	p.rest()
	p.showsPosition()
	p.press("spot.e5")
	p.rest()
	p.press("board.done")
	p.rest()
	if p.ply() != 1 || p.word() != "e5" {
		t.Errorf("ply %d", p.ply())
	}
}

func TestDrag(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kaninariebi")
	from, to := p.node("spot.a3").Rect.Center(), p.node("spot.d3").Rect.Center()
	p.point(ui.Pointer{At: from, Down: true, Pressed: true})
	p.point(ui.Pointer{At: to, Down: true, Moved: true})
	p.point(ui.Pointer{At: to, Released: true})
	p.rest()
	if p.ply() == 0 && p.node("board.done") != nil {
		p.press("board.done")
		p.rest()
	}
	if p.ply() != 1 || p.word() != "a3-d3" {
		t.Fatalf("dragging a3 to d3 left ply %d", p.ply())
	}
	p.showsPosition()
}

// A board on which nothing happens allocates nothing.
func TestStillBoardAllocatesNothing(t *testing.T) {
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		p.veteran(g.Info().ID) // so that no finger shows a first turn
		p.begin(g.Info().ID)
		p.rest()
		for range 30 {
			p.tick()
		}
		for n := 0; n == 0 || n < 300 && p.app.Wants(); n++ {
			p.app.Draw(screen) // pictures come bit by bit
		}
		if n := testing.AllocsPerRun(200, p.tick); n != 0 {
			t.Errorf("%s: %v allocations a tick", g.Info().ID, n)
		}
		if p.app.Wants() {
			t.Errorf("%s: a still board wants to be drawn", g.Info().ID)
		}
	}
}

// A press that begins and ends within one slow tick counts.
func TestQuickPress(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.point(ui.Pointer{At: p.node("menu.settings").Rect.Center(), Pressed: true, Released: true})
	p.tick()
	if p.scene() != "settings" {
		t.Errorf("scene %s, want settings", p.scene())
	}
}

// A damaged file is reported and set aside; the other games are there.
func TestDamagedGameIsReported(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4")
	p.rest()
	id := p.opened()
	p.on.Leave()
	if err := store.Write("20200101-000000000-0001.game", []byte("no game")); err != nil {
		t.Fatal(err)
	}
	q := newPlayer(t, store)
	if q.scene() != "notice" {
		t.Fatalf("scene %s, want a notice", q.scene())
	}
	q.press("notice.ok")
	if q.scene() != "board" || q.opened() != id {
		t.Errorf("after the notice: %s", q.scene())
	}
}
