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
	Open(e, l)
}

// Open opens a puzzle, as soon as it has been fetched, over the puzzles page, which it opens if that is not on top.
func Open(e *Services, l link.Puzzle) {
	e.App.Defer(func() {
		s, there := e.App.Top().(*Home)
		if !there {
			s = NewHome(e, "")
			e.App.Push(s)
		}
		s.await(l)
	})
}

func (s *Home) await(l link.Puzzle) {
	switch d := s.env.Book.Days(); {
	case l.Game == "" && d.Ahead(l.Day): // known without fetching
		s.env.App.Notice(s.env.App.Words.T(key.DailyEarly, "day", d.Date(l.Day)))
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
	if q, why := s.found(l, game); q != nil {
		show(s.env, q, s.env.App.Push)
	} else {
		s.env.App.Notice(s.env.App.Words.T(why))
	}
	s.env.App.Changed()
}

// found returns a queue with the puzzle of a link, or why there is none.
func (s *Home) found(l link.Puzzle, game string) (q Queue, why key.Text) {
	set := s.env.Book.Set(game)
	if day := newDaily(s.env, l.Day); l.Game == "" && day != nil {
		return day, key.None
	}
	if set != nil {
		if i := slices.Index(set.IDs, l.ID); i >= 0 {
			return trainerFrom(s.env, &set.List[i]), key.None
		}
	}
	if own := newOwn(s.env); own != nil && own.find(l.ID) {
		return own, key.None
	}
	if set == nil {
		return nil, s.env.Book.Lacking(game)
	}
	return nil, key.LinkPuzzle
}
