package records

import (
	"math"

	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

func (r *resultSheet) Draw(p *sprites.Painter, l *ui.Layout) {
	r.Drawer.Draw(p, l)
	p.Clipped(window(l), func() {
		if n := l.Find("results.said"); n != nil {
			drawBubble(p, n.Rect, l.Picture)
		}
		if r.Flip {
			p.Turned(l.Picture.Center(), math.Pi, func() { r.drawPicture(p, l.Picture) })
			return
		}
		r.drawPicture(p, l.Picture)
	})
}

// window returns the part of the sheet in which its contents are visible.
func window(l *ui.Layout) sprites.Rect {
	if at := l.Nodes[0].Clip; at.W > 0 {
		return at
	}
	return l.Panel.Inset(2)
}

func drawBubble(p *sprites.Painter, words, from sprites.Rect) {
	const pad, tail = 11, 9
	box, face := words.Inset(-pad), p.Theme.Tray.Mix(p.Theme.Panel, 0.4)
	p.Box(box, 14, face)
	if box.Y > from.Y+from.H+2*tail { // something stands between
		return
	}
	at := sprites.Pt(box.X, min(max(from.Center().Y, box.Y+tail), box.Y+box.H-tail))
	if box.X <= from.Center().X { // the bubble is below the speaker
		at = sprites.Pt(from.Center().X, box.Y)
	}
	p.Turned(at, 0.785, func() {
		p.Box(sprites.Rect{X: at.X - tail*0.7, Y: at.Y - tail*0.7, W: tail * 1.4, H: tail * 1.4}, 2, face)
	})
}

// drawPicture draws the opponent's mood. For people it draws the winner's piece, or both after a draw.
func (r *resultSheet) drawPicture(p *sprites.Painter, at sprites.Rect) {
	o := r.of.Game.Match.Outcome()
	if r.level > 0 {
		p.Box(at, at.W/2, p.Theme.Lit.Alpha(0.35))
		r.env.Portraits.Draw(p, r.level, r.mood(), at.Inset(at.W*0.04))
		return
	}
	middle, size := at.Center(), at.W
	picture := r.piece
	if o.Result == rules.Decisive {
		p.Box(at, size/2, p.Theme.Lit.Alpha(0.35))
		p.Sprite(picture(o.Winner), middle, size*0.92, sprites.Look{})
		return
	}
	apart := size * 0.25
	p.Sprite(picture(rules.Near), sprites.Pt(middle.X-apart, middle.Y), size*0.6, sprites.Look{})
	p.Sprite(picture(rules.Far), sprites.Pt(middle.X+apart, middle.Y), size*0.6, sprites.Look{})
}

func (r *resultSheet) mood() opponents.Mood {
	switch o := r.of.Game.Match.Outcome(); {
	case o.Result != rules.Decisive:
		return opponents.Idle
	case o.Winner == r.side:
		return opponents.Pleased
	}
	return opponents.Beaten
}
