package library

import (
	"slices"
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A group is one thing that games are found or put in order by. It is a chip, which opens its list.
type group struct {
	id    string
	title key.Text
	list  []way
}

// A way is one of the values of a group; the first is what it is where nothing is chosen.
type way struct {
	id, label string
	filter    savedFilter
	order     order
}

// groups are those in which there is something to choose.
func (s *page) groups() (list []group) {
	for _, g := range []group{
		{"result", key.LibraryByResult, s.byResult()}, {"game", key.LibraryByGame, s.byGame()},
		{"opponent", key.LibraryByOpponent, s.byOpponent()}, {"when", key.LibraryByWhen, s.byTime()},
		{"label", key.LibraryLabels, s.byLabel()}, {"order", key.LibraryOrder, s.orders()},
	} {
		if len(g.list) > 1 {
			list = append(list, g)
		}
	}
	return list
}

// filtered is a way that changes the filter in one thing.
func (s *page) filtered(id, label string, change func(*savedFilter)) way {
	x := way{id: "filter." + id, label: label, filter: s.filter, order: s.order}
	change(&x.filter)
	return x
}

func (s *page) byResult() []way {
	w := s.env.App.Words
	list := []way{s.filtered("result.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.result = anyResult })}
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

func (s *page) byGame() []way {
	w := s.env.App.Words
	list := []way{s.filtered("game.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.game = "" })}
	for _, g := range s.env.Games {
		id := g.Info().ID
		list = append(list, s.filtered("game."+id, w.Game(id), func(f *savedFilter) { f.game = id }))
	}
	return list
}

func (s *page) byOpponent() []way {
	w := s.env.App.Words
	with := func(id, label string, level int) way {
		return s.filtered("opponent."+id, label, func(f *savedFilter) { f.level = level })
	}
	list := []way{with("all", w.T(key.LibraryChooseAll), 0)}
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

func (s *page) byTime() []way {
	w := s.env.App.Words
	list := []way{s.filtered("when.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.days = 0 })}
	for _, days := range []int{7, 30, 365} {
		list = append(list, s.filtered("when."+strconv.Itoa(days), w.T(key.LibraryDays, "n", days), func(f *savedFilter) { f.days = days }))
	}
	return list
}

func (s *page) byLabel() (list []way) {
	w := s.env.App.Words
	if len(s.cards.has.labels) > 0 {
		list = append(list, s.filtered("label.all", w.T(key.LibraryChooseAll), func(f *savedFilter) { f.label = "" }))
	}
	for i, label := range s.cards.has.labels {
		list = append(list, s.filtered("label."+strconv.Itoa(i), label, func(f *savedFilter) { f.label = label }))
	}
	return list
}

func (s *page) orders() (list []way) {
	w := s.env.App.Words
	for o, word := range []key.Text{key.LibraryOrderNewest, key.LibraryOrderOldest, key.LibraryOrderLongest} {
		list = append(list, way{id: "order." + strconv.Itoa(o), label: w.T(word), filter: s.filter, order: order(o)})
	}
	return list
}

// taken is which way of a group is taken.
func (s *page) taken(g group) int {
	return max(0, slices.IndexFunc(g.list, func(x way) bool { return x.filter == s.filter && x.order == s.order }))
}

func (s *page) take(x way) {
	s.filter, s.order = x.filter, x.order
	s.env.App.Scrolling.To(0)
}

// groupChips say what is chosen in each group, or what can be.
func (s *page) groupChips() (chips []ui.Node) {
	w := s.env.App.Words
	for _, g := range s.groups() {
		now := s.taken(g)
		n := ui.Node{ID: "games.by." + g.id, Role: ui.RoleButton, Label: ui.Joined(w.T(g.title), g.list[now].label), Text: w.T(g.title), Checked: now > 0,
			Press: func() { s.env.App.Push(&groupSheet{ui.Sheet{ID: "groups", App: s.env.App}, s, g.id}) }}
		if now > 0 {
			n.Text = g.list[now].label
		}
		chips = append(chips, n)
	}
	return chips
}

// A groupSheet is the list of a group.
type groupSheet struct {
	ui.Sheet
	page *page
	id   string
}

// Layout implements ui.Scene.
func (s *groupSheet) Layout(f ui.Frame) ui.Layout {
	w := s.App.Words
	return s.Lay(f, ui.Shape{Width: 440}, func(c *ui.Column) {
		for _, g := range s.page.groups() {
			if g.id != s.id {
				continue
			}
			c.Title("groups.title", w.T(g.title), 22)
			var list []ui.Choice
			for i, x := range g.list {
				list = append(list, ui.Choice{ID: "games." + x.id, Label: x.label, Checked: i == s.page.taken(g), Pick: func() {
					s.Back()
					s.page.take(x)
				}})
			}
			c.Chips(w.T(g.title), list)
		}
		c.Button(ui.Node{ID: "groups.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}
