package records

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/chart"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

type cards struct {
	*statisticsPage
	t     *statistics.Table
	parts *statisticsParts
}

func (s *cards) list() []func(*ui.Column) {
	list := []func(*ui.Column){s.results}
	solo := s.t.Record.Games() > 0
	if solo {
		list = append(list, s.opponents)
	}
	if s.filter.With != statistics.People && s.rated() {
		list = append(list, s.rating)
	}
	if s.filter.With != statistics.People && len(s.puzzled()) > 0 {
		list = append(list, s.puzzles)
	}
	list = append(list, s.begins)
	if s.filter.With != statistics.Engine && len(s.t.People) > 0 {
		list = append(list, s.people)
	}
	list = append(list, s.weeks, s.length)
	if len(s.favourites.list) > 0 {
		list = append(list, s.openings)
	}
	return list
}

func (s *cards) results(c *ui.Column) {
	w := s.env.App.Words
	c.Heading("statistics.results", w.T(key.StatisticsResults))
	figures := []figure{{"games", w.T(key.StatisticsGames), strconv.Itoa(s.t.Games)}}
	if r := s.t.Record; r.Games() > 0 {
		share := w.Of(key.Settings, "text.n", "n", int(100*r.Share()+0.5))
		figures = append(figures, figure{"share", w.T(key.StatisticsShare), share},
			figure{"streak", w.T(key.StatisticsStreak), strconv.Itoa(s.t.Streak.Now)},
			figure{"best", w.T(key.StatisticsBest), strconv.Itoa(s.t.Streak.Best)})
	}
	s.figures(c, figures)
	if r := s.t.Record; r.Games() > 0 {
		h := 30 * c.Text
		s.bar(c, "statistics.record", w.T(key.StatisticsResults), r, sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, true)
		c.Y += h + 4*c.Text
		s.legend(c)
	}
}

type figure struct{ id, about, value string }

func (s *cards) figures(c *ui.Column, list []figure) {
	size, small, gap := 28*c.Text, 14*c.Text, 12*c.Text
	widest := 0.0
	for _, f := range list {
		widest = max(widest, s.env.App.Fonts.Width(f.value, sprites.Bold, size))
		for _, word := range strings.Fields(f.about) {
			widest = max(widest, s.env.App.Fonts.Width(word, sprites.Medium, small))
		}
	}
	per := min(len(list), max(1, int((c.W+gap)/(max(widest, 84*c.Text)+gap))))
	if rows := (len(list) + per - 1) / per; per > 1 {
		per = (len(list) + rows - 1) / rows
	}
	w := (c.W - gap*float64(per-1)) / float64(per)
	for at := 0; at < len(list); at += per {
		high := 0.0
		for i, f := range list[at:min(at+per, len(list))] {
			x := c.X + float64(i)*(w+gap)
			lines := s.env.App.Fonts.Wrap(f.about, sprites.Medium, small, w)
			h := small * 1.25 * float64(len(lines))
			c.Add(ui.Node{ID: "statistics." + f.id, Role: ui.RoleText, Label: ui.Joined(f.about, f.value), Text: f.value, Style: ui.Words, Size: size, Bold: true, Accent: true,
				Align: sprites.Left, Rect: sprites.Rect{X: x, Y: c.Y, W: w, H: size * 1.25}})
			c.Add(ui.Node{ID: "statistics." + f.id + ".about", Role: ui.RoleText, Text: f.about, Lines: lines, Style: ui.Words, Size: small, Soft: true,
				Align: sprites.Left, Rect: sprites.Rect{X: x, Y: c.Y + size*1.25, W: w, H: h}})
			high = max(high, size*1.25+h)
		}
		c.Y += high + c.Gap
	}
}

func (s *cards) bar(c *ui.Column, id, name string, r statistics.Record, at sprites.Rect, numbers bool) {
	label := s.env.App.Words.T(key.StatisticsRecord, "what", name, "won", r.Won, "drawn", r.Drawn, "lost", r.Lost)
	c.Add(ui.Node{ID: id, Role: ui.RoleText, Label: label, Rect: at})
	if r.Games() == 0 {
		return
	}
	b := recordBar{rect: at, record: r}
	if numbers {
		b.size = 15 * c.Text
	}
	s.parts.bars = append(s.parts.bars, b)
}

func (s *cards) legend(c *ui.Column) {
	w := s.env.App.Words
	g := legend{size: 14 * c.Text, words: [3]string{w.T(key.StatisticsWon), w.T(key.StatisticsDrawn), w.T(key.StatisticsLost)}}
	places, h := chart.LegendRows(s.env.App.Fonts, sprites.Rect{X: c.X, Y: c.Y, W: c.W}, g.size, g.items(sprites.Day()))
	g.places = places
	s.parts.legends = append(s.parts.legends, g)
	c.Y += h + c.Gap*0.4
}

// record adds a name with the numbers of its record above their bar. If there are no games, none stands in their
// place, unless it is "".
func (s *cards) record(c *ui.Column, id, name string, r statistics.Record, none string) {
	soft := r.Games() == 0
	size, bar := 15*c.Text, 10*c.Text
	numbers := strings.Join([]string{strconv.Itoa(r.Won), strconv.Itoa(r.Drawn), strconv.Itoa(r.Lost)}, " / ")
	style := sprites.Bold
	if none != "" && r.Games() == 0 {
		numbers, style = none, sprites.Medium
	}
	wide := s.env.App.Fonts.Width(numbers, style, size) + 2
	room := c.W - wide - 10*c.Text
	below := room < c.W*0.45
	if below {
		room = c.W
	}
	lines := s.env.App.Fonts.Wrap(name, sprites.Medium, size, room)
	h := size * ui.LineStep * float64(len(lines))
	c.Add(ui.Node{ID: id + ".name", Role: ui.RoleText, Text: name, Lines: lines, Style: ui.Words, Size: size, Soft: soft, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: room, H: h}})
	n := ui.Node{ID: id + ".numbers", Role: ui.RoleText, Text: numbers, Lines: []string{numbers}, Style: ui.Words, Size: size, Bold: style == sprites.Bold, Soft: soft, Align: sprites.Right,
		Rect: sprites.Rect{X: c.X + c.W - wide, Y: c.Y, W: wide, H: size * ui.LineStep}}
	if below {
		n.Lines = s.env.App.Fonts.Wrap(numbers, style, size, c.W)
		n.Align, n.Rect = sprites.Left, sprites.Rect{X: c.X, Y: c.Y + h, W: c.W, H: size * ui.LineStep * float64(len(n.Lines))}
		h += n.Rect.H
	}
	c.Add(n)
	c.Y += h + 2*c.Text
	s.bar(c, id, name, r, sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: bar}, false)
	c.Y += bar + c.Gap
}

func (s *cards) opponents(c *ui.Column) {
	c.Heading("statistics.opponents", s.env.App.Words.T(key.StatisticsOpponents))
	c.Space(8)
	x, whole, side := c.X, c.W, 46*c.Text
	for level := 1; level <= ai.Levels; level++ {
		r := s.t.Opponents[level]
		top := c.Y
		c.X, c.W = x+side+12*c.Text, whole-side-12*c.Text
		s.record(c, "statistics.opponent."+strconv.Itoa(level), wording.EngineAtLevel(s.env.App.Words, level), r, s.env.App.Words.T(key.StatisticsOpponentsNew))
		h := c.Y - c.Gap - top
		s.parts.faces = append(s.parts.faces, placedFace{level, sprites.Rect{X: x, Y: top + (h-side)/2, W: side, H: side}, r})
		c.Y = max(c.Y, top+side+6*c.Text)
	}
	c.X, c.W = x, whole
}

func (s *cards) begins(c *ui.Column) {
	w := s.env.App.Words
	c.Heading("statistics.begins", w.T(key.StatisticsBegins))
	if s.t.Record.Games() == 0 {
		s.legend(c)
	} else {
		s.record(c, "statistics.first", w.T(key.StatisticsBeginsYou), s.t.Moves[0], "")
		s.record(c, "statistics.second", w.T(key.StatisticsBeginsThey), s.t.Moves[1], "")
	}
	s.record(c, "statistics.mover", w.T(key.StatisticsBeginsAll), s.t.First, "")
	if s.filter.Game == "" {
		return
	}
	c.Title("statistics.sides", w.T(key.StatisticsSides), 16)
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		if s.t.Record.Games() > 0 {
			s.record(c, "statistics.side.you."+strconv.Itoa(int(side)), w.T(key.StatisticsSidesYou, "side", s.sideName(side)), s.t.Sides[side], "")
		}
	}
	s.record(c, "statistics.side", s.sideName(rules.Near), s.t.Near, "")
	far := statistics.Record{Won: s.t.Near.Lost, Drawn: s.t.Near.Drawn, Lost: s.t.Near.Won}
	s.record(c, "statistics.side.far", s.sideName(rules.Far), far, "")
}

const mostPeople = 6

func (s *cards) people(c *ui.Column) {
	c.Heading("statistics.people", s.env.App.Words.T(key.StatisticsPeople))
	for i, name := range s.t.Busiest(mostPeople) {
		s.record(c, "statistics.people."+strconv.Itoa(i+1), name, s.t.People[name], "")
	}
}

func (s *cards) weeks(c *ui.Column) {
	w := s.env.App.Words
	c.Heading("statistics.weeks", w.T(key.StatisticsWeeks))
	most := slices.Max(s.t.Weeks[:])
	size := 13 * c.Text
	r := sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: chart.Height(c.W, c.Text) * 0.8}
	ch := chart.New(s.env.App.Fonts, r, size, chart.AxisOf(0, float64(max(1, most)), 4, 1), statistics.Weeks, false)
	c.Y += r.H
	about := w.T(key.StatisticsWeek, "when", s.weekName(s.week), "games", w.N(key.StatisticsN, s.t.Weeks[s.week]))
	var all []string
	for _, n := range s.t.Weeks {
		all = append(all, strconv.Itoa(n))
	}
	c.Add(ch.Node("statistics.weeks.chart", w.T(key.StatisticsWeeks)+": "+strings.Join(all, ", "), about, s.week, func(i int) { s.week = i }))
	c.Words("statistics.weeks.about", about, 15, false, true)
	s.parts.weeks = &weeksChart{Chart: ch, counts: s.t.Weeks, picked: s.week}
}

func (s *statisticsPage) weekName(week int) string {
	if ago := statistics.Weeks - 1 - week; ago > 0 {
		return s.env.App.Words.N(key.StatisticsAgo, ago)
	}
	return s.env.App.Words.T(key.StatisticsWeekThis)
}

func (s *cards) length(c *ui.Column) {
	w, l := s.env.App.Words, s.t.Length
	c.Heading("statistics.length", w.T(key.StatisticsLength))
	figures := []figure{{"average", w.T(key.StatisticsAverage), strconv.Itoa((l.Sum + s.t.Games/2) / s.t.Games)}}
	if s.t.Timed > 0 {
		figures = append(figures, figure{"time", w.T(key.StatisticsTime), played.Duration(w, s.t.Seconds)},
			figure{"time.average", w.T(key.StatisticsTimeAverage), played.Duration(w, s.t.Seconds/s.t.Timed)})
	}
	s.figures(c, figures)
	open := func(id, label, game string, turns int) {
		c.Button(ui.Node{ID: id, Label: ui.Joined(label, w.N(key.ResultsMoves, turns)), Icon: "review", Style: ui.PlainButton, Size: 16, Press: func() { s.env.Open.Saved(game) }})
	}
	open("statistics.shortest", w.T(key.StatisticsShortest), l.Shortest, l.Least)
	if l.Longest != l.Shortest {
		open("statistics.longest", w.T(key.StatisticsLongest), l.Longest, l.Most)
	}
}
