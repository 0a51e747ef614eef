package opponents

import (
	"math"

	"tidepool/sprites/vector"
)

func seahorse(f *figure) {
	t, fin := tones(0xFFD54A, 0x6E4A00), tones(0xFF9F5A, 0x7A3206)
	f.shadow(4, 22)
	sway, nod := 1.6*f.wave(0), [...]float64{Thinking: -2, Pleased: -2, Beaten: 7}[f.mood]
	flap := 3 * f.wave(0.2)
	back := through(20, 0, 32, -8+flap, 40, -2+flap, 37, 6+flap, 40, 14+flap, 32, 20+flap, 22, 18)
	f.part(fin, back, fin.Slope(18, -6, 40, 20))
	f.rays(fin, 20, 8, 35, -3+flap, 35, 5+flap, 34, 14+flap)
	crown := through(4, -30+nod, 0, -40+nod, 7, -36+nod, 12, -44+nod, 16, -36+nod, 23, -39+nod, 21, -30+nod, 20, -24+nod)
	f.part(fin, crown, fin.Slope(0, -48, 22, -28))
	body := limb{8, -20 + nod, 24, 18, -10 + nod*0.5, 18, 12, 3, 27, 12, 14, 23, 20, 26, 13, 15, 37, 10, 2, 38.5, 8.5, -10, 33, 7.5, -12, 24 + sway, 6.5, -6, 19 + sway, 5}
	snout := limb{0, -18 + nod, 17, -16, -12 + nod + sway*0.3, 11, -31, -9 + nod + sway*0.4, 11, -36, -9 + nod + sway*0.4, 13}
	head := limb{2, -22 + nod, 30, 8, -20 + nod, 29}
	for _, l := range []limb{body, snout, head} {
		f.outline(t, l)
	}
	for _, l := range []limb{body, snout, head} {
		f.c.Fill(f.bent(l.path(0)), t.Slope(-28, -44, 34, 46))
	}
	f.c.Clip(f.bent(body.path(-1)), func(c *vector.Canvas) {
		c.Fill(f.bent(limb{3, -6, 8, 0, 4, 14, 2, 14, 12, 10, 26, 6}.path(0)), vector.Solid(vector.Hex(0xFFF3BE).Alpha(0.85)))
		for _, y := range []float64{-6, 1, 8, 15, 22, 29, 36} {
			c.Stroke(f.bent(arc(12, y, 20, 2.2)), 1.9, vector.Solid(t.Dark))
		}
	})
	f.stroke(new(vector.Path).MoveTo(-38, -12+nod+sway*0.4).QuadTo(-40, -9+nod+sway*0.4, -38, -6+nod+sway*0.4), 2.4, t.Line)
	f.cheeks(-12, -9+nod, 12, -9+nod, 6)
	f.eye(t, 2, -20.5+nod, 10.5, 1)
	f.snoutMouth(t, -24, -3+nod+sway*0.4)
	f.air(31, -26)
}

func (f *figure) snoutMouth(t vector.Tones, x, y float64) {
	switch f.mood {
	case Pleased:
		p := new(vector.Path).MoveTo(x-10, y-1).QuadTo(x, y+2, x+8, y-4).CubeTo(x+8, y+9, x-6, y+10, x-10, y-1).Close()
		f.stroke(p, 4.2, t.Line)
		f.fill(p, throat)
	case Beaten:
		f.stroke(arc(x-1, y-4, 6, -1.8), 2.4, t.Line)
	default:
		f.stroke(arc(x-1, y-6, 6.5, 2), 2.4, t.Line)
	}
}

func moray(f *figure) {
	t, fin := tones(0x4B63B8, 0x141B45), tones(0x8FA8F0, 0x141B45)
	stone := tones(0xA79A8C, 0x40362E)
	den := *f // stays where it is
	den.lift, den.tall = 0, 1
	den.shadow(2, 40)
	sway, nod := 2*f.wave(0), [...]float64{Pleased: -1, Beaten: 9}[f.mood]
	hx, hy := -6+sway, -17+nod
	body := limb{24, 27, 25, 25, 20, 25, 22, 8 + nod*0.3, 25, hx + 16, hy + 6, 26, hx + 4, hy, 29}
	ridge := limb{31, 27, 24, 32, 19, 24, 30, 5 + nod*0.3, 25, hx + 22, hy - 3, 26, hx + 6, hy - 7, 24}
	den.part(stone, through(6, 42, 8, 26, 24, 20, 42, 26, 45, 42), stone.Slope(0, 18, 46, 44))
	f.limb(fin, fin.Slope(0, -30, 40, 40), ridge)
	jaw := through(hx+14, hy+2, hx-4, hy+16, hx-24, hy+17, hx-35, hy+12, hx-36, hy+6, hx-20, hy+3)
	if f.mood == Pleased {
		jaw = through(hx+14, hy+2, hx-2, hy+20, hx-22, hy+24, hx-33, hy+20, hx-34, hy+14, hx-20, hy+6)
	}
	f.outline(t, body)
	f.part(t, jaw, vector.Solid(t.Dark))
	if f.mood == Pleased {
		f.fill(through(hx+2, hy+4, hx-4, hy+15, hx-20, hy+19, hx-30, hy+16, hx-30, hy+8), throat)
		f.fill(new(vector.Path).Ellipse(hx-17, hy+16, 9, 3.4), tongue)
	}
	skin := t.Slope(hx-34, hy-26, hx+44, hy+56)
	f.c.Fill(f.bent(body.path(0)), skin)
	head := through(hx+18, hy-6, hx+8, hy-17, hx-10, hy-17, hx-26, hy-9, hx-37, hy-1, hx-38, hy+5, hx-30, hy+8, hx-14, hy+8, hx+2, hy+9, hx+14, hy+8)
	f.part(t, head, skin)
	f.c.Fill(f.bent(limb{hx + 6, hy - 1, 24, hx + 14, hy + 5, 24}.path(0)), skin)
	f.freckles(hx, hy, nod)
	f.stroke(new(vector.Path).MoveTo(hx-36, hy-1).LineTo(hx-34, hy-0.4), 2.6, t.Line)
	smile := new(vector.Path).MoveTo(hx-37, hy+6).QuadTo(hx-18, hy+11, hx+1, hy+6).QuadTo(hx+4, hy+4, hx+5, hy+1)
	if f.mood == Beaten {
		smile = new(vector.Path).MoveTo(hx-37, hy+6).QuadTo(hx-16, hy+6, hx, hy+12)
	}
	f.stroke(smile, 2.8, t.Line)
	if f.mood != Beaten { // a tooth
		tooth := new(vector.Path).Polygon(vector.Pt(hx-26, hy+8.6), vector.Pt(hx-20, hy+9), vector.Pt(hx-23.4, hy+14))
		f.stroke(tooth, 2.4, t.Line)
		f.fill(tooth, white)
	}
	f.cheeks(hx-6, hy+2, hx+10, hy+2, 5)
	f.eye(t, hx+4, hy-13, 9.5, 1)
	f.eye(t, hx-14, hy-12, 10, -1)
	den.part(stone, through(-44, 42, -40, 28, -26, 22, -12, 26, -4, 34, -2, 42), stone.Slope(-44, 20, 0, 44))
	den.part(stone, through(-8, 42, -6, 33, 6, 28, 18, 33, 21, 42), stone.Slope(-8, 28, 22, 44))
	den.part(stone, through(12, 42, 13, 35, 24, 30, 38, 32, 44, 37, 44, 42), stone.Slope(12, 30, 44, 44))
	weed := tones(0x5FA86A, 0x1E4A2C)
	for i, x := range []float64{-34, -27, -21} {
		s := f.wave(0.2*float64(i)) * 1.5
		den.limb(weed, weed.Slope(x-6, 6, x+6, 30), limb{x, 29, 4.4, x - 2 + s*0.5, 21, 4.4, x + 1 + s, 12 + 3*math.Abs(float64(i)-1), 2.6})
	}
	f.air(30, -24)
}

func (f *figure) freckles(hx, hy, nod float64) {
	pale := vector.Hex(0xFFE9A8)
	for _, q := range [][3]float64{{20, 27, 2.6}, {29, 23, 2.4}, {18, 19, 2.2}, {27, 13 + nod*0.3, 3}, {18, 9 + nod*0.4, 2.2}, {hx + 24, hy + 12, 2.2}, {hx + 14, hy + 13, 2.4}, {hx + 17, hy - 1, 2.2}, {hx - 26, hy - 3, 1.8}, {hx - 6, hy - 1, 1.6}} {
		f.fill(new(vector.Path).Circle(q[0], q[1], q[2]), pale)
	}
}
