package scenes

import (
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/lines"
	"tidepool/scenes/notes"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A Bench is a bare page with a board, the engine's panel and notes, for testing these.
type Bench struct {
	ui.Page
	env   *Env
	study *session.Study
	b     *board.Board
	Area  *table.Area
	Panel *lines.Panel
	// Kept counts the changes of the match.
	Kept int
}

// NewBench opens the page at a position of a match.
func NewBench(e *Env, m *match.Match, at *match.Node) *Bench {
	s := &Bench{Page: ui.Page{App: e.App, Most: 900}, env: e, study: session.NewStudy(session.StudyConfig{Match: m, At: at})}
	s.Area = table.NewArea(e.Table, table.StudySource{Study: s.study})
	s.b = s.Area.Board
	s.b.Pace = 0
	s.Panel = lines.New(s.Area, s.study, e.Broker, func() { s.Kept++ })
	e.App.Push(s)
	return s
}

// Notes opens the notes on a node.
func (s *Bench) Notes(n *match.Node) {
	env := &notes.Services{App: s.env.App, Looks: s.env.Looks, Broker: s.env.Broker, Study: s.study, Show: s.Go, Changed: func() { s.Kept++; s.App.Changed() }}
	s.env.App.Push(notes.New(env, n))
}

// At returns the node shown, and Marks the marks on the board.
func (s *Bench) At() *match.Node { return s.study.Node() }
func (s *Bench) Marks() (m board.Marks) {
	s.Panel.Mark(&m)
	return m
}

// On reports whether the engine is analysing.
func (s *Bench) On() bool { return s.Panel.On() }

// Tokens returns the tokens on the board.
func (s *Bench) Tokens() []rules.Token { return s.b.Tokens() }

func (s *Bench) Name() string { return "bench" }

func (s *Bench) Back() {
	if s.Panel.Stepping() {
		s.Panel.Leave()
		return
	}
	s.App.Pop()
}

func (s *Bench) Tick() (redraw, relayout bool) {
	c := s.b.Tick()
	relayout = s.Panel.Tick()
	return c.Redraw || relayout, relayout
}

func (s *Bench) Busy() bool  { return s.b.Moving() }
func (s *Bench) Hurry() bool { return false }

func (s *Bench) Layout(f ui.Frame) ui.Layout {
	var nodes []ui.Node
	for _, a := range s.b.Areas() {
		nodes = append(nodes, ui.Node{ID: table.SpotPrefix + string(a.Spot), Role: ui.RoleSpot, Label: s.b.Label(a.Spot).Text, Rect: a.Rect, Press: func() {}})
	}
	s.App = s.env.App
	l := s.Lay(f, "Bench", func(c *ui.Column) {
		if !f.Wide() {
			c.Y += min(f.W, f.H*0.5)
			s.Panel.Fill(c)
			return
		}
		half := c.W / 2
		c.X, c.W = c.X+half, half-10
		s.Panel.Fill(c)
	}, nil)
	l.Nodes = append(s.Panel.Nodes(nodes), l.Nodes...)
	return l
}

func (s *Bench) Arrange(f ui.Frame) {
	r := sprites.Rect{X: 8, Y: 60, W: f.W - 16, H: min(f.W, f.H*0.5) - 20}
	if f.Wide() {
		r = sprites.Rect{X: 20, Y: 70, W: f.W*0.48 - 20, H: f.H - 90}
	}
	s.b.Arrange(r, board.Orient(s.b.Game().Home, false, rules.Near))
}

func (s *Bench) Draw(p *sprites.Painter, l *ui.Layout) {
	var m board.Marks
	s.Panel.Mark(&m)
	m.Chosen = s.Area.Speller.Path()
	s.b.Draw(p, m)
}

func (s *Bench) Go(n *match.Node) {
	s.study.Go(n)
	s.Area.Sync()
	s.Panel.Moved()
}
