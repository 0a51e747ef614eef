package scenes

import "tidepool/sprites"

// keysScene lists the keys, those of the README.
type keysScene struct{ page }

func newKeys(env *Env) *keysScene { return &keysScene{page{env: env}} }

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
func (s *keysScene) Layout(f Frame) []Node {
	w := s.env.Words
	return s.lay(f, w.T("credits.keys"), func(c *column) {
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
func (s *keysScene) row(c *column, id, name, does string) {
	fonts, size := s.env.Fonts, 17*c.u
	x, whole, top := c.x, c.w, c.y
	side := c.w * 0.36
	beside := side >= 140*c.u
	if beside {
		c.w = side - 12*c.u
	}
	lines := fonts.Wrap(name, sprites.Bold, size, c.w)
	h := float64(len(lines)) * size * 1.3
	c.add(Node{ID: id + ".name", Role: RoleText, Label: name, Lines: lines, Style: Words, Size: size, Bold: true,
		Align: sprites.Left, Rect: sprites.Rect{X: c.x, Y: c.y, W: c.w, H: h}})
	end := c.y + h
	if beside {
		c.x, c.w = x+side, whole-side
	} else {
		c.y = end
	}
	lines = fonts.Wrap(does, sprites.Medium, size, c.w)
	h = float64(len(lines)) * size * 1.3
	c.add(Node{Role: RoleText, Label: does, Lines: lines, Style: Words, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.x, Y: c.y, W: c.w, H: h}})
	c.x, c.w, c.y = x, whole, max(end, c.y+h, top)+c.gap
}
