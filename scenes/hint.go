package scenes

import (
	"strconv"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

// A hint is help with a turn, told a little more at each asking: first the
// spot, then the turn, then why.
type hint struct {
	stage hintStage
	news  ai.News
	spots []rules.Spot // the turn's taps
}

type hintStage uint8

const (
	noHint hintStage = iota
	lookingForHint
	hintSpot
	hintTurn
)

const (
	// hintTime is how long the engine looks for a hint.
	hintTime = 1200 * time.Millisecond
	// whyTime is how long it looks at every turn for the last part of one.
	whyTime = 4 * time.Second
)

// askHint tells the next part of a hint.
func (b *boardScene) askHint() {
	if !b.hands() || b.env.thinking.thinker == nil {
		return
	}
	b.stage.finish()
	h := &b.hint
	switch h.stage {
	case noHint:
		if len(b.taps.path) > 0 {
			b.settle()
		}
		b.lookForHint()
	case hintSpot:
		h.stage = hintTurn
		b.taps.note(b.env.Words.T("hint.turn", "turn", h.news.Best.Words[0]), false)
		b.sayHint()
	case hintTurn:
		b.env.app.Push(newWhy(b.env, b))
	}
	b.env.app.Changed()
}

// hintTool is the button for it.
func (b *boardScene) hintTool() Node {
	label := b.env.Words.T("hint.ask")
	if b.hint.stage >= hintSpot {
		label = b.env.Words.T("hint.more")
	}
	return Node{ID: "board.hint", Label: label, Text: b.env.Words.T("hint.ask"), Icon: "hint", Press: b.askHint, Disabled: !b.hands() || b.hint.stage == lookingForHint}
}

func (b *boardScene) lookForHint() {
	h := &b.hint
	h.stage = lookingForHint
	b.judgement.under = false
	b.tell(b.env.Words.T("hint.looking"), false)
	j := b.job(b.ply)
	j.Time = hintTime
	b.env.thinking.ask(b, j, func(n ai.News) {
		if !n.Final {
			return
		}
		b.env.app.Changed()
		if n.Problem != "" || len(n.Best.Words) == 0 {
			b.dropHint()
			b.tell(b.env.Words.T("engine.problem"), true)
			return
		}
		for _, t := range b.taps.turns {
			if t.Word == n.Best.Words[0] {
				*h = hint{hintSpot, n, t.Paths[0]}
				b.taps.note(b.env.Words.T("hint.spot"), false)
				b.sayHint()
				return
			}
		}
		b.dropHint()
	})
}

// dropHint forgets a hint, or the search for one.
func (b *boardScene) dropHint() {
	if b.hint.stage == lookingForHint {
		b.env.thinking.forget()
	}
	b.hint = hint{}
}

// hinted is what of the board a hint, or else a lesson, points at.
func (b *boardScene) hinted() []rules.Spot {
	switch b.hint.stage {
	case hintSpot:
		return b.hint.spots[:1]
	case hintTurn:
		return b.hint.spots
	}
	return b.marks
}

// onCard reports whether a spot is a card rather than a place on the board.
func (b *boardScene) onCard(s rules.Spot) bool {
	a := b.cast.on(s)
	return a != nil && isCard(a.tok.Piece)
}

// A whySheet tells what the engine makes of the position: what it would play
// and what may follow, and how good every other turn is.
type whySheet struct {
	sheet
	board *boardScene
	news  ai.News
}

func newWhy(env *Env, b *boardScene) *whySheet {
	w := &whySheet{sheet{env: env}, b, b.hint.news}
	j := b.job(b.ply)
	j.Time, j.All = whyTime, true
	env.thinking.ask(w, j, func(n ai.News) {
		if n.Problem == "" && len(n.Turns) > 0 {
			w.news = n
			env.app.Changed()
		}
	})
	return w
}

// Name implements Scene.
func (s *whySheet) Name() string { return "why" }

const (
	maxFollowing = 7  // turns of the best line told
	maxRivals    = 12 // other turns told
)

// Layout implements Scene.
func (s *whySheet) Layout(f Frame) []Node {
	w, b := s.env.Words, s.board
	side := b.position().Turn()
	best := s.news.Best
	if len(s.news.Turns) > 0 {
		best = s.news.Turns[0]
	}
	return s.lay(f, 0, func(c *column) {
		c.title("why.title", w.T("explain.best", "turn", best.Words[0]), 22)
		c.words("why.score", b.scoreWords(best.Score, side, s.news.Proven), 17, false, false)
		if n := min(len(best.Words), maxFollowing); n > 1 {
			c.words("why.line", w.T("explain.line", "turns", joinWords(best.Words[1:n])), 15, false, true)
		}
		if len(s.news.Turns) > 1 {
			c.heading("why.others", w.T("explain.others"))
			for i, t := range s.news.Turns[1:min(len(s.news.Turns), maxRivals)] {
				c.pair("why.other."+strconv.Itoa(i+1), t.Words[0], b.shortScore(t.Score, s.news.Proven))
			}
		}
		c.space(6)
		c.button(Node{ID: "why.close", Label: w.T("close"), Style: MainButton, Press: s.Back})
	})
}
