package game

import (
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// boardEdge is the height of a board with its edge, in that of its places.
const boardEdge = 1.12

// settle lets confetti fall and moves the board while something lies over the page.
func (p *Page) settle() {
	if p.Area.Board.Drift() {
		p.env.App.Redraw()
	}
	p.rise()
}

// rise moves the board up under the sheet with the result, which covers the lower part of a tall window.
func (p *Page) rise() {
	const step = 1.0 / 14 // of the way, at the usual pace
	if p.raised >= 1 || !p.match().Outcome().Over() {
		return
	}
	p.raised = min(1, p.raised+step/max(p.Area.Board.Pace, step))
	p.env.App.Changed()
}

// raise moves the board to the upper edge of its room, as far as it has risen.
func (p *Page) raise(f ui.Frame, room sprites.Rect) {
	p.toRise = 0
	switch b := p.Area.Board; {
	case !p.match().Outcome().Over():
		p.raised = 0
	case !f.Wide():
		spare, moved := max(0, room.H-b.Extent().H*boardEdge), board.EaseOut(p.raised)
		room.H -= spare * moved
		b.Arrange(room, p.orientation())
		p.toRise = spare * (1 - moved) / 2 // it stands in the middle of its room
	}
}

// risen is where the board is once it has risen: the sheet must not move with it, under a finger.
func (p *Page) risen() sprites.Rect {
	r := p.Area.Board.Extent()
	r.Y -= p.toRise
	return r
}
