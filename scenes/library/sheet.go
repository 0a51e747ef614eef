package library

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
)

func newSavedSheet(from *page, g *shelf.Summary) ui.Scene {
	env, id, times := from.env, g.ID, storedTimes(from.env, g)
	return ui.NewSheet(ui.Sheet{ID: "saved", App: env.App}, func(c *ui.Column) {
		w := env.App.Words
		card := cardOf(w, g)
		c.Title("saved.title", card.whoLine(), 19)
		c.Words("saved.about", strings.Join([]string{card.game, card.how, from.cards.whenOf(g)}, ui.Parting), 15, false, true)
		if times != "" {
			c.Words("saved.clocks", controlsIn(w, g, g.Game.Info())+ui.Parting+times, 15, false, true)
		}
		button := func(name, label, icon string, do func()) ui.Node {
			return ui.Node{ID: "saved." + name, Label: label, Icon: icon, Style: ui.MainButton, Size: 17, Press: func() {
				env.App.Pop()
				env.App.Defer(do)
			}}
		}
		add := func(name, label, icon string, do func()) { c.Row(button(name, label, icon, do)) }
		c.Button(button("open", w.T(key.LibraryOpen), "play", func() { env.Open.Saved(id) }))
		add("review", w.T(key.LibraryReview), "review", func() { reviewSaved(env, id) })
		star := key.LibraryStar
		if card.star {
			star = key.LibraryUnstar
		}
		add("star", w.T(star), "star", func() { from.star([]string{id}) })
		add("name", w.T(key.LibraryName), "pencil", func() { env.App.Push(newNameSheet(from, g)) })
		add("link", w.T(key.LinkShow), "link", func() { env.Open.SavedLink(id) })
		add("export", w.T(key.LibraryExport), "save", func() { from.export([]string{id}) })
		if !from.choosing {
			add("select", w.T(key.LibrarySelect), "check", func() {
				from.choose()
				from.toggle(id)
			})
		}
		c.Apart()
		add("remove", w.T(key.LibraryRemove), "trash", func() { from.remove([]string{id}) })
	})
}

// openChosen opens a sheet with the actions on the games chosen.
func (s *page) openChosen() {
	app := s.env.App
	app.Push(ui.NewSheet(ui.Sheet{ID: "chosen", App: app}, func(c *ui.Column) {
		n := len(s.these())
		c.Title("chosen.title", app.Words.N(key.LibraryChosen, n), 19)
		acts, remove := s.onChosen(n, func(do func()) {
			app.Pop()
			app.Defer(do)
		})
		for _, act := range acts {
			act.Style, act.Size = ui.PlainButton, 17
			c.Button(act)
		}
		c.Apart()
		remove.Style, remove.Size = ui.PlainButton, 17
		c.Button(remove)
	}))
}

func reviewSaved(e *Services, id string) {
	e.Open.Saved(id)
	e.App.Defer(func() {
		if p, ok := e.App.Top().(pages.Replay); ok {
			p.First()
		}
	})
}

const (
	// mostTitle and mostLabels are in runes; a record can hold more.
	mostTitle  = 60
	mostLabels = 120
)

type nameSheet struct {
	ui.Sheet
	from   *page
	ids    []string
	title  *ui.TextLine // nil for several games
	labels *ui.TextLine
}

func newNameSheet(from *page, g *shelf.Summary) *nameSheet {
	s := newLabelSheet(from, []string{g.ID})
	var tags match.Tagged = g
	if stored, err := from.env.Shelf.Load(g.ID); err == nil {
		tags = stored.Match // a summary may lack long ones
	}
	title, labels := tags.Tag(session.TitleTag), tags.Tag(session.LabelsTag)
	s.title = &ui.TextLine{Text: title, Max: max(mostTitle, len(title)), Enter: s.save}
	s.labels.Text, s.labels.Max = labels, max(mostLabels, len(labels))
	return s
}

func newLabelSheet(from *page, ids []string) *nameSheet {
	s := &nameSheet{Sheet: ui.Sheet{ID: "savedname", Stays: true, App: from.env.App}, from: from, ids: ids}
	s.labels = &ui.TextLine{Max: mostLabels, Enter: s.save}
	return s
}

func (s *nameSheet) Layout(f ui.Frame) ui.Layout {
	w := s.from.env.App.Words
	return s.Lay(f, func(c *ui.Column) {
		if s.title != nil {
			c.Field("savedname.title", w.T(key.LibraryTitle), w.T(key.LibraryTitleEmpty), s.title)
		} else {
			c.Title("savedname.about", w.N(key.LibraryChosen, len(s.ids)), 19)
		}
		c.Field("savedname.labels", w.T(key.LibraryLabels), w.T(key.LibraryLabelsEmpty), s.labels)
		c.Space(4)
		c.Button(ui.Node{ID: "savedname.save", Label: w.T(key.LibrarySave), Style: ui.MainButton, Press: s.save})
		c.Button(ui.Node{ID: "savedname.cancel", Label: w.T(key.Back), Style: ui.PlainButton, Press: s.Back})
	})
}

func (s *nameSheet) save() {
	env := s.from.env
	labels := splitLabels(s.labels.Text)
	env.App.Pop()
	env.App.Defer(func() {
		switch {
		case s.title != nil:
			tags := []match.Tag{{Name: session.TitleTag, Value: strings.TrimSpace(s.title.Text)}, {Name: session.LabelsTag, Value: strings.Join(labels, labelSign)}}
			s.from.label(s.ids, key.LibraryLabelled, key.LibraryLabelledMany, func(match.Tagged) []match.Tag { return tags })
		case len(labels) > 0:
			s.from.addLabels(s.ids, labels)
		}
	})
}
