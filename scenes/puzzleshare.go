package scenes

import (
	"cmp"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/puzzle"
	"tidepool/scenes/ui"
)

// puzzleShare offers a puzzle to be shared, as words and a link that do not give
// it away.
type puzzleShare struct {
	ui.Sheet
	env *Env
	// said says which puzzle it is and how it went, title and file are what it is
	// called over that and as a file.
	title, said, file string
	to                link.Puzzle
}

// sharePuzzle offers one of the puzzles that come with the program.
func sharePuzzle(env *Env, p *puzzle.Puzzle) {
	name := env.App.Words.Game(p.Game)
	env.App.Push(&puzzleShare{ui.Sheet{App: env.App}, env, name, env.App.Words.T(key.TrainText, "game", name, "n", p.Grade), p.ID(), link.Puzzle{Game: p.Game, ID: p.ID()}})
}

// shareDaily offers the puzzle of a day.
func shareDaily(env *Env, day puzzle.Day) {
	w, d := env.App.Words, env.Puzzles.days()
	grade := 0
	if p := d.puzzle(day); p != nil {
		grade = p.Grade
	}
	how := key.DailyTextOpen
	switch d.state(day) {
	case daySolved:
		how = key.DailyTextFirst
	case dayLater, dayLate:
		how = key.DailyTextSolved
	}
	said := w.T(key.DailyText, "day", day.String(), "game", env.App.Words.Game(d.game(day)), "n", grade, "how", w.T(how))
	env.App.Push(&puzzleShare{ui.Sheet{App: env.App}, env, d.title(day), said, day.String(), link.Puzzle{Day: day}})
}

// Name implements ui.Scene.
func (s *puzzleShare) Name() string { return "puzzleshare" }

// Dismissable implements ui.Dismissable.
func (s *puzzleShare) Dismissable() {}

// Layout implements ui.Scene.
func (s *puzzleShare) Layout(f ui.Frame) ui.Layout {
	w, on := s.env.App.Words, s.env.Platform
	address := link.To(cmp.Or(s.env.Page, on.Page()), s.to.String())
	whole := s.said + "\n" + address
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("puzzleshare.title", s.title, 22)
		c.Words("puzzleshare.text", s.said, 17, false, false)
		c.Words("puzzleshare.link", address, 13, false, true)
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
