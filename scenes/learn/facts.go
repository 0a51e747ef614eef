package learn

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
)

func facts(c *ui.Column, game *board.Game) {
	w, f := c.App.Words, game.Facts
	list := []string{w.T(key.FactsPlayers), w.T(key.FactsMinutes, "n", f.Minutes), w.T(key.FactsAge), w.Of(key.Difficulties, strconv.Itoa(f.Difficulty))}
	if f.Estimated {
		list = append(list, w.T(key.FactsEstimated))
	}
	c.Parts("rules.facts", strings.Join(list, ui.Parting), true)
	c.Nodes[len(c.Nodes)-1].Label = strings.Join(list, ", ")
	c.Words("rules.origin", w.Of(key.Origins, game.ID()), 15, false, true)
	c.Space(4)
}
