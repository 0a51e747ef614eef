package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// On a phone held sideways all games are in sight.
func TestMenuSideways(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.atText(844, 390, 100)
	for _, g := range games.All() {
		if n := p.node("menu.game." + g.Info().ID); !p.app.Frame().Safe.Contains(n.Rect) {
			t.Errorf("%s lies at %+v", n.ID, n.Rect)
		}
	}
}

// The first Tab leads to a game: to the one to go on with, if there is one.
func TestMenuFirstStop(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.key(ebiten.KeyTab)
	if p.app.Focus.ID() != "menu.game."+games.All()[0].Info().ID {
		t.Errorf("Tab leads to %s", p.app.Focus.ID())
	}
	p.begin("konane")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.menu")
	p.rest()
	p.app.Focus.Next("")
	p.key(ebiten.KeyTab)
	if p.app.Focus.ID() != "menu.continue" {
		t.Errorf("with a game to go on with, Tab leads to %s", p.app.Focus.ID())
	}
}

// The game to go on with is named whole, in as many lines as that takes.
func TestMenuContinueWhole(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane")
	p.startWith("Maximiliane von der Au", "Wladislawa-Jewgenija")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.menu")
	p.rest()
	for _, f := range frames {
		for _, text := range []int{100, 200} {
			p.atText(f[0], f[1], text)
			n := p.node("menu.continue")
			if shown := strings.Join(n.Lines, ui.Parting); strings.Contains(shown, "…") || strings.ReplaceAll(shown, ui.Parting, "") == "" {
				t.Errorf("%v at %d %%: %q", f, text, n.Lines)
			}
			checkLayout(t, p, "menu")
		}
	}
}
