package scenes

import (
	"strconv"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/sprites"
)

// A whySheet tells why a turn is advised: how good it is, what sets it apart,
// what may follow, and how good every other turn is.
type whySheet struct {
	sheet
	board *boardScene
	*advice
}

func newWhy(env *Env, b *boardScene, a *advice) *whySheet {
	s := &whySheet{sheet{env: env}, b, a}
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

// Beside implements Dismissed.
func (s *whySheet) Beside(p sprites.Point) bool { return !s.panel.Has(p) }

// Name implements Scene.
func (s *whySheet) Name() string { return "why" }

const (
	maxFollowing = 3  // turns of the best line told
	maxRivals    = 12 // other turns told
)

// Layout implements Scene.
func (s *whySheet) Layout(f Frame) []Node {
	w, b := s.env.Words, s.board
	a := s.advice
	side := b.position().Turn()
	return s.lay(f, 0, func(c *column) {
		score := " · " + b.shortScore(a.best.Score, a.proven)
		c.turn("why.title", w.T("explain.best", "turn", b.inSentence(a.best.Words[0])), a.best.Words[0]+score, 20, true)
		c.nodes[0].Role = RoleHeading
		if a.refuted != "" {
			c.words("why.refuted", w.T("explain.refuted", "turn", b.inSentence(a.refuted)), 15, false, false)
		}
		c.words("why.score", b.scoreWords(a.best.Score, side, a.proven), 17, false, false)
		if key := a.alone(); key != "" {
			c.words("why.alone", w.T(key), 17, false, false)
		}
		s.following(c)
		if list := a.others(); len(list) > 0 {
			c.heading("why.others", w.T("explain.others"))
			for i, v := range list[:min(len(list), maxRivals)] {
				s.other(c, "why.other."+strconv.Itoa(i+1), v)
			}
		}
		c.space(6)
		c.button(Node{ID: "why.close", Label: w.T("close"), Style: MainButton, Press: s.Back})
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
func (s *whySheet) following(c *column) {
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
			c.heading("why.line", s.env.Words.T("explain.line"))
			fallthrough
		default:
			c.turn("why.line."+strconv.Itoa(i), b.speaker().Events(side, events), word, 15, false)
		}
		pos = next
	}
}

// turn adds a turn in words with its notation, and what belongs to that, in small
// below.
func (c *column) turn(id, said, word string, size float64, bold bool) {
	c.words(id, said, size, bold, false)
	n := &c.nodes[len(c.nodes)-1]
	n.Tail = Tail{word, n.Size * tailShare, true}
	n.Rect.H += n.Tail.Size * lineStep
	c.y += n.Tail.Size * lineStep
}

// other adds a turn that may be looked at on the board.
func (s *whySheet) other(c *column, id string, v ai.Variation) {
	b := s.board
	t, ok := b.turnOf(v)
	if !ok {
		return
	}
	score := func() string { return b.shortScore(v.Score, false) }
	said, size := b.what(t), 15*c.u
	lines := c.env.Fonts.Wrap(said, sprites.Medium, size, c.w-1.6*size)
	tail := Tail{t.Word + " · " + score(), size * tailShare, true}
	h := float64(len(lines))*size*lineStep + tail.Size*lineStep + 14*c.u
	c.add(Node{ID: id, Role: RoleButton, Label: joined(said, score()), Lines: lines, Tail: tail, Style: PlainButton, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.x, Y: c.y, W: c.w, H: max(h, 44*c.u)}, Press: func() { s.show(t, score) }})
	c.y += max(h, 44*c.u) + c.gap*0.6
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
