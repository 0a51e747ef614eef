package game

import (
	"math"
	"strconv"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/shore"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A welcome is what the list of turns has room for while it is short: the players on the beach, and before the first
// turn, above them, the aim of the game below signs of its pieces.
type welcome struct {
	players sprites.Rect // empty if there is no room
	signs   []sprites.Drawing
	row     sprites.Rect // of the signs
}

const (
	signSide  = 48 // logical pixels at the usual text size, as the others
	signGap   = 12
	aimType   = 17
	aboutType = 15
	playersH  = 190
)

// A line is a text of the welcome.
type line struct {
	id, text string
	size     float64
	bold     bool
}

// greet puts the welcome below what the list's rows need, and returns its nodes.
func (v *view) greet(rows float64) (nodes []ui.Node) {
	u := v.layout.U
	room := v.layout.List.Inset(10 * u)
	if rows > 0 {
		_, room = room.CutTop(rows)
		v.welcome.players = v.playersIn(room, v.layout.List.H)
		return nil
	}
	lines := v.aims()
	v.welcome.players = v.playersIn(room, room.H)
	words := room
	words.H -= v.welcome.players.H
	if v.high(lines, words.W, 1) > words.H {
		v.welcome.players, words = sprites.Rect{}, room
	}
	k := 1.0
	for v.high(lines, words.W, k) > words.H && k > 0.4 {
		k *= 0.96
	}
	high := v.high(lines, words.W, k)
	if signs := (signSide + signGap) * u; high+signs <= words.H {
		v.welcome.signs = v.signs()
		v.welcome.row = sprites.Rect{X: words.X, Y: words.Y + (words.H-high-signs)/2, W: words.W, H: signSide * u}
		_, words = words.CutTop(signs)
	}
	y := words.Y + (words.H-high)/2
	if v.welcome.row.H > 0 {
		y = v.welcome.row.Y + (signSide+signGap)*u
	}
	for _, l := range lines {
		n := v.lineNode(l, words.W, k)
		n.Rect.X, n.Rect.Y = words.X, y
		y += n.Rect.H + signGap*u
		nodes = append(nodes, n)
	}
	return nodes
}

// playersIn returns the place of the players at the lower end of a room; empty if it is too low.
func (v *view) playersIn(room sprites.Rect, whole float64) sprites.Rect {
	high := min(playersH*v.layout.U, whole*0.42)
	if high < 90*v.layout.U || high > room.H {
		return sprites.Rect{}
	}
	at, _ := room.CutBottom(high)
	return at
}

// aims returns the game's aim, and what the engine's player is like.
func (v *view) aims() []line {
	w := v.p.env.App.Words
	list := []line{{"turns.none", v.aim(), aimType, true}}
	if side, ok := v.engine(); ok {
		list = append(list, line{"turns.opponent", w.Of(key.OpponentsAbout, strconv.Itoa(v.p.session().Seats()[side])), aboutType, false})
	}
	return list
}

func (v *view) aim() string { return v.p.env.App.Words.Of(key.FirstAims, v.p.match().Info().ID) }

// engine returns the side that the engine plays against a person.
func (v *view) engine() (rules.Side, bool) {
	person, ok := v.p.session().Seats().Solo()
	return person.Other(), ok
}

// high returns the height of lines in a width, with k times their type.
func (v *view) high(list []line, wide, k float64) (sum float64) {
	for i, l := range list {
		n := v.lineNode(l, wide, k)
		if sum += n.Rect.H; i > 0 {
			sum += signGap * v.layout.U
		}
	}
	return sum
}

func (v *view) lineNode(l line, wide, k float64) ui.Node {
	size := l.size * k * v.layout.Text
	lines := v.p.env.App.Fonts.Wrap(l.text, ui.Weight(l.bold), size, wide)
	return ui.Node{ID: l.id, Role: ui.RoleText, Label: l.text, Lines: lines, Style: ui.Words, Bold: l.bold, Soft: !l.bold, Size: size, Align: sprites.Middle,
		Rect: sprites.Rect{W: wide, H: float64(len(lines)) * size * ui.LineStep}}
}

// signs returns pictures of what the aim is about.
func (v *view) signs() (list []sprites.Drawing) {
	area := v.p.Area
	for _, g := range area.Goals(v.sideAt(0)) {
		list = append(list, g.Pictures[:min(1, len(g.Pictures))]...)
	}
	if len(list) == 0 {
		list = []sprites.Drawing{area.Emblem(v.sideAt(0)), area.Emblem(v.sideAt(1))}
	}
	return list
}

func (v *view) drawWelcome(p *sprites.Painter) {
	g := &v.welcome
	side := g.row.H
	step := side * 1.3
	x := g.row.Center().X - step*float64(len(g.signs)-1)/2
	for i, d := range g.signs {
		p.Sprite(d, sprites.Pt(x+step*float64(i), g.row.Center().Y), side, sprites.Look{})
	}
	if g.players.H == 0 {
		return
	}
	const beach = "shore of the turns"
	if side, ok := v.engine(); ok {
		v.p.env.Portraits.Stand(p, beach, v.p.session().Seats()[side], v.p.Mood(side), g.players)
		return
	}
	_, sand := g.players.CutTop(g.players.H * 0.56)
	shore.Draw(p, beach, sand, shore.Sand)
	d := min(g.players.H*0.72, g.players.W*0.37)
	for i, dx := range []float64{-1, 1} {
		v.drawFigure(p, v.sideAt(i), sprites.Pt(g.players.Center().X+dx*d*0.72, g.players.Y+g.players.H*0.9-d/2), d)
	}
}

// drawFigure draws the engine's player of a side, or the piece of a person's.
func (v *view) drawFigure(p *sprites.Painter, side rules.Side, at sprites.Point, d float64) {
	if level := v.p.session().Seats()[side]; level > 0 {
		v.p.env.Portraits.Draw(p, level, v.p.Mood(side), sprites.Rect{X: at.X - d/2, Y: at.Y - d/2, W: d, H: d})
		return
	}
	p.Sprite(v.p.Area.Emblem(side), at, math.Round(d*0.8), sprites.Look{})
}
