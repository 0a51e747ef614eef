package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// Whole games of each kind are played by pressing nodes, every turn by one of
// its tap paths, and the shelf has each of them.
func TestWholeGames(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Motion = settings.MotionFast
			p.begin(g.Info().ID)
			rng := rand.New(rand.NewPCG(7, 7))
			b := p.board()
			for ply := 0; !b.match().Outcome().Over() && ply < 120; ply++ {
				turns := b.match().Position().Turns()
				turn := turns[rng.IntN(len(turns))]
				path := turn.Paths[rng.IntN(len(turn.Paths))]
				p.play(path, rules.FollowTaps(turns, path).Complete())
				if got := b.match().Turn(b.match().Ply()).Word; b.match().Ply() != ply+1 || got != turn.Word {
					t.Fatalf("ply %d: taps %v played %s, want %s", ply+1, path, got, turn.Word)
				}
				sameTokens(t, b)
				saved, err := p.env.Shelf.Load(b.game.ID)
				if err != nil || saved.Match.FullRecord() != b.match().FullRecord() {
					t.Fatalf("ply %d is not on the shelf: %v", ply+1, err)
				}
			}
			if b.match().Outcome().Over() && p.scene() != "results" {
				t.Errorf("after the end: scene %s, want results", p.scene())
			}
		})
	}
}

// sameTokens checks that the pieces show the position.
func sameTokens(t *testing.T, b *gamePage) {
	t.Helper()
	var got []string
	for _, token := range b.area.board.Tokens() {
		got = append(got, fmt.Sprint(token))
	}
	var want []string
	for _, tok := range b.match().Position().Tokens() {
		want = append(want, fmt.Sprint(tok))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("shown %v, want %v", got, want)
	}
}

func TestUndoRedoAndResult(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	b := p.board()
	p.press("spot.d4")
	p.rest()
	p.press("spot.d5")
	p.rest()
	p.press("board.undo")
	if b.match().Ply() != 1 {
		t.Fatalf("after undo ply %d, want 1", b.match().Ply())
	}
	sameTokens(t, b)
	p.press("board.redo")
	p.rest()
	if b.match().Ply() != 2 {
		t.Fatalf("after redo ply %d, want 2", b.match().Ply())
	}
	p.press("board.more")
	p.press("more.resign")
	p.press("question.yes")
	p.rest()
	if p.scene() != "results" || b.match().Outcome().By != "resigned" {
		t.Fatalf("after resigning: scene %s, outcome %v", p.scene(), b.match().Outcome())
	}
	p.press("results.review")
	p.press("review.first")
	p.rest()
	if b.session().Ply() != 0 {
		t.Errorf("review shows ply %d, want 0", b.session().Ply())
	}
	p.press("review.next")
	p.rest()
	p.press("review.result")
	old := b.words.name(rules.Near)
	p.press("results.rematch")
	p.rest()
	if next := p.board(); next == b || next.words.name(rules.Far) != old {
		t.Errorf("rematch: %q plays far, want %q", next.words.name(rules.Far), old)
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

// A tap while pieces move ends the movement, and on a spot where nothing goes on
// does no more.
func TestTapEndsAnimation(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kalah")
	p.press("spot.A")
	b := p.board()
	if !b.area.board.Moving() {
		t.Fatal("nothing moves after a sowing")
	}
	p.press("spot.B")
	if b.area.board.Moving() || b.match().Ply() != 1 {
		t.Errorf("moving %v at ply %d, want rest at ply 1", b.area.board.Moving(), b.match().Ply())
	}
	sameTokens(t, b)
}

// What was open when the program ended is open when it starts again.
func TestReopens(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	p.press("spot.d4") // the turn is stored before it is shown
	p.on.Leave()
	q := newPlayer(t, store)
	if q.scene() != "board" || q.board().match().Ply() != 1 {
		t.Fatalf("reopened in %s", q.scene())
	}
	q.press("board.menu")
	q.on.Leave()
	r := newPlayer(t, store)
	if r.scene() != "menu" || r.node("menu.continue") == nil {
		t.Fatalf("reopened in %s; continue: %v", r.scene(), r.node("menu.continue"))
	}
	r.press("menu.continue")
	if r.board().match().Ply() != 1 {
		t.Error("continued another game")
	}
}

func TestConfirmAndStepBack(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.env.Settings.Confirm = true
	p.begin("konane")
	b := p.board()
	p.press("spot.d4")
	p.rest()
	if b.match().Ply() != 0 || p.node("board.done") == nil {
		t.Fatalf("ply %d without being asked", b.match().Ply())
	}
	p.press("board.stepback")
	p.rest()
	sameTokens(t, b)
	p.press("spot.e5")
	p.rest()
	p.press("board.done")
	p.rest()
	if b.match().Ply() != 1 || b.match().Turn(1).Word != "e5" {
		t.Errorf("ply %d", b.match().Ply())
	}
}

func TestDrag(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kaninariebi")
	b := p.board()
	from, to := p.node("spot.a3").Rect.Center(), p.node("spot.d3").Rect.Center()
	p.point(ui.Pointer{At: from, Down: true, Pressed: true})
	p.point(ui.Pointer{At: to, Down: true, Moved: true})
	p.point(ui.Pointer{At: to, Released: true})
	p.rest()
	if b.match().Ply() == 0 && p.node("board.done") != nil {
		p.press("board.done")
		p.rest()
	}
	if b.match().Ply() != 1 || b.match().Turn(1).Word != "a3-d3" {
		t.Fatalf("dragging a3 to d3 left ply %d", b.match().Ply())
	}
	sameTokens(t, b)
}

// A board on which nothing happens costs nothing.
func TestStillBoardAllocatesNothing(t *testing.T) {
	screen := ebiten.NewImage(1280, 800)
	defer screen.Deallocate()
	for _, g := range games.All() {
		p := newPlayer(t, new(shelf.Memory))
		p.begin(g.Info().ID)
		p.rest()
		for range 30 {
			p.tick()
		}
		p.app.Draw(screen)
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
	id := p.board().game.ID
	p.on.Leave()
	if err := store.Write("20200101-000000000-0001.game", []byte("no game")); err != nil {
		t.Fatal(err)
	}
	q := newPlayer(t, store)
	if q.scene() != "notice" {
		t.Fatalf("scene %s, want a notice", q.scene())
	}
	q.press("notice.ok")
	if q.scene() != "board" || q.board().game.ID != id {
		t.Errorf("after the notice: %s", q.scene())
	}
}
