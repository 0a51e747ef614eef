package scenes

import (
	"fmt"
	"math"

	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A chart is numbers drawn over places that stand side by side: as a line, a
// band or columns. Its axis stands at the left.
type chart struct {
	rect sprites.Rect // of the whole
	plot sprites.Rect // of what is drawn, within the axes
	axis chartAxis
	size float64 // of type
	n    int     // places
	pad  float64 // from the ends of the plot to the first and last place
}

// newChart lays a chart of n places into a rectangle, with its numbers in type
// of a size. foot tells that words stand below.
func newChart(fonts *sprites.Fonts, r sprites.Rect, size float64, axis chartAxis, n int, foot bool) chart {
	wide := 0.0
	for _, v := range axis.marks() {
		wide = max(wide, fonts.Width(markText(v), sprites.Medium, size))
	}
	c := chart{rect: r, axis: axis, size: size, n: n, pad: size * 0.8}
	_, c.plot = r.CutLeft(wide + size*0.6)
	_, c.plot = c.plot.CutTop(size * 0.7)
	below := size * 0.7
	if foot {
		below = size * 1.7
	}
	_, c.plot = c.plot.CutBottom(below)
	return c
}

// chartHeight is how high a chart is that is w wide.
func chartHeight(w, text float64) float64 { return min(max(w*0.46, 170*text), 300*text) }

func markText(v float64) string { return fmt.Sprint(math.Round(v*100) / 100) }

// scrolled is the chart on a page that is scrolled.
func (c chart) scrolled(dy float64) chart {
	c.rect.Y -= dy
	c.plot.Y -= dy
	return c
}

// x is the middle of a place, counted from 0.
func (c *chart) x(i int) float64 {
	if c.n < 2 {
		return c.plot.X + c.plot.W/2
	}
	return c.plot.X + c.pad + (c.plot.W-2*c.pad)*float64(i)/float64(c.n-1)
}

// y is the height of a number.
func (c *chart) y(v float64) float64 { return c.plot.Y + c.plot.H*(1-c.axis.share(v)) }

// at is where a number stands.
func (c *chart) at(i int, v float64) sprites.Point { return sprites.Pt(c.x(i), c.y(v)) }

// node is the chart to whoever reads or operates it: a slider along its places.
// label says what it shows, note what the place picked does.
func (c *chart) node(id, label, note string, picked int, pick func(int)) ui.Node {
	n := ui.Node{ID: id, Role: ui.RoleText, Label: label, Note: note, Rect: c.rect}
	if c.n > 1 {
		n.Role = ui.RoleSlider
		n.Rect = sprites.Rect{X: c.plot.X, Y: c.rect.Y, W: c.plot.W, H: c.rect.H}
		n.Slide = &ui.Slide{Value: picked, Most: c.n - 1, Step: 1, Set: pick, Pad: c.pad}
	}
	return n
}

// drawAxes draws the marks with their numbers.
func (c *chart) drawAxes(p *sprites.Painter) {
	for i, v := range c.axis.marks() {
		y := c.y(v)
		col := p.Theme.Line.Alpha(0.7)
		if i == 0 {
			col = p.Theme.Line
		}
		p.Box(sprites.Rect{X: c.plot.X, Y: y - 0.75, W: c.plot.W, H: 1.5}, 0, col)
		p.Text(markText(v), c.plot.X-c.size*0.5, y, c.size, sprites.Medium, sprites.Right, p.Theme.Soft)
	}
}

// drawFoot writes words below the first and the last place, or whatever of them
// there is room for.
func (c *chart) drawFoot(p *sprites.Painter, first, last string) {
	y := c.plot.Y + c.plot.H + c.size*1.05
	p.Text(first, c.plot.X, y, c.size, sprites.Medium, sprites.Left, p.Theme.Soft)
	if w := p.Fonts.Width(first, sprites.Medium, c.size) + p.Fonts.Width(last, sprites.Medium, c.size); w+c.size < c.plot.W {
		p.Text(last, c.plot.X+c.plot.W, y, c.size, sprites.Medium, sprites.Right, p.Theme.Soft)
	}
}

// drawLine joins the numbers of the places.
func (c *chart) drawLine(p *sprites.Painter, values []float64, width float64, col sprites.Color) {
	c.draw(p, fmt.Sprint("line", c.axis, values, width, col), func(c *chart, canvas *vector.Canvas) {
		path := new(vector.Path)
		for i, v := range values {
			if q := c.at(i, v); i == 0 {
				path.MoveTo(q.X, q.Y)
			} else {
				path.LineTo(q.X, q.Y)
			}
		}
		canvas.Stroke(path, width, vector.Solid(col))
	})
}

// drawBand fills what lies between two numbers of each place.
func (c *chart) drawBand(p *sprites.Painter, low, high []float64, col sprites.Color) {
	c.draw(p, fmt.Sprint("band", c.axis, low, high, col), func(c *chart, canvas *vector.Canvas) {
		var pts []sprites.Point
		for i, v := range low {
			pts = append(pts, c.at(i, v))
		}
		for i := len(high) - 1; i >= 0; i-- {
			pts = append(pts, c.at(i, high[i]))
		}
		canvas.Fill(new(vector.Path).Polygon(pts...), vector.Solid(col))
	})
}

// draw draws a picture of the plot that its key and place tell all about. paint
// gets the chart as it lies in the picture.
func (c *chart) draw(p *sprites.Painter, key string, paint func(*chart, *vector.Canvas)) {
	r := c.plot.Inset(-4) // lines are broad
	x, y := math.Floor(r.X), math.Floor(r.Y)
	w, h := math.Ceil(r.W)+1, math.Ceil(r.H)+1
	at := *c
	at.plot.X, at.plot.Y = c.plot.X-x, c.plot.Y-y
	d := vector.Drawing{Key: fmt.Sprintf("chart %s %.1f", key, at.plot), Passing: true, W: w, H: h, Paint: func(canvas *vector.Canvas) { paint(&at, canvas) }}
	p.Sprite(d, sprites.Pt(x+w/2, y+h/2), w, sprites.Look{})
}

// drawColumns draws a column a place, from the axis's lowest number up.
func (c *chart) drawColumns(p *sprites.Painter, values []float64, col sprites.Color) {
	w := c.columnWidth()
	for i, v := range values {
		y := c.y(v)
		if h := c.plot.Y + c.plot.H - y; h > 0.5 {
			p.Box(sprites.Rect{X: c.x(i) - w/2, Y: y, W: w, H: h}, min(w*0.2, 4), col)
		}
	}
}

func (c *chart) columnWidth() float64 {
	if c.n < 2 {
		return min(c.plot.W*0.3, 40)
	}
	return min((c.plot.W-2*c.pad)/float64(c.n-1)*0.7, 40, 1.8*c.pad)
}

// A chartPart is a share of a bar: its number, its colour and what is written
// on it where there is room.
type chartPart struct {
	value float64
	color sprites.Color
	ink   sprites.Color
	text  string
}

// drawParts draws a bar of parts one after another, all of them as wide as the
// rectangle; of an empty one only its ground.
func drawParts(p *sprites.Painter, r sprites.Rect, size float64, parts []chartPart) {
	sum := 0.0
	for _, t := range parts {
		sum += max(0, t.value)
	}
	p.Box(r, r.H*0.25, p.Theme.Line.Alpha(0.5))
	x := r.X
	for _, t := range parts {
		w := r.W * max(0, t.value) / max(sum, 1e-9)
		if w <= 0 {
			continue
		}
		at := sprites.Rect{X: x, Y: r.Y, W: max(0, w-1.5), H: r.H}
		p.Box(at, min(r.H*0.25, at.W/2), t.color)
		if p.Fonts.Width(t.text, sprites.Bold, size)+size*0.6 < at.W {
			p.Text(t.text, at.Center().X, at.Center().Y, size, sprites.Bold, sprites.Middle, t.ink)
		}
		x += w
	}
}

// A legendItem is a colour and what it stands for; round ones have a disc in
// place of a square.
type legendItem struct {
	color sprites.Color
	text  string
	round bool
}

// legendRows are the places of items from left to right, in as many rows as
// they need, and how high all are.
func legendRows(fonts *sprites.Fonts, r sprites.Rect, size float64, items []legendItem) (places []sprites.Rect, height float64) {
	x, y, row := r.X, r.Y, size*1.7
	for _, t := range items {
		w := fonts.Width(t.text, sprites.Medium, size) + size*1.6
		if x > r.X && x+w > r.X+r.W {
			x, y = r.X, y+row
		}
		places = append(places, sprites.Rect{X: x, Y: y, W: min(w, r.W), H: row})
		x += w + size
	}
	return places, y + row - r.Y
}

// drawLegend draws items in their places.
func drawLegend(p *sprites.Painter, places []sprites.Rect, size float64, items []legendItem) {
	for i, t := range items {
		r := places[i]
		radius := size * 0.15
		if t.round {
			radius = size * 0.4
		}
		p.Box(sprites.Rect{X: r.X, Y: r.Center().Y - size*0.4, W: size * 0.8, H: size * 0.8}, radius, t.color)
		p.Text(p.Fonts.Shorten(t.text, sprites.Medium, size, r.W-size*1.1), r.X+size*1.1, r.Center().Y, size, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}

// chartColors are those of games won, drawn and lost. They differ in lightness,
// too.
func chartColors(t sprites.Theme) (won, drawn, lost sprites.Color) {
	return t.Main, t.Soft.Mix(t.Panel, 0.6), t.Wrong.Mix(t.Panel, 0.4)
}
