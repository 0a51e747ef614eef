package newgame

import (
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

func rivals(level int) [2]int {
	if level < ai.Levels {
		return [2]int{level, level + 1}
	}
	return [2]int{level - 1, level}
}

func (n *page) strip() *opponentStrip {
	return &opponentStrip{env: n.env, id: "newgame.level", game: n.info.ID, chosen: n.choice.Level, choose: n.choose, low: true}
}

func (n *page) choose(level int) {
	n.choice.Level = level
	n.demo = rivals(level)
}

func (n *page) beginner(c *ui.Column) {
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

func (n *page) clockNames() [2]string {
	if n.choice.Kind == settings.TwoPeople {
		return [2]string{n.playerName(0), n.playerName(1)}
	}
	return [2]string{n.env.App.Words.T(key.NewgameYou), n.env.App.Words.T(key.EngineOpponent)}
}

func (n *page) begins(kind settings.Kind) string {
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

func (n *page) nameFields(c *ui.Column) {
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

func (n *page) demoFields(c *ui.Column) {
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

func (n *page) ratedPart(c *ui.Column) {
	if n.env.Broker == nil {
		return
	}
	w, id := n.env.App.Words, n.info.ID
	said := w.T(key.RatingNew)
	if n.env.Prefs.Settings.Ratings[id].Games() > 0 {
		p := n.env.Rater.Rating(id)
		said = w.T(key.RatingYours, "n", p.Shown(), "sure", p.Unsure())
	}
	const size = 15
	play := n.env.Rater.Button("newgame.rated", n.game, key.RatingPlay, n.clock.pair)
	play.Size = size
	page := ui.Node{ID: "newgame.rating.page", Role: ui.RoleButton, Label: w.T(key.RatingPage), Text: " ", Icon: "chart", Style: ui.QuietButton, Size: 18 * c.Text,
		Press: func() { n.env.App.Push(n.env.Open.Rating(id)) }}
	c.Y += c.Gap * 0.4
	x, whole, y, side := c.X, c.W, c.Y, 46*c.Text
	abreast := n.env.App.Fonts.Width(play.Label, sprites.Bold, size*c.Text)+48*c.Text <= whole-side
	if !abreast { // the way to the page is beside the words
		c.W -= side
	}
	c.Words("newgame.rating", said, 14, false, true)
	if !abreast {
		c.Y = max(c.Y, y+side+c.Gap*0.6)
		page.Rect = sprites.Rect{X: x + whole - side, Y: y + (c.Y-c.Gap*0.6-y-side)/2, W: side, H: side}
		c.Add(page)
		c.W = whole
	} else {
		y, c.W = c.Y, whole-side
	}
	c.Button(play)
	if abreast {
		page.Rect = sprites.Rect{X: x + whole - side, Y: y + (c.Y-c.Gap-y-side)/2, W: side, H: side}
		c.Add(page)
	}
	c.W = whole
}
