package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// studyMore is the rest of what can be done with a match that is gone over.
type studyMore struct {
	ui.Sheet
	page *studyPage
}

func newStudyMore(p *studyPage) *studyMore { return &studyMore{ui.Sheet{App: p.env.App}, p} }

// Name implements ui.Scene.
func (m *studyMore) Name() string { return "studymore" }

// Dismissable implements ui.Dismissable.
func (m *studyMore) Dismissable() {}

// Layout implements ui.Scene.
func (m *studyMore) Layout(f ui.Frame) ui.Layout {
	p := m.page
	w, app := p.env.App.Words, p.env.App
	return m.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("studymore.title", p.words.title(), 22)
		item := func(id, label, icon string, press func()) {
			c.Button(ui.Node{ID: "studymore." + id, Label: label, Icon: icon, Style: ui.PlainButton, Size: 17, Press: press})
			c.Nodes[len(c.Nodes)-1].Align = sprites.Left
		}
		c.Button(ui.Node{ID: "studymore.close", Label: w.T(key.Close), Style: ui.MainButton, Press: m.Back})
		item("flip", w.T(key.BoardFlip), "flip", func() { p.flip(); app.Pop() })
		setUpItems(p, item)
		if m := p.match(); m.Outcome().Over() && !p.free() && !session.Rated(m, m.Info()) {
			item("undo", w.T(key.StudyUndo), "undo", func() { app.Pop(); app.Defer(func() { playOn(p) }) })
		}
		item("picture", w.T(key.FilesPicture), "picture", func() {
			app.Pop()
			app.Push(newPicture(p.env, pictured{p.match(), p.node(), p.Area.Board.Orientation().Bottom}, stillKind))
		})
		item("file", w.T(key.ShareFile), "save", func() { app.Pop(); saveRecord(p.env, p.match()) })
		item("link", w.T(key.LinkShow), "share", func() { app.Pop(); app.Push(newLink(p.env, p.match(), p.Area.Source.Position(), nil)) })
		item("settings", w.T(key.MenuSettings), "settings", func() { app.Pop(); app.Push(p.env.Open.Settings()) })
		item("menu", w.T(key.BoardMenu), "home", p.env.Open.Home)
	})
}

// showStudyResult shows how the game has ended.
func showStudyResult(p *studyPage) {
	if r, ok := p.env.App.Below().(*resultsSheet); ok && r.page.game == p.game {
		p.env.App.Pop()
		return
	}
	p.env.App.Push(newResults(p.env, newGamePage(p.env, p.game)))
}

// canStudy reports whether a game that is being played can be gone over: one of
// two people without clocks, which stand meanwhile, and any that has ended.
func canStudy(p *gamePage) bool {
	return canAnalyse(p) && (p.match().Outcome().Over() || p.session().Seats() == (session.Seats{}))
}

// studyGame goes over a game as it stands.
func studyGame(p *gamePage) {
	openStudy(p.env, p.game, p.match().Node(p.match().Ply()), p.env.App.Push)
}
