package puzzles

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/rules"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
)

// OpenLink opens a link's puzzle over the puzzles page, as soon as it has been fetched.
func OpenLink(e *Services, l link.Puzzle) {
	if l.Game != "" && rules.Find(e.Games, l.Game) == nil {
		e.App.Notice(e.App.Words.T(key.LinkUnknown))
		return
	}
	e.Open.Home()
	Open(e, l)
}

// Open opens a puzzle over the puzzles page, which it opens if that is not on top. Until the puzzle has been fetched, a
// page in its place says that it comes.
func Open(e *Services, l link.Puzzle) {
	e.App.Defer(func() {
		s, there := e.App.Top().(*Home)
		if !there {
			s = NewHome(e, "")
			e.App.Push(s)
		}
		a, d := newAwaited(e, l), e.Book.Days()
		if l.Game == "" {
			if d.Ahead(l.Day) { // known without fetching
				e.App.Notice(e.App.Words.T(key.DailyEarly, "day", d.Date(l.Day)))
				return
			}
			s.at(l.Day)
		}
		if e.Book.Coming([]string{a.game}) {
			e.App.Push(a)
		} else {
			a.open(e.App.Push)
		}
	})
}

// An awaited page stands where a puzzle will be, and becomes its page once the puzzle is there, also below others.
type awaited struct {
	ui.Page
	env  *Services
	link link.Puzzle
	game string // of the puzzle
}

func newAwaited(e *Services, l link.Puzzle) *awaited {
	a := &awaited{Page: ui.Page{ID: "awaited", App: e.App}, env: e, link: l, game: l.Game}
	if l.Game == "" {
		a.game = e.Book.Days().Game(l.Day)
	}
	return a
}

// Route implements [ui.Routed]: the address of the puzzle.
func (a *awaited) Route() string {
	if a.link.Game == "" {
		return dayRoute(a.env, a.link.Day)
	}
	return pages.Route(a.game, pages.Puzzle, a.link.ID)
}

// Layout implements [ui.Scene].
func (a *awaited) Layout(f ui.Frame) ui.Layout {
	w := a.env.App.Words
	return a.Lay(f, w.Game(a.game), func(c *ui.Column) { c.Words("awaited.waits", w.T(key.TrainLoading), 16, false, true) }, nil)
}

// Poll implements [ui.Poller].
func (a *awaited) Poll() {
	if !a.env.Book.Coming([]string{a.game}) {
		a.open(func(s ui.Scene) { a.env.App.Swap(a, s) })
		a.env.App.Close(a)
	}
}

// open opens the puzzle's page, or says why there is none.
func (a *awaited) open(put func(ui.Scene)) {
	if q, why := found(a.env, a.link, a.game); q != nil {
		show(a.env, q, put)
	} else {
		a.env.App.Notice(a.env.App.Words.T(why))
	}
}

// found returns a queue with the puzzle of a link, or why there is none.
func found(e *Services, l link.Puzzle, game string) (q Queue, why key.Text) {
	set := e.Book.Set(game)
	if day := newDaily(e, l.Day); l.Game == "" && day != nil {
		return day, key.None
	}
	if set != nil {
		if i := slices.Index(set.IDs, l.ID); i >= 0 {
			return trainerFrom(e, &set.List[i]), key.None
		}
	}
	if own := newOwn(e); own != nil && own.find(l.ID) {
		return own, key.None
	}
	if set == nil {
		return nil, e.Book.Lacking(game)
	}
	return nil, key.LinkPuzzle
}
