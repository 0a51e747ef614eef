package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/shelf"
)

// A holding is the game on the board, which other programs do not write while
// it is there.
type holding struct {
	env  *Env
	game *shelf.Game
	told bool // that another program holds it
}

// take claims a game in place of the one before; nil is none. One that is left
// without a turn is not kept.
func (h *holding) take(g *shelf.Game) {
	if h.game != nil && h.game != g {
		h.env.Shelf.Release(h.game.ID)
		if h.game.Match.Ply() == 0 && (g == nil || g.ID != h.game.ID) {
			h.env.Shelf.Discard(h.game.ID)
		}
	}
	h.game, h.told = g, false
	if g != nil {
		h.env.Shelf.Hold(g.ID)
		h.watch()
	}
}

// watch tells the player once if another program has the game open. Browsers
// take a moment to know. A game that has ended may be looked at by many.
func (h *holding) watch() {
	if h.game == nil || h.told || !h.env.Shelf.Elsewhere(h.game.ID) || h.game.Match.Outcome().Over() {
		return
	}
	h.told = true
	h.env.Notice(h.env.Words.T(key.BoardElsewhere))
}

// parted says that a game goes on under another id, unless the player knows
// why it had to.
func (h *holding) parted(g *shelf.Game) {
	if h.game != g || !h.told {
		h.env.Notice(h.env.Words.T(key.BoardParted))
	}
	h.told = false // what comes next is news again
}
