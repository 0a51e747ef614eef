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

// A door is a way to begin a game. Doors are in a fixed order, whatever was played last.
type door struct {
	kind settings.Kind
	id   string
	// title and about are written on the door, said is only read aloud.
	title, about, said string
	draw               func(p *sprites.Painter, r sprites.Rect)
}

func doorID(kind settings.Kind) string { return "newgame." + string(kind) }

func (n *page) doors() []door {
	w, level := n.env.App.Words, n.choice.Level
	var list []door
	add := func(kind settings.Kind, title key.Text, about, said string, draw func(*sprites.Painter, sprites.Rect)) {
		list = append(list, door{kind, doorID(kind), w.T(title), about, said, draw})
	}
	if n.env.Broker != nil {
		add(settings.AgainstEngine, key.DoorEngine, wording.EngineName(w, level), wording.EngineAtLevel(w, level), n.drawOpponent)
	}
	add(settings.TwoPeople, key.DoorHere, n.pair(), n.pair(), n.drawPair)
	if n.env.Live.Served() {
		add(settings.AtTable, key.DoorTwo, w.T(key.DoorTwoAbout), w.T(key.DoorTwoAbout), n.drawDevices)
	}
	add(settings.ByLink, key.LinkDoor, w.T(key.LinkDoorAbout), w.T(key.LinkDoorAbout), func(p *sprites.Painter, r sprites.Rect) { p.Icon("letter", r.Center(), r.W*0.6, p.Theme.Ink) })
	return list
}

// Parts are drawn behind the page's nodes.
type Parts struct {
	banner sprites.Rect // the cover above the doors
	corner sprites.Rect // or beside the title, where the window is too low
	Tiles  []Tile
}

func (parts *Parts) lower(dy float64) {
	for i := range parts.Tiles {
		t := &parts.Tiles[i]
		t.Card.Y, t.Picture.Y, t.Play.Y = t.Card.Y+dy, t.Picture.Y+dy, t.Play.Y+dy
	}
}

// A Tile is a door laid out on the page.
type Tile struct {
	ID   string
	Card sprites.Rect
	// Play is the place of the sign that pressing the door starts a game.
	Picture, Play sprites.Rect
	main          bool
	draw          func(p *sprites.Painter, r sprites.Rect)
}

const (
	tilePad  = 10 // logical pixels at the usual text size
	tileName = 20
	tileText = 15
	tileHigh = 68
	// tileShare is a tile's share of the height of a high window.
	tileShare = 0.08
)

// banner adds the game's picture, if there is none beside the page and the window is high enough.
func (n *page) banner(c *ui.Column, f ui.Frame, parts *Parts) {
	if c.Picture.W > 0 || f.Safe.H < 940*c.Text {
		return
	}
	parts.banner = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: min(c.W*0.56, f.Safe.H*0.22)}
	c.Y += parts.banner.H + c.Gap*1.4
}

// cornerOf returns the place of the game's picture at the right end of the head; empty if the title needs the room.
func (n *page) cornerOf(l *ui.Layout, parts *Parts, u float64) (r sprites.Rect) {
	const wide, least, gap = 100, 64, 12 // logical pixels at the usual text size
	if l.Picture.W > 0 || parts.banner.W > 0 {
		return r
	}
	title := l.Find("title")
	head := title.Rect
	used := n.env.App.Fonts.Width(ui.Widest(n.env.App.Fonts, title.Lines, sprites.Bold, title.Size), sprites.Bold, title.Size)
	r.W = min(wide*u, head.H*1.6, head.W-used-gap*u)
	if r.W < least*u {
		return sprites.Rect{}
	}
	r.H = r.W / 1.6
	r.X, r.Y = head.X+head.W-r.W, head.Center().Y-r.H/2
	return r
}

func (n *page) lay(c *ui.Column, f ui.Frame, parts *Parts, d door, main bool) {
	u := c.Text
	pad := tilePad * u
	t := Tile{ID: d.id, main: main, draw: d.draw}
	least := min(max(tileHigh*u, f.Safe.H*tileShare), 110*u)
	picture := min(least-pad, c.W*0.26)
	play := n.playSign(u)
	room := c.W - picture - play.W - 4*pad
	below := room < 140*u // the sign is below the words
	if below {
		room = c.W - picture - 3*pad
		play.W = min(play.W, c.W-2*pad)
	}
	size := n.env.App.Fonts.FitWords(d.title, sprites.Bold, tileName*u, room)
	head := n.env.App.Fonts.Wrap(d.title, sprites.Bold, size, room)
	text := n.env.App.Fonts.Wrap(d.about, sprites.Medium, tileText*u, room)
	headHigh, textHigh := float64(len(head))*size*ui.LineStep, float64(len(text))*tileText*u*ui.LineStep
	h := max(least, headHigh+textHigh+pad)
	r := sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}
	t.Picture = sprites.Rect{X: r.X + pad, Y: r.Y + (h-picture)/2, W: picture, H: picture}
	t.Play = sprites.Rect{X: r.X + r.W - pad - play.W, Y: r.Y + (h-play.H)/2, W: play.W, H: play.H}
	if below {
		t.Play.Y = r.Y + h
		r.H += play.H + pad
	}
	chips := n.chipNodes(d)
	written := max(n.env.App.Fonts.Width(d.title, sprites.Bold, size), n.env.App.Fonts.Width(d.about, sprites.Medium, tileText*u))
	wide := n.chipsWidth(chips, u)
	// Chips beside the words leave the door's middle free.
	beside := !below && written+pad+wide+pad <= room && t.Play.X-pad-wide > r.Center().X+pad
	if beside {
		room -= wide + pad
	}
	x := t.Picture.X + picture + pad
	y := r.Y + (h-headHigh-textHigh)/2
	c.Add(ui.Node{ID: d.id, Role: ui.RoleButton, Label: d.title + ". " + d.said + ". " + n.env.App.Words.T(key.DoorPlay), Rect: r, First: main, Press: func() { n.start(d.kind) }})
	c.Add(ui.Node{ID: d.id + ".name", Role: ui.RoleText, Lines: head, Style: ui.Words, Size: size, Bold: true, Align: sprites.Left,
		Rect: sprites.Rect{X: x, Y: y, W: room, H: headHigh}})
	c.Add(ui.Node{ID: d.id + ".about", Role: ui.RoleText, Lines: text, Style: ui.Words, Size: tileText * u, Soft: true, Align: sprites.Left,
		Rect: sprites.Rect{X: x, Y: y + headHigh, W: room, H: textHigh}})
	if beside {
		c.X, c.Y, c.W = t.Play.X-pad-wide, r.Y+(h-doorChips().High*u)/2, wide+1
		c.FlowChips(chips, doorChips())
		c.Y = r.Y + h
	} else {
		c.X, c.Y, c.W = r.X+pad, r.Y+r.H, r.W-2*pad
		c.FlowChips(chips, doorChips())
		c.Y += pad
	}
	c.X, c.W = r.X, r.W
	t.Card = sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Y - r.Y}
	parts.Tiles = append(parts.Tiles, t)
	c.Y += c.Gap
}

// Draw implements [ui.Scene].
func (n *page) Draw(p *sprites.Painter, l *ui.Layout) {
	n.Page.Draw(p, l)
	parts, u := l.Parts.(*Parts), n.env.App.Frame().Text
	l.Scrolled(p, func() {
		if parts.banner.W > 0 {
			starting.DrawCover(p, n.look.Cover, parts.banner, 20*u, 0)
		}
		for i := range parts.Tiles {
			n.drawTile(p, &parts.Tiles[i], u)
		}
	})
	if r := parts.corner; r.W > 0 {
		starting.DrawCover(p, n.look.Cover, r, 12*u, 0)
	}
	n.drawBeside(p, l.Picture, u)
}

func (n *page) drawTile(p *sprites.Painter, t *Tile, u float64) {
	g := &n.env.App.Gesture
	radius := 20 * u
	down, over := g.Down() == t.ID, g.Over() == t.ID
	p.Shade(t.Card, radius, 4, 12, p.Theme.Shadow.Alpha(0.2))
	p.Box(t.Card, radius, p.Theme.Panel)
	switch {
	case down:
		p.Frame(t.Card, radius, 4, p.Theme.Main)
	case over:
		p.Frame(t.Card, radius, 3, p.Theme.Lit)
	case t.main:
		p.Frame(t.Card, radius, 2.5, p.Theme.Main)
	default:
		p.Frame(t.Card, radius, 1.5, p.Theme.Ink.Alpha(0.25))
	}
	p.Box(t.Picture, 16*u, p.Theme.Tray)
	t.draw(p, t.Picture)
	n.drawPlay(p, t)
}

const (
	playHigh = 44 // logical pixels at the usual text size
	playText = 16
)

// playSign returns the width and height of the sign that pressing a door starts a game.
func (n *page) playSign(u float64) sprites.Rect {
	return sprites.Rect{W: n.env.App.Fonts.Width(n.env.App.Words.T(key.DoorPlay), sprites.Bold, playText*u) + (playText*1.3+28)*u, H: playHigh * u}
}

func (n *page) drawPlay(p *sprites.Painter, t *Tile) {
	r, u, face, ink := t.Play, n.env.App.Frame().Text, p.Theme.Tray, p.Theme.Ink
	if t.main {
		face, ink = p.Theme.Main, p.Theme.MainInk
	}
	p.Box(r, r.H/2, face)
	word, icon := n.env.App.Words.T(key.DoorPlay), playText*1.3*u
	size := p.Fonts.Fit(word, sprites.Bold, playText*u, 0, r.W-icon-12*u)
	x := r.Center().X - (icon+p.Fonts.Width(word, sprites.Bold, size))/2
	p.Icon("play", sprites.Pt(x+icon*0.4, r.Center().Y), icon, ink)
	p.Text(word, x+icon, r.Center().Y, size, sprites.Bold, sprites.Left, ink)
}

func (n *page) drawOpponent(p *sprites.Painter, r sprites.Rect) {
	n.env.Portraits.Draw(p, n.choice.Level, opponents.Pleased, r.Inset(r.W*0.03))
}

func (n *page) drawPair(p *sprites.Painter, r sprites.Rect) {
	if n.view == nil {
		return
	}
	at, size := r.Center(), r.W
	p.Sprite(n.view.Picture(n.look.EmblemOf(rules.Near)), sprites.Pt(at.X-size*0.22, at.Y+size*0.08), size*0.52, sprites.Look{})
	p.Sprite(n.view.Picture(n.look.EmblemOf(rules.Far)), sprites.Pt(at.X+size*0.22, at.Y-size*0.08), size*0.52, sprites.Look{})
}

// drawDevices draws two devices with the game's pieces between them.
func (n *page) drawDevices(p *sprites.Painter, r sprites.Rect) {
	wide, high := r.W*0.27, r.W*0.46
	for i, x := range []float64{0.12, 0.61} {
		at := sprites.Rect{X: r.X + r.W*x, Y: r.Y + r.W*(0.2+0.14*float64(i)), W: wide, H: high}
		p.Box(at, wide*0.2, p.Theme.Ink)
		p.Box(at.Inset(wide*0.1), wide*0.1, p.Theme.Panel)
		if n.view != nil {
			p.Sprite(n.view.Picture(n.look.EmblemOf(rules.Side(i))), at.Center(), wide*0.8, sprites.Look{})
		}
	}
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
