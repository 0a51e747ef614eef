package sprites

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"

	"tidepool/rules"
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
	savePicture(t, "mat-900", matPicture(900))
	savePicture(t, "mat-380", matPicture(380))
	savePicture(t, "onitama", onitamaSheet())
	savePicture(t, "animals-1", animalSheet(cardNames[:18]))
	savePicture(t, "animals-2", animalSheet(cardNames[18:]))
}

// matPicture is the mat with pieces on it, w pixels wide.
func matPicture(w float64) *image.RGBA {
	d := MatArt()
	d.Paint = func(c *Canvas) {
		MatArt().Paint(c)
		for i := range 5 {
			for _, side := range bothSides {
				at := Pt(float64(i)*100+50, 450-400*float64(side))
				piece := StudentArt(side)
				if i == 2 {
					piece = MasterArt(side)
				}
				if i == 1 {
					at.Y += 100 * (2*float64(side) - 1)
				}
				c.Draw(piece, at, 1, 0)
			}
		}
	}
	return d.Raster(w)
}

// cardPicture is a card as the scenes complete it, w pixels wide.
func cardPicture(name string, stamp rules.Side, w float64) *image.RGBA {
	d := CardArt(stamp)
	d.Paint = func(c *Canvas) {
		CardArt(stamp).Paint(c)
		c.Draw(AnimalArt(name), Pt(37, 44), 0.62, 0)
		for i := range 25 {
			x, y := 162*0.965-82.15+16.43*float64(i%5), 53-41.1+16.43*float64(i/5)
			c.Fill(new(Path).RoundRect(x+1, y+1, 14.4, 14.4, 2), Solid(Hex(0xD9C6A0)))
		}
		c.Fill(new(Path).RoundRect(20, 86, 34, 6, 2), Solid(Hex(0x3A2A1A)))
	}
	return d.Raster(w)
}

// onitamaSheet shows the pieces on mat and the cards at the sizes of phones
// and of tablets.
func onitamaSheet() *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, 1200, 900))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0xF7, 0xEF, 0xDF, 255}), image.Point{}, draw.Src)
	put := func(img *image.RGBA, x, y int) {
		draw.Draw(sheet, img.Rect.Add(image.Pt(x, y)), img, image.Point{}, draw.Over)
	}
	for i, d := range []Drawing{StudentArt(rules.Near), MasterArt(rules.Near), StudentArt(rules.Far), MasterArt(rules.Far)} {
		put(d.Raster(240), i*250, 0)
		put(d.Raster(120), i*250, 250)
		put(d.Raster(72), i*250+120, 280)
		put(d.Raster(48), i*250+195, 295)
	}
	for i, name := range []string{"tiger", "crane", "dragon", "rooster"} {
		put(cardPicture(name, rules.Side(i%2), 260), i*270, 390)
		put(cardPicture(name, rules.Side(i%2), 125), i*270, 570)
	}
	return sheet
}
