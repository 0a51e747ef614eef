package library

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/played"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

type cardShape struct {
	columns      int
	w, gap, pad  float64
	boardW, high float64 // of the small board
	beside       bool    // the board is at the left of the words
	size         float64 // of type
	words        float64 // width of the words
	menu         float64 // width of the button that leads to more
	heading      float64 // height of a heading including the gap after it
	u            float64
}

const (
	leastCard  = 250 // logical pixels at the usual text size
	mostColumn = 4
	cardType   = 16
)

// shapeOf returns the shape of cards in a column of a page, of which high logical pixels are visible.
func shapeOf(c *ui.Column, high float64) cardShape {
	u := c.Text
	s := cardShape{u: u, gap: 14 * u, pad: 12 * u, size: cardType * u, menu: 44 * u, heading: 44 * u}
	s.columns = max(1, min(mostColumn, int((c.W+s.gap)/(leastCard*u+s.gap))))
	s.w = (c.W - s.gap*float64(s.columns-1)) / float64(s.columns)
	s.beside = s.columns == 1 && c.W >= 270*u
	if s.beside {
		s.boardW = min(max(s.w*0.32, 84*u), 128*u)
		s.high = s.boardW
		s.words = s.w - s.boardW - 3*s.pad - s.menu + s.pad*0.7
		return s
	}
	s.boardW = s.w - 2*s.pad
	s.high = min(s.boardW*0.66, max(high*0.6, 90*u))
	s.words = s.w - 2*s.pad
	return s
}

type laidCard struct {
	at                     *thumbs.Thumb // what was known of its position
	label, open, more      string
	title, who, end, facts []string
}

func (l *laidCard) lines() int { return len(l.title) + len(l.who) + len(l.end) + len(l.facts) }

func (s *cardShape) head() float64 {
	if s.beside {
		return s.words
	}
	return s.words - s.menu
}

func (s *cardShape) titleOf(f *sprites.Fonts, k *knownCard) []string {
	if k.title == "" {
		return nil
	}
	return f.Wrap(k.title, sprites.Bold, s.size, s.head())
}

func (s *cardShape) whoOf(f *sprites.Fonts, k *knownCard) []string {
	if len(k.who) < 2 {
		return f.Wrap(k.whoLine(), sprites.Bold, s.size, s.head())
	}
	if who := k.whoLine(); f.Width(who, sprites.Bold, s.size) <= s.head() {
		return []string{who}
	}
	return append(f.Wrap(k.who[0]+" –", sprites.Bold, s.size, s.head()), f.Wrap(k.who[1], sprites.Bold, s.size, s.head())...)
}

func (s *cardShape) endOf(f *sprites.Fonts, how string) []string {
	return ui.WrapParts(f, how, sprites.Bold, s.size, s.head())
}

func (s *cardShape) factsOf(f *sprites.Fonts, k *knownCard, when string) []string {
	return ui.Flow(f, append([]string{k.game, when}, k.extra...), sprites.Medium, s.size, s.words)
}

func (s *cardShape) height(l *savedList, g *shelf.Summary) float64 {
	k := l.card(g)
	if k.lines == 0 {
		k.lines = len(s.titleOf(l.env.App.Fonts, k)) + len(s.whoOf(l.env.App.Fonts, k)) + s.endLines(l, g, k)
	}
	words := float64(k.lines+s.factLines(l, g, k)) * s.size * ui.LineStep
	if s.beside {
		return max(s.high, words) + 2*s.pad
	}
	return s.high + words + 2.6*s.pad
}

// endLines returns how many lines tell at most how a game stands: who is to move is known only when its board is.
func (s *cardShape) endLines(l *savedList, g *shelf.Summary, k *knownCard) (most int) {
	w := l.env.App.Words
	how := []string{k.how}
	if !k.over {
		const manyTurns = 288
		turn := ui.Parting + w.T(key.GamesGoing, "n", manyTurns)
		how = []string{w.T(key.LibraryYours) + turn}
		for _, name := range wording.Names(w, *g) {
			how = append(how, w.T(key.LibraryToMove, "name", name)+turn)
		}
	}
	for _, text := range how {
		most = max(most, l.count(text, func() int { return len(s.endOf(l.env.App.Fonts, text)) }))
	}
	return most
}

// factLines looks at the game's own date only if the widest one takes more than a line.
func (s *cardShape) factLines(l *savedList, g *shelf.Summary, k *knownCard) (most int) {
	lines := func(when string) int {
		return l.count(strings.Join(k.extra, "\n")+k.game+when, func() int { return len(s.factsOf(l.env.App.Fonts, k, when)) })
	}
	for _, when := range l.days {
		most = max(most, lines(when))
	}
	if most == 1 {
		return most
	}
	return lines(l.whenOf(g))
}

func (l *savedList) count(text string, lines func() int) int {
	n, ok := l.counts[text]
	if !ok {
		n = lines()
		l.counts[text] = n
	}
	return n
}

func (l *savedList) lay(g *shelf.Summary) *laidCard {
	at := l.env.Thumbs.Of(g)
	if laid := l.laid[g.ID]; laid != nil && laid.at == at {
		return laid
	}
	if len(l.laid) >= mostLaid {
		clear(l.laid)
	}
	w, f, s, k, when := l.env.App.Words, l.env.App.Fonts, &l.shape, l.card(g), l.whenOf(g)
	how := l.howOf(g, k)
	label := k.label(how, when)
	laid := &laidCard{
		at: at, label: label, open: w.T(key.GamesOpen, "what", label), more: w.T(key.LibraryMore, "what", label),
		title: s.titleOf(f, k), who: s.whoOf(f, k), end: s.endOf(f, how), facts: s.factsOf(f, k, when),
	}
	l.laid[g.ID] = laid
	return laid
}

type shownCard struct {
	game        *shelf.Summary
	card, board sprites.Rect
	level       int // of the opponent; 0 for none
	star        bool
	chosen      bool
}

func (s *page) place(c *ui.Column, g *shelf.Summary, r sprites.Rect) {
	l, shape := &s.cards, &s.cards.shape
	lines := l.lay(g)
	id := openID + g.ID
	shown := shownCard{game: g, card: r, star: match.Marked(g, session.StarTag), chosen: s.chosen[g.ID]}
	shown.board = sprites.Rect{X: r.X + shape.pad, Y: r.Y + shape.pad, W: shape.boardW, H: shape.high}
	if levels := played.Levels(g); levels != [2]int{} {
		shown.level = max(levels[0], levels[1])
	}
	n := ui.Node{ID: id, Role: ui.RoleButton, Label: lines.open, Rect: r, Press: func() { s.env.Open.Saved(g.ID) }}
	if s.choosing {
		n.Role, n.Label, n.Checked, n.Press = ui.RoleToggle, lines.label, shown.chosen, func() { s.toggle(g.ID) }
	}
	c.Add(n)
	x, y := r.X+shape.pad, shown.board.Y+shape.high+shape.pad*0.6
	if shape.beside {
		x, y = shown.board.X+shape.boardW+shape.pad, r.Y+max(shape.pad, (r.H-float64(lines.lines())*shape.size*ui.LineStep)/2)
	}
	top := y
	words := func(name string, list []string, w float64, node ui.Node) {
		if len(list) == 0 {
			return
		}
		h := float64(len(list)) * shape.size * ui.LineStep
		node.ID, node.Role, node.Style, node.Size, node.Align, node.Lines = id+name, ui.RoleText, ui.Words, shape.size, sprites.Left, list
		node.Rect = sprites.Rect{X: x, Y: y, W: w, H: h}
		c.Add(node)
		y += h
	}
	words(".title", lines.title, shape.head(), ui.Node{Bold: true, Accent: true})
	words(".who", lines.who, shape.head(), ui.Node{Bold: true})
	words(".end", lines.end, shape.head(), ui.Node{Bold: true, Soft: g.Over()})
	words(".facts", lines.facts, shape.words, ui.Node{Soft: true})
	if !s.choosing {
		at := sprites.Rect{X: r.X + r.W - shape.menu - 2*shape.u, Y: top - 0.5*(shape.menu-shape.size*ui.LineStep), W: shape.menu, H: shape.menu}
		if shape.beside {
			at.Y = r.Y + 2*shape.u
		}
		c.Add(ui.Node{ID: id + ".more", Role: ui.RoleButton, Style: ui.QuietButton, Icon: "more", Size: 15 * shape.u,
			Label: lines.more, Rect: at, Press: func() { s.env.App.Push(newSavedSheet(s, g)) }})
	}
	s.shown = append(s.shown, shown)
}

func (s *page) Draw(p *sprites.Painter, l *ui.Layout) {
	p.Clipped(l.Body, func() {
		for _, c := range l.Parts.([]shownCard) {
			if l.Body.Overlaps(c.card) {
				s.drawCard(p, &c)
			}
		}
	})
	s.Page.Draw(p, l)
}

func (s *page) drawCard(p *sprites.Painter, c *shownCard) {
	u := s.env.App.Frame().Text
	id := openID + c.game.ID
	radius := 16 * u
	p.Shade(c.card, radius, 2, 7, p.Theme.Shadow.Alpha(0.15))
	p.Box(c.card, radius, p.Theme.Panel)
	s.env.Thumbs.Draw(p, c.game, c.board)
	switch {
	case c.chosen || s.env.App.Gesture.Down() == id:
		p.Frame(c.card, radius, 3, p.Theme.Main)
	case s.env.App.Gesture.Over() == id:
		p.Frame(c.card, radius, 3, p.Theme.Lit)
	default:
		p.Frame(c.card, radius, 1.5, p.Theme.Ink.Alpha(0.14))
	}
	mark := func(x, y, side float64, face sprites.Color) sprites.Rect {
		r := sprites.Rect{X: x, Y: y, W: side, H: side}
		p.Shade(r, side/2, 1, 4, p.Theme.Shadow.Alpha(0.25))
		p.Box(r, side/2, face)
		return r
	}
	if c.level > 0 {
		side := 38 * u
		r := mark(c.board.X+c.board.W-side*0.86, c.board.Y+c.board.H-side*0.86, side, p.Theme.Panel)
		s.env.Portraits.DrawStill(p, c.level, s.moodOf(c.game), r.Inset(2*u))
	}
	if c.star {
		r := mark(c.card.X+4*u, c.card.Y+4*u, 26*u, p.Theme.Panel)
		p.Icon("star", r.Center(), 19*u, ui.StarColor())
	}
	if s.choosing {
		side := 30 * u
		face := p.Theme.Panel
		if c.chosen {
			face = p.Theme.Main
		}
		r := mark(c.card.X+c.card.W-side-6*u, c.card.Y+6*u, side, face)
		p.Frame(r, side/2, 2, p.Theme.Main)
		if c.chosen {
			p.Icon("check", r.Center(), 20*u, p.Theme.MainInk)
		}
	}
}

func (s *page) moodOf(g *shelf.Summary) opponents.Mood {
	winner, decided := g.Winner()
	switch {
	case !decided:
		return opponents.Idle
	case session.LevelIn(g, g.Game.Info(), winner) > 0:
		return opponents.Pleased
	}
	return opponents.Beaten
}
