package starting

import (
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// PlaySign is the width of the play sign on a card, in logical pixels at the usual text size.
const PlaySign = 46

// DrawPlay draws the sign that pressing a card starts or resumes a game.
func DrawPlay(p *sprites.Painter, r sprites.Rect) {
	if r.W == 0 {
		return
	}
	p.Box(r, r.W/2, p.Theme.Main)
	p.Icon("play", sprites.Pt(r.Center().X+r.W*0.03, r.Center().Y), r.W*0.5, p.Theme.MainInk)
}

// DrawCover draws a card: the game's picture above and a plain area for words below.
func DrawCover(p *sprites.Painter, cover sprites.Drawing, r sprites.Rect, radius, words float64) {
	p.Box(r, radius, p.Theme.Panel)
	pic := sprites.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - words}
	w := max(pic.W, pic.H*cover.W/cover.H)
	cut := vector.RoundedTop
	if words == 0 {
		cut = vector.Rounded
	}
	p.Sprite(cut(cover, pic.W/w*cover.W, pic.H/w*cover.W, radius/w*cover.W), pic.Center(), pic.W, sprites.Look{})
	p.Frame(r, radius, 1.5, p.Theme.Ink.Alpha(0.25))
}
