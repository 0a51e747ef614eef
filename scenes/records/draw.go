package records

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/statistics"
	"tidepool/scenes/board"
	"tidepool/scenes/chart"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

type statisticsParts struct {
	panels  []sprites.Rect
	bars    []recordBar
	legends []legend
	faces   []placedFace
	weeks   *weeksChart
	rating  *ratingLine
	boards  []board.PlacedDiagram
}

type recordBar struct {
	rect   sprites.Rect
	record statistics.Record
	size   float64
}

type legend struct {
	places []sprites.Rect
	size   float64
	words  [3]string
}

func (l *legend) items(t sprites.Theme) []chart.LegendItem {
	won, drawn, lost := chart.Colors(t)
	return []chart.LegendItem{{Color: won, Text: l.words[0]}, {Color: drawn, Text: l.words[1]}, {Color: lost, Text: l.words[2]}}
}

type placedFace struct {
	level  int
	rect   sprites.Rect
	record statistics.Record
}

type weeksChart struct {
	chart.Chart
	counts [statistics.Weeks]int
	picked int
}

func (s *statisticsParts) draw(p *sprites.Painter, env *Services, sight sprites.Rect) {
	u := env.App.Frame().Text
	for _, r := range s.panels {
		ui.DrawPanel(p, r, 18*u, p.Theme.Panel.Alpha(0.7))
	}
	for _, b := range s.bars {
		if sight.Overlaps(b.rect) {
			b.draw(p)
		}
	}
	for _, l := range s.legends {
		if len(l.places) > 0 && sight.Overlaps(l.places[0]) {
			chart.DrawLegend(p, l.places, l.size, l.items(p.Theme))
		}
	}
	for _, f := range s.faces {
		if sight.Overlaps(f.rect) {
			f.draw(p, env)
		}
	}
	if s.weeks != nil && sight.Overlaps(s.weeks.Rect) {
		s.weeks.draw(p)
	}
	if s.rating != nil && sight.Overlaps(s.rating.Rect) {
		s.rating.draw(p)
	}
	for _, d := range s.boards {
		if sight.Overlaps(d.Area) {
			d.Fit(d.Area)
			d.Draw(p)
		}
	}
}

func (b *recordBar) draw(p *sprites.Painter) {
	won, drawn, lost := chart.Colors(p.Theme)
	part := func(n int, col, ink sprites.Color) chart.Part {
		t := chart.Part{Value: float64(n), Color: col, Ink: ink}
		if b.size > 0 {
			t.Text = strconv.Itoa(n)
		}
		return t
	}
	chart.DrawParts(p, b.rect, b.size, []chart.Part{part(b.record.Won, won, p.Theme.MainInk), part(b.record.Drawn, drawn, p.Theme.Ink), part(b.record.Lost, lost, p.Theme.Ink)})
}

func (f *placedFace) draw(p *sprites.Painter, env *Services) {
	p.Box(f.rect, f.rect.W*0.3, p.Theme.Tray)
	if f.record.Games() == 0 {
		p.Shifted(0, 0.4, func() { env.Portraits.Draw(p, f.level, opponents.Idle, f.rect.Inset(2)) })
		return
	}
	env.Portraits.Draw(p, f.level, opponents.Idle, f.rect.Inset(2))
}

func (w *weeksChart) draw(p *sprites.Painter) {
	w.DrawAxes(p)
	var others, picked [statistics.Weeks]float64
	for i, n := range w.counts {
		if i == w.picked {
			picked[i] = float64(n)
		} else {
			others[i] = float64(n)
		}
	}
	w.DrawColumns(p, others[:], p.Theme.Main.Mix(p.Theme.Panel, 0.45))
	w.DrawColumns(p, picked[:], p.Theme.Main)
	x, y := w.X(w.picked), w.Plot.Y+w.Plot.H
	p.Box(sprites.Rect{X: x - w.Size*0.5, Y: y + 2, W: w.Size, H: 3}, 1.5, p.Theme.Main)
}

func (s *cards) openings(c *ui.Column) {
	w, v := s.env.App.Words, &s.favourites
	c.Heading("statistics.openings", w.T(key.StatisticsOpenings))
	c.Words("statistics.openings.of", w.N(key.StatisticsOpeningsOf, len(v.games)), 15, false, true)
	look := s.env.Looks.Of(s.filter.Game)
	x, whole := c.X, c.W
	for i, o := range v.list {
		id := "statistics.opening." + strconv.Itoa(i+1)
		side := min(whole*0.42, 190*c.Text)
		if look.Long {
			side = whole
		}
		area := sprites.Rect{X: x, Y: c.Y, W: side, H: side * look.Diagram}
		s.parts.boards = append(s.parts.boards, board.PlacedDiagram{Diagram: o.board, Area: area})
		words := strings.Join(o.Words, "  ")
		games := w.N(key.StatisticsN, o.Games)
		c.Add(ui.Node{ID: id, Role: ui.RoleText, Label: words + ", " + games, Rect: area})
		top := c.Y
		if look.Long {
			c.Y += area.H + c.Gap*0.5
		} else {
			c.X, c.W = x+side+14*c.Text, whole-side-14*c.Text
		}
		s.opening(c, id, words, games, o.Record)
		c.X, c.W = x, whole
		c.Y = max(c.Y, top+area.H+c.Gap)
	}
}

func (s *cards) opening(c *ui.Column, id, words, games string, r statistics.Record) {
	first := len(c.Nodes)
	c.Words(id+".words", words, 16, true, false)
	c.Words(id+".games", games, 15, false, true)
	for i := range c.Nodes[first:] {
		n := &c.Nodes[first+i]
		n.Text, n.Label = n.Label, ""
	}
	if r.Games() > 0 {
		s.record(c, id+".record", s.env.App.Words.T(key.StatisticsResults), r, "")
	}
}
