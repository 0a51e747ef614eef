package onitama

import (
	"math"

	"tidepool/sprites/vector"
)

type weave struct{ rush, brocade vector.Tones }

func weaves(look int) weave {
	if look == 1 { // jade, bound in red
		return weave{
			vector.Tones{Light: vector.Hex(0xD9EBD8), Body: vector.Hex(0xB4D2B6), Dark: vector.Hex(0x86AF92), Line: vector.Hex(0x2D4A3C)},
			vector.Tones{Light: vector.Hex(0xA04A52), Body: vector.Hex(0x74283A), Dark: vector.Hex(0x4E1828), Line: vector.Hex(0x280C14)},
		}
	}
	return weave{
		vector.Tones{Light: vector.Hex(0xF4EBC9), Body: vector.Hex(0xE6DBAC), Dark: vector.Hex(0xCBBE85), Line: vector.Hex(0x6B5A36)},
		vector.Tones{Light: vector.Hex(0x4E8078), Body: vector.Hex(0x2F5A55), Dark: vector.Hex(0x1E413E), Line: vector.Hex(0x102826)},
	}
}

func (m weave) draw(c *vector.Canvas) {
	sheet := new(vector.Path).RoundRect(-30, -30, 560, 560, 18)
	c.Clip(sheet, func(c *vector.Canvas) {
		c.Backdrop(-10, -10, 520, 520, 1.5, m.rushes)
		m.binding(c)
	})
	inkGrid(c)
	m.temple(c, vector.Pt(250, 450), 1, vector.Hex(0xC8402C))
	m.temple(c, vector.Pt(250, 50), -1, vector.Hex(0x24508F))
}

func (m weave) rushes(x, y float64) vector.Color {
	i, j := math.Floor(x/100), math.Floor(y/100)
	stalk := math.Sin(y*1.9) * 0.5
	warp := math.Cos(x * math.Pi / 5)
	v := 0.52 + 0.13*stalk + 0.06*warp + 0.16*vector.Noise(x/38, y/2.2, 5) + 0.12*vector.Noise(x/130, y/110, 6)
	if int(i+j)&1 == 0 {
		v += 0.14
	}
	if edge := max(math.Abs(x-250), math.Abs(y-250)) - 249; edge > 0 {
		v -= 0.06 * edge // the binding's shadow
	}
	if v < 0.5 {
		return m.rush.Dark.Mix(m.rush.Body, max(0, v)*2)
	}
	return m.rush.Body.Mix(m.rush.Light, min(1, v*2-1))
}

func ring(x, y, w, h, wide float64) *vector.Path {
	hole := new(vector.Path).RoundRect(x, y, w, h, 4).Mirrored(x + w/2)
	return new(vector.Path).RoundRect(x-wide, y-wide, w+2*wide, h+2*wide, 4).Append(hole)
}

func (m weave) binding(c *vector.Canvas) {
	c.Fill(ring(-8, -8, 516, 516, 24), vector.Linear(-30, -30, 530, 530, vector.At(0, m.brocade.Light), vector.At(0.4, m.brocade.Body), vector.At(1, m.brocade.Dark)))
	gold := vector.Linear(-30, -30, 530, 530, vector.At(0, vector.Hex(0xFFEFB8)), vector.At(0.5, vector.Hex(0xE2BE6C)), vector.At(1, vector.Hex(0xB58A38)))
	c.Stroke(new(vector.Path).RoundRect(-11, -11, 522, 522, 5), 2, gold)
	c.Stroke(new(vector.Path).RoundRect(-25.5, -25.5, 551, 551, 14), 1.6, gold)
	for k := range 4 {
		for i := range 26 {
			at := 10 + float64(i)*19.2
			p := new(vector.Path).Arc(at, -16, 5.4, math.Pi, 2*math.Pi)
			p = p.Rotated(250, 250, float64(k)*math.Pi/2)
			c.Stroke(p, 1.5, vector.Solid(vector.Hex(0xE2BE6C).Alpha(0.75)))
		}
	}
}

func inkGrid(c *vector.Canvas) {
	ink := vector.Solid(vector.Hex(0x3A2F22).Alpha(0.72))
	for i := 1; i < 5; i++ {
		at := 100 * float64(i)
		n := uint32(i)
		c.Fill(inkLine(vector.Pt(at, 0), vector.Pt(at, 500), 2.6, n), ink)
		c.Fill(inkLine(vector.Pt(0, at), vector.Pt(500, at), 2.6, n+10), ink)
	}
	for k := range 4 {
		p := inkLine(vector.Pt(-3, 0), vector.Pt(503, 0), 5, uint32(20+k)).Rotated(250, 250, float64(k)*math.Pi/2)
		c.Fill(p, vector.Solid(vector.Hex(0x2E251B).Alpha(0.9)))
	}
}

func inkLine(a, b vector.Point, w float64, seed uint32) *vector.Path {
	var touches []touch
	const steps = 10
	for i := range steps + 1 {
		t := float64(i) / steps
		wander := 0.4 * vector.Lattice(int32(i), 3, seed)
		if i == 0 || i == steps {
			wander = 0
		}
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		nx, ny := -(b.Y-a.Y)/d, (b.X-a.X)/d
		touches = append(touches, touch{a.X + (b.X-a.X)*t + nx*wander, a.Y + (b.Y-a.Y)*t + ny*wander, w * (1 + 0.25*vector.Lattice(int32(i), 4, seed))})
	}
	return brushed(touches)
}

// temple is a gate on a square of the mat; up is 1 if its roof points to smaller y, else -1.
func (m weave) temple(c *vector.Canvas, at vector.Point, up float64, col vector.Color) {
	const k = 0.86
	place := func(p *vector.Path) *vector.Path {
		return p.Transform(func(q vector.Point) vector.Point { return vector.Pt(at.X+q.X*up*k, at.Y+(q.Y-4)*up*k) })
	}
	box := func(x0, y0, x1, y1 float64) *vector.Path {
		return new(vector.Path).RoundRect(x0, y0, x1-x0, y1-y0, 1.5)
	}
	c.Fill(new(vector.Path).RoundRect(at.X-45, at.Y-45, 90, 90, 6), vector.Solid(col.Alpha(0.15)))
	c.Stroke(new(vector.Path).RoundRect(at.X-42, at.Y-42, 84, 84, 4), 2, vector.Solid(col.Alpha(0.75)))
	roof := new(vector.Path).MoveTo(-46, -33).CubeTo(-26, -26, 26, -26, 46, -33).CubeTo(44, -25, 41, -20, 37, -17).
		CubeTo(20, -19.5, -20, -19.5, -37, -17).CubeTo(-41, -20, -44, -25, -46, -33).Close()
	parts := []*vector.Path{roof, box(-31, -14, 31, -9.5), box(-37, -2, 37, 4.6), box(-5, -12, 5, 0)}
	for _, s := range []float64{-1, 1} {
		parts = append(parts, new(vector.Path).Polygon(vector.Pt(21*s, -12), vector.Pt(28*s, -12), vector.Pt(30.5*s, 40), vector.Pt(22*s, 40)),
			box(26.4*s-8, 39, 26.4*s+8, 44))
	}
	ink := vector.Solid(col.Mix(m.rush.Body, 0.1))
	for _, p := range parts {
		c.Fill(place(p), ink)
	}
}
