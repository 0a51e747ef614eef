package scenes

import (
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// rivals are the levels at which the engine is offered to play itself.
func rivals(level int) [2]int {
	if level < ai.Levels {
		return [2]int{level, level + 1}
	}
	return [2]int{level - 1, level}
}

// strip offers the opponents.
func (n *newGameScene) strip() *opponentStrip {
	return &opponentStrip{env: n.env, id: "newgame.level", game: n.info.ID, chosen: n.choice.Level, choose: n.choose, low: true}
}

// choose takes an opponent.
func (n *newGameScene) choose(level int) {
	n.choice.Level = level
	n.demo = rivals(level)
}

// beginner asks who makes the first turn, whoever plays.
func (n *newGameScene) beginner(c *ui.Column) {
	w, names := n.env.App.Words, n.clockNames()
	first, other := names[0], names[1]
	pick := func(id, label string, first settings.First) ui.Choice {
		return ui.Choice{ID: "newgame.starts." + id, Label: label, Pick: func() { n.choice.First = first }, Checked: n.choice.First == first}
	}
	c.Space(4)
	c.Choices(w.T(key.NewgameStarts), []ui.Choice{
		pick("1", first, settings.FirstYou), pick("2", other, settings.FirstOther), pick("lots", w.T(key.NewgameStartsLots), settings.FirstLots),
	})
}

// clockNames are what the two players are called who have clocks.
func (n *newGameScene) clockNames() [2]string {
	if n.choice.Kind == settings.TwoPeople {
		return [2]string{n.playerName(0), n.playerName(1)}
	}
	return [2]string{n.env.App.Words.T(key.NewgameYou), n.env.App.Words.T(key.EngineOpponent)}
}

// begins says who makes the first turn in a game of a kind.
func (n *newGameScene) begins(kind settings.Kind) string {
	w := n.env.App.Words
	switch first := n.choice.First; {
	case first == settings.FirstLots:
		return w.T(key.NewgameBeginsLots)
	case kind == settings.TwoPeople && first == settings.FirstOther:
		return w.T(key.NewgameBegins, "name", n.playerName(1))
	case kind == settings.TwoPeople:
		return w.T(key.NewgameBegins, "name", n.playerName(0))
	case first == settings.FirstOther:
		return w.T(key.NewgameBegins, "name", wording.EngineName(w, n.choice.Level))
	}
	return w.T(key.NewgameBeginsYou)
}

// nameFields ask for the names of two people, side by side where there is
// room.
func (n *newGameScene) nameFields(c *ui.Column) {
	w := n.env.App.Words
	field := func(i int) {
		c.Field("newgame.name"+strconv.Itoa(i+1), w.T([]key.Text{key.NewgamePlayer1, key.NewgamePlayer2}[i]), wording.SeatName(w, i+1), n.names[i])
	}
	c.Heading("newgame.players", w.T(key.NewgameTwo))
	if c.W < 460*c.Text {
		field(0)
		field(1)
		return
	}
	gap := 24 * c.Text
	whole, x, y := c.W, c.X, c.Y
	c.W = (whole - gap) / 2
	field(0)
	end := c.Y
	c.X, c.Y = x+c.W+gap, y
	field(1)
	c.X, c.Y, c.W = x, max(c.Y, end), whole
}

// demoFields ask for the levels of a game that the engine plays against
// itself.
func (n *newGameScene) demoFields(c *ui.Column) {
	if n.env.Broker == nil {
		return
	}
	w := n.env.App.Words
	c.Heading("newgame.demo.title", w.T(key.NewgameDemo))
	for i, level := range n.demo {
		step := func(to int) func() {
			if to < 1 || to > ai.Levels {
				return nil
			}
			return func() { n.demo[i] = to }
		}
		h := 48 * c.Text
		id := "newgame.demo" + strconv.Itoa(i+1)
		text := wording.EngineName(w, level) + ui.Parting + strconv.Itoa(level)
		label := w.T([]key.Text{key.NewgamePlayer1, key.NewgamePlayer2}[i])
		c.Steps(id, label, text, sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, step(level-1), step(level+1))
		c.Y += h + c.Gap*0.6
	}
	c.Button(ui.Node{ID: "newgame.demo", Label: w.T(key.NewgameWatch), Icon: "play", Style: ui.PlainButton, Size: 17, Press: n.watch})
}
