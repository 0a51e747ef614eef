package kani

import (
	"math"

	"tidepool/rules"
	"tidepool/sprites/art/cover"
	"tidepool/sprites/vector"
)

// SeaCover is the picture on the game's card in the menu.
func SeaCover() vector.Drawing { return cover.Frame("kaninariebi", seaCover) }

func seaCover(c *vector.Canvas) {
	c.Texture(cover.Whole(), func(x, y float64) vector.Color {
		t := min(1, y/120)
		col := vector.Hex(0xC9F4EC).Mix(vector.Hex(0x2FA3AE), math.Sqrt(t))
		glow := max(0, 1-math.Hypot(x-70, y+20)/190)
		return col.Mix(vector.Hex(0xFFFFF0), 0.75*glow*glow)
	})
	for i, x := range []float64{-30, 40, 105, 190, 262} {
		h := 38 + 14*vector.Lattice(int32(i), 2, 3)
		reef(c, x, 108, 62, h, vector.Hex(0x1F8795).Mix(vector.Hex(0x4FB8BC), 0.3+0.2*float64(i%2)))
	}
	c.Texture(new(vector.Path).Smooth(true, vector.Pt(-40, 96), vector.Pt(60, 82), vector.Pt(160, 88), vector.Pt(270, 80), vector.Pt(360, 96), vector.Pt(380, 260), vector.Pt(-60, 260)), func(x, y float64) vector.Color {
		r := math.Sin((y*1.2 + 9*vector.Noise(x/26, y/14, 2)) / (1 + y/90))
		return vector.Hex(0xE9DDB2).Mix(vector.Hex(0x8CCFC8), max(0, 1-(y-78)/46)).Mix(vector.Hex(0xFFF8DE), 0.22+0.2*r)
	})
	v := cover.Perspective(vector.Pt(250, 250), 960, -0.24)
	v.Shift = 10
	v.Lay(c, Seabed(0))
	for _, p := range []struct {
		d vector.Drawing
		q vector.Point
	}{
		{Crab(rules.Far, 0), vector.Pt(450, 50)}, {Crab(rules.Near, 0), vector.Pt(150, 50)}, {Crab(rules.Far, 0), vector.Pt(350, 50)},
		{Shrimp(rules.Near), vector.Pt(250, 150)},
	} {
		v.Stand(c, p.d, p.q, 1)
	}
	for i, x := range []float64{-10, 50, 108, 176, 240} {
		ray(c, x, 16+6*vector.Lattice(int32(i), 4, 8))
	}
	c.Draw(Crab(rules.Near, 0), vector.Pt(76, 144), 1.04, 0)
	c.Draw(Shrimp(rules.Far), vector.Pt(240, 140), 1.12, 0)
	for i := range 11 {
		n := int32(i)
		bubble(c, 196+22*vector.Lattice(n, 1, 77)-float64(i)*2, 84-float64(i)*9, 3.2+1.8*vector.Lattice(n, 2, 77))
	}
	for _, w := range []struct{ x, y, h, lean float64 }{{8, 206, 62, 10}, {28, 210, 44, 14}, {304, 208, 66, -12}, {284, 212, 40, -4}, {316, 206, 44, -4}} {
		weed(c, w.x, w.y, w.h, w.lean)
	}
	stone(c, 52, 199, 15, vector.Hex(0x6C7893))
	stone(c, 262, 200, 12, vector.Hex(0x8C8A80))
}

// ray draws a beam of light that widens from the upper left and fades.
func ray(c *vector.Canvas, x, w float64) {
	c.Fill(new(vector.Path).Polygon(vector.Pt(x, -5), vector.Pt(x+w, -5), vector.Pt(x+w*2.2+70, 150), vector.Pt(x+70, 150)),
		vector.Vertical(0, 150, vector.RGBA(1, 1, 0.94, 0.26), vector.RGBA(1, 1, 0.94, 0)))
}

func reef(c *vector.Canvas, x, y, w, h float64, col vector.Color) {
	c.Fill(new(vector.Path).Smooth(true, vector.Pt(x-w*0.7, y+20), vector.Pt(x-w*0.4, y-h*0.5), vector.Pt(x-w*0.1, y-h), vector.Pt(x+w*0.2, y-h*0.7), vector.Pt(x+w*0.4, y-h*0.8), vector.Pt(x+w*0.8, y+20)),
		vector.Vertical(y-h, y, col.Lighter(0.25), col))
}

func bubble(c *vector.Canvas, x, y, r float64) {
	ring := new(vector.Path).Circle(x, y, r)
	c.Fill(ring, vector.Radial(x, y, r, vector.At(0, vector.RGBA(1, 1, 1, 0.1)), vector.At(0.75, vector.RGBA(1, 1, 1, 0.18)), vector.At(1, vector.RGBA(1, 1, 1, 0.75))))
	c.Fill(new(vector.Path).Circle(x-r*0.35, y-r*0.4, r*0.28), vector.Solid(vector.RGBA(1, 1, 1, 0.95)))
}
