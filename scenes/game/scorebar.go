package game

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// scoreNodes returns the words of the score bar; the bar is drawn below them.
func (v *view) scoreNodes() []ui.Node {
	r := v.layout.Score
	if r.H <= 0 {
		return nil
	}
	_, r = r.CutBottom(r.H * scoreBar)
	text := v.p.env.App.Words.T(key.ScoreNone)
	if near, ok := v.p.session().Judge.Near(v.p.showing()); ok {
		text = v.p.Scores().Full(near.Score, rules.Near, near.Proven)
	}
	size := v.p.env.App.Fonts.Fit(text, sprites.Bold, 14*v.layout.U, 9, r.W-20) // widths are rounded
	shown := v.p.env.App.Fonts.Shorten(text, sprites.Bold, size, r.W-16)
	return []ui.Node{{ID: "board.score", Role: ui.RoleText, Label: v.p.env.App.Words.T(key.ScoreLabel, "score", text), Text: shown,
		Style: ui.Words, Size: size, Bold: true, Align: sprites.Middle, Rect: r}}
}

// scoreBar is the height of the bar below the words, as a share of its strip.
const scoreBar = 0.28

// drawScore draws the bar: each side's share in its colour, from its own end.
func (v *view) drawScore(p *sprites.Painter) {
	r := v.layout.Score
	if r.H <= 0 {
		return
	}
	share, bottom, colors := 0.5, v.sideAt(0), v.p.Area.Game().Colors
	if near, ok := v.p.session().Judge.Near(v.p.showing()); ok {
		share = near.Share()
	}
	first, second := colors[bottom], colors[bottom.Other()]
	if bottom == rules.Far {
		share = 1 - share
	}
	p.Box(r, r.H*0.3, p.Theme.Panel)
	bar := r.Inset(2)
	bar, _ = bar.CutBottom(r.H * scoreBar)
	radius := bar.H / 2
	p.Box(bar, radius, second)
	if share > 0 {
		left := bar
		left.W = max(bar.H, bar.W*share)
		p.Box(left, radius, first)
	}
	p.Frame(bar, radius, 1, p.Theme.Ink.Alpha(0.5))
	p.Frame(r, r.H*0.3, 1.5, p.Theme.Line)
}
