package records

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/chart"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type ratingLine struct {
	chart.Chart
	values []float64
}

func (l *ratingLine) draw(p *sprites.Painter) {
	l.DrawAxes(p)
	l.DrawLine(p, l.values, l.Size*0.2, p.Theme.Main)
	last := l.At(len(l.values)-1, l.values[len(l.values)-1])
	d := l.Size * 0.7
	p.Box(sprites.Rect{X: last.X - d/2, Y: last.Y - d/2, W: d, H: d}, d/2, p.Theme.Main)
}

func (s *cards) rated() bool {
	return slices.ContainsFunc(s.env.Games, func(g rules.Game) bool {
		id := g.Info().ID
		return (s.filter.Game == "" || s.filter.Game == id) && len(s.env.Rater.Counted(id)) > 0
	})
}

func (s *cards) rating(c *ui.Column) {
	w := s.env.App.Words
	c.Heading("statistics.rating", w.T(key.RatingTitle))
	if s.filter.Game != "" {
		s.ratingOf(c, s.filter.Game)
		return
	}
	var list []figure
	for _, g := range s.env.Games {
		if id := g.Info().ID; len(s.env.Rater.Counted(id)) > 0 {
			list = append(list, figure{"rating." + id, s.env.App.Words.Game(id), strconv.Itoa(s.env.Rater.Rating(id).Shown())})
		}
	}
	s.figures(c, list)
}

func (s *cards) ratingOf(c *ui.Column, game string) {
	w, now := s.env.App.Words, s.env.Rater.Rating(game)
	c.Words("statistics.rating.now", w.T(key.RatingValue, "n", now.Shown(), "sure", now.Unsure()), 28, true, false)
	c.Nodes[len(c.Nodes)-1].Accent = true
	games := s.env.Rater.Counted(game)
	games = games[max(0, len(games)-graphGames):]
	if len(games) > 1 {
		var values []float64
		for _, x := range games {
			values = append(values, x.After.R)
		}
		r := sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: chart.Height(c.W, c.Text) * 0.7}
		ch, label := ratingChart(s.env, games, r, 13*c.Text, 4, false)
		s.parts.rating = &ratingLine{ch, values}
		c.Add(ui.Node{ID: "statistics.rating.chart", Role: ui.RoleText, Label: label, Rect: r})
		c.Y += r.H + c.Gap
	}
	c.Button(ui.Node{ID: "statistics.rating.page", Label: w.T(key.RatingTitle), Icon: "statistics", Style: ui.PlainButton, Size: 16,
		Press: func() { s.env.App.Push(NewRating(s.env, game)) }})
}

// puzzled returns the puzzle ratings in the games tried. Erasing games keeps them.
func (s *cards) puzzled() (list []figure) {
	book := s.env.Book
	for _, id := range book.IDs(s.filter.Game) {
		if x := book.Standing(id); len(x.Tried) > 0 {
			list = append(list, figure{"puzzles." + id, s.env.App.Words.Game(id), strconv.Itoa(x.Now.Shown())})
		}
	}
	return list
}

func (s *cards) puzzles(c *ui.Column) {
	c.Heading("statistics.puzzles", s.env.App.Words.T(key.TrainRatings))
	s.figures(c, s.puzzled())
}
