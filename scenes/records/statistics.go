package records

import (
	"tidepool/locale/key"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type statisticsPage struct {
	ui.Page
	env        *Services
	filter     statistics.Filter
	week       int // the week described, counted from the first shown
	favourites favourites
}

// manyGames are too many to count within one frame.
const manyGames = 1000

func NewStatistics(env *Services) *statisticsPage {
	s := &statisticsPage{Page: ui.Page{ID: "statistics", At: pages.Statistics, App: env.App, Most: ui.TwoColumns}, env: env, week: statistics.Weeks - 1, favourites: favourites{env: env}}
	if len(env.Shelf.Known().Games) < manyGames {
		env.Lists.Open() // include what other windows have saved
	}
	s.Tick()
	return s
}

func (s *statisticsPage) Tick() (redraw, relayout bool) {
	counted := s.env.tally.tick(s.env)
	s.favourites.want(s.filter)
	found := s.env.tally.book != nil && s.favourites.tick()
	return false, counted || found
}

func (s *statisticsPage) choose(change func(*statistics.Filter)) func() {
	return func() {
		change(&s.filter)
		s.favourites.want(s.filter)
	}
}

func (s *statisticsPage) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	parts := new(statisticsParts)
	t := s.env.tally.table(s.filter)
	l := s.Lay(f, w.T(key.StatisticsTitle), func(c *ui.Column) {
		c.Picks(s.filters)
		switch {
		case s.env.tally.book == nil:
			c.Words("statistics.counting", w.T(key.StatisticsCounting), 17, false, true)
		case t.Games == 0:
			s.empty(c)
		default:
			c.Space(4)
			cards := &cards{s, t, parts}
			parts.panels = c.Groups(cards.list())
		}
		s.tools(c)
	}, nil)
	l.Parts = parts
	return l
}

// filters returns the choices of which games to count.
func (s *statisticsPage) filters() []ui.Pick {
	w := s.env.App.Words
	games := []ui.Choice{{ID: "statistics.game.all", Label: w.T(key.StatisticsGameAll), Checked: s.filter.Game == "",
		Pick: s.choose(func(f *statistics.Filter) { f.Game = "" })}}
	for _, g := range s.env.Games {
		id := g.Info().ID
		games = append(games, ui.Choice{ID: "statistics.game." + id, Label: s.env.App.Words.Game(id), Checked: s.filter.Game == id,
			Pick: s.choose(func(f *statistics.Filter) { f.Game = id })})
	}
	with := func(id string, label key.Text, v statistics.With) ui.Choice {
		return ui.Choice{ID: "statistics.with." + id, Label: w.T(label), Checked: s.filter.With == v, Pick: s.choose(func(f *statistics.Filter) { f.With = v })}
	}
	return []ui.Pick{
		{ID: "statistics.game", Title: w.T(key.StatisticsGame), List: games},
		{ID: "statistics.with", Title: w.T(key.StatisticsWith), List: []ui.Choice{with("all", key.StatisticsWithAll, statistics.Anyone),
			with("engine", key.StatisticsWithEngine, statistics.Engine), with("people", key.StatisticsWithPeople, statistics.People)}},
	}
}

func (s *statisticsPage) empty(c *ui.Column) {
	w := s.env.App.Words
	c.Space(12)
	c.Words("statistics.none", w.T(key.StatisticsNone), 18, false, true)
	c.Space(4)
	label, press := w.T(key.StatisticsChoose), s.env.Open.Home
	if game := rules.Find(s.env.Games, s.filter.Game); game != nil {
		label = w.T(key.MenuPlay, "game", s.env.App.Words.Game(s.filter.Game))
		press = func() { s.env.App.Push(s.env.Open.NewGame(game)) }
	}
	c.Button(ui.Node{ID: "statistics.play", Label: label, Icon: "play", Style: ui.MainButton, Press: press})
}

func (s *statisticsPage) tools(c *ui.Column) {
	w := s.env.App.Words
	all := s.env.tally.table(statistics.Filter{})
	if len(s.env.tally.games) == 0 {
		return
	}
	if s.env.tally.brought {
		c.Words("statistics.brought", w.T(key.StatisticsBrought), 16, false, true)
	}
	c.Space(4)
	c.Button(ui.Node{ID: "statistics.export", Label: w.T(key.StatisticsExport), Icon: "export", Style: ui.PlainButton, Size: 17, Press: func() { s.env.App.Push(newExport(s.env)) }})
	c.Apart() // keep erasing apart from the other button
	c.Button(ui.Node{ID: "statistics.erase", Label: w.T(key.StatisticsErase), Icon: "trash", Style: ui.QuietButton, Size: 15, Disabled: all.Games == 0,
		Press: func() { s.env.App.Push(newErase(s.env)) }})
}

func (s *statisticsPage) sideName(side rules.Side) string {
	return s.env.App.Words.Side(rules.Find(s.env.Games, s.filter.Game).Info().Sides[side])
}

func (s *statisticsPage) Draw(p *sprites.Painter, l *ui.Layout) {
	parts := l.Parts.(*statisticsParts)
	sight := l.Body
	sight.Y += l.Scroll
	l.Scrolled(p, func() { parts.draw(p, s.env, sight) })
	s.Page.Draw(p, l)
}
