package menu

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/bylink"
	"tidepool/scenes/played"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

const (
	continueID = "menu.continue"
	// Sizes on the card at the usual text size, in logical pixels.
	continueHead  = 14
	continueGame  = 20
	continueWho   = 16
	continueTurn  = 15
	continueBoard = 108
	continuePad   = 12
)

type continueCard struct {
	game                  *shelf.Summary // nil for none
	rect, board, opponent sprites.Rect
	play                  sprites.Rect // the play sign; empty for none
	level                 int          // of the opponent, 0 for a person
}

// resumable returns the unfinished game played last, rather one that does not wait for somebody elsewhere, and how
// many others are unfinished; nil if there is none.
func (m *page) resumable() (g *shelf.Summary, others int) {
	// Under another scene the menu stays as it is: an import may bring games all the time.
	if m.games == nil || m.env.App.Top() == ui.Scene(m) {
		m.findUnfinished()
	}
	if len(m.unfinished) == 0 {
		return nil, 0
	}
	at := max(0, slices.IndexFunc(m.unfinished, func(g *shelf.Summary) bool { return !m.elsewhere(g) }))
	return m.unfinished[at], len(m.unfinished) - 1
}

// findUnfinished finds the unfinished games, if the list of games has changed. A table waits once both have come, even
// before its first turn; one that is only watched waits until another game is played.
func (m *page) findUnfinished() {
	games := m.env.Shelf.Known().Games
	if played.SameGames(m.games, games) {
		return
	}
	m.games, m.unfinished, m.awaited, m.tables = games, nil, nil, nil
	for i := range games {
		switch g := &games[i]; {
		case g.Over() || played.IsAnalysis(g):
		case g.Unbegun() && bylink.Awaits(g):
			m.tables = append(m.tables, g)
		case g.Ply > 0 || g.Unbegun() && (i == 0 || bylink.Joined(g)):
			m.unfinished = append(m.unfinished, g)
			if g.Tag(bylink.MineTag) != "" && g.Ply > 0 && len(m.awaited) < mostAwaited {
				m.awaited = append(m.awaited, g)
			}
		}
	}
}

// elsewhere reports whether a game waits for the turn of somebody at another device, as far as is known.
func (m *page) elsewhere(g *shelf.Summary) bool {
	if g.Tag(bylink.MineTag) == "" {
		return false // without asking for the info of its game at every tick
	}
	here, known := m.here(g)
	return known && !here
}

// here reports whether a person here is to move in a game with somebody elsewhere, if that is known.
func (m *page) here(g *shelf.Summary) (here, known bool) {
	own, ok := bylink.SideHere(g, g.Game.Info())
	t := m.env.Thumbs.Of(g)
	if !ok || t == nil || t.Board == nil {
		return false, false
	}
	return t.Mover == own, true
}

// Poll implements [ui.Poller]: it has the games read of which the menu tells whose turn it is, once it
// is visible.
func (m *page) Poll() {
	if m.env.App.Top() != ui.Scene(m) {
		return
	}
	g, _ := m.resumable()
	m.want(g)
	for _, g := range m.awaited {
		m.want(g)
	}
}

// want has a game read whose board is not known yet.
func (m *page) want(g *shelf.Summary) {
	if g != nil && m.env.Thumbs.Of(g) == nil {
		m.env.Thumbs.Want(g.ID)
	}
}

// resume lays out the resume card above the games' cards, with the same total width.
func (m *page) resume(g *shelf.Summary, others int, r sprites.Rect, low bool, u float64) (c continueCard, words []ui.Node) {
	for wide, fits := r.W, false; !fits; {
		c, words = m.continueNodes(g, others, sprites.Rect{X: r.X + (r.W-wide)/2, Y: r.Y, W: wide}, low, u)
		_, below := r.CutTop(c.rect.H + 16*u)
		below.H = max(0, below.H)
		cards := m.settle(below, false, u).wide(u)
		fits, wide = cards >= wide, min(cards, wide)
	}
	return c, words
}

func (m *page) continueNodes(g *shelf.Summary, others int, r sprites.Rect, low bool, u float64) (continueCard, []ui.Node) {
	pad := continuePad * u
	if low {
		pad *= 0.7
	}
	c := continueCard{game: g, rect: sprites.Rect{X: r.X, Y: r.Y, W: r.W}}
	if person, ok := seatsOf(g).Solo(); ok {
		c.level = seatsOf(g)[person.Other()]
	}
	side := min(continueBoard*u, c.rect.W*0.32)
	if low {
		side = 56 * u
	}
	words := continueWords{m: m, room: c.rect.W - side - 3*pad, u: u}
	if disc := starting.PlaySign * u; c.rect.W > 420*u {
		words.room -= disc + pad
		c.play = sprites.Rect{X: c.rect.X + c.rect.W - pad - disc, W: disc, H: disc}
	}
	var chip *ui.Node
	below := false
	if others > 0 {
		chip = m.othersChip(others, u)
		switch wide := chip.Rect.W + 6*u; {
		case c.play.W > 0 || low:
			words.room -= wide
		case words.room-wide < 120*u:
			below = true
		default:
			words.aside = wide
		}
	}
	words.game(g, low)
	if below {
		words.high += 4*u + chip.Rect.H
	}
	c.rect.H = max(side, words.high) + 2*pad
	c.board = sprites.Rect{X: c.rect.X + pad, Y: c.rect.Y + (c.rect.H-side)/2, W: side, H: side}
	c.play.Y = c.rect.Y + (c.rect.H-c.play.H)/2
	if badge := side * 0.44; c.level > 0 {
		c.opponent = sprites.Rect{X: c.board.X + side + pad*0.4 - badge, Y: c.board.Y + side - badge*0.86, W: badge, H: badge}
	}
	for i := range words.nodes {
		n := &words.nodes[i]
		n.Rect.X += c.board.X + side + pad
		n.Rect.Y += c.rect.Y + (c.rect.H-words.high)/2
	}
	if chip != nil {
		x, y := c.rect.X+c.rect.W-pad-chip.Rect.W, c.rect.Y+(c.rect.H-chip.Rect.H)/2
		switch top := c.rect.Y + (c.rect.H-words.high)/2; {
		case below:
			x, y = c.board.X+side+pad, top+words.high-chip.Rect.H
		case words.aside > 0:
			y = top
		case c.play.W > 0:
			x = c.play.X - pad - chip.Rect.W
		}
		chip.Rect.X, chip.Rect.Y = x, y
		words.nodes = append(words.nodes, *chip)
	}
	card := ui.Node{ID: continueID, Role: ui.RoleButton, Label: words.label, Rect: c.rect, Press: func() { m.env.Open.Saved(g.ID) }}
	return c, append([]ui.Node{card}, words.nodes...)
}

// othersChip leads to the other unfinished games.
func (m *page) othersChip(others int, u float64) *ui.Node {
	const size = 14
	w := m.env.App.Words
	text := w.T(key.MenuMore, "n", others)
	wide := m.env.App.Fonts.Width(text, sprites.Bold, size*u) + 22*u
	return &ui.Node{ID: continueID + ".more", Role: ui.RoleButton, Label: ui.Joined(w.T(key.LibraryGoing), text), Text: text, Style: ui.Chip, Size: size * u, Align: sprites.Middle,
		Rect: sprites.Rect{W: max(wide, 44*u), H: 38 * u}, Press: func() { m.env.App.Push(m.env.Open.Unfinished()) }}
}

func seatsOf(g *shelf.Summary) session.Seats { return session.Seats(played.Levels(g)) }

type continueWords struct {
	m     *page
	room  float64
	aside float64 // the width beside the first lines that something else needs
	u     float64
	nodes []ui.Node
	high  float64
	label string
}

func (c *continueWords) game(g *shelf.Summary, low bool) {
	w := c.m.env.App.Words
	name := c.m.env.App.Words.Game(g.Game.Info().ID)
	who, turn := c.m.playedWith(g), wording.Going(w, g.Ply)
	if t := c.m.turnOf(g); t != "" {
		turn = t + ui.Parting + turn
	}
	c.label = ui.Joined(w.T(key.MenuContinue), name) + ". " + who + ". " + turn
	if low {
		c.add(".game", ui.Joined(w.T(key.MenuContinue), name), ui.Node{Size: continueWho, Bold: true})
		c.add(".turn", who+ui.Parting+turn, ui.Node{Size: continueTurn, Soft: true})
		return
	}
	c.room -= c.aside
	c.add(".head", w.T(key.MenuContinue), ui.Node{Size: continueHead, Bold: true, Accent: true})
	c.add(".game", name, ui.Node{Size: continueGame, Bold: true})
	c.room += c.aside
	c.add(".who", who, ui.Node{Size: continueWho})
	c.add(".turn", turn, ui.Node{Size: continueTurn, Soft: true})
}

func (c *continueWords) add(id, words string, n ui.Node) {
	n.ID, n.Role, n.Style, n.Align = continueID+id, ui.RoleText, ui.Words, sprites.Left
	n.Size *= c.u
	n.Lines = ui.WrapParts(c.m.env.App.Fonts, words, ui.Weight(n.Bold), n.Size, c.room)
	n.Rect = sprites.Rect{Y: c.high, W: c.room, H: float64(len(n.Lines)) * n.Size * ui.LineStep}
	c.high += n.Rect.H
	c.nodes = append(c.nodes, n)
}

func (m *page) playedWith(g *shelf.Summary) string {
	seats := seatsOf(g)
	if person, ok := seats.Solo(); ok {
		return wording.EngineAtLevel(m.env.App.Words, seats[person.Other()])
	}
	names := wording.Names(m.env.App.Words, *g)
	return m.env.App.Words.T(key.NewgamePair, "first", names[g.First], "second", wording.Inside(m.env.App.Words, names[g.First.Other()]))
}

func (m *page) turnOf(g *shelf.Summary) string {
	t := m.env.Thumbs.Of(g)
	if t == nil || t.Board == nil {
		return ""
	}
	if own, ok := bylink.SideHere(g, g.Game.Info()); ok && own == t.Mover {
		return m.env.App.Words.T(key.BoardTurn)
	}
	if person, ok := seatsOf(g).Solo(); ok && person == t.Mover {
		return m.env.App.Words.T(key.BoardTurn)
	}
	return m.env.App.Words.T(key.MenuTurn, "name", wording.Names(m.env.App.Words, *g)[t.Mover])
}

func (c *continueCard) lower(dy float64) {
	for _, r := range []*sprites.Rect{&c.rect, &c.board, &c.opponent, &c.play} {
		r.Y += dy
	}
}

func (m *page) drawContinue(p *sprites.Painter, c *continueCard) {
	if c.game == nil {
		return
	}
	radius := 20 * m.env.App.Frame().Text
	p.Shade(c.rect, radius, 4, 12, p.Theme.Shadow.Alpha(0.2))
	p.Box(c.rect, radius, p.Theme.Panel)
	g := &m.env.App.Gesture
	switch {
	case g.Down() == continueID:
		p.Frame(c.rect, radius, 4, p.Theme.Main)
	case g.Over() == continueID:
		p.Frame(c.rect, radius, 3, p.Theme.Lit)
	default:
		p.Frame(c.rect, radius, 2.5, p.Theme.Main)
	}
	starting.DrawPlay(p, c.play)
	m.env.Thumbs.Draw(p, c.game, c.board)
	if c.level > 0 {
		ui.DrawPanel(p, c.opponent, c.opponent.W/2, p.Theme.Panel)
		m.env.Portraits.Draw(p, c.level, opponents.Idle, c.opponent.Inset(c.opponent.W*0.06))
	}
}
