package table

import (
	"math"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A Strip tells what happens on a board, beside the piece of the side that moved.
type Strip struct {
	env  *Services
	area *Area
	f    ui.Frame
	u    float64
	r    sprites.Rect
}

// HeadNodes returns a page's title between the back button and other buttons. The buttons have words below
// them if these leave room for the title.
func (s Strip) HeadNodes(r sprites.Rect, title string, tools []ui.Node) []ui.Node {
	env, u := s.env, s.u
	side := min(48*u, r.H, r.W*0.125)
	nodes := append([]ui.Node{{ID: "back", Label: env.App.Words.T(key.Back), Icon: "back", Press: env.App.Pop}}, tools...)
	small, worded := s.headWords(tools, side, r.W-side)
	wide := func(n *ui.Node) float64 { return headWidth(env.App.Fonts, n.Label, small, side) }
	for i := range nodes {
		n := &nodes[i]
		n.Role, n.Style, n.Size = ui.RoleButton, ui.QuietButton, min(19*u, side*0.5)
		switch {
		case i == 0:
			n.Rect, r = r.CutLeft(side)
		case worded:
			n.Style, n.Size = ui.ToolButton, small
			n.Rect, r = r.CutRight(wide(n))
		default:
			n.Rect, r = r.CutRight(side)
		}
	}
	r = sprites.Rect{X: r.X + 4, Y: r.Y, W: r.W - 8, H: r.H}
	lines, size := ui.SetTitle(env.App.Fonts, title, 22*u, r.W, r.H)
	heading := ui.Node{ID: "title", Role: ui.RoleHeading, Label: ui.Joined(title, env.App.Words.Game(s.area.Match().Info().ID)), Text: title, Lines: lines,
		Style: ui.Words, Bold: true, Align: sprites.Left, Size: size, Rect: r}
	return append([]ui.Node{nodes[0], heading}, nodes[1:]...)
}

// headWords returns the type size for the words of a page's buttons, and whether they fit the width at a
// readable size.
func (s Strip) headWords(tools []ui.Node, side, width float64) (size float64, fit bool) {
	const most, least, titled, step = 11.5, 10, 120, 0.5
	for size = math.Floor(min(most*s.u, side*0.27)/step) * step; size >= least; size -= step {
		words := 0.0
		for i := range tools {
			words += headWidth(s.env.App.Fonts, tools[i].Label, size, side)
		}
		if words <= width-titled {
			return size, true
		}
	}
	return 0, false
}

func headWidth(f *sprites.Fonts, word string, size, side float64) float64 {
	const apart = 10
	return max(side, f.Width(word, sprites.Medium, size)+apart)
}

func (s Strip) picture() sprites.Rect {
	d := min(s.r.H-12, 44)
	return sprites.Rect{X: s.r.X + 7, Y: s.r.Y + (s.r.H-d)/2, W: d, H: d}
}

// Words is the room beside the picture.
func (s Strip) Words() sprites.Rect {
	_, r := s.r.Inset(3).CutLeft(s.picture().W + 12)
	r.W -= 6
	return r
}

// SaidNode returns the node of a remark.
func (s Strip) SaidNode(id string, said Remark, r sprites.Rect) ui.Node {
	lines, size := s.fit(said.Text, r)
	return ui.Node{ID: id, Role: ui.RoleText, Label: said.Text, Lines: lines, Style: ui.Words, Size: size, Warn: said.Warn, Align: sprites.Left, Rect: r}
}

// fit breaks a text into the largest lines that fit, up to the player's text size, in fixed steps.
func (s Strip) fit(text string, r sprites.Rect) ([]string, float64) {
	const step, least = 0.25, 9.5
	size := math.Floor(16*max(s.u, min(s.f.Read, s.u*1.3))/step) * step
	for ; size > least; size -= step {
		if lines := s.env.App.Fonts.Wrap(text, sprites.Medium, size, r.W); float64(len(lines))*size*ui.LineStep <= r.H {
			return lines, size
		}
	}
	return FitLines(s.env.App.Fonts, text, least, r)
}

// Draw draws the strip's background, with the piece of a side.
func (s Strip) Draw(p *sprites.Painter, side rules.Side) {
	r := s.r.Inset(2)
	ui.DrawPanel(p, r, 14, p.Theme.Panel.Alpha(0.75))
	at := s.picture()
	p.Box(at, at.W*0.3, p.Theme.Tray)
	p.Sprite(s.area.Emblem(side), at.Center(), at.W*0.94, sprites.Look{})
}

// StepTools returns buttons that step through a study's turns, with others in the middle. act runs a button's action.
func StepTools(w *locale.Locale, s *session.Study, act func(func()), middle ...ui.Node) []ui.Node {
	do := func(f func()) func() { return func() { act(f) } }
	before, after := s.Node().Parent() != nil, s.Next() != nil
	tools := append([]ui.Node{
		{ID: "review.first", Label: w.T(key.ReviewFirst), Icon: "first", Disabled: !before, Press: do(s.First)},
		{ID: "review.prev", Label: w.T(key.ReviewPrev), Icon: "prev", Disabled: !before, Repeats: true, Press: do(s.Back)},
	}, middle...)
	return append(tools,
		ui.Node{ID: "review.next", Label: w.T(key.ReviewNext), Icon: "next", Disabled: !after, Repeats: true, Press: do(s.Forward)},
		ui.Node{ID: "review.last", Label: w.T(key.ReviewLast), Icon: "last", Disabled: !after, Press: do(s.Last)})
}

// StepOf returns the step through a study's turns that a key makes, nil if it makes none.
func StepOf(s *session.Study, name string) func() {
	return map[string]func(){
		"ArrowLeft": s.Back, "PageUp": s.Back, "Home": s.First,
		"ArrowRight": s.Forward, "PageDown": s.Forward, "End": s.Last,
	}[name]
}

// ToolNodes lays icon buttons out side by side.
func (s Strip) ToolNodes(r sprites.Rect, tools []ui.Node) []ui.Node {
	u := s.u
	wide := min(r.W/float64(len(tools)), 96*u)
	x := r.X + (r.W-wide*float64(len(tools)))/2
	for i := range tools {
		n := &tools[i]
		n.Role, n.Style, n.Text, n.Size = ui.RoleButton, ui.PlainButton, "", 18*u
		n.Rect = sprites.Rect{X: x + wide*float64(i) + 3*u, Y: r.Y + 4*u, W: wide - 6*u, H: r.H - 8*u}
	}
	return tools
}

// NewStrip returns the strip of a board in a frame; u is its unit, r its place.
func NewStrip(env *Services, a *Area, f ui.Frame, u float64, r sprites.Rect) Strip {
	return Strip{env, a, f, u, r}
}
