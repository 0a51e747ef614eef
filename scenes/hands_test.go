package scenes_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes"
	"tidepool/scenes/settings"
)

// hands returns the spots of what lies on no square, in order.
func hands(tokens []rules.Token) (list []rules.Spot) {
	for _, t := range tokens {
		if _, _, square := t.Spot.Coordinates(); !square {
			list = append(list, t.Spot)
		}
	}
	return list
}

// A hand of cards lies as it was left: after the page was loaded again, in the review and on the menu.
func TestHandsKeepTheirOrder(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.begin("onitama")
	r := rand.New(rand.NewPCG(8, 8))
	var seen [][]rules.Spot
	differs := false
	for !p.match().Outcome().Over() && len(seen) < 8 {
		turns := p.match().Position().Turns()
		p.spell(turns[r.IntN(len(turns))])
		p.rest()
		now := hands(scenes.TokensAt(p.app.Top()))
		seen = append(seen, now)
		differs = differs || !slices.Equal(now, hands(p.match().Position().Tokens()))
	}
	if !differs {
		t.Fatal("the cards lie in the order of their names all the time")
	}
	last := seen[len(seen)-1]
	q := p.reloaded(store)
	if got := hands(scenes.TokensAt(q.app.Top())); !slices.Equal(got, last) {
		t.Errorf("after loading again the cards are %v, want %v", got, last)
	}
	q.key(ebiten.KeyHome)
	for ply, want := range seen {
		q.key(ebiten.KeyPageDown)
		q.rest()
		if got := hands(scenes.TokensAt(q.app.Top())); !slices.Equal(got, want) {
			t.Errorf("after turn %d the cards are %v, want %v", ply+1, got, want)
		}
	}
	q.env.Home()
	q.ticks(5)
	if got := hands(scenes.ThumbTokens(q.env)); !slices.Equal(got, last) {
		t.Errorf("on the menu the cards are %v, want %v", got, last)
	}
}
