package onitama

import (
	"image"
	"math"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// picture returns a board as drawn, without words.
func picture(t *testing.T, b *board.Board) *image.RGBA {
	t.Helper()
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := sprites.NewPainter(sprites.Day(), fonts)
	c := vector.NewCanvas(0, 0, b.Area().W, b.Area().H, 1)
	p.OnCanvas(c)
	p.Wordless = true
	p.Fill(p.Theme.Page, p.Theme.Page)
	b.Draw(p, board.Marks{})
	return c.Image()
}

func apart(pic *image.RGBA, a, b sprites.Point) float64 {
	p, q := pic.RGBAAt(int(a.X), int(a.Y)), pic.RGBAAt(int(b.X), int(b.Y))
	return math.Abs(float64(p.R)-float64(q.R)) + math.Abs(float64(p.G)-float64(q.G)) + math.Abs(float64(p.B)-float64(q.B))
}

// For every holder and seating, a card's forward steps are drawn on the side of the board's middle, where its
// pieces go. The crab goes one square forward, and two to each side.
func TestCardsPointForward(t *testing.T) {
	for holder, deal := range []string{"deal=crab+boar/horse+elephant/frog", "deal=horse+elephant/crab+boar/frog"} {
		for _, opposite := range []bool{false, true} {
			for bottom := range rules.Side(2) {
				g := Game()
				start, err := g.Rules.Start(deal)
				if err != nil {
					t.Fatal(err)
				}
				b := board.New(g, start, &board.Style{Words: locale.English()})
				b.Arrange(sprites.Rect{W: 740, H: 820}, board.Orient(g.Home, opposite, bottom))
				var r sprites.Rect
				for _, a := range b.Areas() {
					if a.Spot == "crab" {
						r = a.Rect
					}
				}
				if r.W == 0 {
					t.Fatal("there is no crab")
				}
				pic := picture(t, b)
				side := r.H * 0.775
				middle := sprites.Pt(r.X+r.W*0.965-side/2, r.Center().Y)
				if b.Orientation().Facing[holder] != 0 {
					middle.X = 2*r.Center().X - middle.X
				}
				cell := side / 5
				up := apart(pic, sprites.Pt(middle.X, middle.Y-cell), sprites.Pt(middle.X+2*cell, middle.Y))
				down := apart(pic, sprites.Pt(middle.X, middle.Y+cell), sprites.Pt(middle.X+2*cell, middle.Y))
				if below := rules.Side(holder) == bottom; (up < down) != below {
					t.Errorf("%s, opposite %v, %v below: a step up is as one to the side but for %.0f, one down but for %.0f", deal, opposite, bottom, up, down)
				}
			}
		}
	}
}

// Each hand lies on a tray in its side's colour.
func TestTraysInTheirColours(t *testing.T) {
	g := Game()
	start, err := g.Rules.Start("")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range [][2]float64{{380, 600}, {900, 780}} {
		for bottom := range rules.Side(2) {
			b := board.New(g, start, &board.Style{Words: locale.English()})
			b.Arrange(sprites.Rect{W: size[0], H: size[1]}, board.Orient(g.Home, false, bottom))
			pic := picture(t, b)
			// tint returns how much more a tray has of a side's colour than of the other's.
			tint := func(i int, side rules.Side) float64 {
				s := b.View().(*view).trays[i].strip
				q := pic.RGBAAt(int(s.X+s.W/2), int(s.Y+s.H/2))
				own, other := colors()[side], colors()[side.Other()]
				return float64(q.R)*float64(own.R-other.R) + float64(q.G)*float64(own.G-other.G) + float64(q.B)*float64(own.B-other.B)
			}
			if tint(nearTray, bottom) <= tint(farTray, bottom) {
				t.Errorf("%v, %v below: the upper tray is more in the colour of %v than the lower", size, bottom, bottom)
			}
		}
	}
}
