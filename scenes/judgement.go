package scenes

import (
	"math"
	"time"

	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/sprites"
)

// A judgement is what the engine thinks of the position shown, for the score
// bar.
type judgement struct {
	ply    int // the position that was asked about
	asked  bool
	under  bool // the engine is looking at it
	score  ai.Score
	proven bool
	known  bool
	side   rules.Side // the one the score is for
}

// judgeTime is how long the engine looks at a position for the score bar.
const judgeTime = 3 * time.Second

// interrupt gives the engine up to something that matters more: the position is
// judged later.
func (j *judgement) interrupt() {
	if j.under {
		j.asked = false
	}
	j.under = false
}

// judge asks for a judgement of the position shown, whenever the engine has
// nothing else to do. It reports whether anything changed.
func (b *boardScene) judge() (changed bool) {
	j := &b.judgement
	switch {
	case !b.env.Settings.ScoreBar || b.engineTurn() > 0 || b.coach != nil:
		return false
	case j.asked && j.ply == b.ply:
		return false
	case b.env.thinking.tell != nil && !j.under:
		return false // with something that matters more
	case b.position().Outcome().Over():
		return false
	}
	j.asked, j.under, j.ply = true, true, b.ply
	pos := b.position()
	side := pos.Turn()
	job := b.job(b.ply)
	job.Time = judgeTime
	b.env.thinking.ask(b, job, func(n ai.News) {
		j.under = j.under && !n.Final
		b.value(len(job.Words), pos, n)
		if n.Problem == "" && len(n.Best.Words) > 0 {
			j.score, j.proven, j.known, j.side = n.Best.Score, n.Proven, true, side
			b.env.app.Changed()
		}
	})
	return false
}

// near is the score for the near side, and whether there is one.
func (b *boardScene) nearScore() (s ai.Score, proven, ok bool) {
	if o := b.position().Outcome(); o.Over() && !b.playing() {
		switch {
		case o.Result == rules.Drawn:
			return 0, true, true
		case o.Winner == rules.Near:
			return ai.WinIn(0), true, true
		}
		return ai.LossIn(0), true, true
	}
	j := &b.judgement
	if j.side == rules.Far {
		return -j.score, j.proven, j.known
	}
	return j.score, j.proven, j.known
}

// share is how much of the score bar is the near side's, from 0 to 1.
func (b *boardScene) share() float64 {
	s, _, ok := b.nearScore()
	if !ok {
		return 0.5
	}
	if win, _, ok := s.Proven(); ok {
		return map[bool]float64{true: 1, false: 0}[win]
	}
	const even = 250 // hundredths that make it about three to one
	return 1 / (1 + math.Exp(-float64(s)/even))
}

// scoreWords puts a score for a side into plain words.
func (b *boardScene) scoreWords(s ai.Score, side rules.Side, proven bool) string {
	w := b.env.Words
	if win, plies, ok := s.Proven(); ok {
		if !win {
			side = side.Other()
		}
		if plies == 0 {
			return w.T("end.win", "name", b.name(side))
		}
		return w.N("score.wins", (plies+1)/2, "name", b.name(side))
	}
	if s < 0 {
		s, side = -s, side.Other()
	}
	name := b.name(side)
	switch {
	case b.match.Info().ID == "kalah" && (proven || s >= 50):
		return b.seedWords(int(s+50)/100, name, proven)
	case proven:
		return w.T("score.draw")
	case s < 30:
		return w.T("score.even")
	case s < 100:
		return w.T("score.slightly", "name", name)
	case s < 300:
		return w.T("score.better", "name", name)
	}
	return w.T("score.much", "name", name)
}

// shortScore is a score for the side to move where there is little room: how
// it ends, or the difference in the game's own units.
func (b *boardScene) shortScore(s ai.Score, proven bool) string {
	w := b.env.Words
	if win, plies, ok := s.Proven(); ok {
		key := "score.short.loses"
		if win {
			key = "score.short.wins"
		}
		return w.T(key, "n", (plies+1)/2)
	}
	if proven && s == 0 {
		return w.T("score.short.draw")
	}
	return w.Signed(float64(s)/100, 1)
}

func (b *boardScene) seedWords(n int, name string, proven bool) string {
	w := b.env.Words
	switch {
	case n == 0 && proven:
		return w.T("score.draw")
	case proven:
		return w.N("score.seeds.proven", n, "name", name)
	}
	return w.N("score.seeds", n, "name", name)
}

// scoreNode is the score bar's words; the bar itself is drawn below it.
func (b *boardScene) scoreNodes() []ui.Node {
	r := b.layout.score
	if r.H <= 0 {
		return nil
	}
	_, r = r.CutBottom(r.H * scoreBar)
	text := b.env.Words.T("score.none")
	if s, proven, ok := b.nearScore(); ok {
		text = b.scoreWords(s, rules.Near, proven)
	}
	size := b.env.Fonts.Fit(text, sprites.Bold, 14*b.layout.u, 9, r.W-20) // widths are rounded
	shown := b.env.Fonts.Shorten(text, sprites.Bold, size, r.W-16)
	return []ui.Node{{ID: "board.score", Role: ui.RoleText, Label: b.env.Words.T("score.label", "score", text), Text: shown,
		Style: ui.Words, Size: size, Bold: true, Align: sprites.Middle, Rect: r}}
}

// scoreBar is how high the bar is, as a share of its strip; the words stand
// above it.
const scoreBar = 0.28

// drawScore draws the bar: the share of each side from its own end, in its
// colour.
func (b *boardScene) drawScore(p *sprites.Painter) {
	r := b.layout.score
	if r.H <= 0 {
		return
	}
	share := b.share()
	first, second := sideColor(b.match.Info().ID, b.shown.Bottom), sideColor(b.match.Info().ID, b.shown.Bottom.Other())
	if b.shown.Bottom == rules.Far {
		share = 1 - share
	}
	p.Box(r, r.H*0.3, p.Theme.Panel)
	bar := r.Inset(2)
	bar, _ = bar.CutBottom(r.H * scoreBar)
	radius := bar.H / 2
	p.Box(bar, radius, second)
	if share > 0 {
		left := bar
		left.W = max(bar.H, bar.W*share)
		p.Box(left, radius, first)
	}
	p.Frame(bar, radius, 1, p.Theme.Ink.Alpha(0.5))
	p.Frame(r, r.H*0.3, 1.5, p.Theme.Line)
}
