package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// A sliceKey holds corner radius, line width (0: filled) and soft edge, in device pixels.
type sliceKey struct{ radius, line, blur int }

// A scene has about twenty. Corners of small boxes are smaller, and depend on the window.
const mostNines = 128

type nine struct {
	whole *ebiten.Image
	parts [9]*ebiten.Image
}

// Box fills a rectangle with round corners; radius is in logical pixels.
func (p *Painter) Box(r vector.Rect, radius float64, col vector.Color) {
	if p.paper != nil {
		onPaper{p}.box(r, radius, col)
		return
	}
	p.stretch(r, sliceKey{radius: p.px(min(radius, min(r.W, r.H)/2))}, col)
}

// Frame draws the outline of a rectangle with round corners, inside it. The corners' radius and the line's
// width are in logical pixels; the line is at least one device pixel wide.
func (p *Painter) Frame(r vector.Rect, radius, width float64, col vector.Color) {
	if p.paper != nil {
		onPaper{p}.frame(r, radius, width, col)
		return
	}
	p.stretch(r, sliceKey{radius: p.px(min(radius, min(r.W, r.H)/2)), line: max(1, p.px(width))}, col)
}

// Shade draws the soft shadow of a rectangle with round corners, in logical pixels: radius of the corners, dy
// by which the shadow is lower, and blur by which its soft edge extends.
func (p *Painter) Shade(r vector.Rect, radius, dy, blur float64, col vector.Color) {
	if p.paper != nil {
		onPaper{p}.shade(r, radius, dy, blur, col)
		return
	}
	r = vector.Rect{X: r.X - blur, Y: r.Y - blur + dy, W: r.W + 2*blur, H: r.H + 2*blur}
	p.stretch(r, sliceKey{radius: p.px(radius), blur: max(1, p.px(blur))}, col)
}

// OnDisc writes a short name on a small disc, so that the pictures below do not hide it.
func (p *Painter) OnDisc(s string, at vector.Point, size float64, col vector.Color) {
	r, pale := size*0.78, col.Luminance() > 0.4
	back := vector.Hex(0xFFF8E6).Alpha(0.6)
	switch {
	case p.Theme.Bare:
		back, col = Strong(!pale), Strong(pale)
	case pale:
		back = vector.Hex(0x1B1714).Alpha(0.6)
	}
	p.Box(vector.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}, r, back)
	p.Text(s, at.X, at.Y, size, Bold, Middle, col)
}

func (p *Painter) px(v float64) int { return int(math.Round(v * p.Scale)) }

// stretch stretches a small picture over a rectangle; its corners keep their size.
func (p *Painter) stretch(r vector.Rect, k sliceKey, col vector.Color) {
	p.put(command{nine: p.nines.get(k), rect: r, geo: p.base, col: p.tint(col), filter: ebiten.FilterNearest})
}

func (p *Painter) spread(c *command, dst *ebiten.Image) {
	r, parts := c.rect, c.nine.parts
	corner := float64(parts[0].Bounds().Dx()) / p.Scale
	x0, y0 := math.Round(r.X*p.Scale)/p.Scale, math.Round(r.Y*p.Scale)/p.Scale
	x3, y3 := math.Round((r.X+r.W)*p.Scale)/p.Scale, math.Round((r.Y+r.H)*p.Scale)/p.Scale
	cx, cy := min(corner, (x3-x0)/2), min(corner, (y3-y0)/2)
	xs := [4]float64{x0, x0 + cx, x3 - cx, x3}
	ys := [4]float64{y0, y0 + cy, y3 - cy, y3}
	p.image.ColorScale, p.image.Filter = c.col, c.filter
	for i, part := range parts {
		x, y := i%3, i/3
		w, h := xs[x+1]-xs[x], ys[y+1]-ys[y]
		if w <= 0 || h <= 0 {
			continue
		}
		b := part.Bounds()
		g := &p.image.GeoM
		g.Reset()
		g.Scale(w/float64(b.Dx()), h/float64(b.Dy()))
		g.Translate(xs[x], ys[y])
		g.Concat(c.geo)
		g.Scale(p.Scale, p.Scale)
		dst.DrawImage(part, &p.image)
	}
}

func cutNine(k sliceKey) *nine {
	const middle = 2
	corner := max(1, k.radius, k.line) + 2*k.blur
	n := float64(2*corner + middle)
	c := vector.NewCanvas(0, 0, n, n, 1)
	white := vector.Solid(vector.RGBA(1, 1, 1, 1))
	b := float64(k.blur)
	shape := new(vector.Path).RoundRect(b, b, n-2*b, n-2*b, float64(k.radius))
	switch {
	case k.blur > 0:
		c.Shadow(shape, 0, 0, b*1.5, vector.RGBA(1, 1, 1, 1))
	case k.line > 0:
		h := float64(k.line) / 2
		c.Stroke(new(vector.Path).RoundRect(h, h, n-2*h, n-2*h, max(0, float64(k.radius)-h)), 2*h, white)
	default:
		c.Fill(shape, white)
	}
	whole := ebiten.NewImageFromImage(c.Image())
	cuts := [4]int{0, corner, corner + middle, 2*corner + middle}
	n9 := &nine{whole: whole}
	for i := range n9.parts {
		x, y := i%3, i/3
		n9.parts[i] = whole.SubImage(image.Rect(cuts[x], cuts[y], cuts[x+1], cuts[y+1])).(*ebiten.Image)
	}
	return n9
}
