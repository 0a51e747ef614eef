package menu

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// ids returns the ids of the games, and "" for the puzzles if any game has some.
func (m *page) ids() (list []string) {
	for _, g := range m.env.Games {
		list = append(list, g.Info().ID)
	}
	if len(m.env.Book.IDs("")) > 0 {
		list = append(list, "")
	}
	return list
}

func (c *Card) id() string {
	if c.Game == "" {
		return "menu.puzzles"
	}
	return "menu.game." + c.Game
}

func (m *page) cardTitle(id string) string {
	if id == "" {
		return m.env.App.Words.T(key.TrainTitle)
	}
	return m.env.App.Words.Game(id)
}

func (m *page) cardText(id string) string {
	if id != "" {
		return m.env.App.Words.Of(key.GamesAbout, id)
	}
	d, title := m.env.Book.Days(), m.env.App.Words.T(key.DailyTitle)
	state, run := d.State(d.Today), d.RunText()
	if state != puzzlebook.DayOpen {
		title = ui.Joined(title, d.Said(state))
	}
	if run != "" {
		return title + ui.Parting + run
	}
	return title
}

func (m *page) puzzlesLabel() string {
	d := m.env.Book.Days()
	said := ui.Joined(m.env.App.Words.T(key.DailyTitle), d.Said(d.State(d.Today)))
	if run := d.RunText(); run != "" {
		said += ui.Parting + run
	}
	return m.cardTitle("") + ". " + said
}

func (m *page) cover(id string) sprites.Drawing {
	if id == "" {
		d := m.env.Book.Days()
		id = d.Game(d.Today)
	}
	look := m.env.Looks.Of(id)
	if look == nil { // the program lacks the day's game
		look = m.env.Looks.Games[0]
	}
	return look.Cover
}

func (m *page) drawLeaf(p *sprites.Painter, c *Card, radius float64) {
	r := c.Picture
	p.Clipped(r, func() { p.Box(c.rect, radius, p.Theme.Main.Alpha(0.4)) })
	d := m.env.Book.Days()
	today := d.Today
	side := min(r.H*0.62, r.W*0.5)
	leaf := sprites.Rect{X: r.Center().X - side/2, Y: r.Center().Y - side/2, W: side, H: side}
	p.Shade(leaf, side*0.16, 4, 14, p.Theme.Shadow.Alpha(0.45))
	p.Box(leaf, side*0.16, p.Theme.Main)
	_, page := leaf.CutTop(side * 0.24)
	p.Box(page, side*0.16, p.Theme.Panel)
	p.Box(sprites.Rect{X: page.X, Y: page.Y, W: page.W, H: side * 0.2}, 0, p.Theme.Panel)
	for _, x := range []float64{0.28, 0.72} { // where the leaf hangs
		ring := side * 0.1
		p.Box(sprites.Rect{X: leaf.X + side*x - ring/2, Y: leaf.Y - ring*0.6, W: ring, H: ring * 2}, ring/2, p.Theme.Panel.Mix(p.Theme.Ink, 0.45))
	}
	at := page.Center()
	switch d.State(today) {
	case puzzlebook.DaySolved, puzzlebook.DayLater:
		at.Y -= side * 0.1
		puzzlebook.DrawMark(p, sprites.Pt(at.X, page.Y+page.H*0.78), side*0.24, d.State(today))
	}
	p.Text(strconv.Itoa(today.Day), at.X, at.Y, side*0.4, sprites.Bold, sprites.Middle, p.Theme.Ink)
}
