package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// ratedPart offers a rated game against a fitting opponent, with how well the
// person plays and the way to how that came about.
func (n *newGameScene) ratedPart(c *ui.Column) {
	if n.env.Broker == nil {
		return
	}
	w, id := n.env.App.Words, n.info.ID
	said := w.T(key.RatingNew)
	if n.env.Prefs.Settings.Ratings[id].Games() > 0 {
		p := n.env.Rater.Rating(id)
		said = w.T(key.RatingYours, "n", p.Shown(), "sure", p.Unsure())
	}
	const size = 15
	play := n.env.Rater.Button("newgame.rated", n.game, key.RatingPlay, n.clock.pair)
	play.Size = size
	page := ui.Node{ID: "newgame.rating.page", Role: ui.RoleButton, Label: w.T(key.RatingPage), Text: " ", Icon: "chart", Style: ui.QuietButton, Size: 18 * c.Text,
		Press: func() { n.env.App.Push(n.env.Open.Rating(id)) }}
	c.Y += c.Gap * 0.4
	x, whole, y, side := c.X, c.W, c.Y, 46*c.Text
	abreast := n.env.App.Fonts.Width(play.Label, sprites.Bold, size*c.Text)+48*c.Text <= whole-side
	if !abreast { // the way to the page is beside the words
		c.W -= side
	}
	c.Words("newgame.rating", said, 14, false, true)
	if !abreast {
		c.Y = max(c.Y, y+side+c.Gap*0.6)
		page.Rect = sprites.Rect{X: x + whole - side, Y: y + (c.Y-c.Gap*0.6-y-side)/2, W: side, H: side}
		c.Add(page)
		c.W = whole
	} else {
		y, c.W = c.Y, whole-side
	}
	c.Button(play)
	if abreast {
		page.Rect = sprites.Rect{X: x + whole - side, Y: y + (c.Y-c.Gap-y-side)/2, W: side, H: side}
		c.Add(page)
	}
	c.W = whole
}

// playRated begins the rated game that is offered, or goes on with it, in place
// of the present scene. The clocks of a new one are the person's and the
// engine's.
func playRated(e *Env, game rules.Game, clocks [2]clock.Control) error {
	o := e.Rater.Offer(game)
	if o.GoOn != "" {
		g, err := e.Shelf.Load(o.GoOn)
		if err != nil {
			e.Shelf.List()
			e.App.Notice(e.App.Words.T(key.GamesUnopened, "why", wording.Cause(e.App.Words, err)))
			return nil
		}
		openGame(e, g, e.App.Replace)
		e.Store.Take(g)
		e.Store.Remember(g.ID)
		return nil
	}
	options, err := usualOptions(e, game)
	if err != nil {
		return err
	}
	start, err := game.Start(options)
	if err != nil {
		return err
	}
	first := 0
	if start.Turn() != o.Side {
		first = 1
	}
	players := [2]wording.Player{{Name: e.Prefs.Settings.Names[0], Seat: 1, Clock: clocks[0]}, {Level: o.Level, Clock: clocks[1]}}
	return starter{e}.begin(game, options, players, first, match.Tag{Name: session.RatedTag, Value: "yes"})
}

// usualOptions are the rules that the levels were measured by, with what is
// dealt dealt anew.
func usualOptions(e *Env, game rules.Game) (string, error) {
	spec := game.Info().Options
	values, err := rules.ParseOptions(spec, "")
	if err != nil {
		return "", err
	}
	for _, o := range spec {
		if o.Kind == rules.SeedOption {
			values[o.Name] = newSeed(e)
		}
	}
	return values.Format(spec), nil
}
