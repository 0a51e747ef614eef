package menu

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A Card is a game, or the puzzles: its picture above its words, or at their left.
type Card struct {
	Game          string // "" for the puzzles
	cover         sprites.Drawing
	rect, Picture sprites.Rect
	name, about   []string // broken into lines
	words         sprites.Rect
	// Size and small are the type sizes of name and lines.
	Size, small float64
	beside      bool // the picture is at the left
	beaten      int  // the strongest opponent that a person has beaten in the game, 0 for none
	first       bool // a newcomer is to begin here
}

type cardLook struct {
	columns int
	// share is the share of the width for a picture at the left; 0 if it is above.
	share  float64
	beside bool
	w      float64
	// words is the height of the longest card's words, high the least height of a card, most the greatest.
	words, high, most float64
	name              float64 // type size of all games' names
	total             float64 // least height of all cards together
	whole             bool    // every name fits on one line
	bare              bool    // only names are written
}

const (
	cardName  = 22 // logical pixels at the usual text size
	leastName = 19 // so that every name fits on one line
	cardAbout = 15
	cardPad   = 14
	// mostGrowth limits how much larger text makes the least size of names, so that the games stay rows on a telephone.
	mostGrowth = 1.4
)

func (m *page) look(ids []string, columns int, most, share float64, bare bool, r sprites.Rect, u float64) cardLook {
	beside := share > 0
	gap := cardGap(beside, u)
	l := cardLook{columns: columns, share: share, beside: beside, bare: bare}
	l.w = min((r.W-gap*float64(columns-1))/float64(columns), most*u)
	room, fonts := l.wordsWidth(u), m.env.App.Fonts
	l.name = cardName * u
	whole := l.name
	for _, id := range ids {
		name := m.cardTitle(id)
		whole = min(whole, fonts.Fit(name, sprites.Bold, cardName*u, 0, room-1))
		l.name = min(l.name, fonts.FitWords(name, sprites.Bold, cardName*u, room-1))
	}
	grown := u
	if beside && columns == 1 {
		grown = min(u, mostGrowth)
	}
	if l.whole = whole >= leastName*grown; l.whole {
		l.name = whole
	}
	air := 1.4 * cardPad * u
	if beside {
		air = 0.6 * cardPad * u
	}
	for _, id := range ids {
		name, about := m.cardLines(id, l, u)
		h := float64(len(name))*l.name*ui.LineStep + float64(len(about))*cardAbout*u*ui.LineStep + air
		l.words = max(l.words, h)
	}
	l.high, l.most = l.words+l.w*0.42, l.words+l.w*0.62
	if beside {
		l.high, l.most = max(l.words, 76*grown), max(l.words, l.w*0.42)
	}
	rows := float64((len(ids) + columns - 1) / columns)
	l.total = rows*(l.high+gap) - gap
	return l
}

func cardGap(beside bool, u float64) float64 {
	if beside {
		return 12 * u
	}
	return 18 * u
}

// wide returns the width of a row of cards.
func (l cardLook) wide(u float64) float64 {
	gap := cardGap(l.beside, u)
	return float64(l.columns)*(l.w+gap) - gap
}

func (l cardLook) wordsWidth(u float64) float64 {
	if l.beside {
		return l.w - l.side() - 2*cardPad*u
	}
	return l.w - 2*cardPad*u
}

// side returns the width of a picture at the left.
func (l cardLook) side() float64 { return l.w * l.share }

func (m *page) cardLines(game string, l cardLook, u float64) (name, about []string) {
	room := l.wordsWidth(u)
	name = m.env.App.Fonts.Wrap(m.cardTitle(game), sprites.Bold, l.name, room)
	if !l.bare {
		about = ui.WrapParts(m.env.App.Fonts, m.cardText(game), sprites.Medium, cardAbout*u, room)
	}
	return name, about
}

func (m *page) bestLook(r sprites.Rect, low bool, u float64) cardLook {
	ids := m.ids()
	var best cardLook
	value := func(l cardLook) float64 {
		v := 0.0
		if l.whole {
			v += 1e9
		}
		if l.bare { // only to make everything fit
			v -= 1.5e9
		}
		if l.total > r.H {
			return v - l.total
		}
		v += 2e9
		if low {
			v += 2e9
		}
		rows := float64((len(ids) + l.columns - 1) / l.columns)
		h := min((r.H+cardGap(l.beside, u))/rows-cardGap(l.beside, u), l.most)
		area := l.w * (h - l.words)
		if l.beside {
			area = h * min(l.side(), h*1.35)
		}
		return v + 1e6 + area
	}
	consider := func(columns int, most, share float64) {
		for _, bare := range []bool{false, true} {
			l := m.look(ids, columns, most, share, bare, r, u)
			if bare && !low && !(m.resumes && u < 1.01) || l.w < 150*u && columns > 1 {
				continue
			}
			if best.columns == 0 || value(l) > value(best) {
				best = l
			}
		}
	}
	for columns := 1; columns <= 3; columns++ {
		for _, most := range []float64{460, 430, 400, 370} { // narrower ones are lower, and so may all fit
			consider(columns, most, 0)
		}
		consider(columns, 560, 0.4)
		consider(columns, 560, 0.3)
	}
	return best
}

type chosenLook struct {
	cardLook
	w, h, u float64
	low     bool
	resumes bool
	words   *locale.Locale
	today   string // text about the puzzle of the day
}

func (m *page) settle(r sprites.Rect, low bool, u float64) cardLook {
	today := m.cardText("")
	if c := &m.chosen; c.w != r.W || c.h != r.H || c.u != u || c.low != low || c.resumes != m.resumes || c.words != m.env.App.Words || c.today != today {
		*c = chosenLook{m.bestLook(r, low, u), r.W, r.H, u, low, m.resumes, m.env.App.Words, today}
	}
	return m.chosen.cardLook
}

func (m *page) placeCards(r sprites.Rect, low bool, u float64) (cards []Card, end float64) {
	l := m.settle(r, low, u)
	gap := cardGap(l.beside, u)
	ids := m.ids()
	n := len(ids)
	rows := (n + l.columns - 1) / l.columns
	h := max(min((r.H+gap)/float64(rows)-gap, l.most), l.high)
	total := float64(rows)*(h+gap) - gap
	y := r.Y + max(0, (r.H-total)*0.4)
	for i, id := range ids {
		row, col := i/l.columns, i%l.columns
		inRow := min(l.columns, n-row*l.columns)
		x := r.X + (r.W-float64(inRow)*(l.w+gap)+gap)/2 + float64(col)*(l.w+gap)
		c := Card{Game: id, cover: m.cover(id), rect: sprites.Rect{X: x, Y: y + float64(row)*(h+gap), W: l.w, H: h}, Size: l.name, small: cardAbout * u, beside: l.beside, beaten: m.beaten(id), first: i == 0 && m.newcomer()}
		c.name, c.about = m.cardLines(c.Game, l, u)
		c.divide(l, u)
		cards = append(cards, c)
	}
	return cards, y + total
}

func (c *Card) divide(l cardLook, u float64) {
	pad := cardPad * u
	high := float64(len(c.name))*c.Size*ui.LineStep + float64(len(c.about))*c.small*ui.LineStep
	if c.beside {
		c.Picture, c.words = c.rect.CutLeft(min(l.side(), c.rect.H*1.35))
		c.words = sprites.Rect{X: c.words.X + pad, Y: c.words.Y + (c.words.H-high)/2, W: c.words.W - 2*pad, H: high}
		return
	}
	c.words, c.Picture = c.rect.CutBottom(l.words)
	c.words = sprites.Rect{X: c.words.X + pad, Y: c.words.Y + pad*0.5, W: c.words.W - 2*pad, H: high}
}

func (m *page) cardNodes(c *Card) []ui.Node {
	game := rules.Find(m.env.Games, c.Game)
	id, label, press := c.id(), m.env.App.Words.T(key.MenuPlay, "game", m.env.App.Words.Game(c.Game)), func() { m.env.App.Push(m.env.Open.NewGame(game)) }
	if game == nil {
		label, press = m.puzzlesLabel(), func() { m.env.App.Push(m.env.Open.Puzzles("")) }
	}
	name, about := c.words.CutTop(float64(len(c.name)) * c.Size * ui.LineStep)
	nodes := []ui.Node{
		{ID: id, Role: ui.RoleButton, Label: label, Note: m.note(c), Rect: c.rect, Press: press},
		{ID: id + ".name", Role: ui.RoleText, Lines: c.name, Style: ui.Words, Size: c.Size, Bold: true, Align: sprites.Left, Rect: name},
	}
	if len(c.about) > 0 {
		nodes = append(nodes, ui.Node{ID: id + ".about", Role: ui.RoleText, Lines: c.about, Style: ui.Words, Size: c.small, Soft: true, Align: sprites.Left, Rect: about})
	}
	return nodes
}

func (m *page) drawCard(p *sprites.Painter, c *Card) {
	id := c.id()
	r := c.rect
	down, over := m.env.App.Gesture.Down() == id, m.env.App.Gesture.Over() == id
	radius := 20 * m.env.App.Frame().Text
	p.Shade(r, radius, 4, 12, p.Theme.Shadow.Alpha(0.2))
	switch {
	case c.Game == "" && p.Wordless: // the day's game is not known either
		p.Box(r, radius, p.Theme.Panel)
		p.Frame(r, radius, 1.5, p.Theme.Ink.Alpha(0.25))
	case c.beside:
		drawStrip(p, c, radius)
	default:
		starting.DrawCover(p, c.cover, r, radius, r.H-c.Picture.H)
	}
	if c.Game == "" {
		m.drawLeaf(p, c, radius)
	}
	m.drawBeaten(p, c)
	m.drawFirst(p, c)
	switch {
	case down:
		p.Frame(r, radius, 3, p.Theme.Main)
	case over:
		p.Frame(r, radius, 3, p.Theme.Lit)
	}
}

func drawStrip(p *sprites.Painter, c *Card, radius float64) {
	p.Box(c.rect, radius, p.Theme.Panel)
	pic := c.Picture
	d := c.cover
	k := max(pic.W/d.W, pic.H/d.H)
	p.Sprite(vector.RoundedLeft(d, pic.W/k, pic.H/k, radius/k), pic.Center(), pic.W, sprites.Look{})
	p.Frame(c.rect, radius, 1.5, p.Theme.Ink.Alpha(0.25))
}
