package library

import (
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type page struct {
	ui.Page
	env    *Services
	search *ui.TextLine
	filter savedFilter
	order  order
	cards  savedList
	shown  []shownCard

	choosing bool // the player is selecting games
	chosen   map[string]bool
	// changes are the changes made on this page, latest last; each can be undone.
	changes []change
}

const libraryWidth = 1240 // logical pixels at the usual text size

// New returns the library.
func New(env *Services) *page {
	env.Lists.Open()
	s := &page{env: env, Page: ui.Page{ID: "games", At: pages.Library, App: env.App, Most: libraryWidth}, cards: savedList{env: env}}
	s.search = &ui.TextLine{Max: 60, Changed: func(string) { env.App.Scrolling.To(0) }}
	return s
}

// Unfinished returns the library with only the unfinished games, until that is changed.
func Unfinished(env *Services) *page {
	s := New(env)
	s.filter.result = goingOn
	return s
}

func (s *page) Back() {
	if s.choosing {
		s.choose()
		return
	}
	s.Page.Back()
}

func (s *page) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	all := s.env.Shelf.Known()
	s.shown = nil
	s.cards.find(all.Games, s.search.Text, s.filter, s.order) // the foot counts what is found
	l := s.Lay(f, w.T(key.GamesTitle), func(c *ui.Column) {
		s.problems(c)
		s.finding(c, len(all.Games))
		if len(s.cards.found) == 0 {
			s.none(c, len(all.Games))
		}
		s.cards.arrange(shapeOf(c, f.Safe.H))
		c.Rows(&s.cards.list, "games", s.cards.rowOf(s.cards.focused()), func(i int, y float64) { s.row(c, i, y) }, s.reach)
	}, s.foot())
	for i := range s.shown {
		s.shown[i].card.Y -= l.Scroll
		s.shown[i].board.Y -= l.Scroll
	}
	l.Parts, s.shown = s.shown, nil
	return l
}

func (s *page) problems(c *ui.Column) {
	n := len(s.env.Shelf.Known().Problems)
	if n == 0 {
		return
	}
	w := s.env.App.Words
	c.Button(ui.Node{ID: "games.problems", Label: w.N(key.GamesProblems, n) + " " + w.T(key.NoticeShow), Style: ui.PlainButton, Size: 16,
		Press: func() { s.env.App.Push(newProblems(s.env)) }})
}

// fewGames need no search field where it would take a line of its own.
const fewGames = 4

func (s *page) none(c *ui.Column, games int) {
	w := s.env.App.Words
	whole := c.W
	c.W = min(c.W, 520*c.Text)
	if games == 0 {
		c.Words("games.none", w.T(key.GamesNone), 17, false, true)
		c.Button(ui.Node{ID: "games.play", Label: w.T(key.LibraryPlay), Icon: "play", Style: ui.MainButton, Press: s.env.App.Pop})
	} else {
		c.Words("games.found.none", w.T(key.GamesFoundNone), 17, false, true)
		c.Button(ui.Node{ID: "games.all", Label: w.T(key.LibraryAll), Style: ui.PlainButton, Press: func() {
			s.filter = savedFilter{}
			s.search.Set("")
		}})
	}
	c.W = whole
}

func (s *page) row(c *ui.Column, i int, y float64) {
	row, shape := s.cards.rows[i], &s.cards.shape
	top := y + s.cards.headingHigh(row)
	high := s.cards.list.Tops[i+1] - s.cards.list.Tops[i] - shape.gap - (top - y)
	for n, g := range s.cards.found[row.first : row.first+row.n] {
		r := sprites.Rect{X: c.X + float64(n)*(shape.w+shape.gap), Y: top, W: shape.w, H: high}
		if at := row.first + n; s.cards.begins(at) {
			heading, w := s.cards.heading(g), float64(min(s.cards.group(at, row.n), row.n-n))*(shape.w+shape.gap)-shape.gap
			c.Add(ui.Node{ID: "games.part." + g.ID, Role: ui.RoleHeading, Label: heading, Style: ui.Words, Size: c.App.Fonts.Fit(heading, sprites.Bold, 18*c.Text, 0, w), Bold: true, Align: sprites.Left,
				Rect: sprites.Rect{X: r.X, Y: y + 8*c.Text, W: w, H: shape.heading - 14*c.Text}})
		}
		s.place(c, g, r)
	}
}

// reach moves the focus to a row's first card.
func (s *page) reach(i int) {
	s.env.App.Focus.Next(openID + s.cards.found[s.cards.rows[i].first].ID)
}

func (s *page) Key(name string) bool {
	var at *shelf.Summary
	if i := s.cards.focused(); i >= 0 {
		at = s.cards.found[i]
	}
	switch {
	case name == "U" || name == ui.UndoKey:
		s.undo()
	case name == "/":
		s.env.App.Editor.Open("games.search")
	case at == nil:
		return false
	case name == "Delete":
		s.remove([]string{at.ID})
	case name == "S":
		s.star([]string{at.ID})
	case name == "X":
		if !s.choosing {
			s.choose()
		}
		s.toggle(at.ID)
	case name == "ContextMenu" || name == "O":
		s.env.App.Push(newSavedSheet(s, at))
	default:
		return false
	}
	return true
}
