package sprites

import (
	"image"
	"image/color"
	"os"
	"testing"

	"golang.org/x/image/draw"
)

// kalahPicture is the board with seeds in its houses and stores, w pixels
// wide, as the scenes draw it.
func kalahPicture(houses int, counts []int, w float64) *image.RGBA {
	d := KalahArt(houses)
	board := d.Raster(w)
	k := w / d.W
	put := func(n int, at Point, rx, ry float64, from int) {
		const size = 26
		for i, q := range Pile(n, rx, ry, size) {
			img := SeedArt(i + from).Raster(size * k)
			x, y := (at.X+q.X-size/2-d.X)*k, (at.Y+q.Y-size/2-d.Y)*k
			draw.Draw(board, img.Rect.Add(image.Pt(int(x+0.5), int(y+0.5))), img, image.Point{}, draw.Over)
		}
	}
	for i, n := range counts[:2*houses] {
		put(n, Pt(150+100*float64(i%houses), 150-100*float64(i/houses)), 38, 38, i*5)
	}
	put(counts[2*houses], Pt(50, 100), 37, 86, 3)
	put(counts[2*houses+1], Pt(float64(houses)*100+150, 100), 37, 86, 8)
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
	for i := range len(seedKinds) {
		y := 0
		for _, px := range []float64{100, 48, 32, 24, 16, 12} {
			img := SeedArt(i).Raster(px)
			draw.Draw(sheet, img.Rect.Add(image.Pt(i*100, y)), img, image.Point{}, draw.Over)
			y += int(px) + 10
		}
	}
	savePicture(t, "seeds", sheet)
}
