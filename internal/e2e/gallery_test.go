//go:build !js

package e2e

import (
	"bytes"
	"cmp"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tidepool/scenes/settings"
)

// The gallery, docs/gallery, is a page of pictures of the program at the size in which people see them. "make
// gallery" makes it.
const (
	galleryFolder  = "../../docs/gallery"
	galleryQuality = 80
)

// A shown is one picture of the gallery, from the studio's tour.
type shown struct {
	scene  string
	size   image.Point
	look   settings.Theme
	says   string
	beside bool // in the same row as the one before
}

// gallery lists the pictures of the page by heading.
var gallery = []struct {
	title string
	shown []shown
}{
	{"Five games", []shown{
		{scene: "menu", size: desktop, says: "The menu, at the first start"},
		{scene: "board-kaninariebi-middle", size: desktop, says: "Kani Nari Ebi"},
		{scene: "board-kanishogi-middle", size: desktop, says: "Kani Shogi"},
		{scene: "board-onitama-middle", size: desktop, says: "Onitama"},
		{scene: "board-konane-middle", size: desktop, says: "Konane"},
		{scene: "board-kalah-middle", size: desktop, says: "Kalah"},
	}},
	{"On a phone and on a tablet", []shown{
		{scene: "board-kanishogi-tapped", size: phone, says: "A crab has been pressed: where it can go"},
		{scene: "board-kalah-middle", size: phone, says: "Kalah upright", beside: true},
		{scene: "menu-continue", size: phone, says: "The menu, with a game to go on with", beside: true},
		{scene: "clock-konane-opposite", size: tablet, says: "Two people at one tablet, each with a clock on their side"},
	}},
	{"To begin a game", []shown{
		{scene: "newgame-onitama", size: desktop, says: "Against people or the engine, with clocks and options"},
		{scene: "cards", size: phone, says: "Onitama's cards can be chosen"},
		{scene: "opponent-onitama", size: desktop, says: "An opponent of one of eight levels"},
	}},
	{"After a game", []shown{
		{scene: "opponent-won-kaninariebi", size: desktop, says: "How it ended"},
		{scene: "opponent-review-kaninariebi", size: desktop, says: "A review tells where the game turned, and why"},
		{scene: "study-konane", size: desktop, says: "An analysis board"},
		{scene: "setup-one-kanishogi", size: desktop, says: "A position is set up"},
	}},
	{"To learn", []shown{
		{scene: "lesson-kaninariebi", size: desktop, says: "A lesson for each game"},
		{scene: "rules-konane", size: phone, says: "The rules, illustrated"},
		{scene: "puzzles", size: desktop, says: "A thousand puzzles, each proven"},
		{scene: "puzzle-onitama", size: phone, says: "A puzzle"},
		{scene: "puzzles-month", size: phone, says: "The puzzles of the days", beside: true},
		{scene: "puzzles-rush", size: phone, says: "As many as possible against the clock", beside: true},
	}},
	{"What is kept", []shown{
		{scene: "library", size: desktop, says: "Every game is stored at each turn"},
		{scene: "statistics", size: desktop, says: "Statistics"},
		{scene: "link-kanishogi", size: phone, says: "A game as a link and a QR code"},
		{scene: "picture", size: phone, says: "A picture to save", beside: true},
	}},
	{"As everybody likes it", []shown{
		{scene: "settings", size: desktop, says: "Settings"},
		{scene: "menu", size: desktop, look: settings.ThemeNight, says: "At night"},
		{scene: "board-kaninariebi-middle", size: desktop, look: settings.ThemeContrast, says: "In high contrast"},
	}},
}

// file returns the name of a picture's file.
func (s shown) file() string {
	return fmt.Sprintf("%s-%s-%d.jpg", s.scene, cmp.Or(s.look, settings.ThemeDay), s.size.X)
}

// TestGallery makes the pictures and the page.
func TestGallery(t *testing.T) {
	if os.Getenv("TIDEPOOL_GALLERY") == "" {
		t.Skip("TIDEPOOL_GALLERY is not set")
	}
	need(t)
	for _, made := range []string{"*.jpg", "motion/*", "README.md"} { // the strips are made elsewhere
		old, err := filepath.Glob(filepath.Join(galleryFolder, made))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range old {
			if err := os.Remove(name); err != nil {
				t.Fatal(err)
			}
		}
	}
	missing := map[string]bool{}
	for _, part := range gallery {
		for _, s := range part.shown {
			missing[s.file()] = true
		}
	}
	for _, look := range []settings.Theme{settings.ThemeDay, settings.ThemeNight, settings.ThemeContrast} {
		s := &studio{sizes: []image.Point{desktop, phone, tablet}, look: look}
		s.save = func(name string, size image.Point, img *image.RGBA) error {
			file := shown{scene: name, size: size, look: look}.file()
			if !missing[file] {
				return nil
			}
			delete(missing, file)
			return writeJPEG(filepath.Join(galleryFolder, file), img)
		}
		if look == settings.ThemeDay {
			s.tour(t)
			continue
		}
		s.menus(t)
		s.boards(t, "kaninariebi")
	}
	for _, w := range wholeGames {
		film(t, w.game)
	}
	if err := os.WriteFile(filepath.Join(galleryFolder, "README.md"), []byte(galleryPage()), 0o666); err != nil {
		t.Fatal(err)
	}
	for file := range missing {
		t.Errorf("no %s has been taken", file)
	}
}

func writeJPEG(name string, img image.Image) error {
	var out bytes.Buffer
	if err := jpeg.Encode(&out, img, &jpeg.Options{Quality: galleryQuality}); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, out.Bytes(), 0o666)
}

// galleryPage returns the text of the page: a table for each row of pictures.
func galleryPage() string {
	var page strings.Builder
	page.WriteString("# Gallery\n\nWhat the program can do, in pictures of it while it runs. `make gallery` takes them.\n")
	for _, part := range gallery {
		fmt.Fprintf(&page, "\n## %s\n", part.title)
		for i := 0; i < len(part.shown); {
			row := part.shown[i : i+1]
			for i++; i < len(part.shown) && part.shown[i].beside; i++ {
				row = row[:len(row)+1]
			}
			says, line, pictures := "|", "|", "|"
			for _, s := range row {
				says += " " + s.says + " |"
				line += "---|"
				pictures += fmt.Sprintf(" ![%s](%s) |", s.says, s.file())
			}
			fmt.Fprintf(&page, "\n%s\n%s\n%s\n", says, line, pictures)
		}
	}
	page.WriteString("\n## In motion\n\n")
	for _, w := range wholeGames {
		fmt.Fprintf(&page, "![A turn of %s](motion/%s.gif)\n", w.game, w.game)
	}
	page.WriteString("\n## Turns, moment by moment\n\n")
	for _, s := range strips {
		fmt.Fprintf(&page, "%s:\n\n![%s](strips/%s.jpg)\n\n", s.says, s.says, s.game)
	}
	return strings.TrimSuffix(page.String(), "\n")
}

// strips are pictures drawn by scenes/board/games, one a game, with what they show from above.
var strips = []struct{ game, says string }{
	{"kaninariebi", "Kani Nari Ebi: a crab is carried, another grows up and takes two between itself and a third; the third shrimp, and the end of a game"},
	{"kanishogi", "Kani Shogi: the parent crab is caught last, and falls over"},
	{"onitama", "Onitama: a student is pushed away, and the cards change hands; a master falls; a master comes to the temple"},
	{"konane", "Konane: three jumps; no more jumps for Black"},
	{"kalah", "Kalah: seeds fall one by one; a capture; the last seeds; sides are exchanged"},
}
