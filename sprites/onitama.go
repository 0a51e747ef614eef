package sprites

import (
	"math"

	"tidepool/rules"
)

// The two schools of Onitama: Near is Red, Far is Blue.
var (
	redSchool  = tones{Hex(0xFFB7A1), Hex(0xEA6A52), Hex(0xA8301F), Hex(0x54130B)}
	blueSchool = tones{Hex(0x6E97CF), Hex(0x234B85), Hex(0x0F2547), Hex(0x081225)}
)

func school(side rules.Side) tones {
	if side == rules.Near {
		return redSchool
	}
	return blueSchool
}

// StudentArt is a carved student of either school of Onitama.
func StudentArt(side rules.Side) Drawing {
	return Piece("onitama/student/"+side.String(), func(c *Canvas) { monk(c, side, false) })
}

// MasterArt is a school's master, taller and with a hat of straw.
func MasterArt(side rules.Side) Drawing {
	return Piece("onitama/master/"+side.String(), func(c *Canvas) { monk(c, side, true) })
}

// monk stands on a round foot that carries the school's mark: Red's sun, or
// Blue's wave.
func monk(c *Canvas, side rules.Side, master bool) {
	t := school(side)
	foot := new(Path).Ellipse(0, 30, 33, 13)
	c.Shadow(new(Path).Ellipse(0, 32, 33, 12), 4, 4, 7, Color{0.06, 0.04, 0.03, 0.5})
	t.part(c, foot, t.slope(-33, 18, 33, 43))
	if master {
		student(c, Pt(0, 17), 0.74, t, true)
	} else {
		student(c, Pt(0, 15), 0.76, t, false)
	}
	y := 23.0
	mark := Hex(0xFFF3CF)
	if side == rules.Near {
		c.Fill(star(0, y, 8, 4.2, 8, 0), Solid(mark))
		c.Fill(new(Path).Circle(0, y, 3.6), Solid(Hex(0xC23B22)))
		return
	}
	for _, dy := range []float64{-4, 3} {
		c.Stroke(new(Path).Smooth(false, Pt(-11, y+dy), Pt(-5.5, y+dy-4), Pt(0, y+dy), Pt(5.5, y+dy+4), Pt(11, y+dy)), 3, Solid(mark))
	}
}

// MatArt is the board of Onitama: squares of 100 units from 0 to 500 both
// ways and a border of 30, with the two temples.
func MatArt() Drawing {
	return Drawing{"onitama/mat", -30, -30, 560, 560, func(c *Canvas) {
		c.Clip(new(Path).RoundRect(-30, -30, 560, 560, 22), mat)
	}}
}

func mat(c *Canvas) {
	c.Backdrop(-30, -30, 560, 560, 1.5, func(x, y float64) Color {
		if x < -4 || y < -4 || x > 504 || y > 504 {
			thread := math.Sin(x*1.1) * math.Sin(y*1.1)
			return Hex(0x315E58).Mix(Hex(0x234743), 0.5+0.3*thread)
		}
		// Straw lies across in strands, tied in pairs.
		strand := math.Abs(math.Mod(y/7, 1) - 0.5)
		knot := math.Sin(x*0.55 + math.Floor(y/7)*1.7)
		v := 0.35 + 0.5*strand + 0.12*knot + 0.12*Noise(x/40, y/40, 9)
		return Hex(0xF3E6BF).Mix(Hex(0xCDB783), min(max(v, 0), 1))
	})
	c.Stroke(new(Path).RoundRect(-17, -17, 534, 534, 8), 3.5, Solid(Hex(0xE4C474)))
	c.Stroke(new(Path).RoundRect(-4, -4, 508, 508, 4), 4, Solid(Hex(0x3E3522).Alpha(0.85)))
	temple(c, 200, 400, rules.Near)
	temple(c, 200, 0, rules.Far)
	for x := range 5 {
		for y := range 5 {
			cell := new(Path).RoundRect(float64(x)*100+4, float64(y)*100+4, 92, 92, 9)
			c.Stroke(cell, 2.6, Solid(Hex(0x5E4E2C).Alpha(0.6)))
		}
	}
}

// temple paints a school's temple on a square: an arch of brush strokes.
func temple(c *Canvas, x, y float64, side rules.Side) {
	t := school(side)
	c.Fill(new(Path).RoundRect(x+5, y+5, 90, 90, 8), Linear(x, y, x+100, y+100, Stop{0, t.light.Alpha(0.65)}, Stop{1, t.body.Alpha(0.65)}))
	ink := Solid(t.line.Alpha(0.4))
	c.Fill(taper(9, 6, Pt(x+30, y+38), Pt(x+29, y+60), Pt(x+30, y+86)), ink)
	c.Fill(taper(9, 6, Pt(x+70, y+38), Pt(x+71, y+60), Pt(x+70, y+86)), ink)
	c.Fill(taper(6, 5, Pt(x+22, y+50), Pt(x+50, y+49), Pt(x+78, y+50)), ink)
	c.Fill(taper(5, 5, Pt(x+50, y+34), Pt(x+50, y+46)), ink)
	roof := new(Path).MoveTo(x+12, y+22).CubeTo(x+30, y+31, x+70, y+31, x+88, y+22).
		CubeTo(x+84, y+34, x+80, y+36, x+74, y+37).LineTo(x+26, y+37).CubeTo(x+20, y+36, x+16, y+34, x+12, y+22).Close()
	c.Fill(roof, ink)
}

// CardArt is the paper of one of Onitama's cards, 162×106, with the seal of
// the side that its stamp names. Scenes draw name, moves and animal on it.
func CardArt(stamp rules.Side) Drawing {
	return Drawing{"onitama/card/" + stamp.String(), 0, 0, 162, 106, func(c *Canvas) {
		sheet := new(Path).RoundRect(2, 2, 158, 102, 11)
		c.Fill(sheet, func(x, y float64) Color {
			fibre := Noise(x/3, y/11, 21)*0.5 + Noise(x/14, y/3, 22)*0.5
			return Hex(0xFFF8E3).Mix(Hex(0xEAD7A8), min(max(0.25+y/240+0.2*fibre, 0), 1))
		})
		c.Stroke(new(Path).RoundRect(2.5, 2.5, 157, 101, 10.5), 2, Solid(Hex(0x6B4B22)))
		c.Stroke(new(Path).RoundRect(6.5, 6.5, 149, 93, 7), 0.8, Solid(Hex(0x6B4B22).Alpha(0.5)))
		t := school(stamp)
		seal := new(Path).RoundRect(10, 10, 14, 14, 3.5)
		c.Fill(seal, t.slope(10, 10, 24, 24))
		c.Stroke(seal, 1, Solid(t.line))
		if stamp == rules.Near {
			c.Fill(star(17, 17, 5, 2.6, 8, 0), Solid(Hex(0xFFF3CF)))
			return
		}
		c.Stroke(new(Path).Smooth(false, Pt(11.8, 17.5), Pt(14.4, 15.2), Pt(17, 17.5), Pt(19.6, 19.8), Pt(22.2, 17.5)), 1.8, Solid(Hex(0xFFF3CF)))
	}}
}
