package vector

import (
	"encoding/base64"
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"
)

// An SVG records what is drawn on its canvas as shapes. Textures cannot be shapes and become pictures.
type SVG struct {
	w, h float64
	// body is what has been drawn, defs the definitions it refers to.
	body, defs []byte
	ids        int
	symbols    map[symbolKey]string
	textures   []*image.RGBA
}

type symbolKey struct {
	key  string
	tint tint
}

// NewSVG begins a picture of w by h units.
func NewSVG(w, h float64) *SVG {
	return &SVG{w: w, h: h, symbols: make(map[symbolKey]string)}
}

// Canvas returns the canvas to draw on.
func (s *SVG) Canvas() *Canvas { return &Canvas{svg: s, scale: 1} }

// Textures returns the opaque pictures that Bytes needs as PNG.
func (s *SVG) Textures() []*image.RGBA { return s.textures }

// Bytes returns the file, given the PNG of each of the textures.
func (s *SVG) Bytes(textures [][]byte) []byte {
	var out text
	out.add(`<svg xmlns="http://www.w3.org/2000/svg" width="`, s.w, `" height="`, s.h, `" viewBox="0 0 `, s.w, " ", s.h, `">`, "\n<defs>")
	out = append(out, s.defs...)
	out.add("\n</defs>")
	out = append(out, s.body...)
	out.add("\n</svg>\n")
	var pictures []string // each instead of its hole
	for i, png := range textures {
		pictures = append(pictures, holeOf(i), `"data:image/png;base64,`+base64.StdEncoding.EncodeToString(png)+`"`)
	}
	return []byte(strings.NewReplacer(pictures...).Replace(string(out)))
}

type text []byte

// add adds text, and numbers in their shortest form.
func (t *text) add(parts ...any) {
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			*t = append(*t, p...)
		case float64:
			*t = appendNumber(*t, p)
		}
	}
}

// appendNumber writes a number with at most two decimals.
func appendNumber(b []byte, v float64) []byte {
	v = math.Round(v*100) / 100
	if v == 0 {
		v = 0 // not -0
	}
	return strconv.AppendFloat(b, v, 'f', -1, 64)
}

// holeOf returns what is written in the place of a texture until its PNG is known.
func holeOf(texture int) string { return fmt.Sprintf("\"\x01%d\"", texture) }

func (s *SVG) write(parts ...any) { (*text)(&s.body).add(parts...) }

func (s *SVG) define(parts ...any) { (*text)(&s.defs).add(parts...) }

func (s *SVG) id() string {
	s.ids++
	return "t" + strconv.Itoa(s.ids)
}

func (c *Canvas) shape(p *Path) string {
	var t text
	i := 0
	points := func(verb string, n int) {
		t.add(verb)
		for j := range n {
			if j > 0 {
				t.add(" ")
			}
			q := c.to(p.points[i])
			t.add(q.X, " ", q.Y)
			i++
		}
	}
	for _, v := range p.verbs {
		switch v {
		case moveTo:
			points("M", 1)
		case lineTo:
			points("L", 1)
		case quadTo:
			points("Q", 2)
		case cubeTo:
			points("C", 3)
		case closed:
			t.add("Z")
		}
	}
	return string(t)
}

// hex returns a colour without its opacity.
func hex(c Color) string {
	return fmt.Sprintf("#%02x%02x%02x", byte255(c.R), byte255(c.G), byte255(c.B))
}

// painted returns the attributes for painting a shape; attribute is "fill" or "stroke".
func (c *Canvas) painted(attribute string, paint Paint) string {
	var t text
	switch p := paint.(type) {
	case solid:
		col := c.tint.of(Color(p))
		t.add(" ", attribute, `="`, hex(col), `"`)
		if a := float64(col.A); a < 1 {
			t.add(" ", attribute, `-opacity="`, a, `"`)
		}
	case *linear:
		from, to, id := c.to(p.from), c.to(p.to), c.svg.id()
		c.svg.define("\n<linearGradient id=\"", id, `" gradientUnits="userSpaceOnUse" x1="`, from.X, `" y1="`, from.Y, `" x2="`, to.X, `" y2="`, to.Y, `">`)
		c.stops(p.stops)
		c.svg.define("</linearGradient>")
		t.add(" ", attribute, `="url(#`, id, `)"`)
	case *radial:
		at, id := c.to(p.center), c.svg.id()
		c.svg.define("\n<radialGradient id=\"", id, `" gradientUnits="userSpaceOnUse" cx="`, at.X, `" cy="`, at.Y, `" r="`, p.r*c.scale, `">`)
		c.stops(p.stops)
		c.svg.define("</radialGradient>")
		t.add(" ", attribute, `="url(#`, id, `)"`)
	}
	return string(t)
}

func (c *Canvas) stops(stops []Stop) {
	for _, s := range stops {
		col := c.tint.of(s.Color)
		c.svg.define(`<stop offset="`, s.At, `" stop-color="`, hex(col), `"`)
		if col.A < 1 {
			c.svg.define(` stop-opacity="`, float64(col.A), `"`)
		}
		c.svg.define("/>")
	}
}

func (c *Canvas) writeFill(p *Path, paint Paint) {
	if len(p.points) == 0 {
		return
	}
	if t, ok := paint.(Texture); ok {
		c.writeTexture(p, t)
		return
	}
	c.svg.write("\n<path d=\"", c.shape(p), `"`, c.painted("fill", paint), "/>")
}

func (c *Canvas) writeStroke(p *Path, width float64, paint Paint) {
	if t, ok := paint.(Texture); ok {
		c.writeTexture(p.outline(width), t)
		return
	}
	c.svg.write("\n<path d=\"", c.shape(p), `" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="`, width*c.scale, `"`, c.painted("stroke", paint), "/>")
}

func (c *Canvas) writeShadow(p *Path, blur float64, col Color) {
	// Three averages over 2r+1 places each approximate a Gaussian with this deviation.
	r := blur * c.scale / 3
	deviation := math.Sqrt(r * (r + 1))
	lo, hi := c.reach(p)
	d, id := 3*deviation+1, c.svg.id()
	c.svg.define("\n<filter id=\"", id, `" filterUnits="userSpaceOnUse" x="`, lo.X-d, `" y="`, lo.Y-d, `" width="`, hi.X-lo.X+2*d, `" height="`, hi.Y-lo.Y+2*d,
		`" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="`, deviation, `"/></filter>`)
	c.svg.write("\n<path d=\"", c.shape(p), `" filter="url(#`, id, `)"`, c.painted("fill", Solid(col)), "/>")
}

func (c *Canvas) clipped(p *Path, f func()) {
	id := c.svg.id()
	c.svg.define("\n<clipPath id=\"", id, `"><path d="`, c.shape(p), `"/></clipPath>`)
	c.svg.write("\n<g clip-path=\"url(#", id, `)">`)
	f()
	c.svg.write("\n</g>")
}

const (
	// mostTexture is the greatest length of a texture's longer side, in pixels.
	mostTexture = 560
	// fine is the resolution of a texture, in pixels per unit of the picture.
	fine = 2
)

func (c *Canvas) writeTexture(p *Path, t Texture) {
	lo, hi := c.reach(p)
	c.clipped(p, func() { c.writeImage(lo.X-1, lo.Y-1, hi.X-lo.X+2, hi.Y-lo.Y+2, fine, t) })
}

func (c *Canvas) writeImage(x, y, w, h, density float64, t Texture) {
	density = min(density, mostTexture/max(w, h))
	pw, ph := max(1, int(math.Ceil(w*density))), max(1, int(math.Ceil(h*density)))
	pic := image.NewRGBA(image.Rect(0, 0, pw, ph))
	alpha := 0.0
	for j := range ph {
		for i := range pw {
			u, v := x+(float64(i)+0.5)*w/float64(pw), y+(float64(j)+0.5)*h/float64(ph)
			col := c.tint.of(t(u/c.scale+c.x, v/c.scale+c.y))
			o := pic.PixOffset(i, j)
			pic.Pix[o], pic.Pix[o+1], pic.Pix[o+2], pic.Pix[o+3] = byte255(col.R), byte255(col.G), byte255(col.B), 255
			alpha += float64(col.A)
		}
	}
	c.svg.write("\n<image x=\"", x, `" y="`, y, `" width="`, w, `" height="`, h, `" preserveAspectRatio="none"`)
	if alpha /= float64(pw * ph); alpha < 0.995 {
		c.svg.write(` opacity="`, alpha, `"`)
	}
	c.svg.write(" href=", holeOf(len(c.svg.textures)), "/>")
	c.svg.textures = append(c.svg.textures, pic)
}

func (c *Canvas) writeTurned(d Drawing, at Point, k, radians float64) {
	q := c.to(at)
	c.svg.write("\n<g transform=\"translate(", q.X, " ", q.Y, ") rotate(", radians*180/math.Pi, ") scale(")
	c.svg.body = strconv.AppendFloat(c.svg.body, k*c.scale, 'g', 6, 64)
	c.svg.write(")\">")
	d.Paint(&Canvas{svg: c.svg, scale: 1, tint: c.tint})
	c.svg.write("\n</g>")
}

// Use draws a drawing with its middle at a place, w units wide, turned clockwise and with every colour
// multiplied by by. It works only on an SVG's canvas, and reports that. The SVG has each drawing once,
// however often it is used.
func (c *Canvas) Use(d Drawing, middle Point, w, radians float64, by Color) bool {
	if c.svg == nil {
		return false
	}
	s, k := c.svg, symbolKey{d.Key, tint{true, by}}
	id, ok := s.symbols[k]
	if !ok {
		id = s.id()
		s.symbols[k] = id
		outer := s.body
		s.body = nil
		in := &Canvas{svg: s, scale: 1, tint: k.tint}
		in.clipped(new(Path).Polygon(Pt(d.X, d.Y), Pt(d.X+d.W, d.Y), Pt(d.X+d.W, d.Y+d.H), Pt(d.X, d.Y+d.H)), func() { d.Paint(in) })
		s.define("\n<g id=\"", id, `">`, string(s.body), "\n</g>")
		s.body = outer
	}
	q := c.to(middle)
	s.write("\n<use href=\"#", id, `" transform="translate(`, q.X, " ", q.Y, ")")
	if radians != 0 {
		s.write(" rotate(", radians*180/math.Pi, ")")
	}
	s.write(" scale(")
	s.body = strconv.AppendFloat(s.body, w*c.scale/d.W, 'g', 6, 64)
	s.write(") translate(", -d.X-d.W/2, " ", -d.Y-d.H/2, `)"/>`)
	return true
}
