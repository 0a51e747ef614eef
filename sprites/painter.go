package sprites

import (
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"tidepool/sprites/vector"
)

// A Painter draws on the screen in logical pixels.
type Painter struct {
	Theme Theme
	Atlas *Atlas
	Fonts *Fonts
	// Light multiplies the lightness of sprites: 1 shows them as they are.
	Light float32
	// Scale is in device pixels per logical pixel.
	Scale float64
	// Wordless omits all text.
	Wordless bool
	// Coming tracks missing pictures.
	Coming Coming

	dst   *ebiten.Image
	clip  image.Rectangle // within dst
	part  part
	base  ebiten.GeoM // transformation by Turned, Grown and Shifted, in logical pixels
	fade  float32
	image ebiten.DrawImageOptions
	text  text.DrawOptions
	nines recent[sliceKey, *nine]
	icon  func(string) vector.Drawing

	paper    *paper // nil on a screen
	pictures recent[string, *kept]
	made     int // pictures cached in this frame

	notes notes
	aside bool // drawing a picture to cache
}

// NewPainter returns a painter; call On before drawing.
func NewPainter(theme Theme, fonts *Fonts) *Painter {
	p := &Painter{Theme: theme, Atlas: NewAtlas(), Fonts: fonts, Light: 1, Scale: 1, fade: 1, icon: vector.Memoize(Icon)}
	p.nines = recent[sliceKey, *nine]{most: mostNines, new: cutNine, drop: func(n *nine) { p.drop(n.whole) }}
	p.pictures = recent[string, *kept]{most: mostKept, new: func(string) *kept { return new(kept) }, drop: func(k *kept) { p.drop(k.img) }}
	p.Atlas.drop = p.drop
	p.Coming.p = p
	return p
}

// On starts drawing on an image at a scale.
func (p *Painter) On(dst *ebiten.Image, scale float64) {
	begin(p, scale)
	p.dst, p.clip = dst, dst.Bounds()
}

func begin(p *Painter, scale float64) {
	if scale != p.Scale {
		p.Fonts.Clear()
		p.nines.clear()
	}
	p.Scale, p.fade, p.Light, p.made, p.Coming.Again = scale, 1, 1, 0, false
	p.Atlas.Begin()
	p.base.Reset()
}

// Pictures returns the number of cached pictures. It should not grow while things only move.
func (p *Painter) Pictures() int { return len(p.Atlas.sprites) + len(p.nines.kept) }

// Fill covers the whole image with a gradient from top to bottom.
func (p *Painter) Fill(top, bottom vector.Color) {
	if p.paper != nil {
		p.paper.c.Cover(top, bottom)
		return
	}
	b := p.clip
	d := vector.Drawing{Key: fmt.Sprint("fill", top, bottom), X: 0, Y: 0, W: 1, H: 256, Paint: func(c *vector.Canvas) {
		c.Fill(new(vector.Path).Polygon(vector.Pt(0, 0), vector.Pt(1, 0), vector.Pt(1, 256), vector.Pt(0, 256)), vector.Vertical(0, 256, top, bottom))
	}}
	img := p.Atlas.Image(d, 1)
	c := command{img: img, filter: ebiten.FilterNearest} // a linear one would fade at the sides
	c.geo.Scale(float64(b.Dx()), float64(b.Dy())/float64(img.Bounds().Dy()))
	p.put(c)
}

// Turned calls f with everything turned by an angle about a point.
func (p *Painter) Turned(about vector.Point, radians float64, f func()) {
	p.about(about, func(g *ebiten.GeoM) { g.Rotate(radians) }, f)
}

// Grown calls f with everything enlarged about a point; factor 1 changes nothing.
func (p *Painter) Grown(about vector.Point, factor float64, f func()) {
	p.about(about, func(g *ebiten.GeoM) { g.Scale(factor, factor) }, f)
}

// Squeezed calls f with everything squeezed towards a vertical line, like a card being turned over: sx is 1
// for its face, 0 for its edge and -1 for its back.
func (p *Painter) Squeezed(about vector.Point, sx float64, f func(back bool)) {
	if math.Abs(sx) < 0.02 {
		return
	}
	p.about(about, func(g *ebiten.GeoM) { g.Scale(math.Abs(sx), 1) }, func() { f(sx < 0) })
}

func (p *Painter) about(at vector.Point, change func(*ebiten.GeoM), f func()) {
	old := p.base
	var g ebiten.GeoM
	g.Translate(-at.X, -at.Y)
	change(&g)
	g.Translate(at.X, at.Y)
	g.Concat(old)
	p.base = g
	f()
	p.base = old
}

// Shifted calls f with everything moved down and faded.
func (p *Painter) Shifted(dy, opacity float64, f func()) {
	old, fade := p.base, p.fade
	var g ebiten.GeoM
	g.Translate(0, dy)
	g.Concat(old)
	p.base, p.fade = g, fade*float32(opacity)
	f()
	p.base, p.fade = old, fade
}

// Clipped calls f and drops what is outside a rectangle, which must not be turned.
func (p *Painter) Clipped(r vector.Rect, f func()) {
	if p.paper != nil {
		whole := p.paper.c
		whole.Clip(onPaper{p}.path(roundRect(r, 0)), func(c *vector.Canvas) { p.paper.c = c; f() })
		p.paper.c = whole
		return
	}
	old := p.clip
	x0, y0 := p.base.Apply(r.X, r.Y)
	x1, y1 := p.base.Apply(r.X+r.W, r.Y+r.H)
	px := func(v float64) int { return int(math.Round(v * p.Scale)) }
	p.clip = old.Intersect(image.Rect(px(x0), px(y0), px(x1), px(y1)))
	f()
	p.clip = old
}

// A Look is how a sprite is drawn. The zero value is upright, full size and opaque.
type Look struct {
	Angle  float64 // radians clockwise
	Grow   float64 // size added, 0.1 is a tenth larger
	Fade   float64 // 1 is invisible
	Squash float64 // 0.1 is a tenth lower on the same foot, and half as much wider; not on a canvas
}

// Sprite draws a picture centred at a place, w logical pixels wide; if it is missing, it is ordered.
func (p *Painter) Sprite(d vector.Drawing, center vector.Point, w float64, look Look) {
	if w <= 0 || look.Fade >= 1 {
		return
	}
	if p.paper != nil {
		onPaper{p}.picture(d, center, w, look, vector.RGBA(p.Light, p.Light, p.Light, float32(1-look.Fade)))
		return
	}
	if img := p.Coming.get(d, w); img != nil {
		p.sprite(img, center, w, look)
	}
}

func (p *Painter) sprite(img *ebiten.Image, center vector.Point, w float64, look Look) {
	b := img.Bounds()
	k := w * (1 + look.Grow) / float64(b.Dx())
	c := command{img: img, col: p.tint(vector.RGBA(p.Light, p.Light, p.Light, float32(1-look.Fade))), filter: ebiten.FilterLinear}
	c.geo.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	c.geo.Scale(k*(1+look.Squash/2), k*(1-look.Squash))
	c.geo.Translate(0, k*look.Squash*float64(b.Dy())/2)
	c.geo.Rotate(look.Angle)
	c.geo.Translate(center.X, center.Y)
	p.place(&c.geo, look.Angle == 0 && look.Grow == 0 && look.Squash == 0)
	p.put(c)
}

// Icon draws one of the program's icons in a colour, w logical pixels wide.
func (p *Painter) Icon(name string, center vector.Point, w float64, col vector.Color) {
	if p.paper != nil {
		onPaper{p}.picture(p.icon(name), center, w, Look{}, col)
		return
	}
	img := p.Atlas.Image(p.icon(name), w*p.Scale)
	b := img.Bounds()
	c := command{img: img, col: p.tint(col), filter: ebiten.FilterLinear}
	c.geo.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	c.geo.Scale(w/float64(b.Dx()), w/float64(b.Dx()))
	c.geo.Translate(center.X, center.Y)
	p.place(&c.geo, true)
	p.put(c)
}

// place completes a matrix from logical to device pixels, rounded to whole pixels if crisp.
func (p *Painter) place(g *ebiten.GeoM, crisp bool) {
	g.Concat(p.base)
	g.Scale(p.Scale, p.Scale)
	if crisp {
		x, y := g.Element(0, 2), g.Element(1, 2)
		g.SetElement(0, 2, math.Round(x))
		g.SetElement(1, 2, math.Round(y))
	}
}

func (p *Painter) tint(c vector.Color) (by ebiten.ColorScale) {
	a := c.A * p.fade
	by.Scale(c.R*a, c.G*a, c.B*a, a)
	return by
}

// An Align says which part of a text is at the given place.
type Align uint8

const (
	Left Align = iota
	Middle
	Right
)

// Text draws one line with its vertical middle at y; size is its em in logical pixels.
func (p *Painter) Text(s string, x, y, size float64, w Weight, align Align, col vector.Color) {
	if s == "" || p.Wordless {
		return
	}
	if p.paper != nil {
		onPaper{p}.text(s, x, y, size, w, align, col)
		return
	}
	c := command{text: s, face: p.Fonts.Face(w, size*p.Scale), align: align, col: p.tint(col), filter: ebiten.FilterNearest}
	c.geo.Scale(1/p.Scale, 1/p.Scale)
	c.geo.Translate(x, y)
	p.place(&c.geo, true)
	if p.base.Element(0, 0) != 1 || p.base.Element(1, 1) != 1 {
		c.filter = ebiten.FilterLinear // letters are stretched
	}
	p.put(c)
}
