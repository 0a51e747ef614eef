package opponents

import (
	"math"

	"tidepool/sprites/vector"
)

func snail(f *figure) {
	skin, shell := tones(0xBFD58B, 0x3E4A1C), tones(0xD68B45, 0x5A2C0C)
	f.shadow(2, 40)
	nod := [...]float64{Thinking: -1 + f.wave(0.25), Pleased: -2, Beaten: 8}[f.mood]
	sway := 1.6 * f.wave(0)
	foot := limb{-26, 35, 13, 0, 36, 13, 26, 37, 11, 44, 40, 4}
	neck := limb{-14, 34, 16, -25, 24, 20, -24, 8 + nod, 23}
	far, near := limb{-18, 2 + nod, 7, -12 - sway*0.4, -12 + nod, 6, -9 - sway, -22 + nod*1.6, 6}, limb{-28, 2 + nod, 7, -33 + sway*0.4, -10 + nod, 6, -33 + sway, -19 + nod*1.6, 6}
	f.limb(skin, vector.Solid(skin.Dark), far)
	f.outline(skin, foot)
	f.outline(skin, neck)
	f.outline(skin, near)
	for _, l := range []limb{foot, near, neck} {
		f.c.Fill(f.bent(l.path(0)), skin.Slope(-40, -20, 20, 50))
	}
	f.stroke(new(vector.Path).MoveTo(-22, 40.5).QuadTo(10, 42, 40, 41.5), 2, skin.Dark)
	f.shell(shell)
	f.cheeks(-32, 15+nod, -17, 16+nod, 5)
	f.eye(skin, -8-sway, -27+nod*1.6, 10, 1)
	f.eye(skin, -33+sway, -24+nod*1.6, 11, -1)
	f.mouth(skin, -26, 12+nod, 7)
	f.air(14, -26)
}

func (f *figure) shell(t vector.Tones) {
	const cx, cy = 14, 6
	lip := through(-12, 16, -10, 2, -2, -6, 10, 10, 10, 30, -4, 34, -10, 28)
	f.part(t, lip, vector.Solid(t.Dark))
	ball := new(vector.Path).Circle(cx, cy, 29)
	f.part(t, ball, t.Ball(cx, cy, 29))
	spiral := func(from, r0 float64) *vector.Path {
		p := new(vector.Path)
		for i := range 41 {
			a := from + float64(i)*0.26
			r := r0 * math.Exp(-0.135*float64(i)*0.62)
			x, y := cx+1.5*math.Min(1, float64(i)/20)+r*math.Cos(a), cy+r*math.Sin(a)
			if i == 0 {
				p.MoveTo(x, y)
			} else {
				p.LineTo(x, y)
			}
		}
		return p
	}
	f.c.Clip(f.bent(ball), func(c *vector.Canvas) {
		c.Stroke(f.bent(spiral(2.75, 25)), 5.5, vector.Solid(vector.Hex(0xFFE3B0).Alpha(0.75)))
		c.Stroke(f.bent(spiral(2.3, 30)), 3.2, vector.Solid(t.Line))
	})
	f.gloss(cx-13, cy-16, 7, 3.6, -0.7, 0.7)
}
