package puzzles

import (
	"slices"
	"strconv"
	"strings"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

const (
	weekDays = 7
	dayRoom  = 44 // logical pixels at the usual text size
)

type calendarDay struct {
	id     string
	rect   sprites.Rect
	number string
	size   float64
	state  puzzlebook.DayState
	today  bool
	picked bool
}

type calendarMark struct {
	rect  sprites.Rect
	state puzzlebook.DayState
}

func (s *Home) calendar(c *ui.Column, parts *homeParts) {
	w, d := s.env.App.Words, parts.when
	s.monthHead(c, d.Today)
	gap := 3 * c.Text
	side := (c.W - gap*(weekDays-1)) / weekDays
	first := s.month.Weekday()
	s.weekHead(c, side, gap)
	high := min(side, 54*c.Text)
	for n := range puzzle.DaysIn(s.month.Year, s.month.Month) {
		day := s.month.Add(n)
		x := calendarDay{id: "puzzles.day." + day.String(), number: strconv.Itoa(n + 1), size: min(16*c.Text, side*0.42, high*0.42), state: d.State(day), today: day == d.Today, picked: day == s.day}
		row, column := (first+n)/weekDays, (first+n)%weekDays
		x.rect = sprites.Rect{X: c.X + float64(column)*(side+gap), Y: c.Y + float64(row)*(high+gap), W: side, H: high}
		label := ui.Joined(d.Date(day), d.Said(x.state))
		if x.today {
			label = ui.Joined(w.T(key.DailyToday), label)
		}
		c.Add(ui.Node{ID: x.id, Role: ui.RoleChoice, Label: label, Group: w.T(key.DailyCalendar), Rect: x.rect, Checked: x.picked, Disabled: x.state == puzzlebook.DayAhead,
			Press: func() { s.day = day }})
		parts.days = append(parts.days, x)
	}
	rows := (first + puzzle.DaysIn(s.month.Year, s.month.Month) + weekDays - 1) / weekDays
	c.Y += float64(rows)*(high+gap) + c.Gap*0.6
	s.calendarLegend(c, parts)
}

func (s *Home) monthHead(c *ui.Column, today puzzle.Day) {
	w := s.env.App.Words
	side := dayRoom * c.Text
	c.Y += 4 * c.Text
	before, after := s.month.Add(-1), s.month.Add(puzzle.DaysIn(s.month.Year, s.month.Month))
	before.Day = 1
	way := func(id, icon string, label key.Text, x float64, to puzzle.Day, there bool) {
		c.Add(ui.Node{ID: id, Role: ui.RoleButton, Label: w.T(label), Text: " ", Icon: icon, Style: ui.QuietButton, Size: 18 * c.Text, Disabled: !there,
			Rect: sprites.Rect{X: x, Y: c.Y, W: side, H: side}, Press: func() { s.month = to }})
	}
	way("puzzles.month.before", "prev", key.DailyBefore, c.X, before, before.Valid())
	room := c.W - 2*side
	size := 17 * c.Text
	lines := s.env.App.Fonts.Wrap(wording.MonthName(w, s.month.Year, s.month.Month), sprites.Bold, size, room)
	high := max(side, float64(len(lines))*size*ui.LineStep)
	c.Add(ui.Node{ID: "puzzles.month", Role: ui.RoleHeading, Label: strings.Join(lines, " "), Lines: lines, Style: ui.Words, Size: size, Bold: true, Align: sprites.Middle,
		Rect: sprites.Rect{X: c.X + side, Y: c.Y, W: room, H: high}})
	way("puzzles.month.after", "next", key.DailyAfter, c.X+c.W-side, after, after.Number() <= today.Number())
	c.Y += high + 2*c.Text
}

func (s *Home) weekHead(c *ui.Column, side, gap float64) {
	names := strings.Fields(s.env.App.Words.T(key.DailyWeek))
	size := 13 * c.Text
	for _, name := range names {
		size = s.env.App.Fonts.Fit(name, sprites.Medium, size, 9, side)
	}
	for i, name := range names[:min(len(names), weekDays)] {
		c.Add(ui.Node{Role: ui.RoleText, Label: name, Style: ui.Words, Size: size, Soft: true, Align: sprites.Middle,
			Rect: sprites.Rect{X: c.X + float64(i)*(side+gap), Y: c.Y, W: side, H: size * 1.4}})
	}
	c.Y += size*1.4 + gap
}

func (s *Home) calendarLegend(c *ui.Column, parts *homeParts) {
	size := 14 * c.Text
	for _, state := range []puzzlebook.DayState{puzzlebook.DaySolved, puzzlebook.DayLater, puzzlebook.DayLate, puzzlebook.DayTried} {
		if !slices.ContainsFunc(parts.days, func(x calendarDay) bool { return x.state == state }) {
			continue
		}
		mark := sprites.Rect{X: c.X, Y: c.Y, W: size * 1.5, H: size * 1.5}
		parts.legend = append(parts.legend, calendarMark{mark, state})
		c.X, c.W = c.X+size*2, c.W-size*2
		c.Words("", locale.Capital(parts.when.Said(state)), 14, false, true)
		c.X, c.W = c.X-size*2, c.W+size*2
		c.Y = max(c.Y, mark.Y+mark.H+2*c.Text)
	}
}

func (s *Home) drawCalendar(p *sprites.Painter, parts *homeParts) {
	g := &s.env.App.Gesture
	for _, x := range parts.days {
		radius := min(x.rect.W, x.rect.H) * 0.24
		ink := drawDay(p, x.rect, radius, x.state)
		at := x.rect.Center()
		if x.state != puzzlebook.DayOpen && x.state != puzzlebook.DayAhead {
			at.Y -= x.rect.H * 0.17
			puzzlebook.DrawMark(p, sprites.Pt(at.X, x.rect.Y+x.rect.H*0.72), x.rect.H*0.34, x.state)
		}
		p.Text(x.number, at.X, at.Y, x.size, ui.Weight(x.today), sprites.Middle, ink)
		switch {
		case x.picked:
			p.Frame(x.rect, radius, 3, p.Theme.Main)
		case g.Over() == x.id && x.state != puzzlebook.DayAhead:
			p.Frame(x.rect, radius, 2.5, p.Theme.Lit)
		case x.today:
			p.Frame(x.rect, radius, 2, p.Theme.Ink)
		}
	}
	for _, m := range parts.legend {
		puzzlebook.DrawMark(p, m.rect.Center(), m.rect.H*0.8, m.state)
	}
}

func drawDay(p *sprites.Painter, r sprites.Rect, radius float64, state puzzlebook.DayState) sprites.Color {
	th := p.Theme
	switch state {
	case puzzlebook.DayAhead:
		return th.Soft.Alpha(0.55)
	case puzzlebook.DaySolved, puzzlebook.DayLater:
		p.Box(r, radius, th.Panel.Mix(th.Main, 0.22))
	default:
		p.Box(r, radius, th.Tray)
	}
	return th.Ink
}
