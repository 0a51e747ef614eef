package games

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/sprites"
	"tidepool/sprites/art/catalogue"
)

// A checker is a studio that rejects pictures missing from the catalogue.
type checker struct {
	list    *catalogue.Catalogue
	strange map[string]bool
}

func (c *checker) Order(d sprites.Drawing, _ int, _ bool) bool {
	if known, ok := c.list.Find(d.Key); !ok || known.X != d.X || known.Y != d.Y || known.W != d.W || known.H != d.H {
		c.strange[d.Key] = true
	}
	return true
}

func (c *checker) Made(int) (m sprites.Made, ok bool) { return m, false }
func (c *checker) Wait() bool                         { return false }

// All pictures of boards are in the catalogue, in every look, variant and size, so that a worker that makes
// pictures finds them there.
func TestPicturesAreInCatalogue(t *testing.T) {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	check := &checker{catalogue.New(), make(map[string]bool)}
	screen := ebiten.NewImage(400, 400)
	defer screen.Deallocate()
	p := sprites.NewPainter(sprites.Day(), fonts)
	p.Atlas.Studio = check
	luck := rand.New(rand.NewPCG(1, 2))
	for _, g := range All() {
		options := map[string][]string{"kaninariebi": {"", "bond=any"}, "kanishogi": {"", "grown=diagonal", "grown=rook"}, "onitama": {"deck=all,seed=1", "deck=all,seed=2"},
			"konane": {"", "size=12x4", "size=5x11"}, "kalah": {"", "houses=1", "houses=8"}}[g.ID()]
		for _, option := range options {
			start, err := g.Rules.Start(option)
			if err != nil {
				t.Fatal(err)
			}
			for i := range 8 {
				style := &board.Style{Words: locale.English(), Plain: i&1 > 0, Looks: map[string]int{g.ID(): i >> 1 & 1}}
				pos := start
				b := board.New(g, start, style)
				for range 40 {
					b.Arrange(sprites.Rect{W: 400, H: 300 + 300*float64(i>>2)}, board.Orient(luck.IntN(4), i&1 > 0, rules.Side(luck.IntN(2))))
					p.Coming.Ask(400, 600, 1, func() { b.Draw(p, board.Marks{}); board.Foresee(p, b) })
					turns := pos.Turns()
					if len(turns) == 0 {
						break
					}
					pos, _, _ = pos.Play(turns[luck.IntN(len(turns))].Word)
					b.Show(pos)
				}
				for _, goal := range append(g.GoalsOf(b.View(), style, pos, rules.Near), g.GoalsOf(b.View(), style, pos, rules.Far)...) {
					for _, d := range goal.Pictures {
						check.Order(d, 10, false)
					}
				}
			}
		}
		check.Order(g.Cover, 10, false)
	}
	for key := range check.strange {
		t.Errorf("%q is in no catalogue", key)
	}
}
