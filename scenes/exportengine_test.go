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
	m     *match.Match
	at    *match.Node
	b     *board.Board
	Taps  []rules.Spot
	Panel *lines.Panel
	// Kept counts the changes of the match.
	Kept int
}

// NewBench opens the page at a position of a match.
func NewBench(e *Env, m *match.Match, at *match.Node) *Bench {
	look := e.Looks.Of(m.Info().ID)
	s := &Bench{Page: ui.Page{App: e.App, Most: 900}, env: e, m: m, at: at, b: board.New(look, at.Position(), e.Looks.Style())}
	s.b.Pace = 0
	s.Panel = lines.New(e.App, e.Broker, benchEngine{s})
	e.App.Push(s)
	return s
}

// Notes opens the notes on a node.
func (s *Bench) Notes(n *match.Node) {
	s.env.App.Push(notes.New(&notes.Services{App: s.env.App, Looks: s.env.Looks, Broker: s.env.Broker}, benchNotes{s}, n))
}

// At returns the node shown, and Marks the marks on the board.
func (s *Bench) At() *match.Node { return s.at }
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
	m.Chosen = s.Taps
	s.b.Draw(p, m)
}

func (s *Bench) Go(n *match.Node) {
	s.at = n
	s.b.Lay(n.Tokens())
	s.Panel.Moved()
	s.env.App.Changed()
}

// benchEngine is the page as the panel's host, benchNotes as the notes' host.
type benchEngine struct{ *Bench }

func (s benchEngine) Match() *match.Match { return s.m }
func (s benchEngine) Node() *match.Node   { return s.at }
func (s benchEngine) Line() session.Line  { return session.LineAt(s.m, s.at) }
func (s benchEngine) Board() *board.Board { return s.b }
func (s benchEngine) Path() []rules.Spot  { return s.Taps }
func (s benchEngine) Reset()              { s.b.Lay(s.at.Tokens()) }
func (s benchEngine) Changed()            { s.env.App.Changed() }

func (s benchEngine) Keep(words []string) error {
	s.Kept++
	n := s.at
	for _, w := range words {
		var err error
		if n, _, err = s.m.Add(n, w); err != nil {
			return err
		}
	}
	return nil
}

type benchNotes struct{ *Bench }

func (s benchNotes) Match() *match.Match { return s.m }
func (s benchNotes) Node() *match.Node   { return s.at }
func (s benchNotes) Show(n *match.Node)  { s.Go(n) }
func (s benchNotes) Changed()            { s.Kept++; s.env.App.Changed() }
