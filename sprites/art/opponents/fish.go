package opponents

import (
	"math"

	"tidepool/sprites/vector"
)

func goby(f *figure) {
	t, fin := tones(0x4DA9E6, 0x123A5E), tones(0xFFD65C, 0x6B4A08)
	f.shadow(-2, 36)
	wag, sail := 3*f.wave(0), [...]float64{Pleased: -3, Beaten: 12}[f.mood]
	tail := through(28, 12, 34, 0+wag, 42, -7+wag, 41, 6+wag, 44, 15+wag, 40, 28+wag, 33, 23+wag)
	f.part(fin, tail, fin.Slope(28, -6, 48, 30))
	f.rays(fin, 28, 13, 40, -3+wag, 40, 7+wag, 39, 23+wag)
	back := through(-8, -8, -1, -29+sail, 8, -37+sail*1.3, 11, -25+sail, 21, -26+sail*1.1, 23, -10, 28, 4, 8, 4)
	f.part(fin, back, fin.Slope(-8, -44, 26, 0))
	f.rays(fin, 2, -4, 6, -31+sail*1.2, 12, -22+sail, 19, -21+sail)
	prop := through(-20, 30, -4, 28, 2, 38, -4, 42, -16, 42, -22, 38)
	f.part(fin, prop, fin.Slope(-20, 28, 0, 44))
	body := through(-41, 18, -38, 2, -26, -8, -6, -9, 14, 0, 29, 8, 32, 14, 28, 20, 14, 30, -8, 36, -28, 36, -39, 29)
	f.part(t, body, t.Ball(-12, 10, 38))
	f.c.Clip(f.bent(body), func(c *vector.Canvas) {
		c.Fill(f.bent(new(vector.Path).Ellipse(-14, 40, 40, 13)), vector.Solid(vector.Hex(0xEAF7FF).Alpha(0.9)))
		for _, x := range []float64{8, 18, 27} {
			c.Stroke(f.bent(new(vector.Path).MoveTo(x, -6).QuadTo(x+5, 10, x-1, 26)), 4.2, vector.Solid(vector.Hex(0x1F6DB0)))
		}
	})
	flap := 3 * f.wave(0.3)
	pectoral := through(-4, 12, 12, 8+flap, 19, 16+flap, 15, 26+flap, 4, 25, -4, 20)
	f.part(fin, pectoral, fin.Slope(-6, 8, 18, 28))
	f.rays(fin, -3, 16, 14, 12+flap, 15, 18+flap, 11, 23+flap)
	f.cheeks(-36, 20, -10, 18, 6)
	f.eye(t, -11, -9, 10.5, 1)
	f.eye(t, -31, -7, 11, -1)
	f.mouth(t, -25, 17, 8)
	f.air(33, -12)
}

func (f *figure) rays(t vector.Tones, x, y float64, to ...float64) {
	for i := 0; i < len(to); i += 2 {
		f.stroke(new(vector.Path).MoveTo(x+(to[i]-x)*0.3, y+(to[i+1]-y)*0.3).LineTo(to[i], to[i+1]), 1.7, t.Dark)
	}
}

func puffer(f *figure) {
	t, belly := tones(0x5CC79B, 0x0F4A3B), vector.Hex(0xFFF6DC)
	fin := tones(0xFFC65C, 0x6B4208)
	r := [...]float64{Idle: 30, Thinking: 30 + 1.2*f.wave(0.25), Pleased: 32, Beaten: 27}[f.mood]
	spine := [...]float64{Idle: 8, Thinking: 8, Pleased: 9.5, Beaten: 5}[f.mood]
	cy := ground - r - 2
	f.shadow(0, 28)
	flap := 4 * f.wave(0)
	for _, k := range []float64{-1, 1} {
		p := through(24*k, cy-2, 36*k, cy-9+flap, 43*k, cy-4+flap, 41*k, cy+5+flap, 43*k, cy+11+flap*0.6, 34*k, cy+13, 25*k, cy+8)
		f.part(fin, p, fin.Slope(24*k-8, cy-10, 24*k+18, cy+14))
		f.rays(fin, 24*k, cy+3, 41*k, cy-4+flap, 40*k, cy+3+flap, 40*k, cy+9+flap*0.6)
	}
	crest := through(-9, cy-r+4, -7, cy-r-7, 1, cy-r-11, 9, cy-r-7, 12, cy-r+4)
	f.part(fin, crest, fin.Slope(-8, cy-r-10, 10, cy-r))
	spines := new(vector.Path)
	for i := range 15 {
		s, c := math.Sincos(2*math.Pi*(float64(i)+0.5)/15 - math.Pi/2)
		if s > 0.8 {
			continue
		}
		px, py := -s*5, c*5
		if f.mood == Beaten {
			s += 0.25
		}
		spines.Polygon(vector.Pt((r-3)*c+px, cy+(r-3)*s+py), vector.Pt((r+spine)*c, cy+(r+spine)*s), vector.Pt((r-3)*c-px, cy+(r-3)*s-py))
	}
	f.part(t, spines, vector.Solid(t.Light))
	ball := new(vector.Path).Ellipse(0, cy, r*1.04, r)
	f.part(t, ball, t.Ball(0, cy, r))
	f.c.Clip(f.bent(ball), func(c *vector.Canvas) {
		c.Fill(f.bent(through(-40, cy+6, -22, cy+9, -13, cy+16, 0, cy+9, 13, cy+16, 22, cy+9, 40, cy+6, 40, cy+50, -40, cy+50)), vector.Linear(-20, cy, 20, cy+34, vector.At(0, belly), vector.At(0.6, belly), vector.At(1, belly.Darker(0.18))))
		for _, q := range [][3]float64{{-21, -13, 3.4}, {-11, -23, 3}, {11, -23, 3}, {21, -13, 3.4}, {0, -17, 2.4}, {-27, -2, 2.4}, {27, -2, 2.4}} {
			c.Fill(f.bent(new(vector.Path).Circle(q[0], cy+q[1], q[2])), vector.Solid(t.Line.Alpha(0.55)))
		}
	})
	f.cheeks(-21, cy+10, 21, cy+10, 6.5)
	f.eyes(t, 12.5, cy-2, 10.5)
	f.mouth(t, 0, cy+14, 6)
	if f.mood == Idle { // two teeth
		teeth := new(vector.Path).RoundRect(-4, cy+15, 8, 5.4, 1.6)
		f.stroke(teeth, 3.4, t.Line)
		f.fill(teeth, white)
		f.stroke(new(vector.Path).MoveTo(0, cy+16).LineTo(0, cy+20), 1.2, t.Line)
	}
	f.gloss(-15, cy-21, 6, 3, -0.7, 0.6)
	f.air(31, cy-28)
}
