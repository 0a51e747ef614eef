package analysis

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

func (v *view) players(c *ui.Column) {
	const least = 150 // logical pixels at the usual text size
	gap := 10 * c.Text
	bottom := v.p.bottom()
	if w := (c.W - gap) / 2; w >= least*c.Text && v.fits(c, w) {
		c.Columns(gap, []float64{0.5, 0.5}, func(c *ui.Column) { v.player(c, bottom) }, func(c *ui.Column) { v.player(c, bottom.Other()) })
		return
	}
	v.player(c, bottom.Other())
	v.player(c, bottom)
}

func (v *view) fits(c *ui.Column, w float64) bool {
	for side := range rules.Side(2) {
		room := w - (studyFace+studyFaceGap)*c.Text - v.p.accuracyWide(c)
		if c.App.Fonts.Width(v.p.endingFor(side, true), sprites.Medium, 14*c.Text) > room {
			return false
		}
	}
	return true
}

const (
	studyFace     = 42 // logical pixels at the usual text size
	studyFaceGap  = 8
	studyAccuracy = 19
	studyWord     = 12 // below the accuracy
)

const facePrefix = "face."

func (v *view) player(c *ui.Column, side rules.Side) {
	p, id := v.p, v.p.match().Info().Sides[side]
	top, x, whole := c.Y, c.X, c.W
	d := studyFace * c.Text
	c.Add(ui.Node{ID: facePrefix + id, Rect: sprites.Rect{X: x, Y: top, W: d, H: d}})
	c.X, c.W = x+d+studyFaceGap*c.Text, whole-d-studyFaceGap*c.Text
	w := p.accuracyWide(c)
	if right := p.review.accuracy(side); right != "" {
		c.Add(ui.Node{ID: "accuracy." + id, Role: ui.RoleText, Label: p.env.App.Words.T(key.StudyAccuracy, "name", p.PlayerName(side), "n", right), Text: right, Style: ui.Words, Size: studyAccuracy * c.Text, Bold: true,
			Align: sprites.Right, Rect: sprites.Rect{X: x + whole - w, Y: top, W: w, H: d * 0.62}})
		c.Add(ui.Node{Role: ui.RoleText, Text: p.env.App.Words.T(key.StudyAccuracyWord), Style: ui.Words, Size: studyWord * c.Text, Soft: true, Align: sprites.Right, Rect: sprites.Rect{X: x + whole - w, Y: top + d*0.62, W: w, H: d * 0.38}})
	}
	c.W -= w
	c.Words("bar."+id+".name", p.PlayerName(side), 17, true, false)
	c.Y -= c.Gap * 0.5
	if ending := p.endingFor(side, c.W < 150*c.Text); ending != "" {
		c.Words("bar."+id+".status", ending, 14, false, true)
	}
	c.X, c.W, c.Y = x, whole, max(c.Y, top+d)+c.Gap*0.6
}

// accuracyWide returns the width of a side's accuracy, including its label below and the gap before it, even if it is
// not known yet.
func (p *Page) accuracyWide(c *ui.Column) float64 {
	if !p.review.there() {
		return 0
	}
	f, most := c.App.Fonts, p.env.App.Words.T(key.StudyPercent, "n", 100)
	return max(f.Width(most, sprites.Bold, studyAccuracy*c.Text), f.Width(p.env.App.Words.T(key.StudyAccuracyWord), sprites.Medium, studyWord*c.Text)) + studyFaceGap*c.Text
}

func (v *view) drawFaces(p *sprites.Painter, l *ui.Layout) {
	for side, id := range v.p.match().Info().Sides {
		l.At(p, facePrefix+id, func(n *ui.Node) { v.drawFace(p, rules.Side(side), n.Rect) })
	}
}

func (v *view) drawFace(p *sprites.Painter, side rules.Side, r sprites.Rect) {
	p.Box(r, r.W*0.3, p.Theme.Tray)
	if level := session.SeatsOf(v.p.match())[side]; level > 0 {
		v.p.env.Portraits.Draw(p, level, v.p.Mood(side), r)
		return
	}
	p.Sprite(v.p.Area.Emblem(side), r.Center(), r.W*0.92, sprites.Look{})
}

// endingFor describes how the game ended for a side, with the reason unless short; "" while it goes on.
func (p *Page) endingFor(s rules.Side, short bool) string {
	w := p.env.App.Words
	if near, far, ok := wording.Seeds(p.match()); ok {
		return w.T(key.EndSide, "title", p.ending(s, true), "why", strconv.Itoa([2]int{near, far}[s]))
	}
	return p.ending(s, short)
}

func (p *Page) ending(s rules.Side, short bool) string {
	w, o := p.env.App.Words, p.match().Outcome()
	switch {
	case !o.Over():
		return ""
	case !short:
		return wording.EndingFor(w, o, s)
	case o.Result != rules.Decisive:
		title, _ := w.Outcome(o, "")
		return title
	case o.Winner == s:
		return w.T(key.EndWon)
	}
	return w.T(key.LostPlain)
}
