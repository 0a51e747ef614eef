package konane

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/art/cover"
	"tidepool/sprites/vector"
)

// Cover is the picture on the game's card in the menu.
func Cover() vector.Drawing { return cover.Frame("konane", lavaCover) }

func lavaCover(c *vector.Canvas) {
	c.Fill(cover.Whole(), vector.Vertical(0, 78, vector.Hex(0x3B2A5E), vector.Hex(0xFFB45E)))
	c.Fill(cover.Whole(), vector.Radial(108, 66, 150, vector.At(0, vector.Hex(0xFFF0B0).Alpha(0.95)), vector.At(0.25, vector.Hex(0xFFB45E).Alpha(0.7)), vector.At(1, vector.Hex(0xE0567A).Alpha(0))))
	c.Fill(new(vector.Path).Circle(108, 62, 17), vector.Solid(vector.Hex(0xFFFBE0)))
	for i, q := range []struct{ x, y, w float64 }{{40, 26, 90}, {210, 18, 120}, {150, 38, 70}, {280, 40, 70}} {
		c.Fill(new(vector.Path).Ellipse(q.x, q.y, q.w/2, 3.4), vector.Linear(q.x-q.w/2, 0, q.x+q.w/2, 0, vector.At(0, vector.Hex(0xFF9A7A).Alpha(0)), vector.At(0.5, vector.Hex(0xFFC9A0).Alpha(0.65-0.08*float64(i))), vector.At(1, vector.Hex(0xFF9A7A).Alpha(0))))
	}
	c.Fill(new(vector.Path).MoveTo(168, 82).CubeTo(205, 70, 232, 42, 246, 30).QuadTo(254, 34, 263, 31).CubeTo(278, 46, 300, 66, 340, 74).LineTo(340, 84).LineTo(168, 84).Close(),
		vector.Linear(200, 30, 300, 84, vector.At(0, vector.Hex(0x5A3A5E)), vector.At(1, vector.Hex(0x34263F))))
	c.Fill(new(vector.Path).Ellipse(254, 32, 9, 2), vector.Solid(vector.Hex(0xFF7A3A)))
	c.Shadow(new(vector.Path).Ellipse(254, 27, 9, 6), 0, 0, 14, vector.Hex(0xFF6A3A).Alpha(0.75))
	sunsetSea(c)
	c.Texture(new(vector.Path).Smooth(true, vector.Pt(-40, 112), vector.Pt(60, 104), vector.Pt(170, 112), vector.Pt(260, 101), vector.Pt(360, 108), vector.Pt(380, 260), vector.Pt(-60, 260)), func(x, y float64) vector.Color {
		n := vector.Noise(x/12, y/7, 5) + 0.6*vector.Noise(x/3, y/2, 6)
		return vector.Hex(0x4C3A42).Mix(vector.Hex(0x221A22), 0.5+0.3*n)
	})
	v := cover.Perspective(vector.Pt(300, 300), 1190, 0.26)
	v.Shift = -62
	slab := Slab(6, 6, 0)
	v.SlabSide(c, slab, 15, vector.Hex(0x2A2426))
	v.Lay(c, slab)
	for y := range 6 {
		for x := range 6 {
			if (x == 2 && y == 2) || (x == 3 && y == 2) || (x == 4 && y == 1) || (x == 1 && y == 3) {
				continue
			}
			side := rules.Far
			if (x+y)%2 == 1 {
				side = rules.Near
			}
			at, s := v.At(vector.Pt(float64(x)*100+50, float64(y)*100+50))
			lyingStone(c, at, 41*s, side)
		}
	}
	c.Fill(cover.Whole(), vector.Radial(108, 62, 210, vector.At(0, vector.Hex(0xFFB45E).Alpha(0.34)), vector.At(1, vector.Hex(0xFFB45E).Alpha(0))))
	lyingStone(c, vector.Pt(296, 160), 21, rules.Near)
	lyingStone(c, vector.Pt(266, 181), 24, rules.Far)
	lyingStone(c, vector.Pt(308, 190), 26, rules.Near)
}

func sunsetSea(c *vector.Canvas) {
	c.Fill(new(vector.Path).Polygon(vector.Pt(0, 80), vector.Pt(320, 80), vector.Pt(320, 130), vector.Pt(0, 130)), vector.Vertical(80, 116, vector.Hex(0xE88A6A), vector.Hex(0x4A3A6E)))
	for i := range 60 {
		n := int32(i)
		y := 81.5 + 28*math.Pow(float64(i)/60, 1.4)
		spread := 10 + (y-80)*2.6
		x := 108 + spread*vector.Lattice(n, 1, 9)
		w := 5 + (y-80)*0.3
		c.Fill(new(vector.Path).Ellipse(x, y, w, 0.5+(y-80)*0.02), vector.Solid(vector.Hex(0xFFE9A8).Alpha(0.65)))
	}
	for i := range 36 {
		n := int32(i)
		y := 82 + 28*float64(i)/36
		c.Fill(new(vector.Path).Ellipse(160+160*vector.Lattice(n, 3, 9), y, 9+(y-80)*0.4, 0.45), vector.Solid(vector.Hex(0xFFD0A8).Alpha(0.3)))
	}
}

func lyingStone(c *vector.Canvas, at vector.Point, r float64, side rules.Side) {
	y := at.Y - r*0.2
	shape := new(vector.Path).Ellipse(at.X, y, r, r*0.68)
	c.Shadow(shape, r*0.14, r*0.34, r*0.4, vector.RGBA(0.03, 0.02, 0.03, 0.7))
	if side == rules.Near {
		c.Fill(shape, vector.Radial(at.X-r*0.35, y-r*0.4, r*1.6, vector.At(0, vector.Hex(0x63636F)), vector.At(0.35, vector.Hex(0x292A31)), vector.At(0.8, vector.Hex(0x101014)), vector.At(1, vector.Hex(0x2E2A30))))
		c.Clip(shape, func(c *vector.Canvas) {
			c.Stroke(shape, r*0.12, vector.Linear(at.X, y, at.X+r*0.9, y+r*0.7, vector.At(0, vector.Hex(0xFFC9A0).Alpha(0)), vector.At(1, vector.Hex(0xFFC9A0).Alpha(0.5))))
		})
		vector.Gloss(c, at.X-r*0.38, y-r*0.36, r*0.4, r*0.2, -0.5, 0.95)
	} else {
		c.Fill(shape, vector.Radial(at.X-r*0.34, y-r*0.34, r*1.5, vector.At(0, vector.Hex(0xFFFFFF)), vector.At(0.3, vector.Hex(0xF6EBDA)), vector.At(0.62, vector.Hex(0xDCC6A8)), vector.At(0.85, vector.Hex(0xA78A6E)), vector.At(1, vector.Hex(0x7A6252))))
		vector.Gloss(c, at.X-r*0.36, y-r*0.34, r*0.34, r*0.18, -0.5, 0.8)
	}
}
