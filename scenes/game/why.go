package game

import (
	"strconv"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A whySheet tells why a turn is advised: how good it is, what sets it apart,
// what may follow, and how good every other turn is.
type whySheet struct {
	ui.Sheet
	env    *Services
	page   *Page
	advice *session.Advice
	why    whyWords
}

func newWhy(env *Services, p *Page, a *session.Advice) *whySheet {
	return &whySheet{Sheet: ui.Sheet{ID: "why", App: env.App}, env: env, page: p, advice: a}
}

// poll asks about every turn, as long as somebody reads.
func (s *whySheet) Poll() {
	if s.page.session().Hints.Explain(s.advice) {
		s.env.App.Changed()
	}
}

const (
	maxFollowing = 3  // turns of the best line told
	maxRivals    = 12 // other turns told
)

// Layout implements Scene.
func (s *whySheet) Layout(f ui.Frame) ui.Layout {
	w, p, a := s.env.App.Words, s.page, s.advice
	side := p.session().Position().Turn()
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		score := " · " + p.shortScore(a.Best.Score, a.Proven)
		table.AddTurn(c, "why.title", w.T(key.ExplainBest, "turn", p.inSentence(a.Best.Words[0])), a.Best.Words[0]+score, 20, true)
		c.Nodes[0].Role = ui.RoleHeading
		if a.Refuted != "" {
			c.Words("why.refuted", w.T(key.ExplainRefuted, "turn", p.inSentence(a.Refuted)), 15, false, false)
		}
		c.Words("why.score", p.scoreWords(a.Best.Score, side, a.Proven), 17, false, false)
		if k := apartKey(a.Apart()); k != key.None {
			c.Words("why.alone", w.T(k), 17, false, false)
		}
		for i, said := range s.reasons() {
			c.Words("why.reason."+strconv.Itoa(i+1), said, 15, false, false)
		}
		s.following(c)
		if list := a.Others(); len(list) > 0 {
			c.Heading("why.others", w.T(key.ExplainOthers))
			for i, v := range list[:min(len(list), maxRivals)] {
				s.other(c, "why.other."+strconv.Itoa(i+1), v)
			}
		}
		c.Space(6)
		c.Button(ui.Node{ID: "why.close", Label: w.T(key.Close), Style: ui.MainButton, Press: s.Back})
	})
}

// following tells what may be played after the advised turn.
func (s *whySheet) following(c *ui.Column) {
	words := s.advice.Best.Words
	pos := s.page.session().Position()
	for i, word := range words[:min(len(words), maxFollowing+1)] {
		side := pos.Turn()
		next, events, err := pos.Play(word)
		if err != nil {
			return
		}
		switch i {
		case 0:
		case 1:
			c.Heading("why.line", s.env.App.Words.T(key.ExplainLine))
			fallthrough
		default:
			table.AddTurn(c, "why.line."+strconv.Itoa(i), s.page.Area.Speaker().Events(side, events), word, 15, false)
		}
		pos = next
	}
}

// other adds a turn that may be looked at on the board.
func (s *whySheet) other(c *ui.Column, id string, v ai.Variation) {
	if len(v.Words) == 0 {
		return
	}
	t, ok := s.page.turnOf(v.Words[0])
	if !ok {
		return
	}
	score := func() string { return s.page.shortScore(v.Score, false) }
	said, size := s.page.Area.What(t), 15*c.Text
	lines := c.App.Fonts.Wrap(said, sprites.Medium, size, c.W-1.6*size)
	tail := ui.Tail{Text: t.Word + " · " + score(), Size: size * ui.TailShare, Below: true}
	h := float64(len(lines))*size*ui.LineStep + tail.Size*ui.LineStep + 14*c.Text
	c.Add(ui.Node{ID: id, Role: ui.RoleButton, Label: ui.Joined(said, score()), Lines: lines, Tail: tail, Style: ui.PlainButton, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: max(h, 44*c.Text)}, Press: func() { s.show(t, score) }})
	c.Y += max(h, 44*c.Text) + c.Gap*0.6
}

// show lights a turn on the board.
func (s *whySheet) show(t rules.Turn, score func() string) {
	s.env.App.Pop()
	s.page.showTurn(t, score)
}

// Back goes back to the board, on which the advised turn is lit: it may be
// another one now.
func (s *whySheet) Back() {
	s.env.App.Pop()
	s.page.session().Hints.Explained(s.advice)
	s.page.Take()
}

// apartKey is the key of what sets a turn apart from all others, None for
// nothing that is certain.
func apartKey(d session.Distinction) key.Text {
	switch d {
	case session.AllLose:
		return key.ExplainLost
	case session.OnlyTurn:
		return key.ExplainOnly
	case session.OnlyWin:
		return key.ExplainWins
	}
	return key.None
}
