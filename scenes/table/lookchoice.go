package table

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A LookChoice lets the player choose one of a game's looks by small boards.
type LookChoice struct {
	env   *Services
	id    string // prefix of its nodes' IDs
	game  *board.Game
	small [board.Looks]*board.Board
}

func NewLookChoice(env *Services, id string, g *board.Game, start rules.Position) *LookChoice {
	c := &LookChoice{env: env, id: id, game: g}
	for look := range c.small {
		style := &board.Style{Words: env.App.Words, Plain: env.Prefs.Settings.Plain, Looks: map[string]int{g.ID(): look}}
		c.small[look] = board.New(g, start, style)
	}
	return c
}

func (c *LookChoice) nodeID(look int) string { return c.id + "." + strconv.Itoa(look) }

func (c *LookChoice) dress(look int) {
	s := c.env.Prefs.Settings
	s.Preferences = s.Dressed(c.game.ID(), look)
	c.env.Prefs.Apply(s)
}

// Lay adds the choice to a column: a small board in each look above the look's name.
func (c *LookChoice) Lay(col *ui.Column) {
	if !c.game.Dresses() {
		return
	}
	w, gap, size := c.env.App.Words, 8*col.Text, 15*col.Text
	col.Words(c.id, w.T(key.BoardsBoard), 15, false, true)
	wide := (col.W - gap) / board.Looks
	shape := 0.62
	if c.game.Long {
		shape = 0.42
	}
	picture := min(wide*shape, 104*col.Text)
	var lines [board.Looks][]string
	most := 1
	for look, k := range c.game.Looks {
		lines[look] = c.env.App.Fonts.Wrap(w.T(k), sprites.Medium, size, wide-8*col.Text)
		most = max(most, len(lines[look]))
	}
	name := float64(most)*size*ui.LineStep + 8*col.Text
	for look, k := range c.game.Looks {
		tile := sprites.Rect{X: col.X + float64(look)*(wide+gap), Y: col.Y, W: wide, H: picture + name}
		id := c.nodeID(look)
		col.Add(ui.Node{ID: id, Role: ui.RoleChoice, Group: w.T(key.BoardsBoard), Label: ui.Joined(w.T(key.BoardsBoard), w.T(k)), Checked: c.env.Looks.Wears(c.game.ID()) == look,
			Rect: tile, Press: func() { c.dress(look) }})
		words, _ := tile.CutBottom(name)
		col.Add(ui.Node{ID: id + ".name", Role: ui.RoleText, Text: w.T(k), Lines: lines[look], Style: ui.Words, Size: size, Align: sprites.Middle, Rect: words.Inset(4 * col.Text)})
	}
	col.Y += picture + name + col.Gap
}

// Draw draws the tiles of the choice, before other nodes are drawn.
func (c *LookChoice) Draw(p *sprites.Painter, l *ui.Layout) {
	for look, small := range c.small {
		l.At(p, c.nodeID(look), func(n *ui.Node) { c.drawTile(p, n, l.Find(n.ID+".name").Rect.H, small) })
	}
}

func (c *LookChoice) drawTile(p *sprites.Painter, n *ui.Node, name float64, b *board.Board) {
	r, at := n.Rect, c.env.App.Gesture
	radius := min(r.H*0.12, 14)
	p.Box(r, radius, p.Theme.Tray.Alpha(0.6))
	switch {
	case n.Checked:
		p.Box(r, radius, p.Theme.Panel)
		p.Frame(r, radius, 3, p.Theme.Main)
	case at.Over() == n.ID || at.Down() == n.ID:
		p.Frame(r, radius, 2, p.Theme.Line)
	}
	var room sprites.Rect
	if n.Flip {
		_, room = r.CutTop(name)
	} else {
		_, room = r.CutBottom(name)
	}
	area := room.Inset(6)
	if area != b.Area() {
		b.Arrange(area, board.Orient(c.game.Home, false, rules.Near))
	}
	b.Draw(p, board.Marks{})
}
