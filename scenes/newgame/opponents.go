package newgame

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// An opponentStrip shows all opponents to choose from, in one or two rows, with a badge for those beaten in
// the game. Name and description of the chosen one are below.
type opponentStrip struct {
	env  *Services
	game string
	// chosen is a level, or 0.
	chosen int
	choose func(level int)
}

func (s *opponentStrip) lay(c *ui.Column) {
	w := s.env.App.Words
	gap := 6 * c.Text
	per := opponents.Levels
	if (c.W+gap)/float64(per)-gap < 50*c.Text {
		per = opponents.Levels / 2
	}
	wide := (c.W+gap)/float64(per) - gap
	tall := min(wide, 78*c.Text)
	group, beaten := w.T(key.EngineOpponent), s.env.Beaten.In(s.game)
	for i := range opponents.Levels {
		n := ui.Node{ID: levelID(i + 1), Role: ui.RoleChoice, Group: group, Label: wording.EngineAtLevel(w, i+1), Checked: s.chosen == i+1,
			Rect:  sprites.Rect{X: c.X + float64(i%per)*(wide+gap), Y: c.Y + float64(i/per)*(tall+gap), W: wide, H: tall},
			Press: func() { s.choose(i + 1) }}
		if beaten[i+1] {
			n.Note = w.T(key.EngineBeaten)
		}
		c.Add(n)
	}
	c.Y += float64(opponents.Levels/per)*(tall+gap) - gap + c.Gap*0.6
	if s.chosen > 0 {
		s.layChosen(c)
	}
}

func (s *opponentStrip) layChosen(c *ui.Column) {
	const size = 15
	c.Words("newgame.level.name", wording.EngineAtLevel(s.env.App.Words, s.chosen), 18, true, false)
	y, most := c.Y, 0
	for i := range opponents.Levels {
		most = max(most, len(s.env.App.Fonts.Wrap(wording.EngineAbout(s.env.App.Words, i+1), sprites.Medium, size*c.Text, c.W)))
	}
	c.Words("newgame.level.about", wording.EngineAbout(s.env.App.Words, s.chosen), size, false, true)
	c.Y = y + float64(most)*size*1.3*c.Text + c.Gap*0.6
}

func (s *opponentStrip) draw(p *sprites.Painter, l *ui.Layout) {
	for i := range opponents.Levels {
		l.At(p, levelID(i+1), func(n *ui.Node) { s.drawFace(p, n, i+1) })
	}
}

func levelID(level int) string { return "newgame.level." + strconv.Itoa(level) }

func (s *opponentStrip) drawFace(p *sprites.Painter, n *ui.Node, level int) {
	r, t, gesture := n.Rect, p.Theme, s.env.App.Gesture
	d, share, mood := min(n.Rect.W, n.Rect.H), 0.84, opponents.Idle
	radius := d * 0.24
	switch {
	case n.Checked:
		p.Shade(r, radius, 2, 6, t.Shadow.Alpha(0.2))
		p.Box(r, radius, t.Panel)
		p.Frame(r, radius, 3, t.Main)
		share, mood = 0.98, opponents.Pleased
	case gesture.Over() == n.ID || gesture.Down() == n.ID:
		p.Box(r, radius, t.Panel)
		p.Frame(r, radius, 1.5, t.Line)
		share = 0.9
	default:
		p.Box(r, radius, t.Tray.Alpha(0.55))
	}
	in := d * share
	s.env.Portraits.Draw(p, level, mood, sprites.Rect{X: r.X + (r.W-in)/2, Y: r.Y + (r.H-in)/2, W: in, H: in})
	size := max(d*0.2, 12)
	at := sprites.Rect{X: r.X, Y: r.Y, W: size * 1.5, H: size * 1.5}
	p.Box(at, size*0.75, t.Panel)
	p.Text(strconv.Itoa(level), at.Center().X, at.Center().Y, size, sprites.Bold, sprites.Middle, t.Ink)
	if n.Note != "" {
		b := max(d*0.3, 16)
		p.Sprite(opponents.Medal(), sprites.Pt(r.X+r.W-b*0.5, r.Y+r.H-b*0.5), b, sprites.Look{})
	}
}
