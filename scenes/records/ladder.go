package records

import (
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// ladder adds the opponents with their strengths in the game; the next one is framed.
func (s *ratingPage) ladder(c *ui.Column, v *ratingView) {
	w, levels := s.env.App.Words, s.env.Rater.Levels(s.game.Info().ID)
	offered := s.env.Rater.Offer(s.game).Level
	c.Heading("rating.opponents", w.T(key.RatingOpponents))
	const least = 74 // logical pixels at the usual text size
	gap, per := 6*c.Text, ai.Levels
	for per > 2 && (c.W+gap)/float64(per)-gap < least*c.Text {
		per /= 2
	}
	wide := (c.W+gap)/float64(per) - gap
	size, line := 15*c.Text, 15*c.Text*ui.LineStep
	face := min(wide-12*c.Text, 72*c.Text)
	high := face + 2*line + 14*c.Text
	for i, level := range levels {
		r := sprites.Rect{X: c.X + float64(i%per)*(wide+gap), Y: c.Y + float64(i/per)*(high+gap), W: wide, H: high}
		v.faces = append(v.faces, ratedFace{i + 1, opponents.Idle, sprites.Rect{X: r.X + (wide-face)/2, Y: r.Y + 5*c.Text, W: face, H: face}})
		name, id := wording.EngineName(w, i+1), "rating.opponent."+strconv.Itoa(i+1)
		words := sprites.Rect{X: r.X, Y: r.Y + face + 7*c.Text, W: wide, H: line}
		c.Add(ui.Node{ID: id, Role: ui.RoleText, Label: ui.Joined(wording.EngineAtLevel(w, i+1), strconv.Itoa(level.Shown())), Text: name, Style: ui.Words,
			Size: c.App.Fonts.Fit(name, sprites.Medium, size, 0, wide-4), Align: sprites.Middle, Rect: words})
		words.Y += line
		c.Add(ui.Node{ID: id + ".value", Role: ui.RoleText, Text: strconv.Itoa(level.Shown()), Style: ui.Words, Size: size, Bold: true, Soft: i+1 != offered, Align: sprites.Middle, Rect: words})
		if i+1 == offered {
			v.next = r
		}
	}
	c.Y += float64((len(levels)+per-1)/per)*(high+gap) - gap + c.Gap
}
