package analysis

import (
	"fmt"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

const graphID = "study.graph"

func (v *view) graphNode(r sprites.Rect) ui.Node {
	p := v.p
	points := p.review.known().Graph()
	at := min(v.left().Ply(), len(points)-1)
	n := ui.Node{ID: graphID, Role: ui.RoleText, Label: p.env.App.Words.T(key.StudyGraph), Note: v.graphNote(points[at]), Rect: r}
	if len(points) > 1 {
		n.Role = ui.RoleSlider
		n.Slide = &ui.Slide{Value: at, Most: len(points) - 1, Step: 1, Pad: padOf(p.review.known().Scale()),
			Set: func(ply int) { p.act(func() { p.study.Go(p.match().Node(ply)) }) }}
	}
	return n
}

// left returns the last node of the game on the way to the node shown: where a trial or variation leaves the game.
func (v *view) left() *match.Node {
	n := v.p.node()
	for !n.Played() && n.Parent() != nil {
		n = n.Parent()
	}
	return n
}

func (v *view) graphNote(at review.Point) string {
	w, p := v.p.env.App.Words, v.p
	turn := w.T(key.ReviewAt, "n", at.Ply, "of", p.review.known().Plies())
	if !at.Known || v.left() != v.p.node() {
		return turn
	}
	if value, ok := p.review.known().Value(at.Ply); ok {
		side := p.match().At(at.Ply).Turn()
		return table.JoinedNotes(turn, p.Scores().Full(value.Score, side, value.Proven))
	}
	return turn
}

// padOf returns the room at the ends of the graph, in logical pixels, which holds the numbers of a scale.
func padOf(scale int) float64 {
	if scale > 0 {
		return 34
	}
	return 10
}

type graphPlot struct {
	rect   sprites.Rect
	points []review.Point
	far    bool
	scale  int // the seeds at its edges, 0 if it shows chances
}

func (g *graphPlot) share(i int) float64 {
	if g.far {
		return 1 - g.points[i].Share
	}
	return g.points[i].Share
}

func (g *graphPlot) at(i int) sprites.Point {
	r := g.rect
	pad := padOf(g.scale)
	x := r.X + pad
	if n := len(g.points) - 1; n > 0 {
		x += (r.W - 2*pad) * float64(i) / float64(n)
	}
	return sprites.Pt(x, g.y(g.share(i)))
}

// y returns the height of a share.
func (g *graphPlot) y(share float64) float64 { return g.rect.Y + 8 + (g.rect.H-16)*(1-share) }

// leads returns the leads that have a line in the graph of a game that counts, besides 0.
func (g *graphPlot) leads() (list []int) {
	const most = 2 // a side
	step := max(g.scale/most, 5)
	for n := step; n <= g.scale; n += step {
		list = append(list, n, -n)
	}
	return list
}

// runs returns the known parts of the graph, as half-open ranges of points.
func (g *graphPlot) runs() (list [][2]int) {
	for i := 0; i < len(g.points); {
		for i < len(g.points) && !g.points[i].Known {
			i++
		}
		from := i
		for i < len(g.points) && g.points[i].Known {
			i++
		}
		if i > from {
			list = append(list, [2]int{from, i})
		}
	}
	return list
}

func (g *graphPlot) key(colors ...sprites.Color) string {
	b := fmt.Appendf(nil, "graph %.0f %.0f %v %v %v", g.rect.W, g.rect.H, g.far, g.scale, colors)
	for _, p := range g.points {
		b = fmt.Appendf(b, " %.3f%t%t", p.Share, p.Proven, p.Known)
	}
	return string(b)
}

func (v *view) drawGraph(p *sprites.Painter, r sprites.Rect) {
	bottom := v.p.bottom()
	known := v.p.review.known()
	g := graphPlot{rect: r, points: known.Graph(), far: bottom == rules.Far, scale: known.Scale()}
	colors := v.p.Area.Game().Colors
	low, high := colors[bottom], colors[bottom.Other()]
	p.Box(r, 14, p.Theme.Panel.Mix(high, 0.16))
	at := g
	at.rect = sprites.Rect{W: r.W, H: r.H}
	d := vector.Drawing{Key: at.key(low, p.Theme.Ink, p.Theme.Main), Passing: true, W: r.W, H: r.H, Paint: func(c *vector.Canvas) { at.paint(c, low, p.Theme) }}
	p.Sprite(d, r.Center(), r.W, sprites.Look{})
	middle := r.Y + r.H/2
	p.Box(sprites.Rect{X: r.X + 4, Y: middle - 0.75, W: r.W - 8, H: 1.5}, 0, p.Theme.Soft.Alpha(0.6))
	v.drawLeads(p, &g)
	p.Frame(r, 14, 1.5, p.Theme.Line)
	v.drawGraphMarks(p, &g)
}

// drawLeads draws a line for each lead, with its number of seeds.
func (v *view) drawLeads(p *sprites.Painter, g *graphPlot) {
	const size = 11
	for _, n := range g.leads() {
		y := g.y((1 + float64(n)/float64(g.scale)) / 2)
		label := strconv.Itoa(max(n, -n))
		p.Box(sprites.Rect{X: g.rect.X + 28, Y: y - 0.5, W: g.rect.W - 32, H: 1}, 0, p.Theme.Soft.Alpha(0.3))
		p.Text(label, g.rect.X+8, y, size, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}

func (g *graphPlot) paint(c *vector.Canvas, low sprites.Color, t sprites.Theme) {
	for _, run := range g.runs() {
		first, last := g.at(run[0]), g.at(run[1]-1)
		pts := []sprites.Point{sprites.Pt(first.X, g.rect.H-2)}
		line := new(vector.Path)
		for i := run[0]; i < run[1]; i++ {
			q := g.at(i)
			pts = append(pts, q)
			if i == run[0] {
				line.MoveTo(q.X, q.Y)
			} else {
				line.LineTo(q.X, q.Y)
			}
		}
		pts = append(pts, sprites.Pt(last.X, g.rect.H-2))
		c.Fill(new(vector.Path).Polygon(pts...), vector.Solid(low.Alpha(0.5)))
		c.Stroke(line, 2.5, vector.Solid(t.Ink))
	}
	for i := range g.points {
		if i > 0 && g.points[i].Proven && g.points[i-1].Proven && g.points[i].Known && g.points[i-1].Known {
			a, b := g.at(i-1), g.at(i)
			path := new(vector.Path)
			path.MoveTo(a.X, a.Y)
			path.LineTo(b.X, b.Y)
			c.Stroke(path, 5, vector.Solid(t.Main))
		}
	}
}

func (v *view) drawGraphMarks(p *sprites.Painter, g *graphPlot) {
	dot := func(i int, d float64, col sprites.Color) {
		at := g.at(i)
		p.Box(sprites.Rect{X: at.X - d/2 - 1.5, Y: at.Y - d/2 - 1.5, W: d + 3, H: d + 3}, d/2+1.5, p.Theme.Panel)
		p.Box(sprites.Rect{X: at.X - d/2, Y: at.Y - d/2, W: d, H: d}, d/2, col)
	}
	for _, m := range v.p.review.moments() {
		dot(m.Ply, 9, p.Theme.Wrong)
	}
	if n := v.left(); n.Ply() < len(g.points) {
		x := g.at(n.Ply()).X
		p.Box(sprites.Rect{X: x - 1, Y: g.rect.Y + 4, W: 2, H: g.rect.H - 8}, 1, p.Theme.Main)
		if n == v.p.node() {
			dot(n.Ply(), 11, p.Theme.Main)
		}
	}
}
