// Package catalogue finds pictures by their keys: those of boards, pieces, cards
// and opponents, whoever asks and in whichever process.
//
//	list := catalogue.New()
//	d, ok := list.Find("seabed")
//
// It is for who makes or keeps pictures for others. Scenes ask the packages of the
// games; what they make up themselves, such as charts, is not in it.
package catalogue

import (
	"fmt"
	"strings"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	rulesonitama "tidepool/rules/onitama"
	"tidepool/sprites/art/kalah"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/art/opponents"
	"tidepool/sprites/vector"
)

// A Catalogue is the pictures that there are. It does not change, so that several
// goroutines may ask it.
type Catalogue struct{ list map[string]vector.Drawing }

// New lists all pictures.
func New() *Catalogue {
	c := &Catalogue{make(map[string]vector.Drawing)}
	c.add(kani.SeaCover(), kani.RiverCover(), onitama.Cover(), konane.Cover(), kalah.Cover(), opponents.Medal())
	for look := range looks {
		c.boards(look)
	}
	for _, side := range sides {
		c.pieces(side)
	}
	c.cards()
	c.plain()
	for level := 1; level <= opponents.Levels; level++ {
		for mood := range opponents.Moods {
			for frame := range opponents.Frames(mood) {
				c.add(opponents.Drawing(level, mood, frame))
			}
		}
	}
	return c
}

// looks is how many each game has.
const looks = 2

var sides = [...]rules.Side{rules.Near, rules.Far}

// Find returns the picture with a key, also one that shows the middle of another
// with round corners.
func (c *Catalogue) Find(key string) (vector.Drawing, bool) {
	if d, ok := c.list[key]; ok {
		return d, true
	}
	for mark, cut := range map[string]func(d vector.Drawing, w, h, radius float64) vector.Drawing{"/rounded/": vector.Rounded, "/left/": vector.RoundedLeft} {
		of, measures, ok := strings.Cut(key, mark)
		whole, known := c.list[of]
		var w, h, radius float64
		if n, err := fmt.Sscanf(measures, "%g/%g/%g", &w, &h, &radius); !ok || !known || err != nil || n != 3 {
			continue
		}
		if d := cut(whole, w, h, radius); d.Key == key && w > 0 && w < whole.W+1 && h > 0 && h < whole.H+1 {
			return d, true
		}
	}
	return vector.Drawing{}, false
}

func (c *Catalogue) add(list ...vector.Drawing) {
	for _, d := range list {
		c.list[d.Key] = d
	}
}

// boards adds those in one look, of all sizes, with what lies on them.
func (c *Catalogue) boards(look int) {
	const least, most, houses, seeds = 4, 12, 8, 12
	c.add(kani.Seabed(look), kani.River(look), onitama.Mat(look))
	for files := least; files <= most; files++ {
		for ranks := least; ranks <= most; ranks++ {
			c.add(konane.Slab(files, ranks, look))
		}
	}
	for n := 1; n <= houses; n++ {
		c.add(kalah.Board(n, look), kalah.Stacked(n, look))
	}
	for i := range seeds {
		c.add(kalah.Seed(i, look))
	}
	for _, side := range sides {
		c.add(konane.Stone(side, look), kalah.Badge(side, look))
	}
}

// pieces adds those of a side that have one look.
func (c *Catalogue) pieces(side rules.Side) {
	const strides = 3
	for stride := range strides {
		c.add(kani.Crab(side, stride))
	}
	c.add(kani.Shrimp(side), onitama.Student(side), onitama.Master(side), onitama.Card(side))
	for _, kind := range tiles() {
		c.add(kani.Tile(kind, side))
	}
}

// tiles are the kinds of pieces of Kani Shogi.
func tiles() []string {
	list := []string{"parent", "child"}
	for n := 1; n <= 4; n++ {
		list = append(list, fmt.Sprint("child", n), fmt.Sprint("grown", n))
	}
	return list
}

// cards adds what is on the cards of Onitama, also as the far player sees it.
func (c *Catalogue) cards() {
	for _, card := range rulesonitama.Deck("all") {
		name := card.Name()
		c.add(onitama.Animal(name))
		var steps, turned []vector.Point
		for _, o := range card.Offsets() {
			steps = append(steps, vector.Pt(float64(o.DX), float64(o.DY)))
			turned = append(turned, vector.Pt(-float64(o.DX), -float64(o.DY)))
		}
		c.add(onitama.Steps(name, steps), onitama.Steps(name+" turned", turned))
	}
}

// plain adds the plain set: how pieces of the Kani games move depends on the rules
// that are chosen.
func (c *Catalogue) plain() {
	for _, dark := range []bool{false, true} {
		c.add(onitama.PlainStudent(dark), onitama.PlainMaster(dark))
	}
	for _, options := range []string{"", "bond=any"} {
		if pos, err := (kaninariebi.Game{}).Start(options); err == nil {
			c.counters([]string{"crab", "shrimp"}, pos.Unwrap().(kaninariebi.Position).Ways, kani.PlainPiece)
		}
	}
	for _, options := range []string{"", "grown=diagonal", "grown=rook"} {
		if pos, err := (kanishogi.Game{}).Start(options); err == nil {
			c.counters(tiles(), pos.Unwrap().(kanishogi.Position).Ways, kani.PlainTile)
		}
	}
}

// counters adds pieces of the plain set, however the board lies.
func (c *Catalogue) counters(kinds []string, ways func(kind string) []rules.Way, draw func(kind string, ways []rules.Way, quarters int, dark bool) vector.Drawing) {
	for _, kind := range kinds {
		for quarters := range 4 {
			c.add(draw(kind, ways(kind), quarters, false), draw(kind, ways(kind), quarters, true))
		}
	}
}
