package scenes

import "tidepool/match/shelf"

// A holding is the game on the board, which other programs do not write while
// it is there.
type holding struct {
	game *shelf.Game
	told bool // that another program holds it
}

// hold claims a game in place of the one before; nil is none.
func (e *Env) hold(g *shelf.Game) {
	if e.holding.game != nil {
		e.Shelf.Release(e.holding.game.ID)
	}
	e.holding = holding{game: g}
	if g != nil {
		e.Shelf.Hold(g.ID)
		e.watchHolding()
	}
}

// watchHolding tells the player once if another program has the game open.
// Browsers take a moment to know. A game that has ended may be looked at by
// many.
func (e *Env) watchHolding() {
	h := &e.holding
	if h.game == nil || h.told || !e.Shelf.Elsewhere(h.game.ID) || h.game.Match.Outcome().Over() {
		return
	}
	h.told = true
	e.Notice(e.Words.T("board.elsewhere"))
}

// parted says that a game goes on under another id, unless the player knows
// why it had to.
func (e *Env) parted(g *shelf.Game) {
	if e.holding.game != g || !e.holding.told {
		e.Notice(e.Words.T("board.parted"))
	}
	e.holding.told = false // what comes next is news again
}
