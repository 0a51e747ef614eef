package opponents

import "tidepool/sprites/vector"

func octopus(f *figure) {
	t := tones(0xE2475F, 0x5A0B22)
	f.shadow(0, 38)
	s := 2.5 * f.wave(0)
	// Arms from the middle outwards, left and right alike.
	arms := [3]limb{
		{9, 16, 15, 10, 30, 13, 8, 38, 10, 16, 40, 7, 18, 35, 5},
		{15, 14, 15, 25, 28, 13, 31, 37, 10, 39, 35, 7, 38, 28, 4.5},
		{17, 8, 14, 32, 14, 12, 40, 12, 9, 42, 3, 6.5, 37, 1, 4.5},
	}
	for _, k := range []float64{-1, 1} {
		for i := 2; i >= 0; i-- {
			f.arm(t, f.posed(arms[i], i, k, s), k)
		}
	}
	mantle := through(0, -46, 19, -42, 31, -27, 28, -9, 22, 4, 21, 16, 10, 23, 0, 24, -10, 23, -21, 16, -22, 4, -28, -9, -31, -27, -19, -42)
	f.part(t, mantle, t.Ball(0, -14, 42))
	for _, q := range [][3]float64{{12, -36, 3.6}, {20, -28, 2.6}, {5, -30, 2.2}, {-22, -20, 2.4}} {
		f.fill(new(vector.Path).Circle(q[0], q[1], q[2]), t.Light.Alpha(0.75))
	}
	f.cheeks(-17, 9, 17, 9, 6)
	f.eyes(t, 11.3, -5, 10.5)
	f.mouth(t, 0, 11, 6.5)
	f.gloss(-14, -33, 8, 4, -0.7, 0.65)
	f.air(31, -12)
}

func (f *figure) posed(arm limb, i int, k, sway float64) limb {
	l := append(limb(nil), arm...)
	for j := 2; j < 5; j++ {
		l[3*j] += sway * float64(j-1) * 0.25
		switch {
		case i == 2 && f.mood == Pleased:
			l[3*j+1] -= float64(j-1)*7 + 2
		case i == 2 && f.mood == Beaten:
			l[3*j+1] += float64(j) * 7.5
			l[3*j] -= float64(j-2) * 4
		case i == 2 && f.mood == Thinking && k > 0:
			l[3*j] += sway * 0.8
			l[3*j+1] -= float64(j-1)*3 + sway
		}
	}
	for j := 0; j < len(l); j += 3 {
		l[j] *= k
	}
	return l
}

func (f *figure) arm(t vector.Tones, l limb, k float64) {
	f.limb(t, t.Slope(l[0]-24, 0, l[0]+24, 46), l)
	for j := 3; j+3 < len(l); j += 3 {
		x, y, w := (l[j]+l[j+3])/2, (l[j+1]+l[j+4])/2, (l[j+2]+l[j+5])/2
		f.fill(new(vector.Path).Circle(x-w*0.12*k, y+w*0.16, w*0.24), vector.Hex(0xFFC2B8))
	}
}
