package scenes_test

import (
	"strconv"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
)

// A game's look is chosen during a game or in the settings, for that game alone, and remembered.
func TestBoardsAreChosen(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	for _, g := range games.All() {
		id := g.Info().ID
		p.begin(id)
		p.press("board.more")
		if n := p.node("more.look.0"); n == nil || !n.Checked || p.node("more.look.1").Checked {
			t.Fatalf("%s wears another look than its first", id)
		}
		p.press("more.look.1")
		if p.scene() != "more" || !p.node("more.look.1").Checked || p.env.Prefs.Settings.Boards[id] != 1 {
			t.Errorf("%s has not changed its look: %v", id, p.env.Prefs.Settings.Boards)
		}
		p.press("more.close")
		p.press("board.menu")
	}
	p.press("menu.settings")
	p.press("settings.board.konane.0")
	p.ticks(200)
	q := newPlayer(t, store)
	for _, g := range games.All() {
		id, want := g.Info().ID, 1
		if id == "konane" {
			want = 0
		}
		if q.env.Prefs.Settings.Boards[id] != want {
			t.Errorf("%s is remembered in look %d, want %d", id, q.env.Prefs.Settings.Boards[id], want)
		}
	}
	q.press("menu.settings")
	if n := q.node("settings.board.kalah." + strconv.Itoa(1)); n == nil || !n.Checked {
		t.Error("the settings show another look")
	}
}
