package newgame

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

type pageParts struct {
	banner sprites.Rect // of the cover above the tiles
	tiles  []tile
}

func (parts *pageParts) lower(dy float64) {
	for i := range parts.tiles {
		t := &parts.tiles[i]
		t.card.Y, t.picture.Y, t.play.Y = t.card.Y+dy, t.picture.Y+dy, t.play.Y+dy
	}
}

type tile struct {
	kind          settings.Kind
	id            string
	card          sprites.Rect
	picture, play sprites.Rect
	main          bool
}

const (
	tilePad  = 12 // logical pixels at the usual size of text
	tileName = 21
	tileText = 15
	// tileShare is a tile's share of the height of the window, where that is high.
	tileShare = 0.135
)

func (n *page) banner(c *ui.Column, f ui.Frame, parts *pageParts) {
	if c.Picture.W > 0 || f.Safe.H < 640*c.Text {
		return
	}
	share := 0.16
	if f.Safe.H > 960*c.Text {
		share = 0.3
	}
	parts.banner = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: min(c.W*0.56, f.Safe.H*share)}
	c.Y += parts.banner.H + c.Gap*1.4
}

func (n *page) tiles(c *ui.Column, f ui.Frame, parts *pageParts) {
	engine := func(main bool) {
		n.tile(c, f, parts, tile{kind: settings.AgainstEngine, id: "newgame.engine", main: main}, func(c *ui.Column) {
			n.strip().lay(c)
			n.ratedPart(c)
		})
	}
	people := func(main bool) {
		n.tile(c, f, parts, tile{kind: settings.TwoPeople, id: "newgame.people", main: main}, nil)
	}
	switch {
	case n.env.Broker == nil:
		people(true)
	case n.choice.Kind == settings.TwoPeople:
		people(true)
		engine(false)
	default:
		engine(true)
		people(false)
	}
}

func (n *page) tile(c *ui.Column, f ui.Frame, parts *pageParts, t tile, more func(*ui.Column)) {
	u := c.Text
	pad := tilePad * u
	title, lines := n.tileWords(t.kind)
	label := title + ". " + lines[0] + ". " + lines[1]
	least := min(max(92*u, f.Safe.H*tileShare), 136*u)
	picture := min(least-2*pad, c.W*0.26)
	play := starting.PlaySign * u
	room := c.W - picture - play - 4*pad
	if room < 150*u {
		play, room = 0, c.W-picture-3*pad
	}
	size := n.env.App.Fonts.FitWords(title, sprites.Bold, tileName*u, room)
	head := n.env.App.Fonts.Wrap(title, sprites.Bold, size, room)
	var text []string
	for _, line := range lines {
		text = append(text, n.env.App.Fonts.Wrap(line, sprites.Medium, tileText*u, room)...)
	}
	headHigh, textHigh := float64(len(head))*size*ui.LineStep, float64(len(text))*tileText*u*ui.LineStep
	h := max(least, headHigh+textHigh+1.6*pad)
	r := sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}
	t.picture = sprites.Rect{X: r.X + pad, Y: r.Y + (h-picture)/2, W: picture, H: picture}
	if play > 0 {
		t.play = sprites.Rect{X: r.X + r.W - pad - play, Y: r.Y + (h-play)/2, W: play, H: play}
	}
	x, y := t.picture.X+picture+pad, r.Y+(h-headHigh-textHigh)/2
	c.Add(ui.Node{ID: t.id, Role: ui.RoleButton, Label: label, Rect: r, First: t.main, Press: func() { n.start(t.kind) }})
	c.Add(ui.Node{ID: t.id + ".name", Role: ui.RoleText, Lines: head, Style: ui.Words, Size: size, Bold: true, Align: sprites.Left,
		Rect: sprites.Rect{X: x, Y: y, W: room, H: headHigh}})
	c.Add(ui.Node{ID: t.id + ".about", Role: ui.RoleText, Lines: text, Style: ui.Words, Size: tileText * u, Soft: true, Align: sprites.Left,
		Rect: sprites.Rect{X: x, Y: y + headHigh, W: room, H: textHigh}})
	c.Y += h
	if more != nil {
		c.X, c.W = r.X+pad, r.W-2*pad
		c.Y += 2 * u
		more(c)
		c.X, c.W = r.X, r.W
		c.Y += 4 * u
	}
	t.card = sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Y - r.Y}
	parts.tiles = append(parts.tiles, t)
	c.Y += c.Gap * 1.2
}

func (n *page) tileWords(kind settings.Kind) (title string, lines [2]string) {
	w := n.env.App.Words
	if kind == settings.TwoPeople {
		return w.T(key.NewgameTwo), [2]string{w.T(key.NewgamePair, "first", n.playerName(0), "second", n.playerName(1)), n.begins(kind)}
	}
	return w.T(key.NewgameAgainst), [2]string{wording.EngineAtLevel(w, n.choice.Level), n.begins(kind)}
}

func (n *page) Draw(p *sprites.Painter, l *ui.Layout) {
	n.Page.Draw(p, l)
	parts, u := l.Parts.(*pageParts), n.env.App.Frame().Text
	p.Clipped(l.Body, func() {
		p.Shifted(0, -l.Scroll, 1, func() {
			if parts.banner.W > 0 {
				starting.DrawCover(p, n.look.Cover, parts.banner, 20*u, 0)
			}
			for i := range parts.tiles {
				n.drawTile(p, &parts.tiles[i], u)
			}
		})
	})
	n.strip().draw(p, l)
	n.drawBeside(p, l.Picture, u)
}

func (n *page) drawTile(p *sprites.Painter, t *tile, u float64) {
	g := &n.env.App.Gesture
	radius := 20 * u
	down, over := g.Down() == t.id, g.Over() == t.id
	p.Shade(t.card, radius, 4, 12, p.Theme.Shadow.Alpha(0.2))
	p.Box(t.card, radius, p.Theme.Panel)
	switch {
	case down:
		p.Frame(t.card, radius, 4, p.Theme.Main)
	case over:
		p.Frame(t.card, radius, 3, p.Theme.Lit)
	case t.main:
		p.Frame(t.card, radius, 2.5, p.Theme.Main)
	default:
		p.Frame(t.card, radius, 1.5, p.Theme.Ink.Alpha(0.25))
	}
	p.Box(t.picture, 16*u, p.Theme.Tray)
	n.drawPlayers(p, t)
	starting.DrawPlay(p, t.play, t.main)
}

func (n *page) drawPlayers(p *sprites.Painter, t *tile) {
	at, size := t.picture.Center(), t.picture.W
	if t.kind == settings.AgainstEngine {
		n.env.Portraits.Draw(p, n.choice.Level, opponents.Pleased, t.picture.Inset(size*0.03))
		return
	}
	if n.view == nil {
		return
	}
	p.Sprite(n.view.Picture(n.look.EmblemOf(rules.Near)), sprites.Pt(at.X-size*0.22, at.Y+size*0.08), size*0.52, sprites.Look{})
	p.Sprite(n.view.Picture(n.look.EmblemOf(rules.Far)), sprites.Pt(at.X+size*0.22, at.Y-size*0.08), size*0.52, sprites.Look{})
}

func (n *page) drawBeside(p *sprites.Painter, r sprites.Rect, u float64) {
	if r.W == 0 {
		return
	}
	name, about := n.env.App.Words.Game(n.info.ID), n.env.App.Words.Of(key.GamesAbout, n.info.ID)
	size, pad := 17*u, 22*u
	lines := p.Fonts.Wrap(about, sprites.Medium, size, r.W-2*pad)
	words := 70*u + float64(len(lines))*size*ui.LineStep
	h := min(r.H, r.W*0.8+words)
	r = sprites.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W, H: h}
	radius := 22 * u
	p.Shade(r, radius, 5, 16, p.Theme.Shadow.Alpha(0.22))
	starting.DrawCover(p, n.look.Cover, r, radius, words)
	x, y := r.X+pad, r.Y+r.H-words
	p.Text(name, x, y+32*u, p.Fonts.Fit(name, sprites.Bold, 28*u, 16*u, r.W-2*pad), sprites.Bold, sprites.Left, p.Theme.Ink)
	for i, line := range lines {
		p.Text(line, x, y+62*u+float64(i)*size*ui.LineStep, size, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
	p.Frame(r, radius, 1.5, p.Theme.Ink.Alpha(0.25))
}
