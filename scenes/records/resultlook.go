package records

import (
	"fmt"
	"math"

	"tidepool/locale/key"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// Measures of the button to the review, in logical pixels at the usual text size.
const (
	lookHeight = 64
	lowLook    = 54  // its height beside another button
	leastLook  = 118 // its width beside the title
	mostLook   = 168
	lookPad    = 7
	lookSize   = 17
	lookSecond = 14
	mostBoard  = 0.4 // of its width
)

// A look is what the button to the review leads to: a turn, or the end of the game. Until the turn that decided the
// game is certain, the button shows the last one and says nothing about it.
type look struct {
	ply         int
	long, short string
}

func (r *resultSheet) findLook() look {
	w, m := r.env.App.Words, r.of.Game.Match
	at, ok := r.session.Reviewer().Turned()
	if !ok || !r.session.Reviewer().Done() {
		return look{ply: m.Ply()}
	}
	long, short := key.ResultsTurnedAt, key.ResultsTurnedBrief
	if at.Most {
		long, short = key.ResultsCost, key.ResultsCostBrief
	}
	return look{at.Ply, w.T(long, "n", at.Ply, "name", wording.PlayerName(w, m, at.By)), w.T(short, "n", at.Ply)}
}

// looked adds the button to the review, which is as large before the turn that decided the game is known.
func (r *resultSheet) looked(c *ui.Column, height float64) {
	r.look = r.findLook()
	look := r.look
	name := r.env.App.Words.T(key.ResultsReview)
	n := ui.Node{ID: "results.review", Label: name, Icon: "review", Style: ui.PlainButton, Size: lookSize, Press: func() { r.study(look.ply) }}
	top := c.Y
	c.Button(n)
	button := &c.Nodes[len(c.Nodes)-1]
	button.Rect.H = height * c.Text
	c.Y = top + button.Rect.H + c.Gap
	if look.ply > 0 {
		button.Icon, button.Lines, button.Text, button.Size = "", []string{""}, name, lookSize*c.Text
	}
	if look.long != "" {
		button.Label = ui.Joined(name, look.long)
	}
}

// drawLook draws the small board and the words of the button to the review.
func (r *resultSheet) drawLook(p *sprites.Painter, l *ui.Layout) {
	look, text, n := r.look, r.env.App.Frame().Text, l.Find("results.review")
	if n == nil || look.ply == 0 {
		return
	}
	turned := 0.0
	if n.Flip {
		turned = math.Pi
	}
	p.Turned(n.Rect.Center(), turned, func() {
		at := r.boardAt(n.Rect, text)
		r.drawTurn(p, look.ply, at)
		x := at.X + at.W + 1.3*lookPad*text
		r.drawLookWords(p, n, look, sprites.Rect{X: x, Y: n.Rect.Y, W: n.Rect.X + n.Rect.W - lookPad*text - x, H: n.Rect.H}, text)
	})
}

func (r *resultSheet) drawLookWords(p *sprites.Painter, n *ui.Node, look look, room sprites.Rect, text float64) {
	usual := lookSecond * text
	var lines []string
	size := 0.0
	switch {
	case look.long == "":
	case p.Fonts.Width(look.long, sprites.Bold, usual) <= room.W:
		lines, size = []string{look.long}, usual
	default:
		lines, size = ui.SetTitle(p.Fonts, look.short, usual, room.W, room.H-n.Size*ui.LineStep)
	}
	high := n.Size*ui.LineStep + size*ui.LineStep*float64(len(lines))
	y := room.Center().Y - high/2 + n.Size*ui.LineStep/2
	p.Text(n.Text, room.X, y, p.Fonts.Fit(n.Text, sprites.Medium, n.Size, 0, room.W), sprites.Medium, sprites.Left, p.Theme.ButtonInk)
	y += (n.Size + size) * ui.LineStep / 2
	for i, line := range lines {
		p.Text(line, room.X, y+size*ui.LineStep*float64(i), size, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}

// boardAt returns where the small board lies in the button.
func (r *resultSheet) boardAt(button sprites.Rect, text float64) sprites.Rect {
	shape := r.env.Looks.Of(r.of.Game.Match.Info().ID).Diagram
	w := min((button.H-2*lookPad*text)/shape, button.W*mostBoard)
	return sprites.Rect{X: button.X + lookPad*text, Y: button.Center().Y - w*shape/2, W: w, H: w * shape}
}

// drawTurn draws the turn that led to ply as a review does: the position before, with the turn marked.
func (r *resultSheet) drawTurn(p *sprites.Painter, ply int, at sprites.Rect) {
	m := r.of.Game.Match
	style := r.env.Looks.Style()
	name := fmt.Sprint("result ", m.Info().ID, " ", r.of.Game.ID, " ", ply, " ", r.of.Bottom, " ", style.Plain, style.Looks)
	p.Kept(name, at, func() {
		b := board.New(r.env.Looks.Of(m.Info().ID), m.At(ply-1), style)
		b.Lay(m.Node(ply - 1).Tokens())
		b.Arrange(at, board.Orient(b.Game().Home, false, r.of.Bottom))
		b.Draw(p, board.Shown(m.Turn(ply).Events))
	})
}
