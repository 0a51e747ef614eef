package scenes

import (
	"tidepool/ai"
	"tidepool/rules"
	"tidepool/sprites"
)

// resultsSheet says who won and why, over the board as it ended.
type resultsSheet struct {
	sheet
	board *boardScene
	medal sprites.Rect // where the picture is
}

func newResults(env *Env, b *boardScene) *resultsSheet {
	return &resultsSheet{sheet: sheet{env: env}, board: b}
}

// Name implements Scene.
func (r *resultsSheet) Name() string { return "results" }

// medalSize is the width of the picture, in logical pixels at the usual size
// of text.
const medalSize = 104

// Layout implements Scene.
func (r *resultsSheet) Layout(f Frame) []Node {
	w, b := r.env.Words, r.board
	title, why := b.verdict()
	low := f.Wide() && f.H < 560*f.Text // no room for a picture above the words
	size := min(medalSize*f.Text, f.H*0.18)
	align, above, beside := sprites.Middle, size+8*f.Text, 0.0
	if low {
		align, above, beside = sprites.Left, 0, size+16*f.Text
		r.width = 620
	} else {
		r.width = 0
	}
	nodes := r.lay(f, above, func(c *column) {
		top := c.y
		c.x, c.w = c.x+beside, c.w-beside
		c.title("results.title", title, 28)
		c.words("results.why", why, 17, false, true)
		if b.lostToEngine() {
			c.words("results.comfort", w.T("results.comfort"), 17, false, false)
		}
		c.words("results.turns", w.N("results.moves", b.match.Ply()), 15, false, true)
		for i := range c.nodes {
			c.nodes[i].Align = align
		}
		c.x, c.w = c.x-beside, c.w+beside
		c.y = max(c.y, top+size*min(beside, 1)) + c.gap*0.6
		r.next(c)
	})
	pad := 20 * f.Text
	r.medal = sprites.Rect{X: r.panel.X + (r.panel.W-size)/2, Y: r.panel.Y + pad*0.8 - r.scroll, W: size, H: size}
	if low {
		r.medal.X, r.medal.Y = r.panel.X+pad, r.panel.Y+pad-r.scroll
	}
	return nodes
}

// next are the ways to go on: the likeliest first.
func (r *resultsSheet) next(c *column) {
	w, b := r.env.Words, r.board
	same := Node{ID: "results.same", Label: w.T("results.same"), Icon: "redo", Style: PlainButton, Press: func() { r.again(false, 0) }}
	swapped := Node{ID: "results.rematch", Label: w.T("results.rematch"), Icon: "shuffle", Style: PlainButton, Press: func() { r.again(true, 0) }}
	person, solo := b.solo()
	if solo {
		same.Style = MainButton
		c.pairOfButtons(same, swapped)
		r.levels(c, b.levels[person.Other()])
	} else {
		swapped.Style = MainButton
		c.pairOfButtons(swapped, same)
	}
	look := Node{ID: "results.review", Label: w.T("results.review"), Icon: "review", Style: PlainButton, Press: r.look}
	if _, ok := b.turnedAt(); ok {
		look.Label = w.T("results.turned")
	}
	c.pairOfButtons(look, Node{ID: "results.menu", Label: w.T("results.menu"), Icon: "home", Style: PlainButton, Press: r.env.home})
}

// levels offers the engine's levels next to the one that has just played.
func (r *resultsSheet) levels(c *column, level int) {
	var list []Node
	offer := func(id, key string, by int) {
		if to := level + by; 1 <= to && to <= ai.Levels {
			list = append(list, Node{ID: id, Label: r.env.Words.T(key, "level", r.env.levelName(to)), Style: PlainButton, Press: func() { r.again(false, by) }})
		}
	}
	offer("results.easier", "results.easier", -1)
	offer("results.harder", "results.harder", 1)
	if len(list) == 2 {
		c.pairOfButtons(list[0], list[1])
		return
	}
	c.button(list[0])
}

// Back implements Scene.
func (r *resultsSheet) Back() { r.leave() }

// leave goes over the game that has ended, from its end.
func (r *resultsSheet) leave() {
	r.env.app.Pop()
	r.board.review = true
	r.board.settle()
}

// look goes over the game from where it turned, if that is known.
func (r *resultsSheet) look() {
	r.leave()
	if ply, ok := r.board.turnedAt(); ok {
		r.board.look(ply)
	}
}

// again starts the same game: with the players' sides swapped or not, and the
// engine's level changed by some steps.
func (r *resultsSheet) again(swapped bool, harder int) {
	if err := r.restart(swapped, harder); err != nil {
		r.env.Notice(r.env.Words.T("newgame.failed"))
	}
}

func (r *resultsSheet) restart(swapped bool, harder int) error {
	m := r.board.match
	info := m.Info()
	values, err := rules.ParseOptions(info.Options, m.Options())
	if err != nil {
		return err
	}
	deal := values["deal"]
	for _, opt := range info.Options {
		if opt.Name == "seed" && deal == defaultValue(info, "deal") {
			values["seed"] = newSeed(r.env)
		}
	}
	options := values.Format(info.Options)
	start, err := m.Game().Start(options)
	if err != nil {
		return err
	}
	// In a deal of cards either side may begin.
	first := start.Turn()
	if swapped {
		first = first.Other()
	}
	players := [2]Player{playerOf(m, first), playerOf(m, first.Other())}
	for i := range players {
		if players[i].Level > 0 {
			players[i].Level += harder
		}
	}
	return r.env.Begin(m.Game(), options, players, 0)
}

// Draw implements Scene.
func (r *resultsSheet) Draw(p *sprites.Painter) {
	r.sheet.Draw(p)
	p.Clipped(r.panel.Inset(2), func() { r.drawMedal(p) })
}

// drawMedal shows the winner's piece; to a person who has lost their own, at
// rest; and both after a draw.
func (r *resultsSheet) drawMedal(p *sprites.Painter) {
	b := r.board
	o := b.match.Outcome()
	at, size := r.medal.Center(), r.medal.W
	picture := func(s rules.Side) sprites.Drawing { return b.table.Picture(playerPiece(b.match.Info().ID, s)) }
	switch {
	case b.lostToEngine():
		p.Box(r.medal, size/2, p.Theme.Tray)
		p.Sprite(picture(o.Winner.Other()), at, size*0.8, sprites.Look{Angle: 0.25})
	case o.Result == rules.Decisive:
		p.Box(r.medal, size/2, p.Theme.Lit.Alpha(0.35))
		p.Sprite(picture(o.Winner), at, size*0.92, sprites.Look{})
	default:
		apart, w := size*0.42, size*0.85
		if r.width > 0 { // with words beside them
			apart, w = size*0.25, size*0.6
		}
		p.Sprite(picture(rules.Near), sprites.Pt(at.X-apart, at.Y), w, sprites.Look{})
		p.Sprite(picture(rules.Far), sprites.Pt(at.X+apart, at.Y), w, sprites.Look{})
	}
}
