package scenes

import (
	"cmp"

	"tidepool/link"
	"tidepool/locale/key"
	"tidepool/puzzle"
	"tidepool/scenes/ui"
)

// dailyShare offers the puzzle of a day to be shared, as words and a link that
// do not give it away.
type dailyShare struct {
	ui.Sheet
	env *Env
	day puzzle.Day
}

func newDailyShare(env *Env, day puzzle.Day) *dailyShare {
	return &dailyShare{ui.Sheet{App: env.app}, env, day}
}

// Name implements ui.Scene.
func (s *dailyShare) Name() string { return "dailyshare" }

// Dismissable implements ui.Dismissable.
func (s *dailyShare) Dismissable() {}

// text says which puzzle it is and how it went, before a link to it.
func (s *dailyShare) text() (said, address string) {
	w, d := s.env.Words, dailies{s.env}
	grade := 0
	if p := d.puzzle(s.day); p != nil {
		grade = p.Grade
	}
	how := key.DailyTextOpen
	switch d.state(s.day) {
	case daySolved:
		how = key.DailyTextFirst
	case dayLater, dayLate:
		how = key.DailyTextSolved
	}
	said = w.T(key.DailyText, "day", s.day.String(), "game", s.env.GameName(d.game(s.day)), "n", grade, "how", w.T(how))
	return said, link.To(cmp.Or(s.env.Page, s.env.Platform.Page()), link.Puzzle{Day: s.day}.String())
}

// Layout implements ui.Scene.
func (s *dailyShare) Layout(f ui.Frame) ui.Layout {
	w, on := s.env.Words, s.env.Platform
	said, address := s.text()
	whole := said + "\n" + address
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("dailyshare.title", dailies{s.env}.title(s.day), 22)
		c.Words("dailyshare.text", said, 17, false, false)
		c.Words("dailyshare.link", address, 13, false, true)
		style := ui.MainButton
		way := func(id string, label key.Text, icon string, give func()) {
			c.Button(ui.Node{ID: "dailyshare." + id, Label: w.T(label), Icon: icon, Style: style, Size: 17, Press: func() { s.env.app.Pop(); give() }})
			style = ui.PlainButton
		}
		if on.CanShare() {
			way("send", key.ShareSend, "share", func() { s.env.exports.share(w.T(key.AppName), whole) })
		}
		if on.CanCopy() {
			way("copy", key.ShareCopy, "copy", func() { s.env.exports.copy(whole) })
		}
		if !on.CanShare() && !on.CanCopy() {
			way("save", key.DailySave, "save", func() { s.env.exports.save(w.T(key.AppName)+" "+s.day.String()+".txt", []byte(whole+"\n")) })
		}
		c.Button(ui.Node{ID: "dailyshare.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}
