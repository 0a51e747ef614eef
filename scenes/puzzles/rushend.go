package puzzles

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type rushEnd struct {
	ui.Page
	env    *Services
	rush   *rush
	boards boards
}

// A missedPuzzle is a small board on the page.
type missedPuzzle struct {
	id     string
	puzzle *puzzle.Puzzle
	board  sprites.Rect
}

func (s *rushEnd) Layout(f ui.Frame) ui.Layout {
	w, q := s.env.App.Words, s.rush
	title := w.T(key.RushTitle)
	if q.game != "" {
		title += " · " + s.env.App.Words.Game(q.game)
	}
	middle := func(c *ui.Column) { c.Nodes[len(c.Nodes)-1].Align = sprites.Middle }
	var missed []missedPuzzle
	l := s.Lay(f, title, func(c *ui.Column) {
		c.Y += max(0, f.Safe.H*0.06-20)
		c.Words("rush.why", w.T(q.why), 17, false, true)
		middle(c)
		c.Words("rush.solved", w.N(key.RushSolved, q.solved), 32, true, false)
		middle(c)
		c.Nodes[len(c.Nodes)-1].Accent = true
		said := w.T(key.RushBest, "n", max(q.before, q.solved))
		if q.solved > q.before {
			said = w.T(key.RushRecord)
		}
		if q.before+q.solved > 0 {
			c.Words("rush.best", said, 18, q.solved > q.before, false)
			middle(c)
		}
		c.Space(20)
		c.Button(ui.Node{ID: "rush.again", Label: w.T(key.RushAgain), Icon: "clock", Style: ui.MainButton, First: true, Press: s.again})
		missed = s.missed(c)
		c.Button(ui.Node{ID: "rush.leave", Label: w.T(key.RushLeave), Icon: "back", Style: ui.PlainButton, Press: s.Back})
	}, nil)
	l.Parts = missed
	return l
}

// missed adds a small board for each missed puzzle, which opens it, and a button for all of them.
func (s *rushEnd) missed(c *ui.Column) (list []missedPuzzle) {
	w, n := s.env.App.Words, len(s.rush.missed)
	if n == 0 {
		return nil
	}
	const most = 150 // logical pixels at the usual text size
	gap := 12 * c.Text
	side := min((c.W+gap)/rushMistakes-gap, most*c.Text)
	x := c.X + (c.W-float64(n)*(side+gap)+gap)/2
	for i, p := range s.rush.missed {
		m := missedPuzzle{"rush.missed." + strconv.Itoa(i+1), p, sprites.Rect{X: x + float64(i)*(side+gap), Y: c.Y, W: side, H: side}}
		c.Add(ui.Node{ID: m.id, Role: ui.RoleButton, Label: ui.Joined(w.Game(p.Game), w.T(key.TrainGrade, "n", p.Grade)), Rect: m.board, Press: func() { s.look(i) }})
		list = append(list, m)
	}
	c.Y += side + c.Gap
	c.Button(ui.Node{ID: "rush.missed", Label: w.T(key.RushMissed, "n", n), Icon: "review", Style: ui.PlainButton, Press: func() { s.look(0) }})
	return list
}

// look opens the missed puzzles, beginning with one.
func (s *rushEnd) look(from int) {
	list := slices.Concat(s.rush.missed[from:], s.rush.missed[:from])
	show(s.env, newList(s.env, key.RushMissed, list), s.env.App.Push)
}

// Draw implements [ui.Scene].
func (s *rushEnd) Draw(p *sprites.Painter, l *ui.Layout) {
	g := &s.env.App.Gesture
	l.Scrolled(p, func() {
		for _, m := range l.Parts.([]missedPuzzle) {
			s.boards.draw(s.env, p, m.puzzle, m.board)
			if g.Over() == m.id || g.Down() == m.id {
				p.Frame(m.board.Inset(-3), 12, 3, p.Theme.Lit)
			}
		}
	})
	s.Page.Draw(p, l)
}

func (s *rushEnd) again() {
	if q := newRush(s.env, s.rush.game); q != nil {
		show(s.env, q, s.env.App.Replace)
	}
}
