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

// A sheet changes one setting of a new game.
type sheet struct {
	ui.Sheet
	title key.Text
	fill  func(*ui.Column)
	strip *opponentStrip // nil on most sheets
	main  *ui.Node       // what the sheet is for, if not a setting
}

func (n *page) open(id string, title key.Text, fill func(*ui.Column)) {
	n.env.App.Push(&sheet{Sheet: ui.Sheet{ID: "newgame" + id, App: n.env.App}, title: title, fill: fill})
}

// Layout implements [ui.Scene].
func (s *sheet) Layout(f ui.Frame) ui.Layout {
	w := s.App.Words
	panel := s.Sheet
	if panel.Width = 440; f.Wide() && f.H < lowest*f.Text {
		panel.Width = 640
	}
	return panel.Lay(f, func(c *ui.Column) {
		c.Title("newgame.sheet", w.T(s.title), 22)
		s.fill(c)
		done := ui.Node{ID: "newgame.done", Label: w.T(key.BoardDone), Style: ui.MainButton, Press: s.Back}
		if s.main != nil {
			c.Button(*s.main)
			done.Label, done.Style = w.T(key.Close), ui.PlainButton
		}
		c.Button(done)
	})
}

// DrawOver implements [ui.Foreground].
func (s *sheet) DrawOver(p *sprites.Painter, l *ui.Layout) {
	if s.strip != nil {
		s.strip.draw(p, l)
	}
}

func rivals(level int) [2]int {
	if level < ai.Levels {
		return [2]int{level, level + 1}
	}
	return [2]int{level - 1, level}
}

func (n *page) opponentSheet() {
	s := &opponentStrip{env: n.env, game: n.info.ID, chosen: n.choice.Level}
	s.choose = func(level int) {
		s.chosen, n.choice.Level = level, level
		n.demo = rivals(level)
	}
	n.env.App.Push(&sheet{Sheet: ui.Sheet{ID: "newgameopponent", App: n.env.App}, title: key.EngineOpponent, fill: s.lay, strip: s})
}

func (n *page) startsSheet(kind settings.Kind) {
	n.open("starts", key.NewgameStarts, func(c *ui.Column) {
		w, names := n.env.App.Words, n.playersOf(kind)
		pick := func(id, label string, first settings.First) ui.Choice {
			return ui.Choice{ID: "newgame.starts." + id, Label: label, Pick: func() { n.choice.First = first }, Checked: n.choice.First == first}
		}
		c.Chips(w.T(key.NewgameStarts), []ui.Choice{
			pick("1", names[0], settings.FirstYou), pick("2", names[1], settings.FirstOther), pick("lots", w.T(key.NewgameStartsLots), settings.FirstLots),
		})
	})
}

func (n *page) clockSheet(kind settings.Kind) {
	n.open("clock", key.ClockTitle, func(c *ui.Column) {
		if kind == settings.AtTable {
			n.daysPart(c)
			if n.choice.Days > 0 {
				return
			}
		}
		n.clocks[kind].lay(c, n.playersOf(kind))
	})
}

// daysPart sets the number of days for a turn, in place of a clock.
func (n *page) daysPart(c *ui.Column) {
	w := n.env.App.Words
	var list []ui.Choice
	for _, days := range []int{0, 1, 3, 7, 14} {
		label := strconv.Itoa(days)
		if days == 0 {
			label = w.T(key.TableLive)
		}
		list = append(list, ui.Choice{ID: "newgame.days." + strconv.Itoa(days), Label: label, Pick: func() { n.choice.Days = days }, Checked: n.choice.Days == days})
	}
	c.Choices(w.T(key.TableDaysTitle), list)
}

func (n *page) tableSheet() {
	n.open("table", key.TableOptions, func(c *ui.Column) {
		w := n.env.App.Words
		c.Toggle("newgame.talk", w.T(key.TableTalk), n.choice.Talk, func(on bool) { n.choice.Talk = on })
		c.Words("newgame.talk.about", w.T(key.TableTalkAbout), 14, false, true)
		if n.env.Live.CanChoose() {
			c.Toggle("newgame.near", w.T(key.TableHost), n.choice.Near, func(on bool) { n.choice.Near = on })
		}
		c.Toggle("newgame.wall", w.T(key.TableWall), n.choice.Wall, func(on bool) { n.choice.Wall = on })
		c.Words("newgame.wall.about", w.T(key.TableWallAbout), 14, false, true)
	})
}

func (n *page) rulesSheet() {
	n.open("rules", key.NewgameOptions, func(c *ui.Column) {
		gap := c.Gap
		c.Gap *= 0.3 // everything must fit on a phone's screen
		n.rules.Lay(c)
		c.Gap = gap
	})
}

func (n *page) evenSheet(kind settings.Kind) {
	n.open("even", key.NewgameBalance, func(c *ui.Column) { n.evenness(kind).Lay(c, n.playersOf(kind)) })
}

func (n *page) nameField(c *ui.Column, i int, label key.Text) {
	w := n.env.App.Words
	c.Field("newgame.name"+strconv.Itoa(i+1), w.T(label), wording.SeatName(w, i+1), n.names[i])
}

func (n *page) namesSheet() {
	n.open("players", key.NewgamePlayers, func(c *ui.Column) {
		n.nameField(c, 0, key.NewgamePlayer1)
		n.nameField(c, 1, key.NewgamePlayer2)
	})
}

func (n *page) ownNameSheet() {
	n.open("name", key.NewgameName, func(c *ui.Column) {
		c.BareField("newgame.name1", n.env.App.Words.T(key.NewgameName), wording.SeatName(n.env.App.Words, 1), n.names[0])
	})
}

func (n *page) demoSheet() {
	w := n.env.App.Words
	watch := &ui.Node{ID: "newgame.demo", Label: w.T(key.NewgameWatch), Icon: "play", Style: ui.MainButton, Press: n.watch}
	n.env.App.Push(&sheet{Sheet: ui.Sheet{ID: "newgamedemo", App: n.env.App}, title: key.NewgameDemo, main: watch, fill: func(c *ui.Column) {
		for i, level := range n.demo {
			step := func(to int) func() {
				if to < 1 || to > ai.Levels {
					return nil
				}
				return func() { n.demo[i] = to }
			}
			h := 48 * c.Text
			text := wording.EngineName(w, level) + ui.Parting + strconv.Itoa(level)
			label := w.T([]key.Text{key.NewgamePlayer1, key.NewgamePlayer2}[i])
			c.Steps("newgame.demo"+strconv.Itoa(i+1), label, text, sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, step(level-1), step(level+1))
			c.Y += h + c.Gap*0.6
		}
	}})
}
