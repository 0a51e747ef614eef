package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// shareSheet gives a game out of the program: as text, as a file that the
// program reads again, to other programs.
type shareSheet struct {
	ui.Sheet
	env  *Env
	page *gamePage
}

func newShare(env *Env, p *gamePage) *shareSheet {
	return &shareSheet{Sheet: ui.Sheet{App: env.App}, env: env, page: p}
}

// Name implements ui.Scene.
func (s *shareSheet) Name() string { return "share" }

// Dismissable implements ui.Dismissable.
func (s *shareSheet) Dismissable() {}

// Layout implements ui.Scene.
func (s *shareSheet) Layout(f ui.Frame) ui.Layout {
	w, on := s.env.App.Words, s.env.Platform
	way := func(id string, label key.Text, icon string, give func()) ui.Node {
		return ui.Node{ID: id, Label: w.T(label), Icon: icon, Style: ui.PlainButton, Size: 17, Press: func() { s.env.App.Pop(); give() }}
	}
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("share.title", w.T(key.ShareTitle), 22)
		var ways []ui.Node
		handOn := way("share.link", key.LinkShow, "share", func() { s.env.App.Push(newGameLink(s.page)) })
		if on.CanShare() {
			ways = append(ways, way("share.send", key.ShareSend, "share", func() { s.env.Outbox.Share(w.T(key.AppName), s.page.words.recordText()) }))
		}
		if on.CanCopy() {
			ways = append(ways, way("share.copy", key.ShareCopy, "copy", func() { s.env.Outbox.Copy(s.page.words.recordText()) }))
		}
		ways = append(ways, handOn, way("share.file", key.ShareFile, "save", s.save))
		pictures := !s.page.timer.stands() // which show the board
		if pictures {
			ways = append(ways, way("share.picture", key.FilesStill, "picture", func() { s.picture(stillKind) }))
		}
		if pictures && s.page.match().Ply() > 0 {
			ways = append(ways, way("share.movie", key.FilesMovie, "play", func() { s.picture(movieKind) }))
		}
		ways[0].Style = ui.MainButton
		for _, n := range ways {
			c.Button(n)
		}
		c.Button(ui.Node{ID: "share.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}

// picture makes pictures of the game, as it is shown.
func (s *shareSheet) picture(kind pictureKind) {
	p := s.page
	s.env.App.Push(newPicture(s.env, pictured{p.match(), p.match().Node(p.session().Ply()), p.Area.Board.Orientation().Bottom}, kind))
}

// save gives the player the record.
func (s *shareSheet) save() { saveRecord(s.env, s.page.match()) }

// saveRecord gives the player a game's record as a file.
func saveRecord(e *Env, m *match.Match) {
	e.Outbox.Save(fileNameOf(e, m)+".txt", []byte(m.FullRecord()))
}

// fileNameOf is what a file is called by which the player finds a game again,
// without what it ends in.
func fileNameOf(e *Env, m *match.Match) string {
	name := func(s rules.Side) string {
		if wording.Nameless(m, m.Info(), s, m.Player(s)) {
			return e.App.Words.Side(m.Info().Sides[s])
		}
		return wording.PlayerName(e.App.Words, m, s)
	}
	text := e.App.Words.Game(m.Info().ID) + " " + name(rules.Near) + " – " + name(rules.Far)
	if day := m.Tag("Date"); day != "" {
		text += " " + day
	}
	return text
}
