package sprites

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"
)

var cardNames = []string{
	"tiger", "dragon", "frog", "rabbit", "crab", "elephant", "goose", "rooster",
	"monkey", "mantis", "horse", "ox", "crane", "boar", "eel", "cobra",
	"giraffe", "kirin", "phoenix", "turtle", "dog", "fox", "bear", "panda",
	"viper", "seasnake", "rat", "mouse", "iguana", "tanuki", "otter", "sable", "goat", "sheep",
}

// animalSheet shows every animal at 150 and at 40 pixels, as on a card.
func animalSheet(names []string) *image.RGBA {
	const columns, cell = 6, 200
	sheet := image.NewRGBA(image.Rect(0, 0, columns*cell, (len(names)+columns-1)/columns*cell))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0xF8, 0xEE, 0xD6, 255}), image.Point{}, draw.Src)
	for i, name := range names {
		x, y := i%columns*cell, i/columns*cell
		for _, p := range [][3]int{{150, 5, 0}, {40, 155, 150}} {
			img := AnimalArt(name).Raster(float64(p[0]))
			draw.Draw(sheet, img.Rect.Add(image.Pt(x+p[1], y+p[2])), img, image.Point{}, draw.Over)
		}
	}
	return sheet
}

func savePicture(t *testing.T, name string, img image.Image) {
	f, err := os.Create(filepath.Join(os.Getenv(galleryDir), name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func TestOnitamaGallery(t *testing.T) {
	if os.Getenv(galleryDir) == "" {
		t.Skip("set " + galleryDir + " to a folder to have the pictures written there")
	}
	savePicture(t, "animals-1", animalSheet(cardNames[:18]))
	savePicture(t, "animals-2", animalSheet(cardNames[18:]))
}
