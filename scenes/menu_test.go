package scenes

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// The cards of the menu are alike: pictures of one size that are no slivers,
// names of one size.
func TestMenuCards(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.atText(f[0], f[1], text)
			cards := p.app.Top().Layout(p.app.Frame()).Parts.([]menuCard)
			first := cards[0]
			for _, c := range cards {
				if c.picture.W != first.picture.W || c.picture.H != first.picture.H || c.size != first.size {
					t.Errorf("%v at %d %%: the card of %s differs: %+v, %+v", f, text, c.game, c, first)
				}
				if shape := c.picture.W / c.picture.H; shape > 2.7 || shape < 0.5 {
					t.Errorf("%v at %d %%: a picture of %.0f×%.0f", f, text, c.picture.W, c.picture.H)
				}
			}
		}
	}
}

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
	p.play(p.board().match().Position().Turns()[0].Paths[0], true)
	p.env.home()
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
	p.play(p.board().match().Position().Turns()[0].Paths[0], true)
	p.env.home()
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
