package scenes

import (
	"strconv"

	"tidepool/ai"
	"tidepool/sprites"
)

// firstLevel is the level that the engine plays at unless told otherwise.
const firstLevel = 3

// playerFields ask for both players, side by side where there is room.
func (n *newGameScene) playerFields(c *column) {
	if c.w < 460*c.u {
		n.playerField(c, 0)
		c.space(6)
		n.playerField(c, 1)
		return
	}
	gap := 24 * c.u
	whole, x, y := c.w, c.x, c.y
	c.w = (whole - gap) / 2
	n.playerField(c, 0)
	end := c.y
	c.x, c.y = x+c.w+gap, y
	n.playerField(c, 1)
	c.x, c.y, c.w = x, max(c.y, end), whole
}

// playerField asks who a player is: a person with a name, or the engine at a
// level.
func (n *newGameScene) playerField(c *column, i int) {
	w := n.env.Words
	id := strconv.Itoa(i + 1)
	label := w.T("newgame.player" + id)
	if n.env.thinking.thinker == nil {
		c.field("newgame.name"+id, label, w.T("newgame.name"+id), n.names[i])
		return
	}
	c.choices(label, []choice{
		{"newgame.kind" + id + ".person", w.T("newgame.person"), func() { n.levels[i] = 0 }, n.levels[i] == 0},
		{"newgame.kind" + id + ".engine", w.T("newgame.engine"), func() { n.levels[i] = n.usual[i] }, n.levels[i] > 0},
	})
	if n.levels[i] == 0 {
		c.bareField("newgame.name"+id, w.T("newgame.name.label", "player", label), w.T("newgame.name"+id), n.names[i])
		return
	}
	n.levelField(c, i, id)
}

// levelField sets how well the engine plays.
func (n *newGameScene) levelField(c *column, i int, id string) {
	w := n.env.Words
	level := n.levels[i]
	step := func(to int) func() {
		if to < 1 || to > ai.Levels {
			return nil
		}
		return func() { n.levels[i], n.usual[i] = to, to }
	}
	h := 48 * c.u
	text := w.T("newgame.level", "n", level, "name", n.env.levelName(level))
	c.steps("newgame.level"+id, w.T("newgame.level.label"), text, sprites.Rect{X: c.x, Y: c.y, W: c.w, H: h}, step(level-1), step(level+1))
	c.y += h + c.gap*0.4
	c.words("newgame.level"+id+".about", w.T("level."+strconv.Itoa(level)+".about"), 14, false, true)
}
