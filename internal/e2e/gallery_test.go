//go:build !js

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/scenes/settings"
)

// The gallery is docs/gallery: a page of every scene in every theme, as small
// pictures that can be kept, and a turn of each game in motion. The target
// "make gallery" makes it.
const galleryFolder = "../../docs/gallery"

// A wall hangs pictures of one scene in all sizes side by side.
type wall struct {
	folder string
	height int // of each picture, in pixels
	names  []string
	row    []*image.RGBA
	sizes  int
}

const (
	hangingGap     = 6
	galleryQuality = 55
)

// hang adds a picture; the last size of a scene completes its file.
func (w *wall) hang(name string, _ image.Point, img *image.RGBA) error {
	b := img.Bounds()
	w.row = append(w.row, reduced(img, max(1, b.Dx()*w.height/b.Dy())))
	if len(w.row) < w.sizes {
		return nil
	}
	row := w.row
	w.row, w.names = nil, append(w.names, name)
	width := -hangingGap
	for _, p := range row {
		width += p.Rect.Dx() + hangingGap
	}
	sheet := image.NewRGBA(image.Rect(0, 0, width, w.height))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	x := 0
	for _, p := range row {
		draw.Draw(sheet, p.Rect.Add(image.Pt(x, 0)), p, image.Point{}, draw.Src)
		x += p.Rect.Dx() + hangingGap
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, sheet, &jpeg.Options{Quality: galleryQuality}); err != nil {
		return err
	}
	if err := os.MkdirAll(w.folder, 0o777); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(w.folder, name+".jpg"), out.Bytes(), 0o666)
}

// TestGallery makes the pictures for the display's scale.
func TestGallery(t *testing.T) {
	if os.Getenv("TIDEPOOL_GALLERY") == "" {
		t.Skip("TIDEPOOL_GALLERY is not set")
	}
	need(t)
	looks := []settings.Look{settings.LookDay, settings.LookNight, settings.LookContrast}
	scale := ebiten.Monitor().DeviceScaleFactor()
	if scale != 1 {
		looks = looks[:1]
	}
	for _, look := range looks {
		t.Run(string(look), func(t *testing.T) {
			w := &wall{folder: filepath.Join(galleryFolder, string(look)), height: 104, sizes: 4}
			if look == settings.LookDay {
				w.height = 164
			}
			if scale != 1 {
				w.folder, w.height = filepath.Join(galleryFolder, fmt.Sprintf("scale%.0f", scale)), 84
			}
			s := &studio{sizes: []image.Point{phone, tablet, image.Pt(1024, 768), image.Pt(1440, 900)}, look: look, save: w.hang}
			s.tour(t)
		})
	}
	if scale == 1 {
		for _, g := range wholeGames {
			t.Run("motion/"+g.game, func(t *testing.T) { film(t, g.game) })
		}
	}
	if err := writePage(); err != nil {
		t.Fatal(err)
	}
}

// writePage writes the page of whatever pictures there are.
func writePage() error {
	var page strings.Builder
	page.WriteString("# Gallery\n\nMade by `make gallery` from the running program. Each picture shows a scene at 390×844, 768×1024, 1024×768 and 1440×900.\n")
	section := func(title, pattern string) error {
		files, err := filepath.Glob(filepath.Join(galleryFolder, pattern))
		if err != nil || len(files) == 0 {
			return err
		}
		fmt.Fprintf(&page, "\n## %s\n\n", title)
		for _, f := range files {
			rel, err := filepath.Rel(galleryFolder, f)
			if err != nil {
				return err
			}
			name := strings.TrimSuffix(filepath.Base(f), filepath.Ext(f))
			fmt.Fprintf(&page, "![%s](%s)\n", strings.ReplaceAll(name, "-", " "), filepath.ToSlash(rel))
		}
		return nil
	}
	for _, s := range [][2]string{{"Turns in motion", "motion/*.gif"}, {"Day", "day/*.jpg"}, {"Night", "night/*.jpg"}, {"High contrast", "contrast/*.jpg"}, {"At scale 2", "scale2/*.jpg"}} {
		if err := section(s[0], s[1]); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(galleryFolder, "README.md"), []byte(page.String()), 0o666)
}
