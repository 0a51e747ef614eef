package scenes

import (
	"tidepool/locale/key"
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

// A keyDoes is a key, as it is marked, and what it does.
type keyDoes struct {
	name string
	does key.Text
}

// keyHelp is every key.
func keyHelp() []keyDoes {
	return []keyDoes{
		{"", key.KeysMove}, // arrows, which have no name of their own
		{"Enter, Space", key.KeysPress},
		{"Esc", key.KeysBack},
		{"U, R", key.KeysUndo},
		{"Ctrl+Z", key.KeysUndoall},
		{"H", key.KeysHint},
		{"L", key.KeysTurns},
		{"?", key.KeysHelp},
		{"F1", key.KeysList},
		{"/ :", key.KeysType},
		{"Page Up, Page Down, Home, End", key.KeysLook},
		{"F, F11", key.KeysFull},
		{"M", key.KeysSound},
		{"Delete", key.KeysRemove},
	}
}

// Layout implements Scene.
func (s *keysScene) Layout(f ui.Frame) ui.Layout {
	w := s.env.Words
	return s.Lay(f, w.T(key.CreditsKeys), func(c *ui.Column) {
		for _, k := range keyHelp() {
			name := k.name
			if name == "" {
				name = w.T(key.KeysArrows) + ", Tab"
			}
			s.row(c, w.Name(k.does), name, w.T(k.does))
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
