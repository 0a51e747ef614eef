package scenes

import (
	"strconv"

	"tidepool/rules"
	"tidepool/sprites"
)

// A goal is how far a side has come towards one way of winning.
type goal struct {
	// pictures stand before the text, text is short: "1/3".
	pictures []sprites.Drawing
	text     string
	// label says it in full.
	label string
}

// A goalTable is a table that can tell how far a side has come.
type goalTable interface {
	Goals(pos rules.Position, side rules.Side) []goal
}

// goalsOf are a side's goals in the position shown.
func (b *boardScene) goalsOf(side rules.Side) []goal {
	if t, ok := b.table.(goalTable); ok {
		return t.Goals(b.position(), side)
	}
	return nil
}

// outOf is a short "1/3".
func outOf(n, of int) string { return strconv.Itoa(n) + "/" + strconv.Itoa(of) }

const (
	goalPicture = 24 // logical pixels at the usual size of text
	goalOverlap = 13 // from one picture to the next
	goalType    = 15
	goalPad     = 6
	goalGap     = 6
)

// goalWidth is how wide a goal is at the usual size of text.
func goalWidth(f *sprites.Fonts, g goal) float64 {
	w := 2.0 * goalPad
	if n := len(g.pictures); n > 0 {
		w += goalPicture + goalOverlap*float64(n-1)
	}
	if g.text != "" {
		w += f.Width(g.text, sprites.Bold, goalType)
		if len(g.pictures) > 0 {
			w += 3
		}
	}
	return w
}

func goalsWidth(f *sprites.Fonts, list []goal) float64 {
	sum := 0.0
	for i, g := range list {
		if sum += goalWidth(f, g); i > 0 {
			sum += goalGap
		}
	}
	return sum
}

func goalWords(list []goal) string {
	s := ""
	for _, g := range list {
		s = joinedNotes(s, g.label)
	}
	return s
}

// joinedNotes puts one note after another.
func joinedNotes(a, b string) string {
	switch {
	case a == "":
		return b
	case b == "":
		return a
	}
	return a + ", " + b
}

// A chip is a goal with its place.
type chip struct {
	goal
	rect sprites.Rect
	k    float64 // multiplies its measures
}

// layGoals puts goals at the right of a rectangle, or at the left.
func layGoals(f *sprites.Fonts, list []goal, r sprites.Rect, t float64, left bool) []chip {
	want := goalsWidth(f, list)
	if want == 0 || r.W <= 0 {
		return nil
	}
	k := min(t, r.W/want, r.H/goalPicture)
	x := r.X + r.W - want*k
	if left {
		x = r.X
	}
	var chips []chip
	for _, g := range list {
		w, h := goalWidth(f, g)*k, min(goalPicture*1.16*k, r.H)
		chips = append(chips, chip{g, sprites.Rect{X: x, Y: r.Y + (r.H-h)/2, W: w, H: h}, k})
		x += w + goalGap*k
	}
	return chips
}

// draw draws a goal as its pictures and its text on a tray.
func (c *chip) draw(p *sprites.Painter) {
	r := c.rect
	p.Box(r, r.H*0.3, p.Theme.Tray)
	x, y := r.X+goalPad*c.k, r.Center().Y
	for i, d := range c.pictures {
		p.Sprite(d, sprites.Pt(x+(goalPicture/2+goalOverlap*float64(i))*c.k, y), goalPicture*c.k, sprites.Look{})
	}
	p.Text(c.text, r.X+r.W-goalPad*c.k, y, goalType*c.k, sprites.Bold, sprites.Right, p.Theme.Ink)
}
