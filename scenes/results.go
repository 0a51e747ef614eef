package scenes

import (
	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/play"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// resultsSheet says who won and why, over the board as it ended.
type resultsSheet struct {
	ui.Sheet
	env  *Env
	page *gamePage
}

func newResults(env *Env, p *gamePage) *resultsSheet {
	return &resultsSheet{env: env, Sheet: ui.Sheet{App: env.app}, page: p}
}

// Name implements Scene.
func (r *resultsSheet) Name() string { return "results" }

// medalSize is the width of the picture, in logical pixels at the usual size
// of text.
const medalSize = 104

// Layout implements Scene.
func (r *resultsSheet) Layout(f ui.Frame) ui.Layout {
	w, p := r.env.Words, r.page
	title, why := p.words.verdict()
	low := f.Wide() && f.H < 560*f.Text // no room for a picture above the words
	size := min(medalSize*f.Text, f.H*0.18)
	align, shape, beside := sprites.Middle, ui.Shape{Above: size + 8*f.Text}, 0.0
	if low {
		align, shape, beside = sprites.Left, ui.Shape{Width: 620}, size+16*f.Text
	}
	l := r.Lay(f, shape, func(c *ui.Column) {
		top := c.Y
		c.X, c.W = c.X+beside, c.W-beside
		c.Title("results.title", title, 28)
		c.Words("results.why", why, 17, false, true)
		if p.words.lostToEngine() {
			c.Words("results.comfort", w.T(key.ResultsComfort), 17, false, false)
		}
		c.Words("results.turns", w.N(key.ResultsMoves, p.match().Ply()), 15, false, true)
		for i := range c.Nodes {
			c.Nodes[i].Align = align
		}
		c.X, c.W = c.X-beside, c.W+beside
		c.Y = max(c.Y, top+size*min(beside, 1)) + c.Gap*0.6
		r.next(c)
	})
	pad := 20 * f.Text
	m := medal{rect: sprites.Rect{X: l.Panel.X + (l.Panel.W-size)/2, Y: l.Panel.Y + pad*0.8 - l.Scroll, W: size, H: size}, beside: low}
	if low {
		m.rect.X, m.rect.Y = l.Panel.X+pad, l.Panel.Y+pad-l.Scroll
	}
	l.Picture, l.Parts = m.rect, m
	return l
}

// A medal is the picture of how the game ended.
type medal struct {
	rect   sprites.Rect
	beside bool // it stands at the left of the words
}

// next are the ways to go on: the likeliest first.
func (r *resultsSheet) next(c *ui.Column) {
	w, p := r.env.Words, r.page
	same := ui.Node{ID: "results.same", Label: w.T(key.ResultsSame), Icon: "redo", Style: ui.PlainButton, Press: func() { r.again(false, 0) }}
	swapped := ui.Node{ID: "results.rematch", Label: w.T(key.ResultsRematch), Icon: "shuffle", Style: ui.PlainButton, Press: func() { r.again(true, 0) }}
	person, solo := p.session().Seats().Solo()
	if solo {
		same.Style = ui.MainButton
		c.Pair(same, swapped)
		r.levels(c, p.session().Seats()[person.Other()])
	} else {
		swapped.Style = ui.MainButton
		c.Pair(swapped, same)
	}
	look := ui.Node{ID: "results.review", Label: w.T(key.ResultsReview), Icon: "review", Style: ui.PlainButton, Press: r.look}
	if _, ok := p.session().TurnedAt(); ok {
		look.Label = w.T(key.ResultsTurned)
	}
	c.Pair(look, ui.Node{ID: "results.menu", Label: w.T(key.ResultsMenu), Icon: "home", Style: ui.PlainButton, Press: r.env.home})
}

// levels offers the engine's levels next to the one that has just played.
func (r *resultsSheet) levels(c *ui.Column, level int) {
	var list []ui.Node
	offer := func(id string, words key.Text, by int) {
		if to := level + by; 1 <= to && to <= ai.Levels {
			list = append(list, ui.Node{ID: id, Label: r.env.Words.T(words, "level", engineName(r.env.Words, to)), Style: ui.PlainButton, Press: func() { r.again(false, by) }})
		}
	}
	offer("results.easier", key.ResultsEasier, -1)
	offer("results.harder", key.ResultsHarder, 1)
	if len(list) == 2 {
		c.Pair(list[0], list[1])
		return
	}
	c.Button(list[0])
}

// Back implements Scene.
func (r *resultsSheet) Back() { r.leave() }

// leave goes over the game that has ended, from its end.
func (r *resultsSheet) leave() {
	r.env.app.Pop()
	r.page.act.review()
}

// look goes over the game from where it turned, if that is known.
func (r *resultsSheet) look() {
	r.leave()
	if ply, ok := r.page.session().TurnedAt(); ok {
		r.page.act.look(ply)
	}
}

// again starts the same game: with the players' sides swapped or not, and the
// engine's level changed by some steps.
func (r *resultsSheet) again(swapped bool, harder int) {
	if err := r.restart(swapped, harder); err != nil {
		r.env.Notice(r.env.Words.T(key.NewgameFailed))
	}
}

func (r *resultsSheet) restart(swapped bool, harder int) error {
	m := r.page.match()
	options, players, err := play.Rematch{Swapped: swapped, Harder: harder}.Of(m, r.env.Rand)
	if err != nil {
		return err
	}
	return r.env.Begin(m.Game(), options, players, 0)
}

// Draw implements Scene.
func (r *resultsSheet) Draw(p *sprites.Painter, l *ui.Layout) {
	r.Sheet.Draw(p, l)
	p.Clipped(l.Panel.Inset(2), func() { r.drawMedal(p, l.Parts.(medal)) })
}

// drawMedal shows the winner's piece; to a person who has lost their own, at
// rest; and both after a draw.
func (r *resultsSheet) drawMedal(p *sprites.Painter, m medal) {
	o := r.page.match().Outcome()
	at, size := m.rect.Center(), m.rect.W
	picture := r.page.area.view().emblem
	switch {
	case r.page.words.lostToEngine():
		p.Box(m.rect, size/2, p.Theme.Tray)
		p.Sprite(picture(o.Winner.Other()), at, size*0.8, sprites.Look{Angle: 0.25})
	case o.Result == rules.Decisive:
		p.Box(m.rect, size/2, p.Theme.Lit.Alpha(0.35))
		p.Sprite(picture(o.Winner), at, size*0.92, sprites.Look{})
	default:
		apart, w := size*0.42, size*0.85
		if m.beside { // with words beside them
			apart, w = size*0.25, size*0.6
		}
		p.Sprite(picture(rules.Near), sprites.Pt(at.X-apart, at.Y), w, sprites.Look{})
		p.Sprite(picture(rules.Far), sprites.Pt(at.X+apart, at.Y), w, sprites.Look{})
	}
}
