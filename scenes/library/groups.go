package library

import (
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// picks returns the choices by which games are filtered and ordered.
func (s *page) picks() []ui.Pick {
	w := s.env.App.Words
	return []ui.Pick{
		{ID: "games.by.result", Title: w.T(key.LibraryByResult), List: s.byResult()}, {ID: "games.by.game", Title: w.T(key.LibraryByGame), List: s.byGame()},
		{ID: "games.by.opponent", Title: w.T(key.LibraryByOpponent), List: s.byOpponent()}, {ID: "games.by.when", Title: w.T(key.LibraryByWhen), List: s.byTime()},
		{ID: "games.by.label", Title: w.T(key.LibraryLabels), List: s.byLabel()}, {ID: "games.by.order", Title: w.T(key.LibraryOrder), List: s.orders()},
	}
}

// filtered returns a choice that changes one part of the filter.
func (s *page) filtered(id, label string, change func(*savedFilter)) ui.Choice {
	to := s.filter
	change(&to)
	return ui.Choice{ID: "games.filter." + id, Label: label, Checked: to == s.filter, Pick: func() {
		s.filter = to
		s.env.App.Scrolling.To(0)
	}}
}

func (s *page) byResult() []ui.Choice {
	w := s.env.App.Words
	list := []ui.Choice{s.filtered("result.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.result = anyResult })}
	for _, r := range []struct {
		id   string
		want resultWanted
		word key.Text
	}{
		{"going", goingOn, key.LibraryGoing}, {"won", wonOnes, key.LibraryFilterWon}, {"lost", lostOnes, key.LibraryFilterLost},
		{"drawn", drawnOnes, key.LibraryFilterDrawn}, {"starred", starred, key.LibraryFilterStarred}, {"rated", ratedOnes, key.LibraryRated},
		{"analyses", analyses, key.SetupAnalyses},
	} {
		list = append(list, s.filtered(r.id, w.T(r.word), func(f *savedFilter) { f.result = r.want }))
	}
	return list
}

func (s *page) byGame() []ui.Choice {
	w := s.env.App.Words
	list := []ui.Choice{s.filtered("game.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.game = "" })}
	for _, g := range s.env.Games {
		id := g.Info().ID
		list = append(list, s.filtered("game."+id, w.Game(id), func(f *savedFilter) { f.game = id }))
	}
	return list
}

func (s *page) byOpponent() []ui.Choice {
	w := s.env.App.Words
	with := func(id, label string, level int) ui.Choice {
		return s.filtered("opponent."+id, label, func(f *savedFilter) { f.level = level })
	}
	list := []ui.Choice{with("all", w.T(key.LibraryChooseAll), 0)}
	for level := 1; level <= ai.Levels; level++ {
		if s.cards.has.levels[level] {
			list = append(list, with(strconv.Itoa(level), wording.EngineName(w, level), level))
		}
	}
	if s.cards.has.people {
		list = append(list, with("people", w.T(key.LibraryPeople), people))
	}
	return list
}

func (s *page) byTime() []ui.Choice {
	w := s.env.App.Words
	list := []ui.Choice{s.filtered("when.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.days = 0 })}
	for _, days := range []int{7, 30, 365} {
		list = append(list, s.filtered("when."+strconv.Itoa(days), w.T(key.LibraryDays, "n", days), func(f *savedFilter) { f.days = days }))
	}
	return list
}

func (s *page) byLabel() []ui.Choice {
	list := []ui.Choice{s.filtered("label.all", s.env.App.Words.T(key.LibraryChooseAll), func(f *savedFilter) { f.label = "" })}
	for i, label := range s.cards.has.labels {
		list = append(list, s.filtered("label."+strconv.Itoa(i), label, func(f *savedFilter) { f.label = label }))
	}
	return list
}

func (s *page) orders() (list []ui.Choice) {
	w := s.env.App.Words
	for i, word := range []key.Text{key.LibraryOrderNewest, key.LibraryOrderOldest, key.LibraryOrderLongest} {
		list = append(list, ui.Choice{ID: "games.order." + strconv.Itoa(i), Label: w.T(word), Checked: s.order == order(i), Pick: func() {
			s.order = order(i)
			s.env.App.Scrolling.To(0)
		}})
	}
	return list
}
