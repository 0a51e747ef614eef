package scenes

import (
	"slices"
	"strings"

	"tidepool/scenes/ui"

	"tidepool/commentary"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/sprites"
)

// cardChooser is where the five cards of a game of Onitama are picked.
type cardChooser struct {
	ui.Page
	env    *Env
	cards  []string  // of the deck
	chosen [5]string // Red's two, Blue's two, the middle
	place  int
	use    func(deal string)
	drawer *cardDrawer
}

// newCardChooser begins with a deal, if it is one of five cards of the deck.
func newCardChooser(env *Env, deck, deal string, use func(string)) *cardChooser {
	c := &cardChooser{env: env, Page: ui.Page{App: env.app}, use: use, drawer: newCardDrawer(env)}
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
func (c *cardChooser) Layout(f ui.Frame) ui.Layout {
	w := c.env.Words
	return c.Lay(f, w.T("cards.title"), func(col *ui.Column) {
		col.Words("", w.T("cards.about"), 16, false, true)
		c.places(col)
		col.Space(10)
		c.deck(col)
	}, func(col *ui.Column) {
		clear := ui.Node{ID: "cards.clear", Label: w.T("cards.clear"), Style: ui.PlainButton, Size: 15, Press: c.clear}
		random := ui.Node{ID: "cards.random", Label: w.T("cards.random"), Style: ui.PlainButton, Size: 15, Press: c.random}
		use := ui.Node{ID: "cards.use", Label: w.T("cards.use"), Style: ui.MainButton, Size: 15, Disabled: !c.full(), Press: c.done}
		third := (col.W - 16*col.Text) / 3
		fits := func(n ui.Node) bool {
			return c.env.Fonts.Width(n.Label, sprites.Bold, 15*col.Text) <= third-12*col.Text
		}
		if !fits(clear) || !fits(random) || !fits(use) {
			col.Abreast((col.W-8*col.Text)/2, clear, random)
			col.Button(use)
			return
		}
		col.Abreast(third, clear, random, use)
	})
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
func (c *cardChooser) places(col *ui.Column) {
	rows := [][]int{{0, 1, 4, 2, 3}}
	if col.W < 470*col.Text {
		rows = [][]int{{0, 1, 4}, {2, 3}}
	}
	gap := 8 * col.Text
	n := float64(len(rows[0]))
	w := (col.W - (n-1)*gap) / n
	h := w * cardH / cardW
	label := 24 * col.Text
	for _, row := range rows {
		for k, i := range row {
			c.addPlace(col, i, sprites.Rect{X: col.X + float64(k)*(w+gap), Y: col.Y + label, W: w, H: h}, label)
		}
		col.Y += label + h + col.Gap
	}
}

// addPlace adds one place, with its owner's name over the first of each.
func (c *cardChooser) addPlace(col *ui.Column, i int, r sprites.Rect, label float64) {
	if i != 1 && i != 3 {
		col.Add(ui.Node{Role: ui.RoleText, Label: c.who(i), Style: ui.Words, Size: c.env.Fonts.Fit(c.who(i), sprites.Bold, 15*col.Text, 0, r.W), Bold: true, Align: sprites.Left,
			Rect: sprites.Rect{X: r.X, Y: r.Y - label, W: r.W, H: label}})
	}
	name := c.env.Words.T("cards.empty")
	if c.chosen[i] != "" {
		name = c.env.Words.T("card." + c.chosen[i])
	}
	col.Add(ui.Node{ID: "cards.place." + string(rune('1'+i)), Role: ui.RoleChoice, Rect: r, Checked: c.place == i,
		Label: c.env.Words.T("cards.place", "who", c.who(i), "n", i%2+1) + ": " + name, Press: func() { c.pickPlace(i) }})
}

func (c *cardChooser) pickPlace(i int) {
	if c.place == i {
		c.chosen[i] = ""
	}
	c.place = i
}

// deck are the cards to choose from.
func (c *cardChooser) deck(col *ui.Column) {
	gap := 10 * col.Text
	per := max(2, int((col.W+gap)/(136*col.Text+gap)))
	w := (col.W - gap*float64(per-1)) / float64(per)
	h := w * cardH / cardW
	for i, name := range c.cards {
		col.Add(ui.Node{ID: "cards.card." + name, Role: ui.RoleButton, Label: c.env.Words.T("card." + name),
			Note: commentary.Speaker{Words: c.env.Words, Info: onitama.Game{}.Info()}.Card(rules.Spot(name)), Disabled: slices.Contains(c.chosen[:], name),
			Rect:  sprites.Rect{X: col.X + float64(i%per)*(w+gap), Y: col.Y + float64(i/per)*(h+gap), W: w, H: h},
			Press: func() { c.choose(name) }})
	}
	col.Y += float64((len(c.cards)+per-1)/per) * (h + gap)
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
func (c *cardChooser) DrawOver(p *sprites.Painter, l *ui.Layout) {
	p.Clipped(l.Body, func() {
		for i := range l.Nodes {
			n := &l.Nodes[i]
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

func (c *cardChooser) drawPlace(p *sprites.Painter, n *ui.Node, i int) {
	if c.chosen[i] != "" {
		c.drawer.draw(p, c.chosen[i], n.Rect, false, false)
	} else {
		p.Box(n.Rect, n.Rect.H*0.1, p.Theme.Line.Alpha(0.5))
	}
	if c.place == i {
		p.Frame(n.Rect.Inset(-2), n.Rect.H*0.12, 3, p.Theme.Main)
	}
}
