package ui

import (
	"tidepool/locale/key"
	"tidepool/sprites"
)

// A Column lays nodes out from the top down, for pages that are lists of settings. Widths are in logical
// pixels; type and rows grow with the text size.
type Column struct {
	// App provides the words and fonts.
	App   *App
	Text  float64 // factor for the size of text
	read  float64 // factor for the size of prose, see [Frame.Read]
	X, Y  float64
	W     float64
	Nodes []Node
	// Picture is the room beside the page for a picture; empty if there is none.
	Picture sprites.Rect
	Gap     float64

	body   sprites.Rect // the page's body
	scroll float64      // as the player wants it, not yet clamped
}

func newColumn(app *App, f Frame, r sprites.Rect) *Column {
	return &Column{App: app, scroll: f.Scroll, Text: f.Text, read: f.Read, X: r.X, Y: r.Y, W: r.W, Gap: 10 * f.Text}
}

func (c *Column) Add(n Node) { c.Nodes = append(c.Nodes, n) }

// Space adds vertical space.
func (c *Column) Space(h float64) { c.Y += h * c.Text }

// Prose adds a paragraph of sentences, in the player's reading size.
func (c *Column) Prose(id, s string) { c.paragraph(id, s, 17*c.read, false, false) }

// Words adds a paragraph, wrapped to fit.
func (c *Column) Words(id, s string, size float64, bold, soft bool) {
	c.paragraph(id, s, size*c.Text, bold, soft)
}

// Parts adds a paragraph, broken between its parts where possible.
func (c *Column) Parts(id, s string, bold bool) {
	size := 15 * c.Text
	c.lines(id, s, WrapParts(c.App.Fonts, s, Weight(bold), size, c.W), size, bold, false)
}

func (c *Column) paragraph(id, s string, size float64, bold, soft bool) {
	c.lines(id, s, c.App.Fonts.Wrap(s, Weight(bold), size, c.W), size, bold, soft)
}

func (c *Column) lines(id, s string, lines []string, size float64, bold, soft bool) {
	h := size * 1.3 * float64(len(lines))
	c.Add(Node{ID: id, Role: RoleText, Label: s, Lines: lines, Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h},
		Style: Words, Size: size, Bold: bold, Soft: soft, Align: sprites.Left})
	c.Y += h + c.Gap*0.6
}

// Heading adds the title of a group.
func (c *Column) Heading(id, s string) {
	c.Space(8)
	c.Title(id, s, 18)
}

// Title adds a heading, smaller if a word would not fit on a line otherwise.
func (c *Column) Title(id, s string, size float64) {
	c.Words(id, s, c.App.Fonts.FitWords(s, sprites.Bold, size*c.Text, c.W)/c.Text, true, false)
	c.Nodes[len(c.Nodes)-1].Role = RoleHeading
}

// A Choice is one value among several.
type Choice struct {
	// ID and Label become those of the node.
	ID, Label string
	// Pick selects this value.
	Pick func()
	// Checked reports that this is the selected value.
	Checked bool
}

// Choices adds a label and the values as chips, in as few rows as possible.
func (c *Column) Choices(label string, list []Choice) {
	if label != "" {
		c.Words("", label, 15, false, true)
	}
	size := 16 * c.Text
	h, gap := 44*c.Text, 8*c.Text
	least := 0.0
	for _, ch := range list {
		least = max(least, c.App.Fonts.Width(ch.Label, sprites.Medium, size)+24*c.Text)
	}
	per := max(1, min(len(list), int((c.W+gap)/(least+gap))))
	rows := (len(list) + per - 1) / per
	per = (len(list) + rows - 1) / rows
	w := (c.W - gap*float64(per-1)) / float64(per)
	broken := least-24*c.Text > w-12*c.Text // into lines; a long label is not made smaller
	lines := make([][]string, len(list))
	for i, ch := range list {
		lines[i] = []string{ch.Label}
		if broken {
			lines[i] = c.App.Fonts.Wrap(ch.Label, sprites.Medium, size, w-12*c.Text)
		}
		h = max(h, float64(len(lines[i]))*size*1.3+12*c.Text)
	}
	for i, ch := range list {
		c.Add(Node{ID: ch.ID, Role: RoleChoice, Label: Joined(label, ch.Label), Text: ch.Label, Group: label, Style: Chip, Size: size, Lines: lines[i], Align: sprites.Middle,
			Rect:    sprites.Rect{X: c.X + float64(i%per)*(w+gap), Y: c.Y + float64(i/per)*(h+gap), W: w, H: h},
			Checked: ch.Checked, Press: ch.Pick})
	}
	c.Y += float64(rows)*(h+gap) - gap + c.Gap
}

// Chips adds choices whose label is only read aloud.
func (c *Column) Chips(label string, list []Choice) {
	first := len(c.Nodes)
	c.Choices("", list)
	for i := range c.Nodes[first:] {
		n := &c.Nodes[first+i]
		n.Group, n.Label = label, Joined(label, list[i].Label)
	}
}

func Joined(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ": " + b
}

// Toggle adds a label with a switch at its right.
func (c *Column) Toggle(id, label string, on bool, set func(bool)) {
	n := Node{ID: id, Role: RoleToggle, Label: label, Style: Switch, Size: 16 * c.Text, Checked: on, Press: func() { set(!on) }}
	n.Lines = c.App.Fonts.Wrap(label, sprites.Medium, n.Size, c.W-switchWide*n.Size-12*c.Text)
	n.Rect = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: max(44*c.Text, float64(len(n.Lines))*n.Size*LineStep)}
	c.Add(n)
	c.Y += n.Rect.H + c.Gap
}

// Beside adds a label and at its right two short values.
func (c *Column) Beside(label string, list []Choice) {
	c.stepped(label, func(r sprites.Rect) {
		gap := 6 * c.Text
		w := (r.W - gap*float64(len(list)-1)) / float64(len(list))
		for i, ch := range list {
			c.Add(Node{ID: ch.ID, Role: RoleChoice, Label: Joined(label, ch.Label), Text: ch.Label, Group: label, Style: Chip,
				Size: c.App.Fonts.Fit(ch.Label, sprites.Medium, 16*c.Text, 9, w-8*c.Text),
				Rect: sprites.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}, Checked: ch.Checked, Press: ch.Pick})
		}
	})
}

// Stepper adds a label and at its right a number between buttons for less and more.
func (c *Column) Stepper(id, label, value string, less, more func()) {
	c.stepped(label, func(r sprites.Rect) { c.Steps(id, label, value, r, less, more) })
}

// Steps adds a value between buttons for less and more, in r.
func (c *Column) Steps(id, label, value string, r sprites.Rect, less, more func()) {
	side := min(r.H, r.W*0.3)
	button := func(name, icon string, does key.Text, x float64, press func()) {
		c.Add(Node{ID: id + name, Role: RoleButton, Label: c.App.Words.T(does, "name", label), Icon: icon, Style: PlainButton, Size: 16 * c.Text,
			Rect: sprites.Rect{X: x, Y: r.Y, W: side, H: r.H}, Press: press, Disabled: press == nil})
	}
	button(".less", "minus", key.OptionLess, r.X, less)
	c.Add(Node{ID: id, Role: RoleText, Label: label + ": " + value, Text: value, Style: Words,
		Size: c.App.Fonts.Fit(value, sprites.Bold, 18*c.Text, 9, r.W-2*side-4), Bold: true, Align: sprites.Middle,
		Rect: sprites.Rect{X: r.X + side, Y: r.Y, W: r.W - 2*side, H: r.H}})
	button(".more", "plus", key.OptionMore, r.X+r.W-side, more)
}

func (c *Column) stepped(label string, right func(sprites.Rect)) {
	if c.W < 250*c.Text { // one below the other
		c.Words("", label, 16, false, false)
		w := min(c.W, 190*c.Text)
		right(sprites.Rect{X: c.X + c.W - w, Y: c.Y, W: w, H: 44 * c.Text})
		c.Y += 44*c.Text + c.Gap
		return
	}
	h := 44 * c.Text
	w := min(c.W*0.5, 190*c.Text)
	size := 16 * c.Text
	lines := c.App.Fonts.Wrap(label, sprites.Medium, size, c.W-w-12*c.Text)
	h = max(h, float64(len(lines))*size*1.3)
	c.Add(Node{Role: RoleText, Label: label, Lines: lines, Style: Words, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W - w - 12*c.Text, H: h}})
	right(sprites.Rect{X: c.X + c.W - w, Y: c.Y + (h-44*c.Text)/2, W: w, H: 44 * c.Text})
	c.Y += h + c.Gap
}

// Field adds a labelled text field.
func (c *Column) Field(id, label, empty string, line *TextLine) {
	c.Words("", label, 15, false, true)
	c.Y -= c.Gap * 0.3
	c.BareField(id, label, empty, line)
}

// BareField adds a text field whose label is only read aloud.
func (c *Column) BareField(id, label, empty string, line *TextLine) {
	h := 48 * c.Text
	c.Add(Node{ID: id, Role: RoleField, Label: Joined(label, line.Shown()), Text: empty, Style: Field, Size: 18 * c.Text,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}, Edit: line})
	c.Y += h + c.Gap
}

func iconRoom(n Node) float64 {
	if n.Icon == "" {
		return 0
	}
	return n.Size * 2.1
}

// Button adds a button as wide as the column. Its words take two lines if that allows larger type.
func (c *Column) Button(n Node) {
	if n.Size == 0 {
		n.Size = 18
	}
	n.Role, n.Text, n.Align = RoleButton, n.Label, sprites.Middle
	lines, size := SetTitle(c.App.Fonts, n.Label, n.Size*c.Text, c.W-12*c.Text-iconRoom(n)*c.Text, 1e6)
	n.Size = size
	h := 50 * c.Text
	if len(lines) > 1 {
		n.Lines, n.Text = lines, Widest(c.App.Fonts, lines, sprites.Bold, size)
		h = max(h, size*LineStep*float64(len(lines))+14*c.Text)
	}
	n.Rect = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}
	c.Add(n)
	c.Y += h + c.Gap
}

// Row adds a button for one item of a list: no background, words at the left.
func (c *Column) Row(n Node) {
	n.Style, n.Size = QuietButton, 17
	c.Button(n)
	c.Nodes[len(c.Nodes)-1].Align = sprites.Left
	c.Y -= c.Gap
}

// Apart leaves space between two groups of rows.
func (c *Column) Apart() { c.Y += 18 * c.Text }

// Abreast adds buttons of width w side by side.
func (c *Column) Abreast(w float64, list ...Node) { c.abreast(w, 8*c.Text, list) }

func (c *Column) abreast(w, gap float64, list []Node) {
	x, y, whole := c.X, c.Y, c.W
	c.W = w
	end := y
	for i, n := range list {
		c.X, c.Y = x+float64(i)*(w+gap), y
		c.Button(n)
		end = max(end, c.Y)
	}
	c.X, c.Y, c.W = x, end, whole
}

// Columns fills columns side by side, with gaps and the shares of the width given.
func (c *Column) Columns(gap float64, shares []float64, fills ...func(*Column)) {
	x, top, whole, end := c.X, c.Y, c.W, c.Y
	room := whole - gap*float64(len(shares)-1)
	for i, fill := range fills {
		c.Y, c.W = top, room*shares[i]
		fill(c)
		end = max(end, c.Y)
		c.X += c.W + gap
	}
	c.X, c.Y, c.W = x, end, whole
}

// Pair adds two or three buttons side by side, or below each other if they are too long.
func (c *Column) Pair(list ...Node) {
	gap, wide := 10*c.Text, 0.0
	for i := range list {
		list[i].Size = 17
		wide = max(wide, c.App.Fonts.Width(list[i].Label, sprites.Bold, 17*c.Text)+50*c.Text)
	}
	n := len(list)
	w := (c.W - gap*float64(n-1)) / float64(n)
	if wide > w {
		if n--; n > 1 {
			c.Pair(list[:n]...)
		} else {
			c.Button(list[0])
		}
		c.Button(list[n])
		return
	}
	c.abreast(w, gap, list)
}

// Single reports whether [Column.Groups] has room for one column only.
func (c *Column) Single() bool { return c.W < 860*c.Text }

// Groups lays groups of rows out on sheets, in two balanced columns where there is room, and returns the
// sheets' places.
func (c *Column) Groups(list []func(*Column)) []sprites.Rect {
	gap := 16 * c.Text
	if c.Single() {
		var sheets []sprites.Rect
		for _, g := range list {
			sheets = append(sheets, c.Panel(g))
			c.Y += gap
		}
		return sheets
	}
	whole, x, top := c.W, c.X, c.Y
	c.W = (whole - gap) / 2
	var sheets []sprites.Rect
	ends := [2]float64{top, top}
	for _, g := range list {
		k := 0
		if ends[1] < ends[0] {
			k = 1
		}
		c.X, c.Y = x+float64(k)*(c.W+gap), ends[k]
		sheets = append(sheets, c.Panel(g))
		ends[k] = c.Y + gap
	}
	c.X, c.W, c.Y = x, whole, max(ends[0], ends[1])
	return sheets
}

// Panel fills a group, with padding around it, and returns its place.
func (c *Column) Panel(fill func(*Column)) sprites.Rect {
	pad := min(18*c.Text, c.W*0.04)
	r := sprites.Rect{X: c.X, Y: c.Y, W: c.W}
	c.X, c.W, c.Y = c.X+pad, c.W-2*pad, c.Y+pad*0.4
	fill(c)
	c.X, c.W = r.X, r.W
	c.Y += pad*0.7 - c.Gap*0.3
	r.H = c.Y - r.Y
	return r
}
