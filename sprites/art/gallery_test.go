package art_test

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/draw"

	"tidepool/rules"
	"tidepool/sprites/art/kalah"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/vector"
)

// galleryDir is the environment variable that names a folder for pictures of everything in this package, to look at.
const galleryDir = "TIDEPOOL_GALLERY"

var (
	shogiKinds = []string{"parent", "child1", "child2", "child3", "child4", "grown1", "grown2", "grown3", "grown4"}
	covers     = []vector.Drawing{kani.SeaCover(), kani.RiverCover(), onitama.Cover(), konane.Cover(), kalah.Cover()}
	bothSides  = []rules.Side{rules.Near, rules.Far}
)

// A tableau is a board with pieces on some of its squares.
type tableau struct {
	name    string
	board   vector.Drawing
	pieces  map[vector.Point]vector.Drawing // by file and rank from the upper left
	grounds []vector.Point                  // places without pieces, in the board's units
}

func tableaux() []tableau {
	sea := tableau{"kaninariebi", kani.Seabed(0), map[vector.Point]vector.Drawing{}, []vector.Point{vector.Pt(150, 450), vector.Pt(350, 350), vector.Pt(450, 450), vector.Pt(50, 50), vector.Pt(250, 450)}}
	shogi := tableau{"kanishogi", kani.River(0), map[vector.Point]vector.Drawing{}, []vector.Point{vector.Pt(150, 450), vector.Pt(350, 350), vector.Pt(450, 450), vector.Pt(50, 50), vector.Pt(250, 450)}}
	for i := range 4 {
		sea.pieces[vector.Pt(0, float64(i+1))] = kani.Crab(rules.Near, 0)
		sea.pieces[vector.Pt(4, float64(i))] = kani.Crab(rules.Far, 0)
	}
	for i, side := range bothSides {
		sea.pieces[vector.Pt(1+2*float64(i), 1)] = kani.Shrimp(side)
		sea.pieces[vector.Pt(2, float64(i))] = kani.Crab(side, 0)
		sea.pieces[vector.Pt(2, 2+float64(i))] = kani.Shrimp(side)
		for r, kind := range [][]string{{"child1", "child4", "parent", "child3", "child2"}, {"child2", "child3", "parent", "child4", "child1"}}[i] {
			shogi.pieces[vector.Pt(4*float64(i), float64(r))] = kani.Tile(kind, side)
		}
		for n := range 4 {
			shogi.pieces[vector.Pt(1+float64(i)*2, float64(n))] = kani.Tile(fmt.Sprint("grown", n+1), side)
		}
		shogi.pieces[vector.Pt(2, float64(i))] = kani.Tile("parent", side)
	}
	return []tableau{sea, shogi, konaneTableau(8), konaneTableau(4), konaneTableau(12)}
}

func konaneTableau(n int) tableau {
	k := tableau{fmt.Sprint("konane", n), konane.Slab(n, n, 0), map[vector.Point]vector.Drawing{}, []vector.Point{vector.Pt(50, 50)}}
	for x := range n {
		for y := range n {
			if x+y == 0 || (x*7+y*5)%11 == 3 {
				continue
			}
			side := rules.Far
			if (x+n-1-y)%2 == 0 {
				side = rules.Near
			}
			k.pieces[vector.Pt(float64(x), float64(y))] = konane.Stone(side, 0)
		}
	}
	return k
}

// picture draws the board with its pieces, w pixels wide.
func (t tableau) picture(w float64) *image.RGBA {
	return vector.Drawing{Key: t.name, X: t.board.X, Y: t.board.Y, W: t.board.W, H: t.board.H, Paint: func(c *vector.Canvas) {
		t.board.Paint(c)
		for at, d := range t.pieces {
			c.Draw(d, vector.Pt(at.X*100+50, at.Y*100+50), 1, 0)
		}
	}}.Raster(w)
}

func pieceArt() []vector.Drawing {
	var all []vector.Drawing
	for _, side := range bothSides {
		all = append(all, kani.Crab(side, 0), kani.Shrimp(side), konane.Stone(side, 0))
		for _, kind := range shogiKinds {
			all = append(all, kani.Tile(kind, side))
		}
	}
	return all
}

func TestGallery(t *testing.T) {
	dir := os.Getenv(galleryDir)
	if dir == "" {
		t.Skip("set " + galleryDir + " to a folder to have the pictures written there")
	}
	save := func(name string, img image.Image) {
		f, err := os.Create(filepath.Join(dir, strings.ReplaceAll(name, "/", "-")+".png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
	}
	for _, ground := range []struct {
		name string
		col  color.RGBA
	}{{"sand", color.RGBA{0xEF, 0xE0, 0xB8, 255}}, {"grey", color.RGBA{0x80, 0x78, 0x70, 255}}} {
		save("pieces-"+ground.name, contactSheet(pieceArt(), ground.col))
	}
	for _, b := range tableaux() {
		save("board-"+b.name, b.picture(580))
	}
	for _, d := range covers {
		save(d.Key, d.Raster(640))
	}
}

// contactSheet draws each piece at 200, 96, 48 and 24 pixels.
func contactSheet(all []vector.Drawing, ground color.RGBA) *image.RGBA {
	const columns = 6
	w, h := 200, 200+100
	sheet := image.NewRGBA(image.Rect(0, 0, columns*w, (len(all)+columns-1)/columns*h))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	for i, d := range all {
		x, y := i%columns*w, i/columns*h
		put := func(px, dx, dy int) {
			img := d.Raster(float64(px))
			draw.Draw(sheet, img.Rect.Add(image.Pt(x+dx, y+dy)), img, image.Point{}, draw.Over)
		}
		put(200, 0, 0)
		put(96, 0, 200)
		put(48, 100, 224)
		put(24, 156, 236)
	}
	return sheet
}
