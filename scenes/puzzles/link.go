package puzzles

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/rules"
)

// OpenLink opens a link's puzzle over the puzzles page, as soon as it has been fetched.
func OpenLink(e *Services, l link.Puzzle) {
	if l.Game != "" && rules.Find(e.Games, l.Game) == nil {
		e.App.Notice(e.App.Words.T(key.LinkUnknown))
		return
	}
	e.Open.Home()
	s := NewHome(e, "")
	e.App.Push(s)
	switch d := e.Book.Days(); {
	case l.Game == "" && d.Ahead(l.Day): // known without fetching
		e.App.Notice(e.App.Words.T(key.DailyEarly, "day", d.Date(l.Day)))
		return
	case l.Game == "":
		s.at(l.Day)
	}
	s.linked = l
}

// Poll implements [ui.Poller]: it opens the puzzle of a link once it is there.
func (s *Home) Poll() {
	l, d := s.linked, s.env.Book.Days()
	if l == (link.Puzzle{}) {
		return
	}
	game := l.Game
	if game == "" {
		game = d.Game(l.Day)
	}
	if s.env.Book.Coming([]string{game}) {
		return
	}
	s.linked = link.Puzzle{}
	var q Queue
	why := key.LinkPuzzle
	if set := s.env.Book.Set(game); set == nil {
		why = s.env.Book.Lacking(game)
	} else if day := newDaily(s.env, l.Day); l.Game == "" && day != nil {
		q = day
	} else if i := slices.Index(set.IDs, l.ID); i >= 0 {
		q = trainerFrom(s.env, &set.List[i])
	}
	if q != nil {
		show(s.env, q, s.env.App.Push)
	} else {
		s.env.App.Notice(s.env.App.Words.T(why))
	}
	s.env.App.Changed()
}
