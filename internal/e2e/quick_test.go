//go:build !js

package e2e

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// Taps made while pieces move count for the next turn, with mouse and finger: no one has to tap twice.
func TestTapsWhilePiecesMove(t *testing.T) {
	ways := map[string]func(g *guest, at sprites.Point){
		"mouse": (*guest).post,
		"finger": func(g *guest, at sprites.Point) {
			g.session.PressTouch(5, at.X, at.Y)
			g.session.AdvanceTicks(3)
			g.session.ReleaseTouch(5)
			g.session.AdvanceTicks(2)
		},
	}
	for name, press := range ways {
		t.Run(name, func(t *testing.T) {
			f := newFolder(t)
			set := quickest()
			set.Motion = settings.MotionSlow
			m := newMatch(t, "konane", "")
			f.open(m, set)
			g := start(t, f, image.Pt(800, 1000))
			const turns = 6
			var busy int
			for range turns {
				turn := m.Position().Turns()[0]
				for _, spot := range turn.Paths[0] {
					press(g, g.at("spot."+string(spot)))
				}
				if _, err := m.Play(turn.Word); err != nil {
					t.Fatal(err)
				}
				g.ticks(2)
				if g.look().Busy {
					busy++
				}
			}
			g.rest()
			if got, want := plain(f.latest()), plain(m); got != want {
				t.Errorf("played\n%swant\n%s", got, want)
			}
			if busy < turns/2 {
				t.Errorf("only after %d of %d turns anything moved: the test shows nothing", busy, turns)
			}
		})
	}
}

// Clicks count even if each begins in the tick in which the last one ends.
func TestClicksWithoutPause(t *testing.T) {
	f := newFolder(t)
	m := newMatch(t, "konane", "")
	f.open(m, quickest())
	g := start(t, f, image.Pt(800, 1000))
	for range 4 {
		turn := m.Position().Turns()[0]
		for _, spot := range turn.Paths[0] {
			at := g.at("spot." + string(spot))
			g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
			g.session.MoveCursor(at.X, at.Y)
			g.session.PressMouseButton(ebiten.MouseButtonLeft)
			g.session.AdvanceTicks(3)
		}
		if _, err := m.Play(turn.Word); err != nil {
			t.Fatal(err)
		}
	}
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.rest()
	if got, want := plain(f.latest()), plain(m); got != want {
		t.Errorf("played\n%swant\n%s", got, want)
	}
}
