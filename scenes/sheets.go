package scenes

import (
	"math"
	"slices"
	"strings"

	"tidepool/scenes/ui"

	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// moreSheet is the rest of what can be done during a game: what the bar of tools
// has is not repeated.
type moreSheet struct {
	ui.Sheet
	env   *Env
	board *boardScene
}

func newMore(env *Env, b *boardScene, flip bool) *moreSheet {
	return &moreSheet{Sheet: ui.Sheet{App: env.app, Flip: flip}, env: env, board: b}
}

// Name implements Scene.
func (m *moreSheet) Name() string { return "more" }

// Layout implements Scene.
func (m *moreSheet) Layout(f ui.Frame) ui.Layout {
	w, app, b := m.env.Words, m.env.app, m.board
	over := b.match.Outcome().Over()
	swap := func(s ui.Scene) func() { return func() { app.Pop(); app.Push(s) } }
	bar := m.tools()
	item := func(c *ui.Column, id, label, icon string, disabled bool, press func()) {
		if slices.Contains(bar, strings.Replace(id, "more.", "board.", 1)) {
			return
		}
		c.Button(ui.Node{ID: id, Label: label, Icon: icon, Style: ui.PlainButton, Size: 17, Disabled: disabled, Press: press})
		c.Nodes[len(c.Nodes)-1].Align = sprites.Left
	}
	return m.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("more.title", m.env.GameName(b.match.Info().ID), 22)
		c.Button(ui.Node{ID: "more.close", Label: w.T("review.leave"), Icon: "play", Style: ui.MainButton, Press: m.Back})
		item(c, "more.command", w.T("command.open"), "keys", false, func() { app.Pop(); b.openCommand() })
		item(c, "more.turns", w.T("board.turns"), "list", false, swap(newTurns(m.env, b)))
		item(c, "more.redo", w.T("board.redo"), "redo", !b.match.CanRedo(), func() { app.Pop(); b.redo() })
		item(c, "more.flip", w.T("board.flip"), "flip", false, func() { b.flip(); app.Pop() })
		if m.env.thinking.thinker != nil && !b.demo() {
			item(c, "more.hint", w.T("hint.ask"), "hint", !b.hands(), func() { app.Pop(); app.Defer(b.askHint) })
		}
		item(c, "more.draw", w.T("board.draw"), "draw", over || b.demo(), func() { app.Pop(); b.offerDraw(m.Flip) })
		side := b.resigner()
		if b.seating() == settings.SeatOpposite { // each has buttons of their own
			side = b.sideAt(0)
			if m.Flip {
				side = b.sideAt(1)
			}
		}
		item(c, "more.resign", w.T("board.resign"), "flag", over, func() { app.Pop(); b.askToResign(side, m.Flip) })
		item(c, "more.settings", w.T("menu.settings"), "settings", false, swap(newSettings(m.env)))
		item(c, "more.menu", w.T("board.menu"), "home", false, m.env.home)
	})
}

// tools are the nodes of the bar of whoever has opened the sheet.
func (m *moreSheet) tools() []string {
	var ids []string
	for _, n := range m.board.toolNodes() {
		if far := strings.HasSuffix(n.ID, ".far"); far == m.Flip {
			ids = append(ids, strings.TrimSuffix(n.ID, ".far"))
		}
	}
	return ids
}

// Dismissable implements ui.Dismissable.
func (m *moreSheet) Dismissable() {}

// endBy ends the game by something other than a turn.
func (b *boardScene) endBy(end func() error) {
	b.stage.finish()
	if err := end(); err != nil {
		b.tell(func() string { return b.inWords(err) }, true)
		return
	}
	b.review = false
	b.ply = b.match.Ply()
	b.taps.clear()
	b.finished()
}

// turnsSheet lists the turns of a game.
type turnsSheet struct {
	ui.Sheet
	env   *Env
	board *boardScene
}

func newTurns(env *Env, b *boardScene) *turnsSheet {
	return &turnsSheet{Sheet: ui.Sheet{App: env.app}, env: env, board: b}
}

// Dismissable implements ui.Dismissable.
func (t *turnsSheet) Dismissable() {}

// OpenAt implements ui.Opener: at the end.
func (t *turnsSheet) OpenAt() float64 { return math.Inf(1) }

// Name implements Scene.
func (t *turnsSheet) Name() string { return "turns" }

// Layout implements Scene.
func (t *turnsSheet) Layout(f ui.Frame) ui.Layout {
	w, b := t.env.Words, t.board
	return t.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("turns.title", w.T("turns.title"), 22)
		if b.match.Len() == 0 {
			c.Words("turns.none", w.T("turns.none"), 16, false, true)
		}
		row := 44 * c.Text
		for ply := 1; ply <= b.match.Len(); ply++ {
			half := c.W / 2
			r := sprites.Rect{X: c.X + half*float64((ply-1)%2), Y: c.Y + row*float64((ply-1)/2), W: half, H: row}
			n := b.turnNode(ply, r, c.Text*1.08)
			press := n.Press
			n.Press = func() { press(); t.env.app.Pop() }
			c.Add(n)
		}
		c.Y += row*float64((b.match.Len()+1)/2) + c.Gap
		c.Button(ui.Node{ID: "turns.command", Label: w.T("command.open"), Icon: "keys", Style: ui.PlainButton, Press: func() { t.env.app.Pop(); b.openCommand() }})
		c.Button(ui.Node{ID: "turns.close", Label: w.T("close"), Style: ui.MainButton, Press: t.Back})
	})
}
