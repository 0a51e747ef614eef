//go:build !js

package e2e

import (
	"bytes"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/scenes/ui"
)

// A picture in which each frame draws only its changes equals one drawn completely, to the last bit, while
// turns are shown, a sheet opens and the window is resized.
func TestRepaint(t *testing.T) {
	need(t)
	for _, game := range []string{"kaninariebi", "onitama", "kalah"} {
		t.Run(game, func(t *testing.T) {
			r := &repainted{t: t}
			r.app, _ = appOn(t, game, optionsOf(game))
			r.resize(800, 520)
			r.frames(120) // for the pictures
			r.compared, r.other = 0, 0
			luck := rand.New(rand.NewPCG(3, 3))
			pos := newMatch(t, game, optionsOf(game)).Position()
			for range 3 {
				turn := pos.Turns()[luck.IntN(len(pos.Turns()))]
				for _, spot := range turn.Paths[0] {
					r.press("spot." + string(spot))
					r.frames(6)
				}
				r.frames(60)
				var err error
				if pos, _, err = pos.Play(turn.Word); err != nil {
					t.Fatal(err)
				}
			}
			r.press("board.more")
			r.frames(20)
			r.resize(420, 560)
			r.frames(120)
			if r.compared < 30 || r.other < 15 {
				t.Errorf("%d pictures were compared, and %d were other than those before", r.compared, r.other)
			}
		})
	}
}

// A repainted is a program that redraws the same screen.
type repainted struct {
	t        *testing.T
	app      *ui.App
	screen   *ebiten.Image
	before   []byte // the last compared frame
	compared int
	other    int // compared frames that differed from the one before
}

func (r *repainted) resize(w, h int) {
	r.app.LayoutF(float64(w), float64(h))
	r.screen = r.image(w, h)
}

// image returns an image with its own texture, as edges are rounded differently elsewhere in a shared one.
func (r *repainted) image(w, h int) *ebiten.Image {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	r.t.Cleanup(img.Deallocate)
	return img
}

func (r *repainted) press(id string) { r.app.Do(ui.Command{Verb: ui.CommandPress, ID: id}) }

// frames draws n frames and compares some of them.
func (r *repainted) frames(n int) {
	r.t.Helper()
	for i := range n {
		if err := r.app.Update(); err != nil {
			r.t.Fatal(err)
		}
		r.app.Redraw()
		r.app.Draw(r.screen)
		if i%4 == 3 {
			r.compare()
		}
	}
}

// compare draws the whole frame on an empty image and compares.
func (r *repainted) compare() {
	r.t.Helper()
	if r.app.Wants() {
		return // Pictures are missing.
	}
	b := r.screen.Bounds()
	got, whole := pixels(r.screen), r.image(b.Dx(), b.Dy())
	if r.app.Draw(whole); pixels(whole)[3] != 0 {
		return // The page draws itself whole, as pictures were missing.
	}
	r.app.Redraw()
	r.app.Draw(whole)
	want := pixels(whole)
	if want[3] == 0 {
		return // The page is still moving in.
	}
	for i := range got {
		if at := i / 4; got[i] != want[i] {
			r.t.Fatalf("after %d pictures, one differs from (%d, %d) on", r.compared, at%b.Dx(), at/b.Dx())
		}
	}
	r.compared++
	if !bytes.Equal(r.before, got) {
		r.other++
	}
	r.before = got
}

func pixels(img *ebiten.Image) []byte {
	pic := image.NewRGBA(img.Bounds())
	img.ReadPixels(pic.Pix)
	return pic.Pix
}
