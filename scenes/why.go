package scenes

import (
	"strconv"

	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/sprites"
)

// A whySheet tells why a turn is advised: how good it is, what sets it apart,
// what may follow, and how good every other turn is.
type whySheet struct {
	ui.Sheet
	env   *Env
	board *boardScene
	*advice
}

func newWhy(env *Env, b *boardScene, a *advice) *whySheet {
	s := &whySheet{Sheet: ui.Sheet{App: env.app}, env: env, board: b, advice: a}
	if a.full {
		return s
	}
	j := b.job(b.ply)
	j.Time, j.All = whyTime, true
	b.judgement.interrupt()
	env.thinking.ask(s, j, func(n ai.News) {
		a.weigh(n)
		env.app.Changed()
	})
	return s
}

// Dismissable implements ui.Dismissable.
func (s *whySheet) Dismissable() {}

// Name implements Scene.
func (s *whySheet) Name() string { return "why" }

const (
	maxFollowing = 3  // turns of the best line told
	maxRivals    = 12 // other turns told
)

// Layout implements Scene.
func (s *whySheet) Layout(f ui.Frame) ui.Layout {
	w, b := s.env.Words, s.board
	a := s.advice
	side := b.position().Turn()
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		score := " · " + b.shortScore(a.best.Score, a.proven)
		addTurn(c, "why.title", w.T("explain.best", "turn", b.inSentence(a.best.Words[0])), a.best.Words[0]+score, 20, true)
		c.Nodes[0].Role = ui.RoleHeading
		if a.refuted != "" {
			c.Words("why.refuted", w.T("explain.refuted", "turn", b.inSentence(a.refuted)), 15, false, false)
		}
		c.Words("why.score", b.scoreWords(a.best.Score, side, a.proven), 17, false, false)
		if key := a.alone(); key != "" {
			c.Words("why.alone", w.T(key), 17, false, false)
		}
		s.following(c)
		if list := a.others(); len(list) > 0 {
			c.Heading("why.others", w.T("explain.others"))
			for i, v := range list[:min(len(list), maxRivals)] {
				s.other(c, "why.other."+strconv.Itoa(i+1), v)
			}
		}
		c.Space(6)
		c.Button(ui.Node{ID: "why.close", Label: w.T("close"), Style: ui.MainButton, Press: s.Back})
	})
}

// inSentence says a legal turn in words.
func (b *boardScene) inSentence(word string) string {
	t, ok := b.turnOf(ai.Variation{Words: []string{word}})
	if !ok {
		return word
	}
	return b.what(t)
}

// what says a turn of the side that is to move.
func (b *boardScene) what(t rules.Turn) string {
	return b.speaker().What(b.position().Turn(), t.Events)
}

// following tells what may be played after the advised turn.
func (s *whySheet) following(c *ui.Column) {
	b := s.board
	words := s.best.Words
	pos := b.position()
	for i, word := range words[:min(len(words), maxFollowing+1)] {
		side := pos.Turn()
		next, events, err := pos.Play(word)
		if err != nil {
			return
		}
		switch i {
		case 0:
		case 1:
			c.Heading("why.line", s.env.Words.T("explain.line"))
			fallthrough
		default:
			addTurn(c, "why.line."+strconv.Itoa(i), b.speaker().Events(side, events), word, 15, false)
		}
		pos = next
	}
}

// addTurn adds a turn in words with its notation, and what belongs to that, in small
// below.
func addTurn(c *ui.Column, id, said, word string, size float64, bold bool) {
	c.Words(id, said, size, bold, false)
	n := &c.Nodes[len(c.Nodes)-1]
	n.Tail = ui.Tail{Text: word, Size: n.Size * ui.TailShare, Below: true}
	n.Rect.H += n.Tail.Size * ui.LineStep
	c.Y += n.Tail.Size * ui.LineStep
}

// other adds a turn that may be looked at on the board.
func (s *whySheet) other(c *ui.Column, id string, v ai.Variation) {
	b := s.board
	t, ok := b.turnOf(v)
	if !ok {
		return
	}
	score := func() string { return b.shortScore(v.Score, false) }
	said, size := b.what(t), 15*c.Text
	lines := c.App.Fonts.Wrap(said, sprites.Medium, size, c.W-1.6*size)
	tail := ui.Tail{Text: t.Word + " · " + score(), Size: size * ui.TailShare, Below: true}
	h := float64(len(lines))*size*ui.LineStep + tail.Size*ui.LineStep + 14*c.Text
	c.Add(ui.Node{ID: id, Role: ui.RoleButton, Label: ui.Joined(said, score()), Lines: lines, Tail: tail, Style: ui.PlainButton, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: max(h, 44*c.Text)}, Press: func() { s.show(t, score) }})
	c.Y += max(h, 44*c.Text) + c.Gap*0.6
}

// show lights a turn on the board.
func (s *whySheet) show(t rules.Turn, score func() string) {
	s.env.app.Pop()
	s.board.showOther(t, score)
}

// Back goes back to the board, on which the advised turn is lit: it may be
// another one now.
func (s *whySheet) Back() {
	s.env.app.Pop()
	b := s.board
	if t, ok := b.turnOf(s.best); ok && b.hint.stage == hintTurn && b.hint.turn.Word == s.refuted {
		b.showHint(hintTurn, t)
	}
}
