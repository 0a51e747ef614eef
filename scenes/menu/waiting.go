package menu

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// A waiting is something that waits for the player, and the way there.
type waiting struct {
	id, text string
	short    string // where there is little room; "" for no shorter text
	press    func()
}

// mostAwaited is how many games with people elsewhere are read to see whose turn it is.
const mostAwaited = 20

// waits returns what waits for the player, the most urgent first; nothing for a newcomer.
func (m *page) waits() (list []waiting) {
	w := m.env.App.Words
	puzzles := func() { m.env.App.Push(m.env.Open.Puzzles("")) }
	if n := m.turns(); n > 0 {
		list = append(list, waiting{"turns", ui.Joined(w.T(key.LibraryYours), strconv.Itoa(n)), "", func() { m.env.App.Push(m.env.Open.Unfinished()) }})
	}
	if n := len(m.tables); n > 0 {
		wait := waiting{"tables", w.T(key.TableTitle), "", func() { m.env.Open.Saved(m.tables[0].ID) }}
		if n > 1 {
			wait.text = ui.Joined(wait.text, strconv.Itoa(n))
			wait.press = func() { m.env.App.Push(m.env.Open.Library()) }
		}
		list = append(list, wait)
	}
	if d := m.env.Book.Days(); d.Run() > 1 && m.chosen.bare { // otherwise the card says so
		list = append(list, waiting{"days", d.RunText(), "", puzzles})
	}
	if n := m.env.Book.Waiting(); n > 0 {
		list = append(list, waiting{"mistakes", w.T(key.TrainOwn, "n", n), "", func() {
			puzzles()
			m.env.App.Scrolling.ToNode("puzzles.own", 120)
		}})
	}
	if game, level := m.next(); level > 0 {
		name := wording.EngineName(w, level)
		list = append(list, waiting{"next", w.T(key.MenuNext, "game", w.Game(game.Info().ID), "name", name), ui.Joined(w.T(key.ResultsNext), name),
			func() { m.env.App.Push(m.env.Open.NewGame(game)) }})
	}
	return list
}

// turns returns in how many games with people elsewhere it is the player's turn, if not only in the one to resume.
func (m *page) turns() (n int) {
	shown, _ := m.resumable()
	others := false
	for _, g := range m.awaited {
		if here, _ := m.here(g); here {
			n++
			others = others || g != shown
		}
	}
	if !others {
		return 0
	}
	return n
}

// next returns the opponent to meet after the strongest one beaten in the game last finished against an opponent.
func (m *page) next() (game rules.Game, level int) {
	games := m.env.Shelf.Known().Games
	i := slices.IndexFunc(games, func(g shelf.Summary) bool { return g.Over() && played.Here(&g) && played.Levels(&g) != [2]int{} })
	if i < 0 {
		return nil, 0
	}
	id := games[i].Game.Info().ID
	beaten := m.beaten(id)
	if beaten == 0 || beaten+1 == len(m.env.Beaten.In(id)) {
		return nil, 0
	}
	return games[i].Game, beaten + 1
}

// withWaiting replaces the tagline below the title, if there is one, by a line about what waits, as far as there is
// room for it: who plays here needs no tagline.
func (m *page) withWaiting(title []ui.Node, u float64) []ui.Node {
	list := m.waits()
	if len(title) < 2 || len(list) == 0 {
		return title
	}
	tag := title[1]
	nodes, fonts := title[:1:1], m.env.App.Fonts
	r := sprites.Rect{X: tag.Rect.X, Y: tag.Rect.Y, H: tag.Size*ui.LineStep + 3*u}
	for _, wait := range list {
		before, gap := "", 0.0
		if len(nodes) > 1 {
			before, gap = "· ", fonts.Width("· ", sprites.Medium, tag.Size)-fonts.Width("·", sprites.Medium, tag.Size)-2*u
		}
		room := tag.Rect.X + tag.Rect.W - r.X - gap
		wide := func(s string) float64 { return fonts.Width(before+s, sprites.Medium, tag.Size) + 2*u }
		text := wait.text
		if wide(text) > room && wait.short != "" {
			text = wait.short
		}
		if r.W = wide(text); r.W > room {
			continue
		}
		r.X += gap
		nodes = append(nodes, ui.Node{ID: "menu.waits." + wait.id, Role: ui.RoleButton, Label: wait.text, Text: before + text, Style: ui.Words, Size: tag.Size, Accent: true, Align: sprites.Left,
			Rect: r, Press: wait.press})
		r.X += r.W
	}
	if len(nodes) == 1 {
		return title
	}
	return nodes
}
