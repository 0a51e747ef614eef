package scenes

import (
	"tidepool/locale/key"
	"tidepool/match/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// savedScene lists the games on the shelf, all of them, and finds some.
type savedScene struct {
	ui.Page
	env    *Env
	search *ui.TextLine
	rows   gameRows
	// gone are the games removed on this page, the last of them at the end:
	// each can be brought back by Undo.
	gone []shelf.Summary
}

func newSaved(env *Env) *savedScene {
	env.library.open()
	s := &savedScene{env: env, Page: ui.Page{App: env.app}, rows: gameRows{env: env}}
	s.search = &ui.TextLine{Max: 60, Changed: func(string) { env.app.Scrolling.To(0) }}
	return s
}

// Name implements Scene.
func (s *savedScene) Name() string { return "games" }

// Layout implements Scene.
func (s *savedScene) Layout(f ui.Frame) ui.Layout {
	w := s.env.Words
	all := s.env.Shelf.Known()
	return s.Lay(f, w.T(key.GamesTitle), func(c *ui.Column) {
		s.problems(c)
		s.finding(c, len(all.Games))
		s.rows.find(all.Games, s.search.Text)
		s.rows.measure(c, c.W-binRoom(c))
		switch {
		case len(all.Games) == 0:
			c.Words("games.none", w.T(key.GamesNone), 17, false, true)
		case len(s.rows.found) == 0:
			c.Words("games.found.none", w.T(key.GamesFoundNone), 17, false, true)
		}
		c.Rows(&s.rows.list, "games", s.rows.focused(), func(i int, y float64) { s.row(c, i, y) }, s.reach)
	}, s.undoBar())
}

// problems leads to the files that could not be read.
func (s *savedScene) problems(c *ui.Column) {
	n := len(s.env.Shelf.Known().Problems)
	if n == 0 {
		return
	}
	w := s.env.Words
	c.Button(ui.Node{ID: "games.problems", Label: w.N(key.GamesProblems, n) + " " + w.T(key.NoticeShow), Style: ui.PlainButton, Size: 16,
		Press: func() { s.env.app.Push(newProblems(s.env)) }})
}

// fewGames are found by looking.
const fewGames = 4

// finding adds what leads to a game that is not at hand: a search among many,
// and the way to those that were removed.
func (s *savedScene) finding(c *ui.Column, games int) {
	w := s.env.Words
	if games > fewGames || s.search.Text != "" {
		c.BareField("games.search", w.T(key.GamesSearch), w.T(key.GamesSearchEmpty), s.search)
	}
	if n := len(s.env.library.bin); n > 0 {
		c.Button(ui.Node{ID: "games.bin", Label: w.T(key.GamesBin, "n", n), Icon: "trash", Style: ui.PlainButton, Size: 16,
			Press: func() { s.env.app.Push(newBin(s.env)) }})
	}
}

// binRoom is what the button beside a row takes of its width: wide enough
// that nobody hits one for the other.
func binRoom(c *ui.Column) float64 { return binSide(c) + min(18*c.Text, max(24, c.W*0.05)) }

// binSide is how large that button is; large text needs the room more.
func binSide(c *ui.Column) float64 { return min(46*c.Text, max(56, c.W*0.13)) }

// row is one game: opened by pressing it, removed by the bin beside it.
func (s *savedScene) row(c *ui.Column, i int, y float64) {
	w, g := s.env.Words, s.rows.found[i]
	r := sprites.Rect{X: c.X, Y: y, W: c.W - binRoom(c), H: s.rows.height(i)}
	n, row := s.rows.node(c, i, r)
	n.ID, n.Label = "games.open."+g.ID, w.T(key.GamesOpen, "what", row.label())
	n.Press = func() { s.env.OpenSaved(g.ID) }
	c.Add(n)
	bin := binSide(c)
	c.Add(ui.Node{ID: "games.remove." + g.ID, Role: ui.RoleButton, Style: ui.QuietButton, Icon: "trash", Size: bin * 0.37,
		Label: w.T(key.GamesRemove, "what", row.label()),
		Rect:  sprites.Rect{X: c.X + c.W - bin, Y: y + (r.H-bin)/2, W: bin, H: bin},
		Press: func() { s.remove(g) }})
}

// reach moves the focus to a row.
func (s *savedScene) reach(i int) { s.env.app.Focus.Next("games.open." + s.rows.found[i].ID) }

// remove takes a game off the shelf, from where Undo brings it back.
func (s *savedScene) remove(g shelf.Summary) {
	if err := s.env.Shelf.Remove(g.ID, s.env.Now()); err != nil {
		s.env.Shelf.List()
		s.env.Notice(s.env.Words.T(key.GamesUnremoved, "why", s.env.Why(err)))
		return
	}
	s.env.library.readBin()
	s.gone = append(s.gone, g)
	s.env.say(s.env.Words.T(key.GamesRemoved, "what", s.rows.describe(g).label()))
	s.env.app.Focus.Next("games.undo")
}

// undo brings back the game that was removed last.
func (s *savedScene) undo() {
	if len(s.gone) == 0 {
		return
	}
	g := s.gone[len(s.gone)-1]
	s.gone = s.gone[:len(s.gone)-1]
	if s.env.bringBack(g) {
		s.env.app.Focus.Next("games.open." + g.ID)
	}
}

// undoBar says what was removed, beside the way back; nil if nothing was.
func (s *savedScene) undoBar() func(*ui.Column) {
	if len(s.gone) == 0 {
		return nil
	}
	w := s.env.Words
	g := s.gone[len(s.gone)-1]
	row := s.rows.describe(g)
	return func(c *ui.Column) {
		label, text := w.T(key.GamesUndo), w.T(key.GamesRemoved, "what", row.who)
		size, h, gap := 17*c.Text, 48*c.Text, 12*c.Text
		x, whole, side := c.X, c.W, s.env.Fonts.Width(label, sprites.Bold, size)+64*c.Text
		beside := side <= 0.55*whole
		if beside {
			c.W -= side + gap
		} else {
			side = whole
		}
		lines := s.env.Fonts.Wrap(text, sprites.Medium, 16*c.Text, c.W)
		said := sprites.Rect{X: x, Y: c.Y, W: c.W, H: float64(len(lines)) * 16 * c.Text * 1.3}
		undo := sprites.Rect{X: x + whole - side, Y: c.Y, W: side, H: h}
		if beside {
			said.H = max(said.H, h)
			undo.Y += (said.H - h) / 2
		} else {
			undo.Y += said.H + c.Gap*0.5
		}
		c.Add(ui.Node{ID: "games.removed", Role: ui.RoleText, Label: text, Lines: lines, Style: ui.Words, Size: 16 * c.Text, Align: sprites.Left, Rect: said})
		c.Add(ui.Node{ID: "games.undo", Role: ui.RoleButton, Label: w.T(key.GamesUndoAbout, "what", row.label()), Text: label, Icon: "undo",
			Style: ui.MainButton, Size: size, Align: sprites.Middle, Rect: undo, Press: s.undo})
		c.X, c.W, c.Y = x, whole, max(said.Y+said.H, undo.Y+undo.H)+c.Gap
	}
}

// Key implements Typist.
func (s *savedScene) Key(name string) bool {
	switch name {
	case "U", ui.UndoKey:
		s.undo()
	case "Delete":
		if i := s.rows.focused(); i >= 0 {
			s.remove(s.rows.found[i])
		}
	default:
		return false
	}
	return true
}
