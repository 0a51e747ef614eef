package scenes

import (
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// keysScene lists the keys, those of the README.
type keysScene struct {
	ui.Page
	env *Env
}

func newKeys(env *Env) *keysScene { return &keysScene{Page: ui.Page{App: env.app}, env: env} }

// Name implements Scene.
func (s *keysScene) Name() string { return "keys" }

// keyHelp is every key, as it is marked, and the key of the words that say
// what it does.
func keyHelp() [][2]string {
	return [][2]string{
		{"", "keys.move"}, // arrows, which have no name of their own
		{"Enter, Space", "keys.press"},
		{"Esc", "keys.back"},
		{"U, R", "keys.undo"},
		{"Ctrl+Z", "keys.undoall"},
		{"H", "keys.hint"},
		{"L", "keys.turns"},
		{"?", "keys.help"},
		{"F1", "keys.list"},
		{"/ :", "keys.type"},
		{"Page Up, Page Down, Home, End", "keys.look"},
		{"F, F11", "keys.full"},
		{"M", "keys.sound"},
		{"Delete", "keys.remove"},
	}
}

// Layout implements Scene.
func (s *keysScene) Layout(f ui.Frame) ui.Layout {
	w := s.env.Words
	return s.Lay(f, w.T("credits.keys"), func(c *ui.Column) {
		for _, k := range keyHelp() {
			name := k[0]
			if name == "" {
				name = w.T("keys.arrows") + ", Tab"
			}
			s.row(c, k[1], name, w.T(k[1]))
		}
	}, nil)
}

// row is one key: its name, and beside it or below what it does.
func (s *keysScene) row(c *ui.Column, id, name, does string) {
	fonts, size := s.env.Fonts, 17*c.Text
	x, whole, top := c.X, c.W, c.Y
	side := c.W * 0.36
	beside := side >= 140*c.Text
	if beside {
		c.W = side - 12*c.Text
	}
	lines := fonts.Wrap(name, sprites.Bold, size, c.W)
	h := float64(len(lines)) * size * 1.3
	c.Add(ui.Node{ID: id + ".name", Role: ui.RoleText, Label: name, Lines: lines, Style: ui.Words, Size: size, Bold: true,
		Align: sprites.Left, Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}})
	end := c.Y + h
	if beside {
		c.X, c.W = x+side, whole-side
	} else {
		c.Y = end
	}
	lines = fonts.Wrap(does, sprites.Medium, size, c.W)
	h = float64(len(lines)) * size * 1.3
	c.Add(ui.Node{Role: ui.RoleText, Label: does, Lines: lines, Style: ui.Words, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}})
	c.X, c.W, c.Y = x, whole, max(end, c.Y+h, top)+c.Gap
}
