package ui

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites"
)

// Draw implements [ebiten.Game]. It draws only if something changed; the screen keeps its last picture.
func (a *App) Draw(screen *ebiten.Image) {
	if len(a.layers) > 0 {
		a.standing.draw(screen)
	}
}

type renderer struct {
	app *App
	p   *sprites.Painter
}

func (r renderer) layers() {
	a, p := r.app, r.p
	p.Fill(p.Theme.Page, p.Theme.PageLow)
	shaded := 0.0
	for i := a.lowest(); i < len(a.layers); i++ {
		l := a.layers[i]
		top := i == len(a.layers)-1
		way, opacity := r.visible(i)
		rise, shade := 24.0, 0.5
		if low, ok := l.scene.(Low); ok {
			rise, shade = low.Rise(&l.laid), low.Shade(&l.laid)
		}
		if isSheet(l.scene) && shade > shaded {
			more := (shade - shaded) / (1 - shaded)
			if top {
				more *= opacity
			}
			p.Box(sprites.Rect{X: -2, Y: -2, W: a.frame.W + 4, H: a.frame.H + 4}, 0, sprites.Hex(0x12202A).Alpha(more))
			shaded = shade
		}
		if opacity > 0 || top { // which asks for its pictures before it is visible
			p.Shifted(rise*way, opacity, func() { r.layer(l, top) })
		}
	}
	if n := a.topLayer().find("toast"); n != nil {
		r.toast(n)
	}
}

// visible returns how much of a layer's way to its place is left, and how opaque it is: of several sheets only
// the uppermost is visible.
func (r renderer) visible(i int) (way, opacity float64) {
	a := r.app
	coming := float64(a.entering) / enterTicks
	coming *= coming
	switch last := len(a.layers) - 1; {
	case i == last:
		return coming, 1 - coming
	case !isSheet(a.layers[i].scene) || !isSheet(a.layers[i+1].scene):
		return 0, 1
	case i == last-1:
		return 0, coming
	}
	return 0, 0
}

func (r renderer) layer(l *layer, top bool) {
	p := r.p
	l.scene.Draw(p, &l.laid)
	for i := range l.laid.Nodes {
		n := &l.laid.Nodes[i]
		if n.Style != Unseen {
			n.within(p, func() { r.node(n, top) })
		}
	}
	if f, ok := l.scene.(Foreground); ok {
		f.DrawOver(p, &l.laid)
	}
	if n := l.find(r.app.Focus.id); top && r.app.Focus.shown && n != nil {
		r.focus(n)
	}
}

func (r renderer) focus(n *Node) {
	p := r.p
	draw := func() {
		at := n.Rect.Inset(-3)
		switch {
		case n.Role == RoleSpot:
			at = n.Rect.Inset(1)
		case n.Style == Switch: // its words begin at its edge
			at.X, at.W = at.X-6, at.W+12
		}
		p.Frame(at, 16, 7, p.Theme.FocusEdge)
		p.Frame(at.Inset(2), 14, 3, p.Theme.Focus)
	}
	if n.Clip.W > 0 {
		p.Clipped(n.Clip, draw)
		return
	}
	draw()
}

func (r renderer) node(n *Node, top bool) {
	if n.Flip {
		r.p.Turned(n.Rect.Center(), math.Pi, func() { r.upright(n, top) })
		return
	}
	r.upright(n, top)
}

func (r renderer) upright(n *Node, top bool) {
	p, g := r.p, &r.app.Gesture
	down := top && g.pressed == n.ID && n.ID != ""
	over := top && g.over == n.ID && n.ID != "" && !down
	ink := p.Theme.Ink
	switch n.Style {
	case MainButton, PlainButton, Chip:
		ink = buttonFace(p, n, down, over)
	case QuietButton, ToolButton:
		if (down || over) && n.Operable() {
			p.Box(n.Rect, 14, p.Theme.Ink.Alpha(0.08))
		}
		if n.Disabled {
			ink = ink.Alpha(0.3)
		}
	case Field:
		r.field(n)
		return
	case Switch:
		drawSwitch(p, n, down, over)
		return
	case Slider:
		drawSlider(p, n, down || g.sliding == n.ID, over)
		return
	}
	if n.Soft {
		ink = p.Theme.Soft
	}
	if n.Accent {
		ink = p.Theme.Main
	}
	if n.Warn {
		ink = p.Theme.Wrong
	}
	if n.Style == ToolButton {
		drawTool(p, n, ink)
		return
	}
	drawWords(p, n, ink)
}

func drawTool(p *sprites.Painter, n *Node, ink sprites.Color) {
	c := n.Rect.Center()
	if n.Text == " " {
		p.Icon(n.Icon, c, n.Size*1.8, ink)
		return
	}
	if n.Icon != "" {
		p.Icon(n.Icon, sprites.Pt(c.X, c.Y-n.Size*0.7), n.Size*1.7, ink)
		c.Y += n.Size * 0.95
	}
	p.Text(cmp.Or(n.Text, n.Label), c.X, c.Y, n.Size, sprites.Medium, sprites.Middle, ink)
}

// DisabledInk is the text colour of things that cannot be pressed now.
func DisabledInk(t sprites.Theme) sprites.Color { return t.Soft }

func buttonFace(p *sprites.Painter, n *Node, down, over bool) sprites.Color {
	r, face, ink := n.Rect, p.Theme.Button, p.Theme.ButtonInk
	if n.Style == MainButton || n.Style == Chip && n.Checked {
		face, ink = p.Theme.Main, p.Theme.MainInk
	}
	if n.Disabled { // no background and a faint edge, so nothing looks pressable, but the words stay readable
		p.Frame(r, 14, 1.5, p.Theme.Line.Alpha(1-0.75*p.Theme.Edge))
		if n.Text == "" && n.Icon != "" {
			return p.Theme.Ink.Alpha(0.3)
		}
		return DisabledInk(p.Theme)
	}
	if !down {
		p.Shade(r, 14, 2, 5, p.Theme.Shadow.Alpha(0.16))
	}
	face = touched(p.Theme, face, down, over)
	p.Box(r, 14, face)
	p.Frame(r, 14, 1.5, face.Mix(p.Theme.Ink, p.Theme.Edge))
	return ink
}

// touched returns the colour of something pressed, or below the mouse.
func touched(t sprites.Theme, face sprites.Color, down, over bool) sprites.Color {
	switch {
	case down:
		return face.Mix(t.Ink, 0.16)
	case over:
		return face.Mix(t.Lit, 0.14)
	}
	return face
}

// DrawPanel draws a panel with a thin edge.
func DrawPanel(p *sprites.Painter, r sprites.Rect, radius float64, face sprites.Color) {
	p.Box(r, radius, face)
	p.Frame(r, radius, 1.5, p.Theme.Line)
}

func drawWords(p *sprites.Painter, n *Node, ink sprites.Color) {
	s := n.Text
	if s == "" && n.Icon == "" {
		s = n.Label
	}
	w := Weight(n.Bold || n.Style == MainButton)
	c := n.Rect.Center()
	lines := n.Lines
	if len(lines) == 0 {
		lines = []string{s}
	}
	icon := 0.0
	if n.Icon != "" {
		icon = n.Size * 1.45
	}
	x, align := c.X, sprites.Middle
	switch {
	case n.Align == sprites.Left && (n.Style == Words || n.Icon != "" && s != "" || len(n.Lines) > 0):
		x, align = n.Rect.X, sprites.Left
		if n.Style != Words {
			x += n.Size * 0.8
		}
	case n.Align == sprites.Right && n.Style == Words:
		x, align = n.Rect.X+n.Rect.W, sprites.Right
	}
	if icon > 0 {
		x = drawNodeIcon(p, n, s, w, icon, x, align, ink)
		align = sprites.Left
	}
	step := n.Size * 1.3
	y := c.Y - step*float64(len(lines)-1)/2
	if n.Tail.Below {
		y -= n.Tail.Size * LineStep / 2
	}
	for i, line := range lines {
		weight := w
		if i < n.Heads {
			weight = sprites.Bold
		}
		p.Text(line, x, y+step*float64(i), n.Size, weight, align, ink)
	}
	drawTail(p, n, lines[len(lines)-1], x, y+step*float64(len(lines)-1), p.Theme.Soft)
}

func drawTail(p *sprites.Painter, n *Node, last string, x, y float64, ink sprites.Color) {
	t := n.Tail
	switch {
	case t.Text == "":
		return
	case t.Below:
		y += (n.Size + t.Size) * LineStep / 2
		if n.Align == sprites.Middle {
			p.Text(t.Text, n.Rect.Center().X, y, t.Size, sprites.Medium, sprites.Middle, ink)
			return
		}
	default:
		x += p.Fonts.Width(last, sprites.Medium, n.Size) + n.Size*TailGap
		y += (n.Size - t.Size) * 0.3
	}
	p.Text(t.Text, x, y, t.Size, sprites.Medium, sprites.Left, ink)
}

// drawNodeIcon draws the icon beside the text and returns the text's x.
func drawNodeIcon(p *sprites.Painter, n *Node, s string, w sprites.Weight, icon, x float64, align sprites.Align, ink sprites.Color) float64 {
	gap := n.Size * 0.45
	if s == "" {
		p.Icon(n.Icon, n.Rect.Center(), icon, ink)
		return x
	}
	if align == sprites.Middle {
		x -= (icon + gap + p.Fonts.Width(s, w, n.Size)) / 2
	}
	y := n.Rect.Center().Y
	if n.Tail.Below {
		y -= n.Tail.Size * LineStep / 2
	}
	p.Icon(n.Icon, sprites.Pt(x+icon/2, y), icon, ink)
	return x + icon + gap
}

func (r renderer) field(n *Node) {
	p, a := r.p, r.app
	editing := a.Editor.line == n.Edit && a.Editor.line != nil || a.host.ownFields() && a.Focus.shownID() == n.ID
	p.Box(n.Rect, 12, p.Theme.Button)
	line, width := p.Theme.Line, 1.5
	if editing {
		line, width = p.Theme.Main, 2.5
	}
	p.Frame(n.Rect, 12, width, line)
	pad := n.Size * 0.8
	s, ink, size := n.Edit.Shown(), p.Theme.Ink, n.Size
	if s == "" && !editing {
		s, ink = n.Text, p.Theme.Soft
		size = p.Fonts.Fit(s, sprites.Medium, size, 0, n.Rect.W-2*pad)
	}
	p.Clipped(n.Rect.Inset(2), func() {
		x, y := n.Rect.X+pad, n.Rect.Center().Y
		wide := p.Fonts.Width(s, sprites.Medium, n.Size)
		if room := n.Rect.W - 2*pad; editing && wide > room {
			x -= wide - room
		}
		p.Text(s, x, y, size, sprites.Medium, sprites.Left, ink)
		if editing {
			p.Box(sprites.Rect{X: x + wide + 1, Y: y - n.Size*0.65, W: 2, H: n.Size * 1.3}, 1, p.Theme.Main)
		}
	})
}

// StarColor is the colour of stars.
func StarColor() sprites.Color { return sprites.Hex(0xD9971A) }
