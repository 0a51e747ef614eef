package sprites

import (
	"math"

	"tidepool/rules"
)

// lavaCover is the slab on a shore at sunset.
func lavaCover(c *Canvas) {
	c.Fill(coverFrame(), Vertical(0, 78, Hex(0x3B2A5E), Hex(0xFFB45E)))
	c.Fill(coverFrame(), Radial(108, 66, 150, Stop{0, Hex(0xFFF0B0).Alpha(0.95)}, Stop{0.25, Hex(0xFFB45E).Alpha(0.7)}, Stop{1, Hex(0xE0567A).Alpha(0)}))
	c.Fill(new(Path).Circle(108, 62, 17), Solid(Hex(0xFFFBE0)))
	for i, q := range []struct{ x, y, w float64 }{{40, 26, 90}, {210, 18, 120}, {150, 38, 70}, {280, 40, 70}} {
		c.Fill(new(Path).Ellipse(q.x, q.y, q.w/2, 3.4), Linear(q.x-q.w/2, 0, q.x+q.w/2, 0, Stop{0, Hex(0xFF9A7A).Alpha(0)}, Stop{0.5, Hex(0xFFC9A0).Alpha(0.65 - 0.08*float64(i))}, Stop{1, Hex(0xFF9A7A).Alpha(0)}))
	}
	c.Fill(new(Path).MoveTo(168, 82).CubeTo(205, 70, 232, 42, 246, 30).QuadTo(254, 34, 263, 31).CubeTo(278, 46, 300, 66, 340, 74).LineTo(340, 84).LineTo(168, 84).Close(),
		Linear(200, 30, 300, 84, Stop{0, Hex(0x5A3A5E)}, Stop{1, Hex(0x34263F)}))
	c.Fill(new(Path).Ellipse(254, 32, 9, 2), Solid(Hex(0xFF7A3A)))
	c.Shadow(new(Path).Ellipse(254, 27, 9, 6), 0, 0, 14, Hex(0xFF6A3A).Alpha(0.75))
	sunsetSea(c)
	c.Fill(new(Path).Smooth(true, Pt(-40, 112), Pt(60, 104), Pt(170, 112), Pt(260, 101), Pt(360, 108), Pt(380, 260), Pt(-60, 260)), func(x, y float64) Color {
		n := Noise(x/12, y/7, 5) + 0.6*Noise(x/3, y/2, 6)
		return Hex(0x4C3A42).Mix(Hex(0x221A22), 0.5+0.3*n)
	})
	v := coverView(Pt(300, 300), 1190, 0.26)
	v.shift = -62
	slab := SlabArt(6, 6)
	v.slabSide(c, slab, 15, Hex(0x2A2426))
	v.lay(c, slab)
	for y := range 6 {
		for x := range 6 {
			if (x == 2 && y == 2) || (x == 3 && y == 2) || (x == 4 && y == 1) || (x == 1 && y == 3) {
				continue
			}
			side := rules.Far
			if (x+y)%2 == 1 {
				side = rules.Near
			}
			at, s := v.at(Pt(float64(x)*100+50, float64(y)*100+50))
			lyingStone(c, at, 41*s, side)
		}
	}
	c.Fill(coverFrame(), Radial(108, 62, 210, Stop{0, Hex(0xFFB45E).Alpha(0.34)}, Stop{1, Hex(0xFFB45E).Alpha(0)}))
	lyingStone(c, Pt(296, 160), 21, rules.Near)
	lyingStone(c, Pt(266, 181), 24, rules.Far)
	lyingStone(c, Pt(308, 190), 26, rules.Near)
}

func sunsetSea(c *Canvas) {
	c.Fill(new(Path).Polygon(Pt(0, 80), Pt(320, 80), Pt(320, 130), Pt(0, 130)), Vertical(80, 116, Hex(0xE88A6A), Hex(0x4A3A6E)))
	for i := range 60 {
		n := int32(i)
		y := 81.5 + 28*math.Pow(float64(i)/60, 1.4)
		spread := 10 + (y-80)*2.6
		x := 108 + spread*lattice(n, 1, 9)
		w := 5 + (y-80)*0.3
		c.Fill(new(Path).Ellipse(x, y, w, 0.5+(y-80)*0.02), Solid(Hex(0xFFE9A8).Alpha(0.65)))
	}
	for i := range 36 {
		n := int32(i)
		y := 82 + 28*float64(i)/36
		c.Fill(new(Path).Ellipse(160+160*lattice(n, 3, 9), y, 9+(y-80)*0.4, 0.45), Solid(Hex(0xFFD0A8).Alpha(0.3)))
	}
}

// lyingStone is a stone seen from the side and above.
func lyingStone(c *Canvas, at Point, r float64, side rules.Side) {
	y := at.Y - r*0.2
	shape := new(Path).Ellipse(at.X, y, r, r*0.68)
	c.Shadow(shape, r*0.14, r*0.34, r*0.4, Color{0.03, 0.02, 0.03, 0.7})
	if side == rules.Near {
		c.Fill(shape, Radial(at.X-r*0.35, y-r*0.4, r*1.6, Stop{0, Hex(0x63636F)}, Stop{0.35, Hex(0x292A31)}, Stop{0.8, Hex(0x101014)}, Stop{1, Hex(0x2E2A30)}))
		c.Clip(shape, func(c *Canvas) {
			c.Stroke(shape, r*0.12, Linear(at.X, y, at.X+r*0.9, y+r*0.7, Stop{0, Hex(0xFFC9A0).Alpha(0)}, Stop{1, Hex(0xFFC9A0).Alpha(0.5)}))
		})
		gloss(c, at.X-r*0.38, y-r*0.36, r*0.4, r*0.2, -0.5, 0.95)
	} else {
		c.Fill(shape, Radial(at.X-r*0.34, y-r*0.34, r*1.5, Stop{0, Hex(0xFFFFFF)}, Stop{0.3, Hex(0xF6EBDA)}, Stop{0.62, Hex(0xDCC6A8)}, Stop{0.85, Hex(0xA78A6E)}, Stop{1, Hex(0x7A6252)}))
		gloss(c, at.X-r*0.36, y-r*0.34, r*0.34, r*0.18, -0.5, 0.8)
	}
}
