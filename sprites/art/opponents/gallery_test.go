package opponents_test

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"tidepool/sprites/art/opponents"
)

// galleryDir is the environment variable that names a folder for pictures to look at.
const galleryDir = "TIDEPOOL_GALLERY"

// TestGallery writes all moods of all opponents, and all pictures of each.
func TestGallery(t *testing.T) {
	dir := os.Getenv(galleryDir)
	if dir == "" {
		t.Skip("set " + galleryDir + " to a folder to have the pictures written there")
	}
	save := func(name string, img image.Image) {
		f, err := os.Create(filepath.Join(dir, name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, img); err != nil {
			t.Fatal(err)
		}
	}
	for name, ground := range map[string]color.RGBA{"day": {0xF0, 0xE5, 0xCD, 255}, "night": {0x1A, 0x2A, 0x35, 255}, "contrast": {255, 255, 255, 255}} {
		for _, px := range []int{480, 240, 96, 32} {
			sheet := image.NewRGBA(image.Rect(0, 0, opponents.Levels*px, int(opponents.Moods)*px))
			draw.Draw(sheet, sheet.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
			for level := range opponents.Levels {
				for m := range opponents.Moods {
					img := opponents.Drawing(level+1, m, 0).Raster(float64(px))
					draw.Draw(sheet, img.Rect.Add(image.Pt(level*px, int(m)*px)), img, image.Point{}, draw.Over)
				}
			}
			save(name+"-"+strconv.Itoa(px), sheet)
		}
	}
	for level := 1; level <= opponents.Levels; level++ {
		const px = 180
		sheet := image.NewRGBA(image.Rect(0, 0, 8*px, int(opponents.Moods)*px))
		draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0xF0, 0xE5, 0xCD, 255}), image.Point{}, draw.Src)
		for m := range opponents.Moods {
			for i := range opponents.Frames(m) {
				img := opponents.Drawing(level, m, i).Raster(px)
				draw.Draw(sheet, img.Rect.Add(image.Pt(i*px, int(m)*px)), img, image.Point{}, draw.Over)
			}
		}
		save("frames-"+strconv.Itoa(level), sheet)
	}
}
