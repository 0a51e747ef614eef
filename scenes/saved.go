package scenes

import (
	"strings"

	"tidepool/match/shelf"
	"tidepool/sprites"
)

// savedScene lists the games on the shelf.
type savedScene struct{ page }

func newSaved(env *Env) *savedScene { return &savedScene{page{env: env}} }

// Name implements Scene.
func (s *savedScene) Name() string { return "games" }

const maxListed = 60 // games; older ones stay on the shelf

// Layout implements Scene.
func (s *savedScene) Layout(f Frame) []Node {
	w := s.env.Words
	games, aside := s.env.saved().Games, s.env.problems()
	return s.lay(f, w.T("games.title"), func(c *column) {
		if len(aside) > 0 {
			c.words("games.problems", w.N("games.problems", len(aside), "names", strings.Join(aside, ", ")), 15, false, true)
			c.nodes[len(c.nodes)-1].Warn = true
		}
		if len(games) == 0 {
			c.words("games.none", w.T("games.none"), 17, false, true)
		}
		for _, g := range games[:min(len(games), maxListed)] {
			s.row(c, g)
		}
	}, nil)
}

// row is one game: opened by pressing it, removed by the bin beside it.
func (s *savedScene) row(c *column, g shelf.Summary) {
	w := s.env.Words
	names := g.Players
	for i, name := range names {
		if name == "" {
			names[i] = w.Side(g.Game.Info().Sides[i])
		}
	}
	h := 64 * c.u
	bin := 48 * c.u
	r := sprites.Rect{X: c.x, Y: c.y, W: c.w - bin - 6*c.u, H: h}
	state := w.T("games.going", "n", g.Ply)
	if g.Over() {
		state = w.T("board.over")
	}
	title := s.env.GameName(g.Game.Info().ID) + " · " + names[0] + " – " + names[1]
	size := 17 * c.u
	room := r.W - 28*c.u
	lines := []string{
		s.env.Fonts.Shorten(title, sprites.Medium, size, room),
		s.env.Fonts.Shorten(state+" · "+g.Changed.Local().Format("2006-01-02 15:04"), sprites.Medium, size, room),
	}
	c.add(Node{ID: "games.open." + g.ID, Role: RoleButton, Style: PlainButton, Size: size, Lines: lines, Align: sprites.Left, Rect: r,
		Label: w.T("games.open", "game", s.env.GameName(g.Game.Info().ID), "first", names[0], "second", names[1]) + ", " + state,
		Press: func() { s.env.OpenSaved(g.ID) }})
	c.add(Node{ID: "games.remove." + g.ID, Role: RoleButton, Style: QuietButton, Icon: "trash", Size: 17 * c.u,
		Label: w.T("games.remove", "game", s.env.GameName(g.Game.Info().ID), "first", names[0], "second", names[1]),
		Rect:  sprites.Rect{X: c.x + c.w - bin, Y: c.y + (h-bin)/2, W: bin, H: bin},
		Press: func() {
			s.env.listing = nil
			if err := s.env.Shelf.Remove(g.ID, s.env.Now()); err != nil {
				s.env.Notice(w.T("games.unremoved", "why", s.env.Why(err)))
			}
		}})
	c.y += h + c.gap
}
