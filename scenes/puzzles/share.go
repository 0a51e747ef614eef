package puzzles

import (
	"cmp"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/puzzle"
	"tidepool/scenes/outbox"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
)

func sharePuzzle(env *Services, p *puzzle.Puzzle) {
	name := env.App.Words.Game(p.Game)
	openShare(env, name, env.App.Words.T(key.TrainText, "game", name, "n", p.Grade), p.ID(), link.Puzzle{Game: p.Game, ID: p.ID()})
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
	openShare(env, d.Title(day), said, day.String(), link.Puzzle{Day: day})
}

// openShare opens a sheet that shares a puzzle. said describes it and the result; title and file name it above that and
// as a file.
func openShare(env *Services, title, said, file string, to link.Puzzle) {
	app := env.App
	address := link.To(cmp.Or(env.Page, env.Platform.Page()), to.String())
	whole := said
	if link.IsPage(address) {
		whole += "\n" + address
	}
	app.Push(ui.NewSheet(ui.Sheet{ID: "puzzleshare", App: app}, func(c *ui.Column) {
		w := app.Words
		c.Title("puzzleshare.title", title, 22)
		c.Words("puzzleshare.text", said, 17, false, false)
		if link.IsPage(address) {
			c.Words("puzzleshare.link", address, 13, false, true)
		}
		labels := outbox.Labels{Send: key.ShareSend, Copy: key.ShareCopy, Save: key.DailySave}
		env.Outbox.Offer(c, "puzzleshare.", whole, w.T(key.AppName)+" "+file+".txt", labels, app.Pop)
		c.Button(ui.Node{ID: "puzzleshare.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: app.Pop})
	}))
}
