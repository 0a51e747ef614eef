package analysis

import (
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/session"
	"tidepool/scenes/ui"
)

// A practice makes puzzles of the turns with which people gave the game away.
type practice struct {
	p      *Page
	making *session.Practice // nil while it does not
	barren bool
}

func (s *practice) fill(c *ui.Column) {
	p, w := s.p, s.p.env.App.Words
	list := session.NewPractice(p.match(), p.review.moments(), p.env.Broker)
	switch {
	case s.making != nil:
		done, of := s.making.Progress()
		c.Words("study.proving", w.T(key.SolveProving, "n", 100*done/max(of, 1)), 16, false, false)
	case s.barren:
		c.Words("study.barren", w.T(key.SolveNone), 16, false, false)
	case !list.Done() && p.review.reviewer.Done():
		c.Button(ui.Node{ID: "study.practise", Label: w.T(key.SolveMistakes), Icon: "review", Style: ui.PlainButton, Size: 17, Press: func() {
			s.making = list
			p.env.App.Changed()
		}})
	}
}

func (s *practice) Poll() {
	if s.making == nil {
		return
	}
	if s.making.Step() {
		s.p.env.App.Changed()
	}
	if s.making.Done() && s.p.env.App.Top() == ui.Scene(s.p) {
		made := s.making.Puzzles()
		s.making, s.barren = nil, len(made) == 0
		s.open(made)
	}
}

func (s *practice) open(made []puzzle.Puzzle) {
	env, d := s.p.env, s.p.env.Book.Diary()
	var list []*puzzle.Puzzle
	for i := range made {
		d = d.WithOwn(string(puzzle.Write(made[i : i+1])))
		list = append(list, &made[i])
	}
	if len(list) == 0 {
		env.App.Say(env.App.Words.T(key.SolveNone))
		return
	}
	env.Book.Write(d)
	env.Open.Solve(env.App.Words.T(key.SolveMistakes), list)
}
