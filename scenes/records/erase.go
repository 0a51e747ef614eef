package records

import (
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/store"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

const eraseATick = 20

// An eraseSheet erases all finished games and the ratings. Nothing else erases them.
type eraseSheet struct {
	ui.Sheet
	env     *Services
	ids     []string
	working bool
	failed  int
	err     error // the last one
}

func newErase(env *Services) *eraseSheet {
	e := &eraseSheet{Sheet: ui.Sheet{ID: "erase", Stays: true, App: env.App}, env: env}
	for _, g := range env.Shelf.Known().Games {
		if g.Over() {
			e.ids = append(e.ids, g.ID)
		}
	}
	return e
}

// Back implements [ui.Scene]. Erasing that has begun cannot be stopped.
func (e *eraseSheet) Back() {
	if !e.working {
		e.env.App.Pop()
	}
}

func (e *eraseSheet) Layout(f ui.Frame) ui.Layout {
	w := e.env.App.Words
	return e.Lay(f, func(c *ui.Column) {
		if e.working {
			left := len(e.env.Lists.Work.Left)
			c.Title("erase.working", w.T(key.EraseWorking, "n", 100*(len(e.ids)-left)/max(1, len(e.ids))), 20)
			return
		}
		c.Title("erase.title", w.N(key.EraseAsk, len(e.ids)), 20)
		c.Words("erase.about", w.T(key.EraseAbout), 16, false, true)
		c.Space(4)
		c.Button(ui.Node{ID: "erase.no", Label: w.T(key.BoardNo), Style: ui.MainButton, Press: e.Back})
		c.Button(ui.Node{ID: "erase.export", Label: w.T(key.EraseExport), Icon: "export", Style: ui.PlainButton, Press: func() {
			e.env.App.Pop()
			e.env.App.Push(newExport(e.env))
		}})
		c.Button(ui.Node{ID: "erase.yes", Label: w.T(key.EraseYes), Icon: "trash", Style: ui.PlainButton, Press: e.erase})
	})
}

func (e *eraseSheet) erase() {
	e.working = true
	e.env.Lists.Start(store.Job{Left: e.ids, Step: eraseATick, Do: func(some []string) {
		for _, id := range some {
			if err := shelf.Erase(e.env.Shelf, id); err != nil {
				e.failed++
				e.err = err
			}
		}
	}, End: e.end})
}

func (e *eraseSheet) end() {
	w := e.env.App.Words
	e.env.App.Close(e)
	if err := shelf.EraseRemoved(e.env.Shelf); err != nil {
		e.err = err
	}
	e.env.Rater.Erase()
	e.env.Lists.ReadTrash()
	told := w.N(key.EraseDone, len(e.ids)-e.failed)
	if e.failed > 0 {
		e.env.App.Notice(told + " " + w.N(key.EraseLeft, e.failed, "why", wording.Cause(w, e.err)))
		return
	}
	e.env.App.Toast(told)
}
