package analysis

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/ui"
)

// more opens a sheet with the actions that the page has no buttons for.
func (p *Page) more() {
	app := p.env.App
	app.Push(ui.NewSheet(ui.Sheet{ID: "studymore", App: app}, func(c *ui.Column) {
		w := app.Words
		c.Title("studymore.title", p.title(), 22)
		item := func(id, label, icon string, press func()) {
			c.Row(ui.Node{ID: "studymore." + id, Label: label, Icon: icon, Press: press})
		}
		c.Button(ui.Node{ID: "studymore.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: app.Pop})
		item("flip", w.T(key.BoardFlip), "flip", func() { p.flip(); app.Pop() })
		m, pos := p.match(), p.node().Position()
		if !p.free() {
			item("analyse", w.T(key.SetupHere), "review", func() { app.Pop(); OpenGame(p.env, m, p.node()) })
		}
		if board := p.env.Open.SetUp(m.Game(), m.Options(), pos, ""); board != nil {
			item("setup", w.T(key.SetupAnother), "pencil", func() { app.Pop(); app.Push(board) })
		}
		if m.Outcome().Over() && !p.free() && !session.Rated(m, m.Info()) {
			item("undo", w.T(key.StudyUndo), "undo", func() { app.Pop(); app.Defer(func() { playOn(p) }) })
		}
		c.Apart()
		item("picture", w.T(key.FilesPicture), "picture", func() {
			app.Pop()
			app.Push(p.env.Open.Picture(p.shown()))
		})
		item("file", w.T(key.ShareFile), "save", func() { app.Pop(); p.env.Open.SaveRecord(m) })
		item("link", w.T(key.LinkShow), "link", func() { app.Pop(); app.Push(p.env.Open.Link(m, pos)) })
		c.Apart()
		item("settings", w.T(key.MenuSettings), "settings", func() { app.Pop(); app.Push(p.env.Open.Settings()) })
		item("menu", w.T(key.BoardMenu), "home", p.env.Open.Home)
	}))
}
