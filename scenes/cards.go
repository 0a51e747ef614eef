package scenes

import (
	"slices"
	"strings"

	"tidepool/commentary"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/sprites"
)

// cardChooser is where the five cards of a game of Onitama are picked.
type cardChooser struct {
	page
	cards  []string  // of the deck
	chosen [5]string // Red's two, Blue's two, the middle
	place  int
	use    func(deal string)
	drawer *cardDrawer
	shown  []Node
}

// newCardChooser begins with a deal, if it is one of five cards of the deck.
func newCardChooser(env *Env, deck, deal string, use func(string)) *cardChooser {
	c := &cardChooser{page: page{env: env}, use: use, drawer: newCardDrawer(env)}
	for _, card := range onitama.Deck(deck) {
		c.cards = append(c.cards, card.Name())
	}
	if names := strings.FieldsFunc(deal, func(r rune) bool { return r == '+' || r == '/' }); len(names) == 5 {
		copy(c.chosen[:], names)
	}
	c.place = c.firstEmpty()
	return c
}

// Name implements Scene.
func (c *cardChooser) Name() string { return "cards" }

func (c *cardChooser) firstEmpty() int { return max(0, slices.Index(c.chosen[:], "")) }

func (c *cardChooser) full() bool { return !slices.Contains(c.chosen[:], "") }

// Layout implements Scene.
func (c *cardChooser) Layout(f Frame) []Node {
	w := c.env.Words
	nodes := c.lay(f, w.T("cards.title"), func(col *column) {
		col.words("", w.T("cards.about"), 16, false, true)
		c.places(col)
		col.space(10)
		c.deck(col)
	}, func(col *column) {
		clear := Node{ID: "cards.clear", Label: w.T("cards.clear"), Style: PlainButton, Size: 15, Press: c.clear}
		random := Node{ID: "cards.random", Label: w.T("cards.random"), Style: PlainButton, Size: 15, Press: c.random}
		use := Node{ID: "cards.use", Label: w.T("cards.use"), Style: MainButton, Size: 15, Disabled: !c.full(), Press: c.done}
		third := (col.w - 16*col.u) / 3
		fits := func(n Node) bool {
			return c.env.Fonts.Width(n.Label, sprites.Bold, 15*col.u) <= third-12*col.u
		}
		if !fits(clear) || !fits(random) || !fits(use) {
			col.abreast((col.w-8*col.u)/2, clear, random)
			col.button(use)
			return
		}
		col.abreast(third, clear, random, use)
	})
	c.shown = nodes
	return nodes
}

func (c *cardChooser) who(i int) string {
	switch {
	case i < 2:
		return c.env.Words.Side("red")
	case i < 4:
		return c.env.Words.Side("blue")
	}
	return c.env.Words.T("cards.middle")
}

// places are the five places, Red's, the middle and Blue's: in one row where
// there is room, else Blue's below.
func (c *cardChooser) places(col *column) {
	rows := [][]int{{0, 1, 4, 2, 3}}
	if col.w < 470*col.u {
		rows = [][]int{{0, 1, 4}, {2, 3}}
	}
	gap := 8 * col.u
	n := float64(len(rows[0]))
	w := (col.w - (n-1)*gap) / n
	h := w * cardH / cardW
	label := 24 * col.u
	for _, row := range rows {
		for k, i := range row {
			c.addPlace(col, i, sprites.Rect{X: col.x + float64(k)*(w+gap), Y: col.y + label, W: w, H: h}, label)
		}
		col.y += label + h + col.gap
	}
}

// addPlace adds one place, with its owner's name over the first of each.
func (c *cardChooser) addPlace(col *column, i int, r sprites.Rect, label float64) {
	if i != 1 && i != 3 {
		col.add(Node{Role: RoleText, Label: c.who(i), Style: Words, Size: c.env.Fonts.Fit(c.who(i), sprites.Bold, 15*col.u, 0, r.W), Bold: true, Align: sprites.Left,
			Rect: sprites.Rect{X: r.X, Y: r.Y - label, W: r.W, H: label}})
	}
	name := c.env.Words.T("cards.empty")
	if c.chosen[i] != "" {
		name = c.env.Words.T("card." + c.chosen[i])
	}
	col.add(Node{ID: "cards.place." + string(rune('1'+i)), Role: RoleChoice, Rect: r, Checked: c.place == i,
		Label: c.env.Words.T("cards.place", "who", c.who(i), "n", i%2+1) + ": " + name, Press: func() { c.pickPlace(i) }})
}

func (c *cardChooser) pickPlace(i int) {
	if c.place == i {
		c.chosen[i] = ""
	}
	c.place = i
}

// deck are the cards to choose from.
func (c *cardChooser) deck(col *column) {
	gap := 10 * col.u
	per := max(2, int((col.w+gap)/(136*col.u+gap)))
	w := (col.w - gap*float64(per-1)) / float64(per)
	h := w * cardH / cardW
	for i, name := range c.cards {
		col.add(Node{ID: "cards.card." + name, Role: RoleButton, Label: c.env.Words.T("card." + name),
			Note: commentary.Speaker{Words: c.env.Words, Info: onitama.Game{}.Info()}.Card(rules.Spot(name)), Disabled: slices.Contains(c.chosen[:], name),
			Rect:  sprites.Rect{X: col.x + float64(i%per)*(w+gap), Y: col.y + float64(i/per)*(h+gap), W: w, H: h},
			Press: func() { c.choose(name) }})
	}
	col.y += float64((len(c.cards)+per-1)/per) * (h + gap)
}

func (c *cardChooser) choose(name string) {
	c.chosen[c.place] = name
	if !c.full() {
		c.place = c.firstEmpty()
	}
}

func (c *cardChooser) clear() {
	c.chosen = [5]string{}
	c.place = 0
}

func (c *cardChooser) random() {
	var left []string
	for _, name := range c.cards {
		if !slices.Contains(c.chosen[:], name) {
			left = append(left, name)
		}
	}
	for i := range c.chosen {
		if c.chosen[i] == "" {
			k := c.env.Rand.IntN(len(left))
			c.chosen[i] = left[k]
			left = slices.Delete(left, k, k+1)
		}
	}
}

func (c *cardChooser) done() {
	n := c.chosen
	c.use(n[0] + "+" + n[1] + "/" + n[2] + "+" + n[3] + "/" + n[4])
	c.env.app.Pop()
}

// DrawOver implements Foreground: cards lie over the page.
func (c *cardChooser) DrawOver(p *sprites.Painter) {
	p.Clipped(c.body, func() {
		for i := range c.shown {
			n := &c.shown[i]
			if name, ok := strings.CutPrefix(n.ID, "cards.card."); ok {
				c.drawer.draw(p, name, n.Rect, false, false)
				if n.Disabled {
					p.Box(n.Rect, n.Rect.H*0.08, p.Theme.Page.Alpha(0.72))
				}
			}
			if k, ok := strings.CutPrefix(n.ID, "cards.place."); ok {
				c.drawPlace(p, n, int(k[0]-'1'))
			}
		}
	})
}

func (c *cardChooser) drawPlace(p *sprites.Painter, n *Node, i int) {
	if c.chosen[i] != "" {
		c.drawer.draw(p, c.chosen[i], n.Rect, false, false)
	} else {
		p.Box(n.Rect, n.Rect.H*0.1, p.Theme.Line.Alpha(0.5))
	}
	if c.place == i {
		p.Frame(n.Rect.Inset(-2), n.Rect.H*0.12, 3, p.Theme.Main)
	}
}
