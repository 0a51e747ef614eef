package library

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type trashScene struct {
	ui.Page
	env  *Services
	list gameRows
}

func (b *trashScene) Layout(f ui.Frame) ui.Layout {
	w := b.env.App.Words
	games := b.env.Lists.Trash
	return b.Lay(f, w.T(key.TrashTitle), func(c *ui.Column) {
		about := key.TrashAbout
		if len(games) == 0 {
			about = key.TrashNone
		}
		c.Words("trash.about", w.T(about), 16, false, true)
		b.list.show(games)
		b.list.measure(c, c.W)
		c.Rows(&b.list.list, "trash", b.list.focused(), func(i int, y float64) { b.row(c, i, y) }, b.reach)
	}, nil)
}

func (b *trashScene) row(c *ui.Column, i int, y float64) {
	if n := b.list.acts[i]; n > 0 {
		b.together(c, i, n, y)
		y += b.list.above(i)
	}
	g := b.list.games[i].Summary
	n, row := b.list.node(i, sprites.Rect{X: c.X, Y: y, W: c.W, H: b.list.height(i)})
	n.ID, n.Label = "trash.restore."+g.ID, b.env.App.Words.T(key.TrashRestore, "what", row.label())
	n.Press = func() {
		b.env.Lists.BringBack([]string{g.ID}, func() {
			w := b.env.App.Words
			b.env.App.Say(w.T(key.GamesRestored, "what", describe(w, g, b.env.Now().Local()).label()))
			if i+1 < len(b.list.games) {
				b.reach(i + 1)
			}
		})
	}
	c.Add(n)
}

func (b *trashScene) together(c *ui.Column, i, n int, y float64) {
	var ids []string
	for _, g := range b.list.games[i : i+n] {
		ids = append(ids, g.ID)
	}
	label, size := b.env.App.Words.N(key.TrashTogether, n), 17*c.Text
	c.Add(ui.Node{ID: "trash.together." + ids[0], Role: ui.RoleButton, Label: label, Icon: "undo", Style: ui.QuietButton,
		Size: c.App.Fonts.Fit(label, sprites.Bold, size, 0, c.W-3*size), Align: sprites.Left, Rect: sprites.Rect{X: c.X, Y: y + 6*c.Text, W: c.W, H: 48 * c.Text},
		Press: func() {
			b.env.Lists.BringBack(ids, func() { b.env.App.Say(b.env.App.Words.N(key.LibraryRestored, n)) })
		}})
}

func (b *trashScene) reach(i int) { b.env.App.Focus.Next("trash.restore." + b.list.games[i].ID) }
