package scenes

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// Pictures are made before they move, not for each size that they have on the
// way: one takes as long as a whole frame.
func TestMotionMakesNoPictures(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Settings.Motion = settings.MotionNormal
			p.begin(g.Info().ID)
			screen := ebiten.NewImage(800, 600)
			defer screen.Deallocate()
			frames := 0
			p.watch = func() {
				p.app.Redraw()
				before := p.app.Pictures()
				p.app.Draw(screen)
				if p.app.Pictures() > before {
					frames++
				}
			}
			r := rand.New(rand.NewPCG(3, 4))
			b := p.board()
			for ply := 0; ply < 40 && !b.match.Outcome().Over(); ply++ {
				turns := b.match.Position().Turns()
				turn := turns[r.IntN(len(turns))]
				frames = 0
				p.play(turn.Paths[0], rules.FollowTaps(turns, turn.Paths[0]).Complete())
				if frames > 8 { // shapes of sparks and of a first light
					t.Errorf("%s: pictures were made in %d frames", turn.Word, frames)
				}
			}
		})
	}
}
