package sprites

import (
	"math"

	"tidepool/rules"
)

// seaCover is the sea floor under a bright surface.
func seaCover(c *Canvas) {
	c.Fill(coverFrame(), func(x, y float64) Color {
		t := min(1, y/120)
		col := Hex(0xC9F4EC).Mix(Hex(0x2FA3AE), math.Sqrt(t))
		glow := max(0, 1-math.Hypot(x-70, y+20)/190)
		return col.Mix(Hex(0xFFFFF0), 0.75*glow*glow)
	})
	for i, x := range []float64{-30, 40, 105, 190, 262} {
		h := 38 + 14*lattice(int32(i), 2, 3)
		reef(c, x, 108, 62, h, Hex(0x1F8795).Mix(Hex(0x4FB8BC), 0.3+0.2*float64(i%2)))
	}
	c.Fill(new(Path).Smooth(true, Pt(-40, 96), Pt(60, 82), Pt(160, 88), Pt(270, 80), Pt(360, 96), Pt(380, 260), Pt(-60, 260)), func(x, y float64) Color {
		r := math.Sin((y*1.2 + 9*Noise(x/26, y/14, 2)) / (1 + y/90))
		return Hex(0xE9DDB2).Mix(Hex(0x8CCFC8), max(0, 1-(y-78)/46)).Mix(Hex(0xFFF8DE), 0.22+0.2*r)
	})
	v := coverView(Pt(250, 250), 960, -0.24)
	v.shift = 10
	v.lay(c, SeabedArt())
	for _, p := range []struct {
		d Drawing
		q Point
	}{
		{CrabArt(rules.Far, 0), Pt(450, 50)}, {CrabArt(rules.Near, 0), Pt(150, 50)}, {CrabArt(rules.Far, 0), Pt(350, 50)},
		{ShrimpArt(rules.Near), Pt(250, 150)},
	} {
		v.stand(c, p.d, p.q, 1)
	}
	for i, x := range []float64{-10, 50, 108, 176, 240} {
		ray(c, x, 16+6*lattice(int32(i), 4, 8), 70, 150, 0.26)
	}
	c.Draw(CrabArt(rules.Near, 0), Pt(76, 144), 1.04, 0)
	c.Draw(ShrimpArt(rules.Far), Pt(240, 140), 1.12, 0)
	for i := range 11 {
		n := int32(i)
		bubble(c, 196+22*lattice(n, 1, 77)-float64(i)*2, 84-float64(i)*9, 3.2+1.8*lattice(n, 2, 77))
	}
	for _, w := range []struct{ x, y, h, lean float64 }{{8, 206, 62, 10}, {28, 210, 44, 14}, {304, 208, 66, -12}, {284, 212, 40, -4}, {316, 206, 44, -4}} {
		weed(c, w.x, w.y, w.h, w.lean)
	}
	stone(c, 52, 199, 15, Hex(0x6C7893))
	stone(c, 262, 200, 12, Hex(0x8C8A80))
}

// reef is a far rock with weed-like steps.
func reef(c *Canvas, x, y, w, h float64, col Color) {
	c.Fill(new(Path).Smooth(true, Pt(x-w*0.7, y+20), Pt(x-w*0.4, y-h*0.5), Pt(x-w*0.1, y-h), Pt(x+w*0.2, y-h*0.7), Pt(x+w*0.4, y-h*0.8), Pt(x+w*0.8, y+20)),
		Vertical(y-h, y, col.Lighter(0.25), col))
}

func bubble(c *Canvas, x, y, r float64) {
	ring := new(Path).Circle(x, y, r)
	c.Fill(ring, Radial(x, y, r, Stop{0, Color{1, 1, 1, 0.1}}, Stop{0.75, Color{1, 1, 1, 0.18}}, Stop{1, Color{1, 1, 1, 0.75}}))
	c.Fill(new(Path).Circle(x-r*0.35, y-r*0.4, r*0.28), Solid(Color{1, 1, 1, 0.95}))
}
