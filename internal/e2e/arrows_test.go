//go:build !js

package e2e

import (
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	sixthboard "tidepool/internal/sample/board/dodgem"
	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
	"tidepool/sprites"
)

// TestArrowShots writes pictures of arrows and scores on every game's board to the folder TIDEPOOL_SHOTS, for
// people to look at.
func TestArrowShots(t *testing.T) {
	need(t)
	dir := os.Getenv("TIDEPOOL_SHOTS")
	if dir == "" {
		t.Skip("TIDEPOOL_SHOTS names no folder for pictures")
	}
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range append(games.All(), sixthboard.Game()) {
		for _, size := range []image.Point{{390, 400}, {700, 700}, {1000, 520}, {170, 170}} {
			var tiles []*image.RGBA
			for k := range 6 {
				tiles = append(tiles, arrowTile(t, g, fonts, size, k))
			}
			sheet := image.NewRGBA(image.Rect(0, 0, 3*size.X, 2*size.Y))
			for i, tile := range tiles {
				at := image.Pt(i%3*size.X, i/3*size.Y)
				for y := range size.Y {
					copy(sheet.Pix[sheet.PixOffset(at.X, at.Y+y):], tile.Pix[tile.PixOffset(0, y):][:4*size.X])
				}
			}
			name := fmt.Sprintf("arrows-%s-%dx%d.png", g.ID(), size.X, size.Y)
			if err := writePNG(filepath.Join(dir, name), sheet, png.BestSpeed); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// arrowTile draws boards: three turns, the same from the other side, a line of numbered turns, and scores.
func arrowTile(t *testing.T, g *board.Game, fonts *sprites.Fonts, size image.Point, k int) *image.RGBA {
	t.Helper()
	pos, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	luck := rand.New(rand.NewPCG(uint64(k/2), 5))
	for range 9 + 6*(k/2) {
		turns := pos.Turns()
		if next, _, err := pos.Play(turns[luck.IntN(len(turns))].Word); err == nil && !next.Outcome().Over() {
			pos = next
		}
	}
	b := board.New(g, pos, &board.Style{Words: locale.English(), Looks: map[string]int{g.ID(): k % 2}})
	bottom := rules.Near
	if k%2 == 1 {
		bottom = rules.Far
	}
	b.Arrange(sprites.Rect{X: 6, Y: 6, W: float64(size.X) - 12, H: float64(size.Y) - 12}, board.Orient(g.Home, k%2 == 1, bottom))
	b.Finish()
	m := board.Marks{}
	turns := pos.Turns()
	switch k {
	case 0, 1, 2:
		for rank := range min(3, len(turns)) {
			turn := turns[luck.IntN(len(turns))]
			m.Arrows = append(m.Arrows, board.ArrowOf(pos.Turn(), turn.Events, rank, 0))
		}
	case 3:
		for step := range 5 {
			turns := pos.Turns()
			if len(turns) == 0 {
				break
			}
			turn := turns[luck.IntN(len(turns))]
			m.Arrows = append(m.Arrows, board.ArrowOf(pos.Turn(), turn.Events, 0, step+1))
			pos, _, _ = pos.Play(turn.Word)
		}
	default:
		m.Scores = board.ScoresAt(turns, nil, func(string) (board.SpotScore, bool) {
			v := luck.IntN(80) - 40
			s := board.SpotScore{Value: v, Text: fmt.Sprintf("%+.1f", float64(v)/10), Tone: board.Even}
			switch {
			case v > 20:
				s.Text, s.Proven, s.Tone = fmt.Sprint("W", v/4), true, board.Good
			case v < -20:
				s.Text, s.Proven, s.Tone = fmt.Sprint("L", -v/4), true, board.Bad
			case v > 5:
				s.Tone = board.Good
			case v < -5:
				s.Tone = board.Bad
			}
			return s, true
		})
	}
	img := ebiten.NewImage(size.X, size.Y)
	defer img.Deallocate()
	p := sprites.NewPainter(sprites.Day(), fonts)
	for more := true; more; more = p.Atlas.Missing > 0 {
		p.Atlas.Receive()
		p.On(img, 1)
		p.Fill(p.Theme.Page, p.Theme.PageLow)
		b.Draw(p, m)
		p.Atlas.End()
	}
	pic := image.NewRGBA(image.Rect(0, 0, size.X, size.Y))
	img.ReadPixels(pic.Pix)
	return pic
}

// TestAnalysisShots writes pictures of the engine panel on the review page, of stepping through a line, and
// of the sheets for notes and for comparing variations, for people to look at.
func TestAnalysisShots(t *testing.T) {
	s := shots(t)
	for i, w := range wholeGames {
		m := opening(t, w.game, 13)
		n := m.Node(m.Ply() - 3)
		for _, turn := range n.Position().Turns()[:2] {
			if c, _, err := m.Add(n, turn.Word); err == nil && !c.Played() {
				if next := c.Position().Turns(); len(next) > 0 {
					m.Add(c, next[0].Word)
				}
			}
		}
		f := newFolder(t)
		f.open(m, s.settings())
		c := s.open(f)
		c.click("board.more")
		c.click("more.study")
		c.click("study.engine")
		c.click("engine")
		time.Sleep(2500 * time.Millisecond)
		c.take("analysis-" + w.game)
		c.click("study.engine")                                                    // at its top
		if n, _ := c.find("engine.line.1"); n.Y+n.H/2 < float64(s.sizes[0].Y)-20 { // it is visible
			c.click("engine.line.1")
			c.take("analysis-" + w.game + "-line")
			c.key(ebiten.KeyEscape)
		}
		if i == 0 {
			c.click("study.notes")
			c.take("notes")
			if c.has("notes.compare") {
				c.click("notes.compare")
				time.Sleep(2500 * time.Millisecond)
				c.take("compare-" + w.game)
			}
		}
	}
}
