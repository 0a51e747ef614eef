package share

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type shareSheet struct {
	ui.Sheet
	env *Services
	of  pages.Shown
}

// New returns a sheet with all ways to share a game.
func New(env *Services, of pages.Shown) *shareSheet {
	return &shareSheet{Sheet: ui.Sheet{ID: "share", App: env.App}, env: env, of: of}
}

func (s *shareSheet) Layout(f ui.Frame) ui.Layout {
	w, on := s.env.App.Words, s.env.Platform
	way := func(id string, label key.Text, icon string, give func()) ui.Node {
		return ui.Node{ID: id, Label: w.T(label), Icon: icon, Style: ui.PlainButton, Size: 17, Press: func() { s.env.App.Pop(); give() }}
	}
	return s.Lay(f, func(c *ui.Column) {
		c.Title("share.title", w.T(key.ShareTitle), 22)
		var ways []ui.Node
		handOn := way("share.link", key.LinkShow, "link", func() { s.env.App.Push(NewGameLink(s.env, s.of)) })
		if !bylink.Unbegun(s.of.Game.Match) {
			ways = append(ways, handOn)
		}
		if on.CanShare() {
			ways = append(ways, way("share.send", key.ShareSend, "share", func() { s.env.Outbox.Share(w.T(key.AppName), s.recordText()) }))
		}
		if on.CanCopy() {
			ways = append(ways, way("share.copy", key.ShareCopy, "copy", func() { s.env.Outbox.Copy(s.recordText()) }))
		}
		ways = append(ways, way("share.file", key.ShareFile, "save", func() { SaveRecord(s.env, s.of.Game.Match) }))
		pictures := !s.of.Covered // pictures would show the board
		if pictures {
			ways = append(ways, way("share.picture", key.FilesStill, "picture", func() { s.picture(stillKind) }))
		}
		if pictures && s.of.Game.Match.Ply() > 0 {
			ways = append(ways, way("share.movie", key.FilesMovie, "play", func() { s.picture(movieKind) }))
		}
		ways[0].Style = ui.MainButton
		for _, n := range ways {
			c.Button(n)
		}
		c.Button(ui.Node{ID: "share.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}

func (s *shareSheet) picture(kind pictureKind) {
	s.env.App.Push(newPicture(s.env, s.of, kind))
}

func (s *shareSheet) recordText() string {
	w, m := s.env.App.Words, s.of.Game.Match
	title, why := w.Outcome(m.Outcome(), wording.InThird(w, m, m.Outcome().Winner))
	var names [2]string
	for side := range rules.Side(2) {
		names[side] = wording.InThird(w, m, side)
		if level := session.LevelIn(m, m.Info(), side); level > 0 {
			names[side] = wording.EngineAtLevel(w, level)
		}
	}
	plain := bylink.WithoutTable(m).Copy()
	if plain.SetTag(session.ReviewTag, "") != nil { // of no use to readers
		plain = bylink.WithoutTable(m)
	}
	return w.T(key.AppName) + " · " + w.Game(m.Info().ID) + "\n" + names[0] + " – " + names[1] + "\n" +
		title + ". " + why + ".\n" + played.Length(w, m) + "\n\n" + plain.Record()
}
