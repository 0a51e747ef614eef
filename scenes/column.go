package scenes

import (
	"tidepool/sprites"
)

// A column lays nodes out from the top down, for pages that are lists of
// settings. Widths are logical pixels; type and rows grow with the size of
// text.
type column struct {
	env   *Env
	u     float64 // the size of text
	read  float64 // the size of what is read in sentences
	x, y  float64
	w     float64
	nodes []Node
	gap   float64
}

func newColumn(env *Env, f Frame, r sprites.Rect) *column {
	return &column{env: env, u: f.Text, read: f.Read, x: r.X, y: r.Y, w: r.W, gap: 10 * f.Text}
}

func (c *column) add(n Node) { c.nodes = append(c.nodes, n) }

// space leaves room.
func (c *column) space(h float64) { c.y += h * c.u }

// prose adds a paragraph to be read, as large as the player wants it.
func (c *column) prose(id, s string, size float64) { c.paragraph(id, s, size*c.read, false, false) }

// words adds a paragraph, broken to fit.
func (c *column) words(id, s string, size float64, bold, soft bool) {
	c.paragraph(id, s, size*c.u, bold, soft)
}

func (c *column) paragraph(id, s string, size float64, bold, soft bool) {
	w := sprites.Medium
	if bold {
		w = sprites.Bold
	}
	lines := c.env.Fonts.Wrap(s, w, size, c.w)
	h := size * 1.3 * float64(len(lines))
	c.add(Node{ID: id, Role: RoleText, Label: s, Lines: lines, Rect: sprites.Rect{X: c.x, Y: c.y, W: c.w, H: h},
		Style: Words, Size: size, Bold: bold, Soft: soft, Align: sprites.Left})
	c.y += h + c.gap*0.6
}

// heading adds the title of a group.
func (c *column) heading(id, s string) {
	c.space(8)
	c.title(id, s, 18)
}

// title adds words that say what follows.
func (c *column) title(id, s string, size float64) {
	c.words(id, s, size, true, false)
	c.nodes[len(c.nodes)-1].Role = RoleHeading
}

// A choice is one value among several.
type choice struct {
	id, label string
	pick      func()
	checked   bool
}

// choices adds a label and the values as chips, in as few rows as they fit.
func (c *column) choices(label string, list []choice) {
	if label != "" {
		c.words("", label, 15, false, true)
	}
	size := 16 * c.u
	h, gap := 44*c.u, 8*c.u
	least := 0.0
	for _, ch := range list {
		least = max(least, c.env.Fonts.Width(ch.label, sprites.Medium, size)+24*c.u)
	}
	per := max(1, min(len(list), int((c.w+gap)/(least+gap))))
	rows := (len(list) + per - 1) / per
	per = (len(list) + rows - 1) / rows
	w := (c.w - gap*float64(per-1)) / float64(per)
	broken := least-24*c.u > w-12*c.u // in lines: no label gets smaller for being long
	lines := make([][]string, len(list))
	for i, ch := range list {
		lines[i] = []string{ch.label}
		if broken {
			lines[i] = c.env.Fonts.Wrap(ch.label, sprites.Medium, size, w-12*c.u)
		}
		h = max(h, float64(len(lines[i]))*size*1.3+12*c.u)
	}
	for i, ch := range list {
		c.add(Node{ID: ch.id, Role: RoleChoice, Label: joined(label, ch.label), Text: ch.label, Group: label, Style: Chip, Size: size, Lines: lines[i], Align: sprites.Middle,
			Rect:    sprites.Rect{X: c.x + float64(i%per)*(w+gap), Y: c.y + float64(i/per)*(h+gap), W: w, H: h},
			Checked: ch.checked, Press: ch.pick})
	}
	c.y += float64(rows)*(h+gap) - gap + c.gap
}

func joined(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ": " + b
}

// toggle adds a switch.
func (c *column) toggle(id, label string, on bool, set func(bool)) {
	c.stepped(label, func(r sprites.Rect) {
		w := (r.W - 6*c.u) / 2
		for i, v := range []bool{true, false} {
			word := c.env.Words.T("settings.off")
			if v {
				word = c.env.Words.T("settings.on")
			}
			suffix := ".off"
			if v {
				suffix = ".on"
			}
			c.add(Node{ID: id + suffix, Role: RoleChoice, Label: label + ": " + word, Text: word, Group: label, Style: Chip, Size: 16 * c.u,
				Rect: sprites.Rect{X: r.X + float64(i)*(w+6*c.u), Y: r.Y, W: w, H: r.H}, Checked: on == v, Press: func() { set(v) }})
		}
	})
}

// stepper adds a number with a button for less and one for more.
func (c *column) stepper(id, label, value string, less, more func()) {
	c.stepped(label, func(r sprites.Rect) { c.steps(id, label, value, r, less, more) })
}

// steps adds a value between a button for less and one for more.
func (c *column) steps(id, label, value string, r sprites.Rect, less, more func()) {
	side := min(r.H, r.W*0.3)
	button := func(name, icon, key string, x float64, press func()) {
		c.add(Node{ID: id + name, Role: RoleButton, Label: c.env.Words.T(key, "name", label), Icon: icon, Style: PlainButton, Size: 16 * c.u,
			Rect: sprites.Rect{X: x, Y: r.Y, W: side, H: r.H}, Press: press, Disabled: press == nil})
	}
	button(".less", "minus", "option.less", r.X, less)
	c.add(Node{ID: id, Role: RoleText, Label: label + ": " + value, Text: value, Style: Words,
		Size: c.env.Fonts.Fit(value, sprites.Bold, 18*c.u, 9, r.W-2*side-4), Bold: true, Align: sprites.Middle,
		Rect: sprites.Rect{X: r.X + side, Y: r.Y, W: r.W - 2*side, H: r.H}})
	button(".more", "plus", "option.more", r.X+r.W-side, more)
}

// stepped adds a row with a label at its left and something at its right.
func (c *column) stepped(label string, right func(sprites.Rect)) {
	if c.w < 250*c.u { // one below the other
		c.words("", label, 16, false, false)
		w := min(c.w, 190*c.u)
		right(sprites.Rect{X: c.x + c.w - w, Y: c.y, W: w, H: 44 * c.u})
		c.y += 44*c.u + c.gap
		return
	}
	h := 44 * c.u
	w := min(c.w*0.5, 190*c.u)
	size := 16 * c.u
	lines := c.env.Fonts.Wrap(label, sprites.Medium, size, c.w-w-12*c.u)
	h = max(h, float64(len(lines))*size*1.3)
	c.add(Node{Role: RoleText, Label: label, Lines: lines, Style: Words, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.x, Y: c.y, W: c.w - w - 12*c.u, H: h}})
	right(sprites.Rect{X: c.x + c.w - w, Y: c.y + (h-44*c.u)/2, W: w, H: 44 * c.u})
	c.y += h + c.gap
}

// field adds a labelled line of text.
func (c *column) field(id, label, empty string, line *TextLine) {
	c.words("", label, 15, false, true)
	c.y -= c.gap * 0.3
	c.bareField(id, label, empty, line)
}

// bareField adds a line of text whose label is only heard.
func (c *column) bareField(id, label, empty string, line *TextLine) {
	h := 48 * c.u
	c.add(Node{ID: id, Role: RoleField, Label: joined(label, line.Shown()), Text: empty, Style: Field, Size: 18 * c.u,
		Rect: sprites.Rect{X: c.x, Y: c.y, W: c.w, H: h}, Edit: line})
	c.y += h + c.gap
}

// iconRoom is how much wider an icon makes a button.
func iconRoom(n Node) float64 {
	if n.Icon == "" {
		return 0
	}
	return n.Size * 2.1
}

// button adds a button as wide as the column, with its words in two lines
// where they are large only so.
func (c *column) button(n Node) {
	if n.Size == 0 {
		n.Size = 18
	}
	n.Role, n.Text, n.Align = RoleButton, n.Label, sprites.Middle
	lines, size := setTitle(c.env.Fonts, n.Label, n.Size*c.u, c.w-12*c.u-iconRoom(n)*c.u, 1e6)
	n.Size = size
	h := 50 * c.u
	if len(lines) > 1 {
		n.Lines, n.Text = lines, widest(c.env.Fonts, lines, sprites.Bold, size)
		h = max(h, size*lineStep*float64(len(lines))+14*c.u)
	}
	n.Rect = sprites.Rect{X: c.x, Y: c.y, W: c.w, H: h}
	c.add(n)
	c.y += h + c.gap
}

// abreast adds buttons of one width side by side.
func (c *column) abreast(w float64, list ...Node) {
	x, y, whole := c.x, c.y, c.w
	c.w = w
	end := y
	for i, n := range list {
		c.x, c.y = x+float64(i)*(w+8*c.u), y
		c.button(n)
		end = max(end, c.y)
	}
	c.x, c.y, c.w = x, end, whole
}

// pairOfButtons adds two buttons side by side, or one below the other if their
// words are too long for that.
func (c *column) pairOfButtons(a, b Node) {
	gap := 10 * c.u
	w := (c.w - gap) / 2
	wide := max(c.env.Fonts.Width(a.Label, sprites.Bold, 17*c.u), c.env.Fonts.Width(b.Label, sprites.Bold, 17*c.u)) + 50*c.u
	a.Size, b.Size = 17, 17
	if wide > w {
		c.button(a)
		c.button(b)
		return
	}
	x, whole, y := c.x, c.w, c.y
	c.w = w
	c.button(a)
	c.x, c.y = x+w+gap, y
	c.button(b)
	c.x, c.w = x, whole
}

// groups lays groups of rows on sheets, in two columns of about the same
// height where there is room, and returns where the sheets lie.
func (c *column) groups(list []func(*column)) []sprites.Rect {
	gap := 16 * c.u
	if c.w < 860*c.u {
		var sheets []sprites.Rect
		for _, g := range list {
			sheets = append(sheets, c.sheet(g))
			c.y += gap
		}
		return sheets
	}
	whole, x, top := c.w, c.x, c.y
	c.w = (whole - gap) / 2
	var sheets []sprites.Rect
	ends := [2]float64{top, top}
	for _, g := range list {
		k := 0
		if ends[1] < ends[0] {
			k = 1
		}
		c.x, c.y = x+float64(k)*(c.w+gap), ends[k]
		sheets = append(sheets, c.sheet(g))
		ends[k] = c.y + gap
	}
	c.x, c.w, c.y = x, whole, max(ends[0], ends[1])
	return sheets
}

// sheet fills a group and returns where it lies, with air around it.
func (c *column) sheet(fill func(*column)) sprites.Rect {
	pad := min(18*c.u, c.w*0.04)
	r := sprites.Rect{X: c.x, Y: c.y, W: c.w}
	c.x, c.w, c.y = c.x+pad, c.w-2*pad, c.y+pad*0.4
	fill(c)
	c.x, c.w = r.X, r.W
	c.y += pad*0.7 - c.gap*0.3
	r.H = c.y - r.Y
	return r
}
