package sprites

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
)

// galleryDir is the environment variable that names a folder for pictures of
// everything in this package, to be looked at.
const galleryDir = "TIDEPOOL_GALLERY"

var (
	shogiKinds = []string{"parent", "child1", "child2", "child3", "child4", "grown1", "grown2", "grown3", "grown4"}
	coverGames = []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"}
	bothSides  = []rules.Side{rules.Near, rules.Far}
)

// A tableau is a board with pieces on some of its squares.
type tableau struct {
	name    string
	board   Drawing
	pieces  map[Point]Drawing // by file and rank from the upper left
	grounds []Point           // places of bare ground, in the board's units
}

func tableaux() []tableau {
	kani := tableau{"kaninariebi", SeabedArt(), map[Point]Drawing{}, []Point{{150, 450}, {350, 350}, {450, 450}, {50, 50}, {250, 450}}}
	shogi := tableau{"kanishogi", RiverArt(), map[Point]Drawing{}, []Point{{150, 450}, {350, 350}, {450, 450}, {50, 50}, {250, 450}}}
	for i := range 4 {
		kani.pieces[Pt(0, float64(i+1))] = CrabArt(rules.Near, 0)
		kani.pieces[Pt(4, float64(i))] = CrabArt(rules.Far, 0)
	}
	for i, side := range bothSides {
		kani.pieces[Pt(1+2*float64(i), 1)] = ShrimpArt(side)
		kani.pieces[Pt(2, float64(i))] = CrabArt(side, 0)
		kani.pieces[Pt(2, 2+float64(i))] = ShrimpArt(side)
		for r, kind := range [][]string{{"child1", "child4", "parent", "child3", "child2"}, {"child2", "child3", "parent", "child4", "child1"}}[i] {
			shogi.pieces[Pt(4*float64(i), float64(r))] = ShogiArt(kind, side)
		}
		for n := range 4 {
			shogi.pieces[Pt(1+float64(i)*2, float64(n))] = ShogiArt(fmt.Sprint("grown", n+1), side)
		}
		shogi.pieces[Pt(2, float64(i))] = ShogiArt("parent", side)
	}
	return []tableau{kani, shogi, konaneTableau(8), konaneTableau(4), konaneTableau(12)}
}

func konaneTableau(n int) tableau {
	k := tableau{fmt.Sprint("konane", n), SlabArt(n, n), map[Point]Drawing{}, []Point{{50, 50}}}
	for x := range n {
		for y := range n {
			if x+y == 0 || (x*7+y*5)%11 == 3 {
				continue
			}
			side := rules.Far
			if (x+n-1-y)%2 == 0 {
				side = rules.Near
			}
			k.pieces[Pt(float64(x), float64(y))] = StoneArt(side)
		}
	}
	return k
}

// picture draws the board with its pieces, w pixels wide.
func (t tableau) picture(w float64) *image.RGBA {
	return Drawing{t.name, t.board.X, t.board.Y, t.board.W, t.board.H, func(c *Canvas) {
		t.board.Paint(c)
		for at, d := range t.pieces {
			c.Draw(d, Pt(at.X*100+50, at.Y*100+50), 1, 0)
		}
	}}.Raster(w)
}

func pieceArt() []Drawing {
	var all []Drawing
	for _, side := range bothSides {
		all = append(all, CrabArt(side, 0), ShrimpArt(side), StoneArt(side))
		for _, kind := range shogiKinds {
			all = append(all, ShogiArt(kind, side))
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
	for _, g := range coverGames {
		save("cover-"+g, CoverArt(g).Raster(640))
	}
}

// contactSheet shows each piece at 200, 96, 48 and 24 pixels.
func contactSheet(all []Drawing, ground color.RGBA) *image.RGBA {
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
