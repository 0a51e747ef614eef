package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes"
)

// The menu's cards are alike: pictures of one size and reasonable shape, names of one size.
func TestMenuCards(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150, 200} {
			p := newPlayer(t, new(shelf.Memory))
			p.atText(f[0], f[1], text)
			cards := scenes.CardsOf(p.app.Laid())
			first := cards[0]
			for _, c := range cards {
				if c.Picture.W != first.Picture.W || c.Picture.H != first.Picture.H || c.Type != first.Type {
					t.Errorf("%v at %d %%: the card of %s differs: %+v, %+v", f, text, c.Game, c, first)
				}
				if shape := c.Picture.W / c.Picture.H; shape > 2.7 || shape < 0.5 {
					t.Errorf("%v at %d %%: a picture of %.0f×%.0f", f, text, c.Picture.W, c.Picture.H)
				}
			}
		}
	}
}

// In large windows the games are pictures in rows of three, also below a game to resume.
func TestMenuCardsInLargeWindows(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.menu")
	for _, f := range [][2]float64{{1280, 800}, {1600, 900}, {1920, 1080}, {2560, 1440}} {
		p.atText(f[0], f[1], 100)
		first, third := scenes.CardsOf(p.app.Laid())[0], scenes.CardsOf(p.app.Laid())[2]
		if first.Picture.Y != third.Picture.Y || first.Picture.W < 0.2*f[0] {
			t.Errorf("%v: pictures at %+v and %+v", f, first.Picture, third.Picture)
		}
	}
}

// With larger text on a telephone the game to resume is in sight, and the others are rows below it.
func TestMenuRowsInLargeText(t *testing.T) {
	for _, text := range []int{100, 150, 200} {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		p.spell(p.match().Position().Turns()[0])
		p.press("board.menu")
		p.atText(390, 844, text)
		if n := p.node("menu.continue"); n.Rect.Y+n.Rect.H > 844 {
			t.Errorf("%d %%: the game to resume is at %v", text, n.Rect)
		}
		if l := p.app.Laid(); l.Excess > 1.5*844 { // four windows if every card had its picture above
			t.Errorf("%d %%: the page is %.1f windows high", text, 1+l.Excess/844)
		}
		for _, c := range scenes.CardsOf(p.app.Laid()) {
			if c.Picture.W > 0.4*390 {
				t.Errorf("%d %%: %s is no row", text, c.Game)
			}
		}
	}
}
