//go:build !js

package e2e

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"tidepool/match"
	"tidepool/scenes"
)

// A camera takes pictures of scenes in windows of several sizes.
type camera struct {
	*guest
	folder string
	sizes  []image.Point
}

// take takes the present scene in every size.
func (c *camera) take(name string) {
	c.t.Helper()
	for _, size := range c.sizes {
		c.resize(size)
		file := fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y)
		if err := writePNG(filepath.Join(c.folder, file), c.picture(), png.BestSpeed); err != nil {
			c.t.Fatal(err)
		}
	}
	c.resize(c.sizes[0])
}

// shotsFolder is where pictures go. Without one the test is skipped.
func shotsFolder(t *testing.T) string {
	t.Helper()
	dir := os.Getenv("TIDEPOOL_SHOTS")
	if dir == "" {
		t.Skip("TIDEPOOL_SHOTS names no folder for pictures")
	}
	return dir
}

// newCamera starts the program with a camera.
func newCamera(t *testing.T, f folder) *camera {
	t.Helper()
	return &camera{start(t, f, desktop), shotsFolder(t), []image.Point{desktop, image.Pt(1024, 768), tablet, phone}}
}

// TestShots takes pictures of every scene for people to look at. Nothing is
// compared.
func TestShots(t *testing.T) {
	shotsFolder(t)
	f := newFolder(t)
	for _, w := range wholeGames {
		f.keep(opening(t, w.game, 5))
	}
	s := settings()
	f.prefer(s)
	c := newCamera(t, f)
	c.take("menu-continue")
	c.click("menu.settings")
	c.take("settings")
	c.click("back")
	c.click("menu.games")
	c.take("games")
	c.click("back")
	for _, w := range wholeGames {
		c.click("menu.game." + w.game)
		c.take("newgame-" + w.game)
		if c.has("option.deal.choose") {
			c.click("option.deal.choose")
			c.take("cards")
			c.click("back")
		}
		c.click("back")
	}
	fresh := newFolder(t)
	fresh.prefer(s)
	newCamera(t, fresh).take("menu")
}

// TestBoardShots takes each game's board at several moments, and what lies
// over it.
func TestBoardShots(t *testing.T) {
	shotsFolder(t)
	for _, w := range wholeGames {
		t.Run(w.game, func(t *testing.T) {
			opened := func(m *match.Match, seat scenes.Seating) *camera {
				f := newFolder(t)
				s := settings()
				s.Seating = seat
				f.open(m, s)
				return newCamera(t, f)
			}
			name := "board-" + w.game + "-"
			opened(newMatch(t, w.game, optionsOf(w.game)), scenes.SeatSame).take(name + "start")
			middle := opening(t, w.game, 13)
			opened(middle, scenes.SeatOpposite).take(name + "opposite")
			c := opened(middle, scenes.SeatSame)
			c.take(name + "middle")
			c.click("spot." + string(middle.Position().Turns()[0].Paths[0][0]))
			c.take(name + "tapped")
			c.over(w.game)
			c.choice(w.game, opened)
		})
	}
}

// over takes the sheets that lie over a board.
func (c *camera) over(game string) {
	c.t.Helper()
	if c.has("board.stepback") {
		c.click("board.stepback")
	}
	if game == "kaninariebi" {
		c.click("board.more")
		c.take("more")
		c.click("more.turns")
		c.take("turns")
		c.click("turns.close")
	}
	c.click("board.more")
	c.click("more.resign")
	if game == "kaninariebi" {
		c.take("question")
	}
	c.click("question.yes")
	c.take("results-" + game)
	c.click("results.review")
	if game == "kaninariebi" {
		c.take("review")
	}
}

// choice takes a moment when there is something to decide beside a square.
func (c *camera) choice(game string, opened func(*match.Match, scenes.Seating) *camera) {
	c.t.Helper()
	options := optionsOf(game)
	if game == "kalah" {
		options = "pie=on"
	}
	m, taps := undecided(c.t, game, options)
	if m == nil {
		c.t.Errorf("%s never has a choice", game)
		return
	}
	d := opened(m, scenes.SeatSame)
	for _, s := range taps {
		d.click("spot." + string(s))
	}
	d.take("board-" + game + "-choice")
}

// TestReadmePictures makes the pictures of the README anew, when the golden
// ones are.
func TestReadmePictures(t *testing.T) {
	if !updating() {
		t.Skip("TIDEPOOL_UPDATE is not set")
	}
	for _, w := range wholeGames {
		f := newFolder(t)
		f.open(opening(t, w.game, 9), settings())
		g := start(t, f, desktop)
		g.settle()
		small := paletted(reduced(g.picture(), 640), true)
		if err := writePNG(filepath.Join("..", "docs", w.game+".png"), small, png.BestCompression); err != nil {
			t.Fatal(err)
		}
	}
}
