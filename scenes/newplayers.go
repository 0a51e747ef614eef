package scenes

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/sprites"
)

// firstLevel is the level that the engine plays at unless told otherwise.
const firstLevel = 3

// playerFields ask for both players, side by side where there is room.
func (n *newGameScene) playerFields(c *ui.Column) {
	if c.W < 460*c.Text {
		n.playerField(c, 0)
		c.Space(6)
		n.playerField(c, 1)
		return
	}
	gap := 24 * c.Text
	whole, x, y := c.W, c.X, c.Y
	c.W = (whole - gap) / 2
	n.playerField(c, 0)
	end := c.Y
	c.X, c.Y = x+c.W+gap, y
	n.playerField(c, 1)
	c.X, c.Y, c.W = x, max(c.Y, end), whole
}

// playerField asks who a player is: a person with a name, or the engine at a
// level.
func (n *newGameScene) playerField(c *ui.Column, i int) {
	w := n.env.Words
	id := strconv.Itoa(i + 1)
	label := w.T([]key.Text{key.NewgamePlayer1, key.NewgamePlayer2}[i])
	if n.env.broker == nil {
		c.Field("newgame.name"+id, label, seatName(w, i+1), n.names[i])
		return
	}
	c.Choices(label, []ui.Choice{
		{ID: "newgame.kind" + id + ".person", Label: w.T(key.NewgamePerson), Pick: func() { n.levels[i] = 0 }, Checked: n.levels[i] == 0},
		{ID: "newgame.kind" + id + ".engine", Label: w.T(key.NewgameEngine), Pick: func() { n.levels[i] = n.usual[i] }, Checked: n.levels[i] > 0},
	})
	if n.levels[i] == 0 {
		c.BareField("newgame.name"+id, w.T(key.NewgameNameLabel, "player", label), seatName(w, i+1), n.names[i])
		return
	}
	n.levelField(c, i, id)
}

// levelField sets how well the engine plays.
func (n *newGameScene) levelField(c *ui.Column, i int, id string) {
	w := n.env.Words
	level := n.levels[i]
	step := func(to int) func() {
		if to < 1 || to > ai.Levels {
			return nil
		}
		return func() { n.levels[i], n.usual[i] = to, to }
	}
	h := 48 * c.Text
	text := w.T(key.NewgameLevel, "n", level, "name", engineName(w, level))
	c.Steps("newgame.level"+id, w.T(key.NewgameLevelLabel), text, sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, step(level-1), step(level+1))
	c.Y += h + c.Gap*0.4
	c.Words("newgame.level"+id+".about", engineAbout(w, level), 14, false, true)
}
