package chart

import (
	"fmt"
	"math"

	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A Chart draws numbers at places side by side, as a line, a band or columns, with an axis at the left.
type Chart struct {
	Rect sprites.Rect // whole chart
	Plot sprites.Rect // within the axes
	axis chartAxis
	Size float64 // of type
	N    int     // number of places
	pad  float64 // from the ends of the plot to the first and last place
}

// New lays out a chart of n places in a rectangle, with numbers of a type size; foot leaves room for words below.
func New(fonts *sprites.Fonts, r sprites.Rect, size float64, axis chartAxis, n int, foot bool) Chart {
	wide := 0.0
	for _, v := range axis.marks() {
		wide = max(wide, fonts.Width(markText(v), sprites.Medium, size))
	}
	c := Chart{Rect: r, axis: axis, Size: size, N: n, pad: size * 0.8}
	_, c.Plot = r.CutLeft(wide + size*0.6)
	_, c.Plot = c.Plot.CutTop(size * 0.7)
	below := size * 0.7
	if foot {
		below = size * 1.7
	}
	_, c.Plot = c.Plot.CutBottom(below)
	return c
}

// Height returns the height of a chart w wide.
func Height(w, text float64) float64 { return min(max(w*0.46, 170*text), 300*text) }

func markText(v float64) string { return fmt.Sprint(math.Round(v*100) / 100) }

// Scrolled returns the chart on a page scrolled by dy.
func (c Chart) Scrolled(dy float64) Chart {
	c.Rect.Y -= dy
	c.Plot.Y -= dy
	return c
}

// X returns the middle of a place, counted from 0.
func (c *Chart) X(i int) float64 {
	if c.N < 2 {
		return c.Plot.X + c.Plot.W/2
	}
	return c.Plot.X + c.pad + (c.Plot.W-2*c.pad)*float64(i)/float64(c.N-1)
}

func (c *Chart) y(v float64) float64 { return c.Plot.Y + c.Plot.H*(1-c.axis.share(v)) }

// At returns the point for value v at place i.
func (c *Chart) At(i int, v float64) sprites.Point { return sprites.Pt(c.X(i), c.y(v)) }

// Node returns the chart as a slider along its places: label describes the chart, note the picked place.
func (c *Chart) Node(id, label, note string, picked int, pick func(int)) ui.Node {
	n := ui.Node{ID: id, Role: ui.RoleText, Label: label, Note: note, Rect: c.Rect}
	if c.N > 1 {
		n.Role = ui.RoleSlider
		n.Rect = sprites.Rect{X: c.Plot.X, Y: c.Rect.Y, W: c.Plot.W, H: c.Rect.H}
		n.Slide = &ui.Slide{Value: picked, Most: c.N - 1, Step: 1, Set: pick, Pad: c.pad}
	}
	return n
}

// DrawAxes draws the axis marks with their numbers.
func (c *Chart) DrawAxes(p *sprites.Painter) {
	for i, v := range c.axis.marks() {
		y := c.y(v)
		col := p.Theme.Line.Alpha(0.7)
		if i == 0 {
			col = p.Theme.Line
		}
		p.Box(sprites.Rect{X: c.Plot.X, Y: y - 0.75, W: c.Plot.W, H: 1.5}, 0, col)
		p.Text(markText(v), c.Plot.X-c.Size*0.5, y, c.Size, sprites.Medium, sprites.Right, p.Theme.Soft)
	}
}

// DrawFoot writes words below the first and the last place, the last only if there is room.
func (c *Chart) DrawFoot(p *sprites.Painter, first, last string) {
	y := c.Plot.Y + c.Plot.H + c.Size*1.05
	p.Text(first, c.Plot.X, y, c.Size, sprites.Medium, sprites.Left, p.Theme.Soft)
	if w := p.Fonts.Width(first, sprites.Medium, c.Size) + p.Fonts.Width(last, sprites.Medium, c.Size); w+c.Size < c.Plot.W {
		p.Text(last, c.Plot.X+c.Plot.W, y, c.Size, sprites.Medium, sprites.Right, p.Theme.Soft)
	}
}

// DrawLine draws a line through the values.
func (c *Chart) DrawLine(p *sprites.Painter, values []float64, width float64, col sprites.Color) {
	c.draw(p, fmt.Sprint("line", c.axis, values, width, col), func(c *Chart, canvas *vector.Canvas) {
		path := new(vector.Path)
		for i, v := range values {
			if q := c.At(i, v); i == 0 {
				path.MoveTo(q.X, q.Y)
			} else {
				path.LineTo(q.X, q.Y)
			}
		}
		canvas.Stroke(path, width, vector.Solid(col))
	})
}

// DrawBand fills the area between two values of each place.
func (c *Chart) DrawBand(p *sprites.Painter, low, high []float64, col sprites.Color) {
	c.draw(p, fmt.Sprint("band", c.axis, low, high, col), func(c *Chart, canvas *vector.Canvas) {
		var pts []sprites.Point
		for i, v := range low {
			pts = append(pts, c.At(i, v))
		}
		for i := len(high) - 1; i >= 0; i-- {
			pts = append(pts, c.At(i, high[i]))
		}
		canvas.Fill(new(vector.Path).Polygon(pts...), vector.Solid(col))
	})
}

func (c *Chart) draw(p *sprites.Painter, key string, paint func(*Chart, *vector.Canvas)) {
	r := c.Plot.Inset(-4) // lines are wide
	x, y := math.Floor(r.X), math.Floor(r.Y)
	w, h := math.Ceil(r.W)+1, math.Ceil(r.H)+1
	at := *c
	at.Plot.X, at.Plot.Y = c.Plot.X-x, c.Plot.Y-y
	d := vector.Drawing{Key: fmt.Sprintf("chart %s %.1f", key, at.Plot), Passing: true, W: w, H: h, Paint: func(canvas *vector.Canvas) { paint(&at, canvas) }}
	p.Sprite(d, sprites.Pt(x+w/2, y+h/2), w, sprites.Look{})
}

// DrawColumns draws a column for each place, from the lower end of the axis up.
func (c *Chart) DrawColumns(p *sprites.Painter, values []float64, col sprites.Color) {
	w := c.columnWidth()
	for i, v := range values {
		y := c.y(v)
		if h := c.Plot.Y + c.Plot.H - y; h > 0.5 {
			p.Box(sprites.Rect{X: c.X(i) - w/2, Y: y, W: w, H: h}, min(w*0.2, 4), col)
		}
	}
}

func (c *Chart) columnWidth() float64 {
	if c.N < 2 {
		return min(c.Plot.W*0.3, 40)
	}
	return min((c.Plot.W-2*c.pad)/float64(c.N-1)*0.7, 40, 1.8*c.pad)
}

// A Part is a part of a bar: its value, its colours and a text that is written if there is room.
type Part struct {
	Value float64
	Color sprites.Color
	Ink   sprites.Color
	Text  string
}

// DrawParts draws a bar of parts over the rectangle's width; without parts only its background.
func DrawParts(p *sprites.Painter, r sprites.Rect, size float64, parts []Part) {
	sum := 0.0
	for _, t := range parts {
		sum += max(0, t.Value)
	}
	p.Box(r, r.H*0.25, p.Theme.Line.Alpha(0.5))
	x := r.X
	for _, t := range parts {
		w := r.W * max(0, t.Value) / max(sum, 1e-9)
		if w <= 0 {
			continue
		}
		at := sprites.Rect{X: x, Y: r.Y, W: max(0, w-1.5), H: r.H}
		p.Box(at, min(r.H*0.25, at.W/2), t.Color)
		if p.Fonts.Width(t.Text, sprites.Bold, size)+size*0.6 < at.W {
			p.Text(t.Text, at.Center().X, at.Center().Y, size, sprites.Bold, sprites.Middle, t.Ink)
		}
		x += w
	}
}

// A LegendItem is a colour and its meaning; round ones have a disc instead of a square.
type LegendItem struct {
	Color sprites.Color
	Text  string
	Round bool
}

// LegendRows returns the places of items, in as many rows as needed, and their total height.
func LegendRows(fonts *sprites.Fonts, r sprites.Rect, size float64, items []LegendItem) (places []sprites.Rect, height float64) {
	x, y, row := r.X, r.Y, size*1.7
	for _, t := range items {
		w := fonts.Width(t.Text, sprites.Medium, size) + size*1.6
		if x > r.X && x+w > r.X+r.W {
			x, y = r.X, y+row
		}
		places = append(places, sprites.Rect{X: x, Y: y, W: min(w, r.W), H: row})
		x += w + size
	}
	return places, y + row - r.Y
}

// DrawLegend draws items in their places.
func DrawLegend(p *sprites.Painter, places []sprites.Rect, size float64, items []LegendItem) {
	for i, t := range items {
		r := places[i]
		radius := size * 0.15
		if t.Round {
			radius = size * 0.4
		}
		p.Box(sprites.Rect{X: r.X, Y: r.Center().Y - size*0.4, W: size * 0.8, H: size * 0.8}, radius, t.Color)
		p.Text(p.Fonts.Shorten(t.Text, sprites.Medium, size, r.W-size*1.1), r.X+size*1.1, r.Center().Y, size, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}

// Colors returns the colours of games won, drawn and lost, which also differ in lightness.
func Colors(t sprites.Theme) (won, drawn, lost sprites.Color) {
	return t.Main, t.Soft.Mix(t.Panel, 0.6), t.Wrong.Mix(t.Panel, 0.4)
}
