package scenes

import (
	"tidepool/rules"
	"tidepool/sprites"
)

// resultsSheet says who won and why, over the board as it ended.
type resultsSheet struct {
	sheet
	board *boardScene
	crown float64
}

func newResults(env *Env, b *boardScene) *resultsSheet {
	return &resultsSheet{sheet: sheet{env: env}, board: b}
}

// Name implements Scene.
func (r *resultsSheet) Name() string { return "results" }

// Layout implements Scene.
func (r *resultsSheet) Layout(f Frame) []Node {
	w, b := r.env.Words, r.board
	o := b.match.Outcome()
	title, why := w.Outcome(o, b.name(o.Winner))
	r.crown = min(96*f.Text, f.H*0.16)
	nodes := r.lay(f, r.crown, func(c *column) {
		c.title("results.title", title, 28)
		c.words("results.why", why, 17, false, true)
		c.words("results.turns", w.N("results.moves", b.match.Ply()), 15, false, true)
		c.space(6)
		c.button(Node{ID: "results.rematch", Label: w.T("results.rematch"), Icon: "shuffle", Style: MainButton, Press: r.rematch})
		c.button(Node{ID: "results.review", Label: w.T("results.review"), Icon: "review", Style: PlainButton, Press: r.look})
		c.button(Node{ID: "results.menu", Label: w.T("results.menu"), Icon: "home", Style: PlainButton, Press: r.env.home})
	})
	for i := range nodes {
		if nodes[i].Role == RoleText || nodes[i].Role == RoleHeading {
			nodes[i].Align = sprites.Middle
		}
	}
	return nodes
}

// Back implements Scene.
func (r *resultsSheet) Back() { r.look() }

// look goes over the game that has ended.
func (r *resultsSheet) look() {
	r.env.app.Pop()
	r.board.review = true
	r.board.settle()
}

// rematch starts the same game with the players' sides swapped.
func (r *resultsSheet) rematch() {
	m := r.board.match
	info := m.Info()
	values, err := rules.ParseOptions(info.Options, m.Options())
	if err != nil {
		r.env.Notice(err.Error())
		return
	}
	deal := values["deal"]
	for _, opt := range info.Options {
		if opt.Name == "seed" && deal == defaultValue(info, "deal") {
			values["seed"] = newSeed(r.env)
		}
	}
	// Whoever did not begin this game begins the next.
	first := m.First()
	players := [2]Player{playerOf(m, first), playerOf(m, first.Other())}
	if err := r.env.Begin(m.Game(), values.Format(info.Options), players, 1); err != nil {
		r.env.Notice(err.Error())
	}
}

// Draw implements Scene.
func (r *resultsSheet) Draw(p *sprites.Painter) {
	r.sheet.Draw(p)
	b := r.board
	o := b.match.Outcome()
	at := sprites.Pt(r.panel.X+r.panel.W/2, r.panel.Y+18+r.crown/2)
	kind := barPiece(b.match.Info().ID)
	picture := func(s rules.Side) sprites.Drawing { return b.table.Picture(rules.Piece{Side: s, Kind: kind}) }
	if o.Result == rules.Decisive {
		p.Box(sprites.Rect{X: at.X - r.crown*0.62, Y: at.Y - r.crown*0.62, W: r.crown * 1.24, H: r.crown * 1.24}, r.crown, p.Theme.Lit.Alpha(0.35))
		p.Sprite(picture(o.Winner), at, r.crown*1.15, sprites.Look{})
		return
	}
	p.Sprite(picture(rules.Near), sprites.Pt(at.X-r.crown*0.5, at.Y), r.crown, sprites.Look{})
	p.Sprite(picture(rules.Far), sprites.Pt(at.X+r.crown*0.5, at.Y), r.crown, sprites.Look{})
}
