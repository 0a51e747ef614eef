package scenes

import (
	"strconv"
	"strings"

	"tidepool/scenes/ui"

	"tidepool/sprites"
)

// A gameFact is what the side of a box would tell: how long a game takes, in
// minutes, and how much there is to learn, 1 to 3.
type gameFact struct {
	minutes, difficulty int
	// estimated tells that no box says so.
	estimated bool
}

// factOf is what a game is like. All are for two people of eight years and up.
func factOf(game string) gameFact {
	switch game {
	case "kaninariebi":
		return gameFact{7, 2, false}
	case "kanishogi":
		return gameFact{10, 3, false}
	case "onitama":
		return gameFact{20, 2, false}
	case "konane":
		return gameFact{10, 1, true}
	}
	return gameFact{10, 1, true}
}

// facts adds what a game is like and where it comes from, at the head of its
// rules.
func facts(c *ui.Column, game string) {
	w, f := c.App.Words, factOf(game)
	list := []string{w.T("facts.players"), w.T("facts.minutes", "n", f.minutes), w.T("facts.age"), w.T("facts.difficulty." + strconv.Itoa(f.difficulty))}
	if f.estimated {
		list = append(list, w.T("facts.estimated"))
	}
	size := 15 * c.Text
	lines := flow(c.App.Fonts, list, sprites.Bold, size, c.W)
	h := float64(len(lines)) * size * 1.3
	c.Add(ui.Node{ID: "rules.facts", Role: ui.RoleText, Label: strings.Join(list, ", "), Lines: lines, Style: ui.Words, Size: size, Bold: true,
		Align: sprites.Left, Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}})
	c.Y += h + c.Gap*0.6
	c.Words("rules.origin", w.T("origin."+game), 15, false, true)
	c.Space(4)
}
