package records

import (
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/rating"
	"tidepool/play/statistics"
	"tidepool/rules"
	"tidepool/scenes/chart"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

type ratingPage struct {
	ui.Page
	env  *Services
	game rules.Game
	// back is how many games before the last one the picked game in the graph is.
	back int
}

const (
	graphGames  = 50 // in the graph
	latestGames = 10 // in words below it
	faceSize    = 44 // logical pixels at the usual text size
)

// NewRating returns the rating page of a game.
func NewRating(env *Services, game string) *ratingPage {
	return &ratingPage{env: env, Page: ui.Page{ID: "rating", At: pages.Route(game, pages.Rating), App: env.App, Most: 760}, game: rules.Find(env.Games, game)}
}

type ratingView struct {
	games  []rating.Rated // in the graph, the oldest first
	chart  chart.Chart    // if there is more than one game
	sheet  sprites.Rect   // below the chart
	picked int            // index into games
	legend []sprites.Rect
	faces  []ratedFace
	next   sprites.Rect // around the next opponent
	size   float64      // of small type
	stored map[string]bool
}

type ratedFace struct {
	level int
	mood  opponents.Mood
	rect  sprites.Rect
}

func (s *ratingPage) Layout(f ui.Frame) ui.Layout {
	w, id := s.env.App.Words, s.game.Info().ID
	all := s.env.Rater.Counted(id)
	v := &ratingView{games: all[max(0, len(all)-graphGames):], size: 14 * f.Text}
	v.picked = max(0, len(v.games)-1-s.back)
	v.stored = s.stored(v.games)
	l := s.Lay(f, w.T(key.RatingTitle)+" · "+s.env.App.Words.Game(id), func(c *ui.Column) {
		if len(v.games) == 0 {
			c.Words("rating.none", w.T(key.RatingNone), 24, true, false)
			c.Words("rating.new", w.T(key.RatingNew), 17, false, false)
			c.Words("rating.about", w.T(key.RatingAbout), 16, false, true)
			c.Space(4)
			s.chooseGame(c)
			s.ladder(c, v)
			return
		}
		s.summary(c, all)
		if len(v.games) > 1 {
			s.graph(c, v)
		}
		s.chooseGame(c)
		s.latest(c, v)
		s.ladder(c, v)
		c.Space(6)
		c.Words("rating.about", w.T(key.RatingAbout), 15, false, true)
	}, s.offers())
	l.Parts = v
	return l
}

func (s *ratingPage) chooseGame(c *ui.Column) {
	var list []ui.Choice
	for _, g := range s.env.Games {
		id := g.Info().ID
		list = append(list, ui.Choice{ID: "rating.game." + id, Label: s.env.App.Words.Game(id), Checked: g == s.game, Pick: func() {
			s.game, s.back, s.At = g, 0, pages.Route(id, pages.Rating)
		}})
	}
	c.Choices("", list)
	c.Space(4)
}

func (s *ratingPage) summary(c *ui.Column, all []rating.Rated) {
	w, id := s.env.App.Words, s.game.Info().ID
	now := s.env.Rater.Rating(id)
	best := now.Shown()
	var record statistics.Record
	for _, x := range all {
		best = max(best, x.After.Shown())
		record.Add(scoreOf(x))
	}
	c.Words("rating.now", w.T(key.RatingValue, "n", now.Shown(), "sure", now.Unsure()), 38, true, false)
	c.Nodes[len(c.Nodes)-1].Accent = true
	games := s.env.Prefs.Settings.Ratings[id].Games()
	if games > len(all) { // of older ones only the number is known
		c.Words("rating.games", w.N(key.RatingGames, games), 16, false, false)
		return
	}
	c.Words("rating.games", w.N(key.RatingGames, games)+" · "+w.T(key.RatingBest, "n", best), 16, false, false)
	c.Words("rating.tally", w.T(key.RatingTally, "won", record.Won, "drawn", record.Drawn, "lost", record.Lost), 16, false, true)
}

func (s *ratingPage) graph(c *ui.Column, v *ratingView) {
	n := len(v.games)
	pad := min(14*c.Text, c.W*0.03)
	top := c.Y
	r := sprites.Rect{X: c.X + pad, Y: c.Y + pad, W: c.W - 2*pad, H: chart.Height(c.W-2*pad, c.Text)}
	var label string
	v.chart, label = ratingChart(s.env, v.games, r, v.size, 5, true)
	at := v.games[v.picked]
	c.Add(v.chart.Node("rating.chart", label, s.point(at), v.picked, func(i int) { s.back = n - 1 - i }))
	c.Y = r.Y + r.H + pad*0.5
	var h float64
	v.legend, h = chart.LegendRows(s.env.App.Fonts, sprites.Rect{X: r.X, Y: c.Y, W: r.W}, v.size, s.legend(sprites.Theme{}))
	c.Y += h + pad*0.4
	s.row(c, v, "rating.point", at, sprites.Rect{X: r.X, Y: c.Y, W: r.W})
	c.Y += pad*0.4 - c.Gap*0.4
	v.sheet = sprites.Rect{X: c.X, Y: top, W: c.W, H: c.Y - top}
	c.Y += c.Gap
}

// ratingChart returns a chart of the ratings after games, with at most so many steps, and its description.
func ratingChart(env *Services, games []rating.Rated, r sprites.Rect, size float64, steps int, foot bool) (chart.Chart, string) {
	first, last := games[0].After, games[len(games)-1].After
	low, high := first.R, first.R
	for _, x := range games {
		low, high = min(low, x.After.R), max(high, x.After.R)
	}
	label := env.App.Words.N(key.RatingChart, len(games), "first", first.Shown(), "last", last.Shown(), "low", int(low+0.5), "high", int(high+0.5))
	return chart.New(env.App.Fonts, r, size, chart.AxisOf(low-20, high+20, steps, 50), len(games), foot), label
}

func (s *ratingPage) legend(t sprites.Theme) []chart.LegendItem {
	w := s.env.App.Words
	won, drawn, lost := chart.Colors(t)
	return []chart.LegendItem{
		{Color: won, Text: w.T(key.RatingScoreWon), Round: true}, {Color: drawn, Text: w.T(key.RatingScoreDrawn), Round: true},
		{Color: lost, Text: w.T(key.RatingScoreLost)}, {Color: bandColor(t), Text: w.T(key.RatingBand)}}
}

func bandColor(t sprites.Theme) sprites.Color { return t.Main.Mix(t.Panel, 0.75) }

func (s *ratingPage) latest(c *ui.Column, v *ratingView) {
	c.Heading("rating.last", s.env.App.Words.T(key.RatingLast))
	for i := range min(latestGames, len(v.games)) {
		s.row(c, v, "rating.last."+strconv.Itoa(i+1), v.games[len(v.games)-1-i], sprites.Rect{X: c.X, Y: c.Y, W: c.W})
	}
}

func (s *ratingPage) row(c *ui.Column, v *ratingView, id string, x rating.Rated, r sprites.Rect) {
	face := min(faceSize*c.Text, r.W*0.2)
	said, size := s.point(x), 16*c.Text
	_, at := r.CutLeft(face + c.Gap)
	lines := ui.WrapParts(s.env.App.Fonts, said, sprites.Medium, size, at.W-1.6*size)
	at.H = max(44*c.Text, float64(len(lines))*size*ui.LineStep+12*c.Text)
	n := ui.Node{ID: id, Role: ui.RoleText, Label: said, Lines: lines, Style: ui.Words, Size: size, Align: sprites.Left, Rect: at}
	if v.stored[x.ID] {
		n.Role, n.Style, n.Label = ui.RoleButton, ui.PlainButton, ui.Joined(s.env.App.Words.T(key.RatingOpen), said)
		n.Press = func() { s.env.Open.Saved(x.ID) }
	} else {
		n.Note = s.env.App.Words.T(key.RatingGone)
	}
	c.Add(n)
	mood := [...]opponents.Mood{statistics.Lost: opponents.Pleased, statistics.Drawn: opponents.Idle, statistics.Won: opponents.Beaten}[scoreOf(x)]
	v.faces = append(v.faces, ratedFace{x.Level, mood, sprites.Rect{X: r.X, Y: at.Y + (at.H-face)/2, W: face, H: face}})
	c.Y = at.Y + at.H + c.Gap*0.6
}

func (s *ratingPage) point(x rating.Rated) string {
	w := s.env.App.Words
	result := w.T([...]key.Text{statistics.Lost: key.RatingScoreLost, statistics.Drawn: key.RatingScoreDrawn, statistics.Won: key.RatingScoreWon}[scoreOf(x)])
	now := s.env.Now().Local()
	return w.T(key.RatingPoint, "when", wording.When(w, time.Unix(x.When, 0).In(now.Location()), now), "name", wording.EngineAtLevel(w, x.Level), "result", result,
		"change", w.T(key.RatingChange, "gain", wording.Gain(w, x.Gain()), "n", x.After.Shown()))
}

func (s *ratingPage) stored(games []rating.Rated) map[string]bool {
	there := make(map[string]bool, len(games))
	for _, x := range games {
		there[x.ID] = false
	}
	known := s.env.Shelf.Known().Games
	for i := range known {
		if _, asked := there[known[i].ID]; asked {
			there[known[i].ID] = true
		}
	}
	return there
}

func (s *ratingPage) offers() func(*ui.Column) {
	if s.env.Broker == nil {
		return nil
	}
	clocks, _ := clock.ParsePair(s.env.Prefs.Settings.Choices[s.game.Info().ID].ClockOf(settings.AgainstEngine)) // settings hold only valid ones
	return func(c *ui.Column) {
		n := s.env.Rater.Button("rating.play", s.game, key.RatingPlay, clocks)
		n.Style = ui.MainButton
		c.Button(n)
	}
}

func (s *ratingPage) Draw(p *sprites.Painter, l *ui.Layout) {
	v := l.Parts.(*ratingView)
	p.Clipped(l.Body, func() {
		if len(v.games) > 1 {
			s.drawGraph(p, v, l.Scroll)
		}
		next := v.next
		next.Y -= l.Scroll
		p.Box(next, 14, p.Theme.Panel)
		p.Frame(next, 14, 2.5, p.Theme.Main)
		for _, f := range v.faces {
			f.rect.Y -= l.Scroll
			s.env.Portraits.Draw(p, f.level, f.mood, f.rect)
		}
	})
	s.Page.Draw(p, l)
}

func (s *ratingPage) drawGraph(p *sprites.Painter, v *ratingView, scroll float64) {
	sheet, c := v.sheet, v.chart.Scrolled(scroll)
	sheet.Y -= scroll
	ui.DrawPanel(p, sheet, 16, p.Theme.Panel)
	var low, high, mid []float64
	for _, x := range v.games {
		low, high, mid = append(low, x.After.R-x.After.RD), append(high, x.After.R+x.After.RD), append(mid, x.After.R)
	}
	c.DrawBand(p, low, high, bandColor(p.Theme))
	c.DrawAxes(p)
	u := c.Size / 14
	at := c.At(v.picked, mid[v.picked])
	p.Box(sprites.Rect{X: at.X - u, Y: c.Plot.Y, W: 2 * u, H: c.Plot.H}, 0, p.Theme.Ink.Alpha(0.35))
	c.DrawLine(p, mid, 2.5*u, p.Theme.Main)
	d := min(max(c.Plot.W/float64(c.N)*0.8, 5*u), 11*u)
	for i, x := range v.games {
		drawScore(p, c.At(i, mid[i]), d, scoreOf(x))
	}
	p.Frame(sprites.Rect{X: at.X - d/2 - 3*u, Y: at.Y - d/2 - 3*u, W: d + 6*u, H: d + 6*u}, d/2+3*u, 2*u, p.Theme.Ink)
	now := s.env.Now().Local()
	day := func(x rating.Rated) string {
		return wording.Date(s.env.App.Words, time.Unix(x.When, 0).In(now.Location()))
	}
	c.DrawFoot(p, day(v.games[0]), day(v.games[len(v.games)-1]))
	legend := make([]sprites.Rect, len(v.legend))
	for i, r := range v.legend {
		r.Y -= scroll
		legend[i] = r
	}
	chart.DrawLegend(p, legend, v.size, s.legend(p.Theme))
}

func scoreOf(x rating.Rated) statistics.Score {
	switch x.Score {
	case 1:
		return statistics.Won
	case 0:
		return statistics.Lost
	}
	return statistics.Drawn
}

// drawScore draws the mark of a result: a disc, a ring or a square.
func drawScore(p *sprites.Painter, at sprites.Point, d float64, score statistics.Score) {
	won, drawn, lost := chart.Colors(p.Theme)
	r := sprites.Rect{X: at.X - d/2, Y: at.Y - d/2, W: d, H: d}
	switch score {
	case statistics.Won:
		p.Box(r, d/2, won)
	case statistics.Lost:
		p.Box(r, 0, lost)
	default:
		p.Box(r, d/2, p.Theme.Panel)
		p.Frame(r, d/2, d*0.28, drawn)
	}
}
