package share

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// Sizes in logical pixels.
const (
	captionNames = 34 // height
	captionEnd   = 26
	captionEdge  = 8
)

// A caption tells below a picture who plays and who has won.
type caption struct {
	names [2]string // by side
	last  *match.Node
	end   string // "" while the game goes on
}

func newCaption(env *Services, m *match.Match) caption {
	w := env.App.Words
	c := caption{names: [2]string{wording.InThird(w, m, rules.Near), wording.InThird(w, m, rules.Far)}, last: m.Node(m.Ply())}
	if o := m.Outcome(); o.Over() {
		c.end, _ = w.Outcome(o, c.names[o.Winner])
	}
	if near, far, ok := wording.Seeds(m); ok {
		c.end = w.T(key.EndSide, "title", c.end, "why", wording.SeedCount(w, near, far))
	}
	return c
}

func (c caption) height() float64 {
	if c.end == "" {
		return captionNames
	}
	return captionNames + captionEnd
}

// draw draws the caption at the foot of a picture of a node, with the bottom player on the left.
func (c caption) draw(p *sprites.Painter, b *board.Board, r sprites.Rect, bottom rules.Side, n *match.Node) {
	const size, emblem, gap = 16, 26, 6
	y := r.H - c.height() + captionNames/2
	half := r.W/2 - captionEdge - emblem - 2*gap
	for i, side := range []rules.Side{bottom, bottom.Other()} {
		x, dir, align := float64(captionEdge), 1.0, sprites.Left
		if i == 1 {
			x, dir, align = r.W-captionEdge, -1, sprites.Right
		}
		p.Sprite(b.View().Picture(b.Game().EmblemOf(side)), sprites.Pt(x+dir*emblem/2, y), emblem, sprites.Look{})
		p.Text(c.names[side], x+dir*(emblem+gap), y, p.Fonts.Fit(c.names[side], sprites.Bold, size, 6, half), sprites.Bold, align, p.Theme.Ink)
	}
	if n == c.last && c.end != "" {
		p.Text(c.end, r.W/2, r.H-captionEnd/2-2, p.Fonts.Fit(c.end, sprites.Medium, size, 6, r.W-2*captionEdge), sprites.Medium, sprites.Middle, p.Theme.Soft)
	}
}
