package scenes

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Pictures are made before they move, not for each size that they have on the
// way: one takes as long as a whole frame.
func TestMotionMakesNoPictures(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Motion = MotionNormal
			p.begin(g.Info().ID)
			screen := ebiten.NewImage(800, 600)
			defer screen.Deallocate()
			r := rand.New(rand.NewPCG(3, 4))
			for range 40 {
				b := p.board()
				if b.match.Outcome().Over() {
					return
				}
				turns := b.match.Position().Turns()
				turn := turns[r.IntN(len(turns))]
				frames := 0
				for _, s := range turn.Paths[0] {
					p.press("spot." + string(s))
					frames += p.film(screen)
				}
				if !rules.FollowTaps(turns, turn.Paths[0]).Complete() {
					p.press("board.done")
					frames += p.film(screen)
				}
				if frames > 8 { // shapes of sparks and of a first light
					t.Errorf("%s: pictures were made in %d frames", turn.Word, frames)
				}
			}
		})
	}
}

// film draws until nothing moves and returns in how many frames pictures were
// made.
func (p *player) film(screen *ebiten.Image) (made int) {
	p.t.Helper()
	for n := 0; n == 0 || p.app.busy(); n++ {
		if n > 4000 {
			p.t.Fatal("the scene never comes to rest")
		}
		p.tick()
		p.app.redraw = true
		before := p.app.painter.Made()
		p.app.Draw(screen)
		if p.app.painter.Made() > before {
			made++
		}
	}
	return made
}
