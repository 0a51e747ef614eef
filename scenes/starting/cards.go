package starting

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type cardChooser struct {
	ui.Page
	env    *Starter
	deal   *board.Deal
	cards  []string // of the deck
	chosen []string // by place
	place  int
	use    func(deal string)
	draw   func(p *sprites.Painter, card string, r sprites.Rect)
}

func newCardChooser(env *Starter, deal *board.Deal, deck, value string, use func(string)) *cardChooser {
	c := &cardChooser{env: env, Page: ui.Page{ID: "cards", App: env.App}, deal: deal, cards: deal.Cards(deck), use: use, draw: deal.NewCard(env.Looks.Style())}
	c.clear()
	if cards, ok := deal.Read(value); ok {
		copy(c.chosen, cards)
	}
	c.place = c.firstEmpty()
	return c
}

func (c *cardChooser) firstEmpty() int { return max(0, slices.Index(c.chosen, "")) }

func (c *cardChooser) full() bool { return !slices.Contains(c.chosen, "") }

func (c *cardChooser) Layout(f ui.Frame) ui.Layout {
	w := c.env.App.Words
	return c.Lay(f, w.T(key.CardsTitle), func(col *ui.Column) {
		col.Words("", w.T(key.CardsAbout), 16, false, true)
		c.places(col)
		col.Space(10)
		c.deck(col)
	}, func(col *ui.Column) {
		clear := ui.Node{ID: "cards.clear", Label: w.T(key.CardsClear), Style: ui.PlainButton, Size: 15, Press: c.clear}
		random := ui.Node{ID: "cards.random", Label: w.T(key.CardsRandom), Style: ui.PlainButton, Size: 15, Press: c.random}
		use := ui.Node{ID: "cards.use", Label: w.T(key.CardsUse), Style: ui.MainButton, Size: 15, Disabled: !c.full(), Press: c.done}
		third := (col.W - 16*col.Text) / 3
		fits := func(n ui.Node) bool {
			return c.env.App.Fonts.Width(n.Label, sprites.Bold, 15*col.Text) <= third-12*col.Text
		}
		if !fits(clear) || !fits(random) || !fits(use) {
			col.Abreast((col.W-8*col.Text)/2, clear, random)
			col.Button(use)
			return
		}
		col.Abreast(third, clear, random, use)
	})
}

func (c *cardChooser) places(col *ui.Column) {
	rows := c.deal.Wide
	if col.W < 470*col.Text {
		rows = c.deal.Narrow
	}
	gap := 8 * col.Text
	n := float64(len(rows[0]))
	w := (col.W - (n-1)*gap) / n
	h := w * c.deal.Aspect
	label := 24 * col.Text
	for _, row := range rows {
		for k, i := range row {
			c.addPlace(col, i, sprites.Rect{X: col.X + float64(k)*(w+gap), Y: col.Y + label, W: w, H: h}, label)
		}
		col.Y += label + h + col.Gap
	}
}

func (c *cardChooser) addPlace(col *ui.Column, i int, r sprites.Rect, label float64) {
	style := c.env.Looks.Style()
	who, nth := c.deal.Holder(style, i)
	if nth == 1 {
		col.Add(ui.Node{Role: ui.RoleText, Label: who, Style: ui.Words, Size: c.env.App.Fonts.Fit(who, sprites.Bold, 15*col.Text, 0, r.W), Bold: true, Align: sprites.Left,
			Rect: sprites.Rect{X: r.X, Y: r.Y - label, W: r.W, H: label}})
	}
	name := c.env.App.Words.T(key.CardsEmpty)
	if c.chosen[i] != "" {
		name = c.deal.Name(style, c.chosen[i])
	}
	col.Add(ui.Node{ID: placeID(i), Role: ui.RoleChoice, Rect: r, Checked: c.place == i,
		Label: c.env.App.Words.T(key.CardsPlace, "who", who, "n", nth) + ": " + name, Press: func() { c.pickPlace(i) }})
}

func placeID(i int) string { return "cards.place." + strconv.Itoa(i+1) }

func (c *cardChooser) pickPlace(i int) {
	if c.place == i {
		c.chosen[i] = ""
	}
	c.place = i
}

func (c *cardChooser) deck(col *ui.Column) {
	gap := 10 * col.Text
	per := max(2, int((col.W+gap)/(136*col.Text+gap)))
	w := (col.W - gap*float64(per-1)) / float64(per)
	h := w * c.deal.Aspect
	style := c.env.Looks.Style()
	for i, card := range c.cards {
		col.Add(ui.Node{ID: "cards.card." + card, Role: ui.RoleButton, Label: c.deal.Name(style, card),
			Note: c.deal.Note(style, card), Disabled: slices.Contains(c.chosen, card),
			Rect:  sprites.Rect{X: col.X + float64(i%per)*(w+gap), Y: col.Y + float64(i/per)*(h+gap), W: w, H: h},
			Press: func() { c.choose(card) }})
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
	c.chosen = make([]string, c.deal.Places)
	c.place = 0
}

// random fills the empty places or, if there are none, draws all cards anew.
func (c *cardChooser) random() {
	if c.full() {
		c.clear()
	}
	var left []string
	for _, name := range c.cards {
		if !slices.Contains(c.chosen, name) {
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
	c.use(c.deal.Write(c.chosen))
	c.env.App.Pop()
}

// DrawOver implements [ui.Foreground]: cards lie over the page.
func (c *cardChooser) DrawOver(p *sprites.Painter, l *ui.Layout) {
	l.Under(p, "cards.card.", func(name string, n *ui.Node) {
		c.draw(p, name, n.Rect)
		if n.Disabled {
			p.Box(n.Rect, n.Rect.H*0.08, p.Theme.Page.Alpha(0.72))
		}
	})
	for i := range c.chosen {
		l.At(p, placeID(i), func(n *ui.Node) { c.drawPlace(p, n, i) })
	}
}

func (c *cardChooser) drawPlace(p *sprites.Painter, n *ui.Node, i int) {
	if c.chosen[i] != "" {
		c.draw(p, c.chosen[i], n.Rect)
	} else {
		p.Box(n.Rect, n.Rect.H*0.1, p.Theme.Line.Alpha(0.5))
	}
	if c.place == i {
		p.Frame(n.Rect.Inset(-2), n.Rect.H*0.12, 3, p.Theme.Main)
	}
}
