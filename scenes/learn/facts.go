package learn

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

func facts(c *ui.Column, game *board.Game) {
	w, f := c.App.Words, game.Facts
	list := []string{w.T(key.FactsPlayers), w.T(key.FactsMinutes, "n", f.Minutes), w.T(key.FactsAge), w.Of(key.Difficulties, strconv.Itoa(f.Difficulty))}
	if f.Estimated {
		list = append(list, w.T(key.FactsEstimated))
	}
	size := 15 * c.Text
	lines := ui.Flow(c.App.Fonts, list, sprites.Bold, size, c.W)
	h := float64(len(lines)) * size * 1.3
	c.Add(ui.Node{ID: "rules.facts", Role: ui.RoleText, Label: strings.Join(list, ", "), Lines: lines, Style: ui.Words, Size: size, Bold: true,
		Align: sprites.Left, Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}})
	c.Y += h + c.Gap*0.6
	c.Words("rules.origin", w.Of(key.Origins, game.ID()), 15, false, true)
	c.Space(4)
}
