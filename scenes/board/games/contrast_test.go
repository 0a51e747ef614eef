package games_test

import (
	"fmt"
	"image"
	"math"
	"slices"
	"testing"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/board/games"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A sight is a game's board at its start, drawn in high contrast.
type sight struct {
	*testing.T
	p    *sprites.Painter
	b    *board.Board
	area sprites.Rect
}

// eachSight checks every look of every game.
func eachSight(t *testing.T, check func(*sight)) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := sprites.NewPainter(sprites.HighContrast(), fonts)
	for _, g := range games.All() {
		start, err := g.Rules.Start("")
		if err != nil {
			t.Fatal(err)
		}
		for look := range board.Looks {
			t.Run(fmt.Sprint(g.ID(), look), func(t *testing.T) {
				b := board.New(g, start, &board.Style{Words: locale.English(), Looks: map[string]int{g.ID(): look}})
				s := &sight{t, p, b, sprites.Rect{W: 900, H: 900 * g.Diagram}}
				b.Arrange(s.area, board.Orient(g.Home, false, rules.Near))
				check(s)
			})
		}
	}
}

func (s *sight) picture(wordless bool) *image.RGBA {
	c := vector.NewCanvas(0, 0, s.area.W, s.area.H, 1)
	s.p.Wordless = wordless
	s.p.OnCanvas(c)
	s.p.Fill(s.p.Theme.Page, s.p.Theme.PageLow)
	s.b.Draw(s.p, board.Marks{})
	return c.Image()
}

func at(pic *image.RGBA, x, y float64) sprites.Color {
	c := pic.RGBAAt(int(x), int(y))
	return sprites.Hex(uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B))
}

// contrast returns the contrast of two luminances, as in WCAG 2.
func contrast(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

// light returns the usual luminance along a way, which goes from 0 to 1.
func light(pic *image.RGBA, way func(t float64) (x, y float64)) float64 {
	var all []float64
	for i := range 100 {
		x, y := way((float64(i) + 0.5) / 100)
		all = append(all, at(pic, x, y).Luminance())
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// outline returns the way along an area's line, which is off by some units outwards.
func outline(a board.Area, off float64) func(t float64) (x, y float64) {
	r := a.Rect.Inset(-off)
	if c := r.Center(); a.Round {
		return func(t float64) (x, y float64) {
			sin, cos := math.Sincos(t * 2 * math.Pi)
			radius := 0.43*a.Rect.W + off
			return c.X + radius*cos, c.Y + radius*sin
		}
	}
	return func(t float64) (x, y float64) {
		if t < 0.5 {
			return r.X, r.Y + 2*t*r.H
		}
		return r.X + (2*t-1)*r.W, r.Y
	}
}

// In high contrast the lines between squares, and round houses, contrast with the board beside them as WCAG 2.1
// asks of graphics.
func TestLinesInHighContrast(t *testing.T) {
	const least = 3
	eachSight(t, func(s *sight) {
		pic := s.picture(false)
		for _, a := range s.b.Areas() {
			if a.Full {
				continue // a card
			}
			beside := a.Rect.W * 0.05
			line, out, in := light(pic, outline(a, 0)), light(pic, outline(a, beside)), light(pic, outline(a, -beside))
			for where, ground := range map[string]float64{"outside": out, "inside": in} {
				if where == "inside" && a.Round {
					continue // the shadow in a hollow
				}
				if got := contrast(line, ground); got < least {
					s.Errorf("%s: the line has a contrast of %.2f with what is %s, want %d", a.Spot, got, where, least)
				}
			}
		}
	})
}

// In high contrast every letter and number on a board contrasts with what is below it as WCAG 2.1 asks of text.
func TestLettersInHighContrast(t *testing.T) {
	const least, fewest = 4.5, 10
	eachSight(t, func(s *sight) {
		with, without := s.picture(false), s.picture(true)
		letters := 0
		for _, points := range changed(with, without) {
			best := 0.0
			for _, q := range points {
				x, y := float64(q.X), float64(q.Y)
				best = max(best, contrast(at(with, x, y).Luminance(), at(without, x, y).Luminance()))
			}
			if letters++; best < least {
				s.Errorf("the letter at %v has a contrast of %.2f, want %.1f", points[0], best, least)
			}
		}
		if letters < fewest {
			s.Errorf("%d letters", letters)
		}
	})
}

// changed returns the points where pictures differ, those that touch together.
func changed(a, b *image.RGBA) (groups [][]image.Point) {
	seen := map[image.Point]bool{}
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			group := []image.Point{{X: x, Y: y}}
			for i := 0; i < len(group); i++ {
				q := group[i]
				if seen[q] || a.RGBAAt(q.X, q.Y) == b.RGBAAt(q.X, q.Y) {
					group = slices.Delete(group, i, i+1)
					i--
					continue
				}
				seen[q] = true
				for k := range 9 {
					group = append(group, q.Add(image.Pt(k%3-1, k/3-1)))
				}
			}
			if len(group) > 12 { // not the dust at a letter's edge
				groups = append(groups, group)
			}
		}
	}
	return groups
}
