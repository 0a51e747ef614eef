package library

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

type importSheet struct {
	ui.Sheet
	env     *Services
	work    *importer
	undoing bool
	ticks   int
}

// tellTicks is how often progress is shown, which takes as long as importing some games.
const tellTicks = 12

// Back implements [ui.Scene]: it stops the import and keeps what is done.
func (s *importSheet) Back() {
	if s.undoing {
		return
	}
	if !s.work.done() {
		s.stop()
		return
	}
	s.Sheet.Back()
}

// stop imports no more games; those imported stay unless undone.
func (s *importSheet) stop() { s.work.stop() }

func (s *importSheet) Tick() (redraw, relayout bool) {
	if s.work.done() {
		return false, false
	}
	if s.work.step(); s.work.done() {
		s.env.Shelf.Remember()
		s.env.App.Say(s.summary())
		return false, true
	}
	s.ticks++
	return false, s.ticks%tellTicks == 0
}

func (s *importSheet) undo() {
	s.undoing = true
	s.env.Lists.Remove(s.work.added, s.env.Now(), func(wrong error) {
		s.env.App.Close(s)
		w := s.env.App.Words
		if wrong != nil {
			s.env.App.Notice(w.T(key.GamesUnremoved, "why", wording.Cause(w, wrong)))
			return
		}
		s.env.App.Toast(w.N(key.LibraryRemoved, len(s.work.added)))
	})
}

func (s *importSheet) summary() string {
	w := s.env.App.Words
	var parts []string
	if n := len(s.work.added); n > 0 {
		parts = append(parts, w.N(key.FilesAdded, n))
	}
	if s.work.known > 0 {
		parts = append(parts, w.N(key.FilesKnown, s.work.known))
	}
	if s.work.refused > 0 {
		parts = append(parts, w.N(key.FilesBad, s.work.refused))
	}
	if len(parts) == 0 {
		return w.T(key.FilesNone)
	}
	return strings.Join(parts, "\n")
}

const importWidth = 460 // logical pixels at the usual text size

func (s *importSheet) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	return s.Lay(f, func(c *ui.Column) {
		if s.undoing || !s.work.done() {
			c.Title("import.reading", w.T(key.FilesReading), 20)
			c.Progress("import.sofar", w.T(key.FilesSofar, "n", s.work.next, "of", len(s.work.records)))
			c.Button(ui.Node{ID: "import.stop", Label: w.T(key.FilesStop), Style: ui.PlainButton, Disabled: s.undoing, Press: s.stop})
			return
		}
		c.Title("import.title", w.T(s.title()), 22)
		c.Words("import.summary", s.summary(), 17, false, false)
		if s.work.err != nil {
			c.Words("import.unsaved", w.T(key.FilesUnsaved, "why", wording.Cause(s.env.App.Words, s.work.err)), 16, false, false)
		}
		s.refusals(c)
		c.Space(6)
		s.ways(c)
	})
}

func (s *importSheet) title() key.Text {
	switch {
	case len(s.work.added) > 0:
		return key.FilesDone
	case s.work.known > 0 && s.work.refused == 0:
		return key.FilesHere
	}
	return key.FilesNone
}

func (s *importSheet) share() float64 {
	if s.undoing {
		return float64(len(s.env.Lists.Work.Left)) / float64(len(s.work.added))
	}
	return s.work.share()
}

func (s *importSheet) Draw(p *sprites.Painter, l *ui.Layout) {
	s.Sheet.Draw(p, l)
	ui.DrawProgress(p, l, "import.sofar", s.share())
}

const fewTold = 4

func (s *importSheet) refusals(c *ui.Column) {
	for i, r := range s.work.told[:min(fewTold, len(s.work.told))] {
		c.Words("import.refused."+string(rune('0'+i)), s.work.where(r), 15, false, true)
	}
}

func (s *importSheet) ways(c *ui.Column) {
	w := s.env.App.Words
	style := ui.MainButton
	switch n := len(s.work.added); {
	case n == 1:
		id := s.work.added[0]
		c.Button(ui.Node{ID: "import.open", Label: w.T(key.FilesOpen), Icon: "play", Style: style, Press: func() { s.leave(func() { s.env.Open.Saved(id) }) }})
	case n > 1 && !s.overLibrary():
		c.Button(ui.Node{ID: "import.show", Label: w.T(key.FilesShow), Style: style, Press: func() {
			s.leave(func() { s.env.App.Push(New(s.env)) })
		}})
	}
	if len(s.work.added) > 0 {
		style = ui.PlainButton
	}
	c.Button(ui.Node{ID: "import.close", Label: w.T(key.Close), Style: style, Press: s.Back})
	if len(s.work.added) > 0 {
		c.Space(8)
		c.Button(ui.Node{ID: "import.undo", Label: w.N(key.FilesUndo, len(s.work.added)), Icon: "undo", Style: ui.PlainButton, Press: s.undo})
	}
}

// overLibrary reports whether the library is below, and shows the games when the sheet closes.
func (s *importSheet) overLibrary() bool {
	below := s.env.App.Below()
	return below != nil && below.Name() == "games"
}

func (s *importSheet) leave(to func()) {
	s.env.Open.Home()
	s.env.App.Defer(to)
}
