package opponents

import "tidepool/sprites/vector"

var (
	white  = vector.Hex(0xFFFDF6)
	dark   = vector.Hex(0x1B1720)
	blush  = vector.Hex(0xFF6F7F)
	throat = vector.Hex(0x7A1F33)
	tongue = vector.Hex(0xF0808A)
	water  = vector.Hex(0xCDEBFA)
)

// eyes draws a pair of eyes of radius r on both sides of the middle; shut eyes are two arcs.
func (f *figure) eyes(t vector.Tones, x, y, r float64) {
	for _, k := range []float64{-1, 1} {
		at := f.warp(vector.Pt(x*k, y))
		switch {
		case f.beam:
			f.c.Stroke(arc(at.X, at.Y+r*0.3, r*0.8, -r*0.8), 3.8, vector.Solid(t.Line))
		case f.lid == 1:
			f.c.Stroke(arc(at.X, at.Y, r*0.8, r*0.5), 3.4, vector.Solid(t.Line))
		default:
			f.eye(t, x*k, y, r, k)
		}
	}
}

// eye draws an eye of radius r with lid and brow; k is -1 for the left of a pair, 1 for the right.
func (f *figure) eye(t vector.Tones, x, y, r, k float64) {
	at := f.warp(vector.Pt(x, y))
	ball := new(vector.Path).Circle(at.X, at.Y, r)
	f.c.Stroke(ball, 4.4, vector.Solid(t.Line))
	if f.beam || f.lid == 1 { // with joy, or in a blink
		bow := arc(at.X, at.Y+r*0.34, r*0.62, -r*0.75)
		if !f.beam {
			bow = arc(at.X, at.Y+r*0.1, r*0.66, r*0.36)
		}
		f.c.Fill(ball, vector.Solid(t.Body.Mix(t.Light, 0.4)))
		f.c.Stroke(bow, 3.2, vector.Solid(t.Line))
		return
	}
	f.c.Clip(ball, func(c *vector.Canvas) {
		c.Fill(ball, vector.Vertical(at.Y-r, at.Y+r*0.2, white.Darker(0.2), white))
		px, py, pr := at.X+f.look.X*r*0.32, at.Y+f.look.Y*r*0.32+r*0.04, r*f.wide
		c.Fill(new(vector.Path).Circle(px, py, pr), vector.Solid(dark))
		c.Fill(new(vector.Path).Circle(px, py+pr*0.35, pr*0.55), vector.Solid(dark.Mix(t.Body, 0.45)))
		c.Fill(new(vector.Path).Circle(px, py, pr*0.5), vector.Solid(dark))
		c.Fill(new(vector.Path).Circle(px-pr*0.36, py-pr*0.42, pr*0.34), vector.Solid(white))
		c.Fill(new(vector.Path).Circle(px+pr*0.36, py+pr*0.4, pr*0.17), vector.Solid(white.Alpha(0.9)))
		if f.lid > 0 {
			f.lids(c, t, at, r, k)
		}
	})
	f.brow(t, at, r, k)
}

func (f *figure) lids(c *vector.Canvas, t vector.Tones, at vector.Point, r, k float64) {
	slant := 0.0
	if f.mood == Beaten {
		slant = -r * 0.45
	}
	y := at.Y - r + 1.32*r*f.lid
	a, b := vector.Pt(at.X-2*r, y+slant*k), vector.Pt(at.X+2*r, y-slant*k)
	edge := func() *vector.Path {
		return new(vector.Path).MoveTo(a.X, a.Y).QuadTo(at.X, y+0.68*r*f.lid, b.X, b.Y)
	}
	c.Fill(edge().LineTo(b.X, at.Y-3*r).LineTo(a.X, at.Y-3*r).Close(), vector.Solid(t.Body.Mix(t.Light, 0.25)))
	c.Stroke(edge(), 2.6, vector.Solid(t.Line))
}

func (f *figure) brow(t vector.Tones, at vector.Point, r, k float64) {
	y, slant := at.Y-r*1.5, 0.0
	switch {
	case f.mood == Thinking && k < 0:
		y, slant = at.Y-r*1.62, r*0.14
	case f.mood == Beaten:
		slant = r * 0.36
	default:
		return
	}
	p := new(vector.Path).MoveTo(at.X-r*0.6, y-slant*k).QuadTo(at.X, y-r*0.3, at.X+r*0.6, y+slant*k)
	f.c.Stroke(p, 2.8, vector.Solid(t.Line))
}

// arc returns an arc of half width w and height h.
func arc(x, y, w, h float64) *vector.Path {
	return new(vector.Path).MoveTo(x-w, y).QuadTo(x, y+2*h, x+w, y)
}

func (f *figure) mouth(t vector.Tones, x, y, w float64) {
	line := t.Line
	switch f.mood {
	case Thinking:
		p := new(vector.Path).MoveTo(x-w*0.55, y+1).QuadTo(x, y-w*0.12, x+w*0.6, y-w*0.2)
		f.stroke(p, 2.8, line)
	case Pleased:
		p := new(vector.Path).MoveTo(x-w, y-w*0.15).QuadTo(x, y+w*0.1, x+w, y-w*0.15).CubeTo(x+w*0.9, y+w*1.15, x-w*0.9, y+w*1.15, x-w, y-w*0.15).Close()
		f.stroke(p, 4.4, line)
		f.fill(p, throat)
		f.c.Clip(f.bent(p), func(c *vector.Canvas) {
			c.Fill(f.bent(new(vector.Path).Ellipse(x, y+w*0.85, w*0.62, w*0.42)), vector.Solid(tongue))
		})
	case Beaten:
		f.stroke(arc(x, y+w*0.3, w*0.62, -w*0.22), 2.8, line)
	default:
		f.stroke(arc(x, y, w*0.9, w*0.3), 2.8, line)
	}
}

func (f *figure) cheeks(x1, y1, x2, y2, r float64) {
	strength := [...]float64{Idle: 0.34, Thinking: 0.34, Pleased: 0.62, Beaten: 0.18}[f.mood]
	for _, q := range []vector.Point{{X: x1, Y: y1}, {X: x2, Y: y2}} {
		at := f.warp(q)
		f.c.Fill(new(vector.Path).Ellipse(at.X, at.Y, r, r*0.66), vector.Radial(at.X, at.Y, r, vector.At(0, blush.Alpha(strength)), vector.At(0.5, blush.Alpha(strength*0.8)), vector.At(1, blush.Alpha(0))))
	}
}

// air draws what surrounds a head at (x, y): bubbles of thought, sparks of joy, a drop of sweat.
func (f *figure) air(x, y float64) {
	switch f.mood {
	case Thinking:
		f.bubbles(x, y)
	case Pleased:
		f.sparks()
	case Beaten:
		f.drop(x, y)
	}
}

func (f *figure) bubbles(x, y float64) {
	for i := range 3 {
		t := f.turn + float64(i)/3
		if t >= 1 {
			t--
		}
		r := 1.8 + 3.4*t
		fade := min(1, 4*t, 5*(1-t))
		cy := y + 12 - (y+52)*t
		cx := min(x+5+5*t+3*f.wave(float64(i)*0.4), 43)
		f.c.Fill(new(vector.Path).Circle(cx, cy, r), vector.Solid(water.Alpha(0.5*fade)))
		f.c.Stroke(new(vector.Path).Circle(cx, cy, r), 1.8, vector.Solid(vector.Hex(0x2F7FA8).Alpha(fade)))
		f.c.Fill(new(vector.Path).Circle(cx-r*0.35, cy-r*0.35, r*0.28), vector.Solid(white.Alpha(fade)))
	}
}

func (f *figure) sparks() {
	gold := vector.Hex(0xFFD34D)
	for i, q := range [...]vector.Point{{X: -41, Y: -40.5}, {X: 40, Y: -37}, {X: 40, Y: 4}} {
		r := 4.2 + 2*f.wave(float64(i)*0.33)
		p := vector.Star(q.X, q.Y, r, r*0.36, 4, 0)
		f.c.Stroke(p, 2.6, vector.Solid(vector.Hex(0x8A5A0B)))
		f.c.Fill(p, vector.Solid(gold))
	}
}

func (f *figure) drop(x, y float64) {
	y += 9 * f.turn
	p := new(vector.Path).MoveTo(x, y-7).CubeTo(x+2, y-3, x+4.6, y-1, x+4.6, y+2.4).CubeTo(x+4.6, y+8, x-4.6, y+8, x-4.6, y+2.4).CubeTo(x-4.6, y-1, x-2, y-3, x, y-7).Close()
	f.c.Stroke(p, 2.8, vector.Solid(vector.Hex(0x2F6F9A)))
	f.c.Fill(p, vector.Vertical(y-7, y+7, white, vector.Hex(0x8FCBEE)))
}
