package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/rating"
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
		p := rater{n.env}.now(id)
		said = w.T(key.RatingYours, "n", p.Shown(), "sure", p.Unsure())
	}
	const size = 15
	play := rater{n.env}.button("newgame.rated", n.game, key.RatingPlay, n.clock.pair)
	play.Size = size
	page := ui.Node{ID: "newgame.rating.page", Role: ui.RoleButton, Label: w.T(key.RatingPage), Text: " ", Icon: "chart", Style: ui.QuietButton, Size: 18 * c.Text,
		Press: func() { n.env.App.Push(newRating(n.env, id)) }}
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

// button begins the rated game that is offered, or goes on with one that
// was left; words are for the former, and so are the clocks of the person and
// the engine.
func (r rater) button(id string, game rules.Game, words key.Text, clocks [2]clock.Control) ui.Node {
	w, o := r.env.App.Words, r.offer(game)
	if o.goOn != "" {
		words = key.RatingGoon
	}
	label := w.T(words, "name", wording.EngineName(w, o.level), "side", w.Side(game.Info().Sides[o.side]))
	return ui.Node{ID: id, Label: label, Icon: "chart", Style: ui.PlainButton, Size: 17, Press: func() {
		if r.play(game, clocks) != nil {
			r.env.App.Notice(w.T(key.NewgameFailed))
		}
	}}
}

// ratingChange says what a rated game that has ended has done to the rating;
// "" for any other game.
func ratingChange(p *gamePage) string {
	if x, ok := ratedAs(p); ok {
		return p.env.App.Words.T(key.RatingChanged, "gain", wording.Gain(p.env.App.Words, x.Gain()), "n", x.After.Shown())
	}
	return ""
}

// ratedAs is what the game has counted for, if it has.
func ratedAs(p *gamePage) (x rating.Rated, ok bool) {
	for _, x := range (rater{p.env}).games(p.match().Info().ID) {
		if x.ID == p.game.ID {
			return x, true
		}
	}
	return rating.Rated{}, false
}

// ratedNext is the next rated game, which is offered after one.
func ratedNext(p *gamePage) (n ui.Node, ok bool) {
	if !p.session().Rated() || !p.match().Outcome().Over() {
		return ui.Node{}, false
	}
	person, _ := p.session().Seats().Solo()
	clocks := session.ControlsOf(p.match())
	return rater{p.env}.button("results.rated", p.match().Game(), key.RatingNext, [2]clock.Control{clocks[person], clocks[person.Other()]}), true
}
