package scenes

import (
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// flip turns the board round.
func (b *boardScene) flip() {
	b.flipped = !b.flipped
	b.settle()
}

// resigner is the side that resigns if somebody does.
func (b *boardScene) resigner() rules.Side {
	if person, ok := b.solo(); ok {
		return person
	}
	return b.match.Position().Turn()
}

// askToResign asks before a side resigns; flip has the question face the far
// side of the table.
func (b *boardScene) askToResign(side rules.Side, flip bool) {
	if b.match.Outcome().Over() {
		b.env.Notice(b.env.Words.T("board.over"))
		return
	}
	b.env.app.Push(ui.NewQuestion(b.env.app, b.env.Words.T("board.sure.resign", "name", b.name(side)), flip, func() {
		b.endBy(func() error { return b.match.Resign(side) })
	}))
}

// offerDraw asks whoever plays the other side.
func (b *boardScene) offerDraw(flip bool) {
	w := b.env.Words
	_, solo := b.solo()
	switch {
	case b.match.Outcome().Over() || b.demo():
		b.env.Notice(w.T("board.over"))
	case !solo:
		b.env.app.Push(ui.NewQuestion(b.env.app, w.T("board.sure.draw"), flip, func() { b.endBy(b.match.AgreeDraw) }))
	case !b.agrees():
		b.env.Notice(w.T("engine.nodraw"))
	default:
		b.endBy(b.match.AgreeDraw)
	}
}
