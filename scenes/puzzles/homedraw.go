package puzzles

import (
	"tidepool/play/puzzle"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/thumbs"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Draw implements [ui.Scene].
func (s *Home) Draw(p *sprites.Painter, l *ui.Layout) {
	parts := l.Parts.(*homeParts)
	l.Scrolled(p, func() {
		for _, r := range parts.panels {
			ui.DrawPanel(p, r, 16, p.Theme.Panel)
		}
		s.drawBoard(p, parts)
		if r := parts.bar; r.W > 0 {
			drawShare(p, r, parts.share)
		}
		s.drawCalendar(p, parts)
	})
	s.Page.Draw(p, l)
}

func (s *Home) drawBoard(p *sprites.Painter, parts *homeParts) {
	r := parts.board
	g := &s.env.App.Gesture
	if parts.shown == nil {
		thumbs.WaitingBoard(p, r)
		return
	}
	s.boards.draw(s.env, p, parts.shown, r)
	if g.Over() == "puzzles.daily.board" || g.Down() == "puzzles.daily.board" {
		p.Frame(r.Inset(-3), 12, 3, p.Theme.Lit)
	}
}

// boards holds the boards of puzzles as their solvers see them, by the puzzles' ids; nil for one that cannot be shown.
type boards map[string]*board.Board

func (bs boards) draw(env *Services, p *sprites.Painter, of *puzzle.Puzzle, r sprites.Rect) {
	id := of.ID()
	b, known := bs[id]
	if !known {
		b = boardOf(env, of)
		bs[id] = b
	}
	if b == nil || !p.Kept("puzzle "+id+" "+env.Thumbs.Style, r, func() {
		b.Arrange(r, b.Orientation())
		b.Draw(p, board.Marks{})
	}) {
		thumbs.WaitingBoard(p, r)
	}
}

// boardOf returns the board of a puzzle as its solver sees it; nil if it cannot be shown.
func boardOf(env *Services, p *puzzle.Puzzle) *board.Board {
	game, look := rules.Find(env.Games, p.Game), env.Looks.Of(p.Game)
	if game == nil || look == nil {
		return nil
	}
	pos, err := p.Start(game)
	if err != nil {
		return nil
	}
	b := board.New(look, pos, env.Looks.Style())
	b.Arrange(sprites.Rect{W: 100, H: 100}, board.Orient(look.Home, false, pos.Turn()))
	return b
}
