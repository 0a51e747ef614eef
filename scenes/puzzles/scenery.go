package puzzles

import (
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/session"
	"tidepool/scenes/shore"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// progress tells how many puzzles of the game are solved, if there is room and this is one of them, which have a grade.
func (v *view) progress(c *ui.Column) {
	book, game := v.p.env.Book, v.p.Area.Match().Info().ID
	if book == nil || v.p.solving.Puzzle().Grade == 0 || !book.Has(game) || c.Y+70*c.Text > v.room.Body.Y+v.room.Body.H {
		return
	}
	c.Space(8)
	x := book.Standing(game)
	c.Words("puzzle.solved", v.p.env.App.Words.Game(game)+ui.Parting+v.p.env.App.Words.T(key.TrainOf, "n", x.Solved, "all", x.All), 15, false, true)
	h := barHeight * c.Text
	v.bar, v.share = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, float64(x.Solved)/float64(max(x.All, 1))
	c.Y += h + c.Gap
}

// figureBelow returns the place of the opponent at the lower end of the text's room, below some text.
func (v *view) figureBelow(y float64) sprites.Rect {
	const most, least = 230, 84 // logical pixels at the usual text size
	u, room := v.room.U, v.room.Body.Inset(12*v.room.U)
	high := min(most*u, v.room.Body.H*0.45)
	at, above := room.CutBottom(high)
	if v.p.Queue.Hasty() || high < least*u || y > above.Y+above.H {
		return sprites.Rect{}
	}
	return at
}

func (v *view) drawFigure(p *sprites.Painter) {
	if v.figure.H == 0 || v.p.env.Portraits == nil {
		return
	}
	z, mood := v.p.solving, opponents.Idle // who thinks would move all the time
	if z.State() == session.Finished && z.Solved() {
		mood = opponents.Pleased
	}
	v.p.env.Portraits.Stand(p, "shore of a puzzle", max(1, z.Puzzle().Grade*opponents.Levels/puzzle.Grades), mood, v.figure)
}

// drawShores draws the beach above and below a low board that lies beside the text.
func (v *view) drawShores(p *sprites.Painter) {
	const low = 0.7 // of the window's height
	r := v.room.Board
	if !v.f.Wide() || r.H > low*v.f.H {
		return
	}
	edge := v.f.H * 0.02
	wide := v.room.Body.X - edge
	shore.Draw(p, "shore of a puzzle, upper", sprites.Rect{W: wide, H: r.Y - edge}, shore.Sand)
	shore.Draw(p, "shore of a puzzle, lower", sprites.Rect{Y: r.Y + r.H + edge, W: wide, H: v.f.H - r.Y - r.H - edge}, shore.Sea)
}

// drawShare draws a bar with a share of it filled.
func drawShare(p *sprites.Painter, r sprites.Rect, share float64) {
	p.Box(r, r.H/2, p.Theme.Line.Mix(p.Theme.Panel, 0.45))
	if r.W *= share; r.W > 0 {
		r.W = max(r.W, r.H)
		p.Box(r, r.H/2, p.Theme.Main)
	}
}
