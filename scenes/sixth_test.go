package scenes_test

import (
	"math/rand/v2"
	"testing"

	"tidepool/internal/sample/board/dodgem"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
)

// A sixth game works in the pages, which have no line about it: it is chosen in the menu, set up, played by
// taps to its end and reviewed, and resumes after a restart.
func TestSixthGame(t *testing.T) {
	g := dodgem.Game()
	games := []rules.Game{g.Rules}
	store := new(shelf.Memory)
	start := func() *player {
		return newEnvPlayer(t, store, func(e *scenes.Config) {
			e.Games, e.Boards, e.Shelf = games, []*board.Game{g}, shelf.Open(store, games)
		})
	}
	p := start()
	if p.node("menu.puzzles") != nil {
		t.Error("puzzles are offered where no game has any")
	}
	p.begin(g.ID())
	r := rand.New(rand.NewPCG(1, 2))
	turn := func() (more bool) {
		turns := p.match().Position().Turns()
		if len(turns) == 0 {
			return false
		}
		t := turns[r.IntN(len(turns))]
		p.spells(t.Paths[0], rules.FollowTaps(turns, t.Paths[0]).Complete())
		return true
	}
	for range 4 {
		turn()
		checkLayout(t, p, "the sixth game")
	}
	before := p.match().Position().String()
	p = start()
	if p.match().Position().String() != before || p.node("board.menu") == nil {
		t.Errorf("after a new start: %s, want %s", p.match().Position(), before)
	}
	for plies := 0; turn(); plies++ {
		if plies > 500 {
			t.Fatal("it never ends")
		}
	}
	p.rest()
	if p.scene() != "results" {
		t.Fatalf("at its end: scene %s", p.scene())
	}
	checkLayout(t, p, "the end of the sixth game")
	p.press("results.review")
	p.press("review.first")
	p.rest()
	if p.node("spot.a1") == nil {
		t.Errorf("there are %s", p.ids())
	}
	for p.scene() != "menu" {
		p.do(ui.Command{Verb: ui.CommandBack})
		p.rest()
	}
	p.press("menu.game." + g.ID())
	if p.node("newgame.engine") == nil || p.node("newgame.rated") != nil {
		t.Errorf("where nobody has measured the levels there are %s", p.ids())
	}
}
