package puzzles

import (
	"cmp"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/puzzle"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
)

type shareSheet struct {
	ui.Sheet
	env *Services
	// said describes the puzzle and the result; title and file name it above that and as a file.
	title, said, file string
	to                link.Puzzle
}

func sharePuzzle(env *Services, p *puzzle.Puzzle) {
	name := env.App.Words.Game(p.Game)
	env.App.Push(&shareSheet{ui.Sheet{ID: "puzzleshare", App: env.App}, env, name, env.App.Words.T(key.TrainText, "game", name, "n", p.Grade), p.ID(), link.Puzzle{Game: p.Game, ID: p.ID()}})
}

func shareDaily(env *Services, day puzzle.Day) {
	w, d := env.App.Words, env.Book.Days()
	grade := 0
	if p := d.Puzzle(day); p != nil {
		grade = p.Grade
	}
	how := key.DailyTextOpen
	switch d.State(day) {
	case puzzlebook.DaySolved:
		how = key.DailyTextFirst
	case puzzlebook.DayLater, puzzlebook.DayLate:
		how = key.DailyTextSolved
	}
	said := w.T(key.DailyText, "day", day.String(), "game", env.App.Words.Game(d.Game(day)), "n", grade, "how", w.T(how))
	env.App.Push(&shareSheet{ui.Sheet{ID: "puzzleshare", App: env.App}, env, d.Title(day), said, day.String(), link.Puzzle{Day: day}})
}

func (s *shareSheet) Layout(f ui.Frame) ui.Layout {
	w, on := s.env.App.Words, s.env.Platform
	address := link.To(cmp.Or(s.env.Page, on.Page()), s.to.String())
	whole := s.said
	if link.IsPage(address) {
		whole += "\n" + address
	}
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("puzzleshare.title", s.title, 22)
		c.Words("puzzleshare.text", s.said, 17, false, false)
		if link.IsPage(address) {
			c.Words("puzzleshare.link", address, 13, false, true)
		}
		style := ui.MainButton
		way := func(id string, label key.Text, icon string, give func()) {
			c.Button(ui.Node{ID: "puzzleshare." + id, Label: w.T(label), Icon: icon, Style: style, Size: 17, Press: func() { s.env.App.Pop(); give() }})
			style = ui.PlainButton
		}
		if on.CanShare() {
			way("send", key.ShareSend, "share", func() { s.env.Outbox.Share(w.T(key.AppName), whole) })
		}
		if on.CanCopy() {
			way("copy", key.ShareCopy, "copy", func() { s.env.Outbox.Copy(whole) })
		}
		if !on.CanShare() && !on.CanCopy() {
			way("save", key.DailySave, "save", func() { s.env.Outbox.Save(w.T(key.AppName)+" "+s.file+".txt", []byte(whole+"\n")) })
		}
		c.Button(ui.Node{ID: "puzzleshare.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}
