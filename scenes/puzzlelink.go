package scenes

import (
	"slices"

	"tidepool/link"
	"tidepool/locale/key"
)

// openPuzzleLink opens the puzzle that a link leads to over the home of puzzles,
// as soon as it has been fetched.
func openPuzzleLink(e *Env, l link.Puzzle) {
	if l.Game != "" && e.Game(l.Game) == nil {
		e.Notice(e.Words.T(key.LinkUnknown))
		return
	}
	e.home()
	s := newPuzzles(e)
	if s.linked = l; l.Game == "" {
		s.at(l.Day)
	}
	e.app.Push(s)
}

// poll opens what a link leads to when it is there.
func (s *puzzlesScene) poll() {
	l, d := s.linked, s.env.puzzles.days()
	if l == (link.Puzzle{}) {
		return
	}
	game := l.Game
	if game == "" {
		game = d.game(l.Day)
	}
	if s.env.puzzles.coming([]string{game}) {
		return
	}
	s.linked = link.Puzzle{}
	var q puzzleQueue
	if set := s.env.puzzles.of(game); set == nil {
		return // the page says so
	} else if day := d.queue(l.Day); l.Game == "" && day != nil {
		q = day
	} else if i := slices.Index(set.ids, l.ID); i >= 0 {
		q = trainerFrom(s.env, &set.list[i])
	}
	switch {
	case q != nil:
		s.env.puzzles.show(q, s.env.app.Push)
	case l.Game == "": // a day that has not come
		s.at(d.today)
		s.env.Notice(s.env.Words.T(key.DailyEarly, "day", d.date(l.Day)))
	default:
		s.env.Notice(s.env.Words.T(key.LinkPuzzle))
	}
	s.env.app.Changed()
}
