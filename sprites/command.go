package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"tidepool/sprites/vector"
)

// A command draws one picture, nine-part picture or line of text. Equal commands draw the same.
type command struct {
	img    *ebiten.Image // a picture
	nine   *nine         // or a picture stretched over rect
	rect   vector.Rect
	face   text.Face // or a line of text
	text   string
	align  Align
	geo    ebiten.GeoM // to device pixels; without the scale for a nine-part picture
	col    ebiten.ColorScale
	filter ebiten.Filter
	clip   image.Rectangle // device pixels
}

// put draws a command within the clip, or notes it while it is not yet known which parts must be redrawn.
func (p *Painter) put(c command) {
	if p.Coming.asking {
		return
	}
	c.clip = p.clip
	if p.notes.taken && !p.aside {
		p.notes.now = append(p.notes.now, noted{command: c})
		return
	}
	p.run(&c, p.dst, c.clip)
}

func (p *Painter) run(c *command, on *ebiten.Image, clip image.Rectangle) {
	if clip.Empty() {
		return
	}
	dst := p.part.of(on, clip)
	switch {
	case c.nine != nil:
		p.spread(c, dst)
	case c.face != nil:
		o := &p.text
		o.PrimaryAlign = [...]text.Align{text.AlignStart, text.AlignCenter, text.AlignEnd}[c.align]
		o.SecondaryAlign = text.AlignCenter
		o.GeoM, o.ColorScale, o.Filter = c.geo, c.col, c.filter
		text.Draw(dst, c.text, c.face, o)
	default:
		p.image.GeoM, p.image.ColorScale, p.image.Filter = c.geo, c.col, c.filter
		dst.DrawImage(c.img, &p.image)
	}
}

// bounds returns where a command may draw at a scale, with a small margin.
func (c *command) bounds(scale float64) image.Rectangle {
	const spare = 2
	r, g := c.rect, c.geo
	switch {
	case c.nine != nil:
		g.Scale(scale, scale)
	case c.face != nil:
		m := c.face.Metrics()
		high, wide := m.HAscent+m.HDescent, text.AdvanceAt(c.text, len(c.text), c.face)
		// Letters extend beyond their advance and their line, but by less than that.
		r = vector.Rect{X: -wide*float64(c.align)/2 - high, Y: -high, W: wide + 2*high, H: 2 * high}
	default:
		b := c.img.Bounds()
		r = vector.Rect{W: float64(b.Dx()), H: float64(b.Dy())}
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, corner := range [4]vector.Point{{X: r.X, Y: r.Y}, {X: r.X + r.W, Y: r.Y}, {X: r.X, Y: r.Y + r.H}, {X: r.X + r.W, Y: r.Y + r.H}} {
		x, y := g.Apply(corner.X, corner.Y)
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	return image.Rect(int(math.Floor(x0))-spare, int(math.Floor(y0))-spare, int(math.Ceil(x1))+spare, int(math.Ceil(y1))+spare).Intersect(c.clip)
}

// A part caches the last sub-image drawn on.
type part struct {
	whole, img *ebiten.Image
	clip       image.Rectangle
}

func (p *part) of(whole *ebiten.Image, clip image.Rectangle) *ebiten.Image {
	if p.whole != whole || p.clip != clip {
		*p = part{whole, whole, clip}
		if clip != whole.Bounds() {
			p.img = whole.SubImage(clip).(*ebiten.Image)
		}
	}
	return p.img
}
