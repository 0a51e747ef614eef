package opponents

import "tidepool/sprites/vector"

func slug(f *figure) {
	skin, tip := tones(0xF58DBB, 0x6B1A4E), tones(0x9B5DE0, 0x431F7A)
	f.shadow(0, 36)
	sway, droop := 2.2*f.wave(0), [...]float64{Pleased: -2, Beaten: 9}[f.mood]
	for i, q := range [...][4]float64{{-30, 14, -41, 6}, {-26, 0, -39, -14}, {26, 0, 39, -14}, {30, 14, 41, 6}, {-6, -10, -8, -28}, {7, -10, 9, -28}} {
		s := sway * float64(1-2*(i%2)) * 0.6
		f.limb(tip, tip.Slope(q[2]-8, q[3]-8, q[0], q[1]), limb{q[0], q[1], 13, (q[0]+q[2])/2 + s*0.4, (q[1]+q[3])/2 + droop*0.3, 12, q[2] + s, q[3] + droop*0.7, 7.5})
	}
	for _, k := range []float64{-1, 1} { // feelers
		ear := limb{14 * k, -12, 10, 17*k + sway*0.3, -23 + droop*0.4, 12, (21+droop*0.9)*k + sway, -35 + droop*1.1, 10}
		f.limb(skin, skin.Slope(14*k-10, -44, 14*k+8, -8), ear)
		f.c.Clip(f.bent(ear.path(-0.5)), func(c *vector.Canvas) {
			for _, y := range []float64{-46, -37.5, -29} {
				c.Stroke(f.bent(arc(19*k, y+droop, 14, 1.6)), 4.4, vector.Solid(tip.Body))
			}
		})
	}
	body := through(0, -17, 18, -14, 31, 2, 36, 22, 34, 36, 0, 40, -34, 36, -36, 22, -31, 2, -18, -14)
	f.part(skin, body, skin.Ball(0, 10, 40))
	f.skirt(skin)
	for _, q := range [][3]float64{{-25, 10, 2.6}, {-21, 1, 1.9}, {24, 9, 2.6}, {20, 0, 1.9}, {-3, -10, 2.2}, {5, -8, 1.6}} {
		f.fill(new(vector.Path).Circle(q[0], q[1], q[2]), white.Alpha(0.8))
	}
	f.cheeks(-22, 19, 22, 19, 7)
	f.eyes(skin, 12, 7, 10)
	f.mouth(skin, 0, 22, 6.5)
	f.gloss(-17, -8, 6, 3, -0.7, 0.6)
	f.air(31, -16)
}

func (f *figure) skirt(t vector.Tones) {
	frill := tones(0xFFD9EA, 0x6B1A4E)
	p := new(vector.Path).MoveTo(-40, 34)
	for i := range 8 {
		x := -40 + 10*float64(i)
		p.QuadTo(x+5, 46+1.2*f.wave(float64(i)*0.25), x+10, 36)
	}
	p.CubeTo(38, 27, 20, 33, 0, 33).CubeTo(-20, 33, -38, 27, -40, 34).Close()
	f.part(t, p, frill.Slope(-40, 28, 40, 44))
}
