package sprites

import (
	"image"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"tidepool/sprites/vector"
)

// A paper is what a painter draws on without a screen: a canvas, and pictures cached across canvases.
type paper struct {
	c    *vector.Canvas
	kept map[paperKey]*image.RGBA
}

type paperKey struct {
	key   string
	width int
	angle float64
	tint  vector.Color
}

// OnCanvas starts drawing on a canvas instead of a screen; its units are the painter's logical pixels.
// Squeezed things are drawn in full width. The painter must not be used for a screen.
func (p *Painter) OnCanvas(c *vector.Canvas) {
	if p.paper == nil {
		p.paper = &paper{kept: make(map[paperKey]*image.RGBA)}
	}
	p.paper.c = c
	p.Scale, p.fade, p.Light = c.Scale(), 1, 1
	p.base.Reset()
}

type onPaper struct{ *Painter }

// placed returns where a place is on the paper, and the enlargement and rotation there.
func (p onPaper) placed(q vector.Point) (at vector.Point, grow, turned float64) {
	x, y := p.base.Apply(q.X, q.Y)
	a, b := p.base.Element(0, 0), p.base.Element(1, 0)
	return vector.Pt(x, y), math.Hypot(a, b), math.Atan2(b, a)
}

func (p onPaper) path(of *vector.Path) *vector.Path {
	return of.Transform(func(q vector.Point) vector.Point { return vector.Pt(p.base.Apply(q.X, q.Y)) })
}

func (p onPaper) faded(col vector.Color) vector.Paint {
	return vector.Solid(col.Alpha(float64(col.A * p.fade)))
}

func (p onPaper) picture(d vector.Drawing, center vector.Point, w float64, look Look, tint vector.Color) {
	at, grow, turned := p.placed(center)
	tint.A *= p.fade
	w *= grow * (1 + look.Grow)
	angle := math.Remainder(turned+look.Angle, 2*math.Pi)
	if math.Abs(angle) < 1e-6 {
		angle = 0
	}
	c := p.paper.c
	if c.Use(d, at, w, angle, tint) {
		return
	}
	k := paperKey{d.Key, max(1, int(w*c.Scale()+0.5)), math.Round(angle*1e4) / 1e4, tint}
	pic, ok := p.paper.kept[k]
	if !ok {
		pic = d.Turned(float64(k.width), angle, tint)
		p.paper.kept[k] = pic
	}
	c.Paste(pic, at)
}

func (p onPaper) box(r vector.Rect, radius float64, col vector.Color) {
	p.paper.c.Fill(p.path(roundRect(r, radius)), p.faded(col))
}

func (p onPaper) frame(r vector.Rect, radius, width float64, col vector.Color) {
	_, grow, _ := p.placed(r.Center())
	width = max(width, 1/p.Scale)
	p.paper.c.Stroke(p.path(roundRect(r.Inset(width/2), max(0, radius-width/2))), width*grow, p.faded(col))
}

func (p onPaper) shade(r vector.Rect, radius, dy, blur float64, col vector.Color) {
	r.Y += dy
	p.paper.c.Shadow(p.path(roundRect(r, radius)), 0, 0, blur*1.5, col.Alpha(float64(col.A*p.fade)))
}

func roundRect(r vector.Rect, radius float64) *vector.Path {
	return new(vector.Path).RoundRect(r.X, r.Y, r.W, r.H, radius)
}

func (p onPaper) text(s string, x, y, size float64, w Weight, align Align, col vector.Color) {
	line, width, middle := p.Fonts.outline(s, w)
	k := size / outlineSize
	x -= width * k * float64(align) / 2
	p.paper.c.Fill(p.path(line.Transform(func(q vector.Point) vector.Point {
		return vector.Pt(x+q.X*k, y+(q.Y+middle)*k)
	})), p.faded(col))
}

const outlineSize = 256

// outline returns a line of text as shapes from its baseline, its width, and how far the baseline is below the middle.
func (f *Fonts) outline(s string, w Weight) (line *vector.Path, width, middle float64) {
	var buffer sfnt.Buffer
	line = new(vector.Path)
	const ppem = fixed.Int26_6(outlineSize << 6)
	last := rune(-1)
	for _, r := range s {
		in := f.fonts[w]
		if f.fallback != nil && !has(in, r) {
			in = f.fallback
		}
		i, err := in.GlyphIndex(&buffer, r)
		if err != nil {
			continue
		}
		if before, err := in.GlyphIndex(&buffer, last); err == nil && last >= 0 {
			if kern, err := in.Kern(&buffer, before, i, ppem, font.HintingNone); err == nil {
				width += units(kern)
			}
		}
		if segments, err := in.LoadGlyph(&buffer, i, ppem, nil); err == nil {
			addGlyph(line, segments, width)
		}
		if advance, err := in.GlyphAdvance(&buffer, i, ppem, font.HintingNone); err == nil {
			width += units(advance)
		}
		last = r
	}
	return line, width, middleOf(f.fonts[w], &buffer, ppem)
}

// middleOf returns how far the baseline of a font is below the middle of its lines.
func middleOf(f *opentype.Font, buffer *sfnt.Buffer, ppem fixed.Int26_6) float64 {
	m, err := f.Metrics(buffer, ppem, font.HintingNone)
	if err != nil {
		return 0
	}
	return units(m.Ascent-m.Descent) / 2
}

func units(v fixed.Int26_6) float64 { return float64(v) / 64 }

func addGlyph(line *vector.Path, segments sfnt.Segments, right float64) {
	open := false
	for _, s := range segments {
		at := func(i int) (x, y float64) { return units(s.Args[i].X) + right, units(s.Args[i].Y) }
		x, y := at(0)
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			if open {
				line.Close()
			}
			open = true
			line.MoveTo(x, y)
		case sfnt.SegmentOpLineTo:
			line.LineTo(x, y)
		case sfnt.SegmentOpQuadTo:
			bx, by := at(1)
			line.QuadTo(x, y, bx, by)
		case sfnt.SegmentOpCubeTo:
			bx, by := at(1)
			cx, cy := at(2)
			line.CubeTo(x, y, bx, by, cx, cy)
		}
	}
	if open {
		line.Close()
	}
}
