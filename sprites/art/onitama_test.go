package art_test

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/draw"

	"tidepool/rules"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

var cardNames = []string{
	"tiger", "dragon", "frog", "rabbit", "crab", "elephant", "goose", "rooster",
	"monkey", "mantis", "horse", "ox", "crane", "boar", "eel", "cobra",
	"giraffe", "kirin", "phoenix", "turtle", "dog", "fox", "bear", "panda",
	"viper", "seasnake", "rat", "mouse", "iguana", "tanuki", "otter", "sable", "goat", "sheep",
}

// animalSheet draws every animal at 205 and at 40 pixels, as on a card.
func animalSheet(names []string) *image.RGBA {
	const columns, cell = 6, 250
	sheet := image.NewRGBA(image.Rect(0, 0, columns*cell, (len(names)+columns-1)/columns*cell))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0xF8, 0xEE, 0xD6, 255}), image.Point{}, draw.Src)
	for i, name := range names {
		x, y := i%columns*cell, i/columns*cell
		for _, p := range [][3]int{{205, 5, 0}, {40, 205, 205}} {
			img := onitama.Animal(name).Raster(float64(p[0]))
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

// matPicture returns the mat with pieces on it, w pixels wide.
func matPicture(w float64) *image.RGBA {
	d := onitama.Mat(0)
	d.Paint = func(c *vector.Canvas) {
		onitama.Mat(0).Paint(c)
		for i := range 5 {
			for _, side := range bothSides {
				at := vector.Pt(float64(i)*100+50, 450-400*float64(side))
				piece := onitama.Student(side)
				if i == 2 {
					piece = onitama.Master(side)
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

// cardPicture returns a card as scenes complete it, w pixels wide.
func cardPicture(name string, stamp rules.Side, w float64) *image.RGBA {
	d := onitama.Card(stamp)
	d.Paint = func(c *vector.Canvas) {
		onitama.Card(stamp).Paint(c)
		c.Draw(onitama.Animal(name), vector.Pt(38, 46), 0.64, 0)
		c.Draw(onitama.Steps(name, nil), vector.Pt(162*0.965-82.15, 53-41.1), 0.8215, 0)
		c.Fill(new(vector.Path).RoundRect(20, 86, 34, 6, 2), vector.Solid(vector.Hex(0x3A2A1A)))
	}
	return d.Raster(w)
}

// onitamaSheet draws the mat with pieces and the cards at the sizes of phones and tablets.
func onitamaSheet() *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, 1200, 900))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0xF7, 0xEF, 0xDF, 255}), image.Point{}, draw.Src)
	put := func(img *image.RGBA, x, y int) {
		draw.Draw(sheet, img.Rect.Add(image.Pt(x, y)), img, image.Point{}, draw.Over)
	}
	put(onitama.Mat(0).Raster(240), 960, 650)
	for i, d := range []vector.Drawing{onitama.Student(rules.Near), onitama.Master(rules.Near), onitama.Student(rules.Far), onitama.Master(rules.Far)} {
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

// checkFrame requires that a piece covers a share of its square between least and most, and does not touch its edges.
func checkFrame(t *testing.T, d vector.Drawing, least, most float64) {
	t.Helper()
	for _, w := range []int{40, 160} {
		img := d.Raster(float64(w))
		covered := 0
		for y := range w {
			for x := range w {
				a := img.RGBAAt(x, y).A
				if a > 128 {
					covered++
				}
				if a > 0 && (x == 0 || y == 0 || x == w-1 || y == w-1) {
					t.Fatalf("%s at %d px touches its frame at %d,%d", d.Key, w, x, y)
				}
			}
		}
		if share := float64(covered) / float64(w*w); share < least || share > most {
			t.Errorf("%s at %d px covers %.2f of its square", d.Key, w, share)
		}
	}
}

func TestAnimalsStayInTheirFrame(t *testing.T) {
	for _, name := range append([]string{"no such card"}, cardNames...) {
		checkFrame(t, onitama.Animal(name), 0.1, 0.6)
	}
}

// TestAnimalsDiffer requires that no two animals look alike at 40 pixels.
func TestAnimalsDiffer(t *testing.T) {
	for i, a := range cardNames {
		p := onitama.Animal(a).Raster(40)
		for _, b := range cardNames[:i] {
			q := onitama.Animal(b).Raster(40)
			far := 0
			for k := 3; k < len(p.Pix); k += 4 {
				if (p.Pix[k] > 128) != (q.Pix[k] > 128) {
					far++
				}
			}
			if far < 150 {
				t.Errorf("%s and %s differ in only %d pixels of 1600", a, b, far)
			}
		}
	}
}

func TestMonksStayInTheirSquare(t *testing.T) {
	for _, side := range bothSides {
		checkFrame(t, onitama.Student(side), 0.3, 0.7)
		checkFrame(t, onitama.Master(side), 0.35, 0.75)
	}
}

func TestSchoolsAreApart(t *testing.T) {
	for _, v := range vision.Eyes {
		for _, pair := range [][2]vector.Drawing{{onitama.Student(rules.Near), onitama.Student(rules.Far)}, {onitama.Master(rules.Near), onitama.Master(rules.Far)}} {
			red, _ := v.Tones(pair[0].Raster(96))
			blue, _ := v.Tones(pair[1].Raster(96))
			if r := vision.Ratio(red, blue); r < vision.Plain || red < blue {
				t.Errorf("%s: %s (%.3f) and %s (%.3f) stand %.2f:1 apart", v.Name, pair[0].Key, red, pair[1].Key, blue, r)
			}
		}
	}
}

// TestMonksStandOut requires that at least two fifths of a monk's outline contrast clearly with the mat and
// with either temple.
func TestMonksStandOut(t *testing.T) {
	d := onitama.Mat(0)
	board := d.Raster(560)
	for _, side := range bothSides {
		for _, piece := range []vector.Drawing{onitama.Student(side), onitama.Master(side)} {
			for _, v := range vision.Eyes {
				_, rim := v.Tones(piece.Raster(96))
				for _, q := range []vector.Point{vector.Pt(150, 250), vector.Pt(50, 50), vector.Pt(250, 50), vector.Pt(250, 450)} {
					g := v.Ground(board, d, q)
					shows := 0
					for _, l := range rim {
						if vision.Ratio(l, g) >= vision.Plain {
							shows++
						}
					}
					if share := float64(shows) / float64(len(rim)); share < 0.4 {
						t.Errorf("%s: %.2f of the outline of %s is plain at %v", v.Name, share, piece.Key, q)
					}
				}
			}
		}
	}
}

func TestMatAndCardsFillTheirFrame(t *testing.T) {
	for _, d := range []vector.Drawing{onitama.Mat(0), onitama.Card(rules.Near), onitama.Card(rules.Far)} {
		img := d.Raster(d.W)
		b := img.Rect
		for _, q := range []image.Point{{b.Dx() / 2, 1}, {b.Dx() / 2, b.Dy() - 2}, {1, b.Dy() / 2}, {b.Dx() - 2, b.Dy() / 2}} {
			if a := img.RGBAAt(q.X, q.Y).A; a != 255 {
				t.Errorf("%s: alpha %d at %v", d.Key, a, q)
			}
		}
		if a := img.RGBAAt(0, 0).A; a != 0 {
			t.Errorf("%s: alpha %d in the corner", d.Key, a)
		}
	}
}

func TestOnitamaKeysDiffer(t *testing.T) {
	seen := map[string]bool{}
	all := []vector.Drawing{onitama.Mat(0), onitama.Card(rules.Near), onitama.Card(rules.Far)}
	for _, side := range bothSides {
		all = append(all, onitama.Student(side), onitama.Master(side))
	}
	for _, name := range cardNames {
		all = append(all, onitama.Animal(name))
	}
	for _, d := range all {
		if seen[d.Key] {
			t.Errorf("two drawings are called %q", d.Key)
		}
		seen[d.Key] = true
	}
}

func BenchmarkOnitamaArt(b *testing.B) {
	for _, one := range []struct {
		d vector.Drawing
		w float64
	}{{onitama.Mat(0), 1160}, {onitama.Card(rules.Near), 260}, {onitama.Animal("dragon"), 160}, {onitama.Master(rules.Near), 200}} {
		b.Run(one.d.Key, func(b *testing.B) {
			for b.Loop() {
				one.d.Raster(one.w)
			}
		})
	}
}
