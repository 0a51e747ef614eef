package library

import (
	"bytes"
	"errors"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/scenes/export"
	"tidepool/scenes/ui"
)

// Incoming handles what the player brings in: files chosen or dropped, text pasted. Open games stay open.
type Incoming struct {
	env     *Services
	waiting <-chan export.Brought
}

func (b *Incoming) choose() {
	b.waiting = b.env.Platform.Exchange().Open(b.env.App.Words.T(key.FilesTitle))
}

func (b *Incoming) path(path string) {
	b.waiting = b.env.Platform.Exchange().OpenPath(path)
}

// Paste reads the text of the clipboard.
func (b *Incoming) Paste() {
	b.waiting = b.env.Platform.Exchange().Paste()
}

// Tick handles what has come in.
func (b *Incoming) Tick() {
	if dropped := b.env.Platform.Exchange().Dropped(); dropped != nil {
		b.waiting = dropped
	}
	if b.waiting == nil || b.taking() {
		return
	}
	select {
	case brought := <-b.waiting:
		b.waiting = nil
		b.take(brought)
	default:
	}
}

func (b *Incoming) taking() bool {
	s, ok := b.env.App.Top().(*importSheet)
	return ok && (s.undoing || !s.work.done())
}

func (b *Incoming) take(brought export.Brought) {
	app := b.env.App
	switch err := brought.Err; {
	case errors.Is(err, export.ErrCancelled):
		return
	case errors.Is(err, export.ErrNotHere) && b.env.Platform.Exchange().CanOpenPath() && app.Top().Name() == "bring":
		app.Top().(*bringSheet).writePath()
		return
	case err != nil:
		b.env.App.Notice(b.env.App.Words.T(key.FilesUnread, "why", b.env.Outbox.Why(err)))
		return
	case len(brought.Files) == 0:
		return
	}
	if data := brought.Files[0].Data; len(brought.Files) == 1 && !bytes.Contains(data, []byte("[")) {
		text := string(data)
		if _, ok := link.Find(text); ok {
			b.env.Open.OpenLink(text)
			return
		}
	}
	if name := app.Top().Name(); name == "bring" || name == "import" {
		app.Pop()
	}
	app.Push(&importSheet{Sheet: ui.Sheet{ID: "import", Stays: true, App: app, Width: importWidth}, env: b.env, work: newImporter(b.env, brought.Files)})
}

type bringSheet struct {
	ui.Sheet
	env  *Services
	path *ui.TextLine // nil unless the player enters one
}

// NewIncoming sets env.Incoming to a new Incoming and returns it.
func NewIncoming(env *Services) *Incoming {
	env.Incoming = &Incoming{env: env}
	return env.Incoming
}

const mostPath = 400 // runes

// writePath lets the player enter the path of a file, because there is no other way to choose one.
func (s *bringSheet) writePath() {
	if s.path == nil {
		s.path = &ui.TextLine{Max: mostPath, Enter: s.openPath}
		s.env.App.Focus.Next("bring.path")
	}
	s.env.App.Changed()
}

func (s *bringSheet) openPath() {
	if s.path.Text != "" {
		s.env.Incoming.path(s.path.Text)
	}
}

func (s *bringSheet) Layout(f ui.Frame) ui.Layout {
	w, x := s.env.App.Words, s.env.Platform.Exchange()
	return s.Lay(f, func(c *ui.Column) {
		c.Title("bring.title", w.T(key.FilesTitle), 22)
		about := w.T(key.FilesAbout)
		if f.W >= 600 { // no phone
			about += " " + w.T(key.FilesDrop)
		}
		c.Words("bring.about", about, 16, false, true)
		c.Space(4)
		if s.path != nil {
			c.Field("bring.path", w.T(key.FilesPath), w.T(key.FilesPathEmpty), s.path)
			c.Button(ui.Node{ID: "bring.read", Label: w.T(key.FilesRead), Style: ui.MainButton, Disabled: s.path.Text == "", Press: s.openPath})
		} else {
			c.Button(ui.Node{ID: "bring.choose", Label: w.T(key.FilesChoose), Icon: "folder", Style: ui.MainButton, Press: s.env.Incoming.choose})
		}
		if x.CanPaste() {
			c.Button(ui.Node{ID: "bring.paste", Label: w.T(key.FilesPaste), Icon: "copy", Style: ui.PlainButton, Press: s.env.Incoming.Paste})
		}
		c.Button(ui.Node{ID: "bring.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}
