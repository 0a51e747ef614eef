package art_test

import (
	"image"
	"image/color"
	"os"
	"testing"

	"golang.org/x/image/draw"

	"tidepool/sprites/art/kalah"
	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

// kalahPicture returns the board with seeds in its houses and stores, w pixels wide, as scenes draw it.
func kalahPicture(houses int, counts []int, w float64) *image.RGBA {
	d := kalah.Board(houses, 0)
	board := d.Raster(w)
	k := w / d.W
	put := func(n int, at vector.Point, rx, ry float64, from int) {
		const size = 26
		for i, q := range kalah.Pile(n, rx, ry, size) {
			img := kalah.Seed(i+from, 0).Raster(size * k)
			x, y := (at.X+q.X-size/2-d.X)*k, (at.Y+q.Y-size/2-d.Y)*k
			draw.Draw(board, img.Rect.Add(image.Pt(int(x+0.5), int(y+0.5))), img, image.Point{}, draw.Over)
		}
	}
	for i, n := range counts[:2*houses] {
		put(n, vector.Pt(150+100*float64(i%houses), 150-100*float64(i/houses)), 38, 38, i*5)
	}
	put(counts[2*houses], vector.Pt(50, 100), 37, 86, 3)
	put(counts[2*houses+1], vector.Pt(float64(houses)*100+150, 100), 37, 86, 8)
	return board
}

func TestKalahGallery(t *testing.T) {
	if os.Getenv(galleryDir) == "" {
		t.Skip("set " + galleryDir + " to a folder to have the pictures written there")
	}
	counts := []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 12, 18, 16, 40}
	savePicture(t, "kalah-900", kalahPicture(6, counts, 900))
	savePicture(t, "kalah-380", kalahPicture(6, counts, 380))
	savePicture(t, "kalah-1", kalahPicture(1, []int{3, 0, 9, 72}, 300))
	savePicture(t, "kalah-8", kalahPicture(8, []int{6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 2, 2, 3, 3, 24, 11, 144, 96}, 1160))
	sheet := image.NewRGBA(image.Rect(0, 0, 1200, 320))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0x9C, 0x64, 0x38, 255}), image.Point{}, draw.Src)
	for i := range 8 {
		y := 0
		for _, px := range []float64{100, 48, 32, 24, 16, 12} {
			img := kalah.Seed(i, 0).Raster(px)
			draw.Draw(sheet, img.Rect.Add(image.Pt(i*100, y)), img, image.Point{}, draw.Over)
			y += int(px) + 10
		}
	}
	savePicture(t, "seeds", sheet)
}

func TestSeedsFillTheirFrame(t *testing.T) {
	seen := map[string]bool{}
	for i := -3; i < 40; i++ {
		d := kalah.Seed(i, 0)
		if d.Key == kalah.Seed(i+1, 0).Key {
			t.Errorf("seeds %d and %d look the same", i, i+1)
		}
		if !seen[d.Key] {
			checkFrame(t, d, 0.4, 0.8)
		}
		seen[d.Key] = true
	}
	if len(seen) < 6 {
		t.Errorf("only %d kinds of seeds", len(seen))
	}
}

// TestRowsAreApart requires that the players' woods differ clearly in lightness.
func TestRowsAreApart(t *testing.T) {
	d := kalah.Board(6, 0)
	img := d.Raster(d.W)
	for _, v := range vision.Eyes {
		north := v.Ground(img, d, vector.Pt(200, 8))
		south := v.Ground(img, d, vector.Pt(200, 192))
		if r := vision.Ratio(north, south); r < 1.6 || north > south {
			t.Errorf("%s: North's wood %.3f and South's %.3f are %.2f:1 apart", v.Name, north, south, r)
		}
	}
}

func TestKalahBoardsFillTheirFrame(t *testing.T) {
	for houses := 1; houses <= 8; houses++ {
		d := kalah.Board(houses, 0)
		if d.W != 100*float64(houses+2)+50 || d.H != 250 || d.X != -25 || d.Y != -25 {
			t.Errorf("%d houses: frame %v %v %v %v", houses, d.X, d.Y, d.W, d.H)
		}
		img := d.Raster(d.W)
		b := img.Rect
		for _, q := range []image.Point{{b.Dx() / 2, 0}, {b.Dx() / 2, b.Dy() - 1}, {0, b.Dy() / 2}, {b.Dx() - 1, b.Dy() / 2}} {
			if a := img.RGBAAt(q.X, q.Y).A; a != 255 {
				t.Errorf("%s: alpha %d at %v", d.Key, a, q)
			}
		}
	}
}

func BenchmarkKalahArt(b *testing.B) {
	for _, houses := range []int{1, 6, 8} {
		b.Run(kalah.Board(houses, 0).Key, func(b *testing.B) {
			for b.Loop() {
				kalah.Board(houses, 0).Raster(1160)
			}
		})
	}
	b.Run("seed", func(b *testing.B) {
		for b.Loop() {
			kalah.Seed(4, 0).Raster(40)
		}
	})
}
