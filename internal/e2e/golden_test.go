//go:build !js

package e2e

import (
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"tidepool/play/match"
)

// How far a scene may differ from its golden picture, which has 256 colours and half the size. Whole
// frames cannot be compared: where a sprite lies in its atlas rounds its pixels, and differs from run to run.
const (
	mostMean  = 3.0
	mostBlock = 18
)

func updating() bool { return os.Getenv("TIDEPOOL_UPDATE") != "" }

// golden compares the screen, in a wide window and in a tall one, with approved pictures. TIDEPOOL_UPDATE=1
// replaces them.
func (g *guest) golden(name string) {
	g.t.Helper()
	for _, size := range []image.Point{desktop, phone} {
		g.resize(size)
		g.compare(fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y))
	}
}

func (g *guest) compare(name string) {
	g.t.Helper()
	full := g.picture()
	got := reduced(full, full.Rect.Dx()/2)
	file := filepath.Join("testdata", "golden", name)
	if updating() {
		if err := writePNG(file, paletted(got, false), png.BestCompression); err != nil {
			g.t.Fatal(err)
		}
		return
	}
	want, err := readPNG(file)
	if err != nil {
		g.t.Fatalf("%v (TIDEPOOL_UPDATE=1 makes it)", err)
	}
	if want.Rect != got.Rect {
		g.t.Errorf("%s: the picture is %v large, want %v", name, got.Rect.Size(), want.Rect.Size())
		return
	}
	d := differ(got, want)
	if d.mean <= mostMean && d.most <= mostBlock {
		g.t.Logf("%s: differs by %.2f, at most by %.1f", name, d.mean, d.most)
		return
	}
	dir, err := os.MkdirTemp("", "tidepool-golden-")
	if err != nil {
		g.t.Fatal(err)
	}
	g.t.Errorf("%s: differs by %.2f (at most %.1f) and by %.1f near %v (at most %d); the pictures are in %s",
		name, d.mean, mostMean, d.most, d.at.Mul(2), mostBlock, dir)
	for what, img := range map[string]image.Image{"got-": full, "want-": want, "difference-": contrast(got, want)} {
		if err := writePNG(filepath.Join(dir, what+name), img, png.DefaultCompression); err != nil {
			g.t.Error(err)
		}
	}
}

func TestGoldenScenes(t *testing.T) {
	t.Setenv("TIDEPOOL_TODAY", "2026-11-23") // the menu shows the date
	f := newFolder(t)
	f.prefer(quickest())
	g := start(t, f, desktop)
	g.golden("menu")
	g.click("menu.settings")
	g.golden("settings")
	g.click("back")
	g.resize(desktop)
	g.click("menu.game.kanishogi")
	g.golden("newgame")
}

func TestGoldenBoards(t *testing.T) {
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		t.Run(id, func(t *testing.T) {
			f := newFolder(t)
			f.open(opening(t, id, 6), quickest())
			g := start(t, f, desktop)
			g.golden(id)
		})
	}
}

func TestGoldenResults(t *testing.T) {
	f := newFolder(t)
	f.open(opening(t, "kaninariebi", 6), quickest())
	g := start(t, f, desktop)
	g.click("board.more")
	g.click("more.resign")
	g.click("question.yes")
	g.golden("results")
}

// opening returns the same first turns of a game every time.
func opening(t *testing.T, id string, plies int) *match.Match {
	t.Helper()
	m := newMatch(t, id, optionsOf(id))
	play(t, m, rand.New(rand.NewPCG(2, 2)), plies)
	return m
}
