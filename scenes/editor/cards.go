package editor

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type cards struct {
	ui.Page
	page *page
	at   rules.Spot
	draw func(p *sprites.Painter, card string, r sprites.Rect)
}

const cardPrefix = "setup.pick."

func (p *page) chooseCard(at rules.Spot) {
	deal := p.board.Game().Deal
	if deal == nil {
		return
	}
	p.env.App.Push(&cards{Page: ui.Page{ID: "setupcards", App: p.env.App}, page: p, at: at, draw: deal.NewCard(p.env.Looks.Style())})
}

func (s *cards) Layout(f ui.Frame) ui.Layout {
	p, deal := s.page, s.page.board.Game().Deal
	style := p.env.Looks.Style()
	return s.Lay(f, p.env.App.Words.T(key.SetupCards, "what", deal.Name(style, string(s.at))), func(c *ui.Column) {
		c.Words("setup.cards.about", p.env.App.Words.T(key.SetupCardsAbout), 16, false, true)
		gap := 10 * c.Text
		per := max(2, int((c.W+gap)/(136*c.Text+gap)))
		w := (c.W - gap*float64(per-1)) / float64(per)
		h, i := w*deal.Aspect, 0
		for _, t := range p.palette {
			if p.info.Spot(t.Spot).Class != rules.CardSpot {
				continue
			}
			_, used := p.draft.On(t.Spot)
			n := ui.Node{ID: cardPrefix + string(t.Spot), Role: ui.RoleButton, Label: deal.Name(style, string(t.Spot)), Note: deal.Note(style, string(t.Spot)), Checked: used,
				Rect:  sprites.Rect{X: c.X + float64(i%per)*(w+gap), Y: c.Y + float64(i/per)*(h+gap), W: w, H: h},
				Press: func() { s.pick(t) }}
			c.Add(n)
			i++
		}
		c.Y += float64((i+per-1)/per) * (h + gap)
	}, nil)
}

func (s *cards) pick(t rules.Token) {
	p := s.page
	p.env.App.Pop()
	if t.Spot == s.at {
		return
	}
	d, err := p.game.Put(p.draft, t, s.at)
	p.moved(t.Spot, d, err)
}

// DrawOver implements [ui.Foreground]: cards lie over the page.
func (s *cards) DrawOver(p *sprites.Painter, l *ui.Layout) {
	l.Under(p, cardPrefix, func(name string, n *ui.Node) {
		s.draw(p, name, n.Rect)
		switch {
		case rules.Spot(name) == s.at:
			p.Frame(n.Rect.Inset(-2), n.Rect.H*0.12, 4, p.Theme.Main)
		case n.Checked:
			p.Frame(n.Rect.Inset(-2), n.Rect.H*0.12, 2.5, p.Theme.Lit)
		}
	})
}
