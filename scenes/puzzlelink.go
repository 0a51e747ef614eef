package scenes

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/rules"
)

// openPuzzleLink opens the puzzle that a link leads to over the home of puzzles,
// as soon as it has been fetched.
func openPuzzleLink(e *Env, l link.Puzzle) {
	if l.Game != "" && rules.Find(e.Games, l.Game) == nil {
		e.App.Notice(e.App.Words.T(key.LinkUnknown))
		return
	}
	e.Open.Home()
	s := newPuzzles(e)
	e.App.Push(s)
	switch d := e.Puzzles.days(); {
	case l.Game == "" && d.ahead(l.Day): // which nobody need fetch to know
		e.App.Notice(e.App.Words.T(key.DailyEarly, "day", d.date(l.Day)))
		return
	case l.Game == "":
		s.at(l.Day)
	}
	s.linked = l
}

// poll opens what a link leads to when it is there.
func (s *puzzlesScene) Poll() {
	l, d := s.linked, s.env.Puzzles.days()
	if l == (link.Puzzle{}) {
		return
	}
	game := l.Game
	if game == "" {
		game = d.game(l.Day)
	}
	if s.env.Puzzles.coming([]string{game}) {
		return
	}
	s.linked = link.Puzzle{}
	var q puzzleQueue
	why := key.LinkPuzzle
	if set := s.env.Puzzles.of(game); set == nil {
		why = s.env.Puzzles.lacking(game)
	} else if day := d.queue(l.Day); l.Game == "" && day != nil {
		q = day
	} else if i := slices.Index(set.ids, l.ID); i >= 0 {
		q = trainerFrom(s.env, &set.list[i])
	}
	if q != nil {
		s.env.Puzzles.show(q, s.env.App.Push)
	} else {
		s.env.App.Notice(s.env.App.Words.T(why))
	}
	s.env.App.Changed()
}
