package table

import (
	"strings"

	"tidepool/scenes/board"
	"tidepool/sprites"
)

const (
	goalPicture = 24 // logical pixels at the usual text size
	goalOverlap = 13 // from one picture to the next
	goalType    = 15
	goalPad     = 6
	goalGap     = 6
	pipPicture  = 22 // a reached goal among few
	pipStep     = 16 // from one to the next
	pipRing     = 8.5
)

func goalWidth(f *sprites.Fonts, g board.Goal) float64 {
	w := 2.0 * goalPad
	if g.Pips() {
		return w + pipPicture + pipStep*float64(g.Of-1) + 2
	}
	if n := len(g.Pictures); n > 0 {
		w += goalPicture + goalOverlap*float64(n-1)
	}
	if g.Text != "" {
		w += f.Width(g.Text, sprites.Bold, goalType)
		if len(g.Pictures) > 0 {
			w += 3
		}
	}
	return w
}

func GoalsWidth(f *sprites.Fonts, list []board.Goal) float64 {
	sum := 0.0
	for i, g := range list {
		if sum += goalWidth(f, g); i > 0 {
			sum += goalGap
		}
	}
	return sum
}

func GoalWords(list []board.Goal) string {
	s := ""
	for _, g := range list {
		s = JoinedNotes(s, g.Label)
	}
	return s
}

// A Chip is a goal with its place.
type Chip struct {
	board.Goal
	rect sprites.Rect
	k    float64 // multiplies its sizes
}

// GoalText returns the text on the chips.
func GoalText(chips []Chip) string {
	var list []string
	for _, c := range chips {
		list = append(list, c.Text)
	}
	return strings.Join(list, " ")
}

// LayGoals puts goals at the right of a rectangle, or at the left.
func LayGoals(f *sprites.Fonts, list []board.Goal, r sprites.Rect, t float64, left bool) []Chip {
	want := GoalsWidth(f, list)
	if want == 0 || r.W <= 0 {
		return nil
	}
	k := min(t, r.W/want, r.H/goalPicture)
	x := r.X + r.W - want*k
	if left {
		x = r.X
	}
	var chips []Chip
	for _, g := range list {
		w, h := goalWidth(f, g)*k, min(goalPicture*1.16*k, r.H)
		chips = append(chips, Chip{g, sprites.Rect{X: x, Y: r.Y + (r.H-h)/2, W: w, H: h}, k})
		x += w + goalGap*k
	}
	return chips
}

// Draw draws a goal on a tray: pips if there are few, otherwise pictures and text, above a progress line.
func (c *Chip) Draw(p *sprites.Painter) {
	r := c.rect
	p.Box(r, r.H*0.3, p.Theme.Tray)
	if c.Pips() {
		c.drawPips(p)
		return
	}
	x, y := r.X+goalPad*c.k, r.Center().Y
	if c.Of > 0 {
		y -= 2 * c.k
	}
	for i, d := range c.Pictures {
		p.Sprite(d, sprites.Pt(x+(goalPicture/2+goalOverlap*float64(i))*c.k, y), goalPicture*c.k, sprites.Look{})
	}
	p.Text(c.Text, r.X+r.W-goalPad*c.k, y, goalType*c.k, sprites.Bold, sprites.Right, p.Theme.Ink)
	if c.Of > 0 {
		high := 3 * c.k
		line := sprites.Rect{X: x, Y: r.Y + r.H - high - 1.5*c.k, W: r.W - 2*goalPad*c.k, H: high}
		p.Box(line, high/2, p.Theme.Line)
		line.W = min(1, float64(c.Have)/float64(c.Of)) * line.W
		if line.W > 0 {
			line.W = max(line.W, high)
			p.Box(line, high/2, p.Theme.Main)
		}
	}
}

func (c *Chip) drawPips(p *sprites.Painter) {
	r := c.rect
	y, x := r.Center().Y, r.X+(goalPad+pipPicture/2)*c.k
	shown, look := c.Have, sprites.Look{}
	if c.Have == 0 {
		shown, look.Fade = 1, 0.5
	}
	for i := range shown {
		p.Sprite(c.Pip(i), sprites.Pt(x+pipStep*float64(i)*c.k, y), pipPicture*c.k, look)
	}
	left := c.Of - c.Have
	x += (pipPicture/2 + pipStep*float64(shown-1)) * c.k
	step, d := (r.X+r.W-goalPad*c.k-x)/float64(max(left, 1)), pipRing*c.k
	for i := range left {
		at := x + step*(float64(i)+0.5)
		p.Frame(sprites.Rect{X: at - d/2, Y: y - d/2, W: d, H: d}, d/2, max(1.4, d*0.19), p.Theme.Soft)
	}
}
