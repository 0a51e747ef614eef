package sprites

import (
	"fmt"
	"math"

	"tidepool/rules"
)

// kaniTones are the shells of the two sides: Black dark indigo, Red light
// coral. Each is outlined so darkly that it stands out from pale sand.
func kaniTones(side rules.Side) tones {
	if side == rules.Near {
		return tones{blackSide[0].Mix(blackSide[1], 0.45), blackSide[1].Darker(0.12), blackSide[2], Hex(0x0D1120)}
	}
	return tones{redSide[0], Hex(0xFF8469), Hex(0xE25940), Hex(0x6E1A12)}
}

// kaniTrim is the light tone each side is marked with.
func kaniTrim(side rules.Side) Color {
	if side == rules.Near {
		return Hex(0xB9C8EA)
	}
	return Hex(0xFFF1DC)
}

// CrabArt is a crab seen from above. pose 0 stands; 1 and 2 are the halves of
// a stride.
func CrabArt(side rules.Side, pose int) Drawing {
	return Piece(fmt.Sprint("crab", side, " ", pose), func(c *Canvas) { crab(c, side, [...]float64{0, 1, -1}[pose]) })
}

// crab draws one whose legs are spread by a stride from -1 to 1.
func crab(c *Canvas, side rules.Side, stride float64) {
	t := kaniTones(side)
	c.Shadow(new(Path).Ellipse(1, 17, 30, 20), 2, 3, 6, Color{0.1, 0.12, 0.15, 0.4})
	for _, k := range []float64{-1, 1} {
		crabLimbs(c, t, k, stride)
	}
	for _, k := range []float64{-1, 1} {
		crabEye(c, t, k)
	}
	shell := crabShell(side)
	t.part(c, shell, t.ball(0, 4, 26))
	c.Clip(shell, func(c *Canvas) { crabMark(c, side) })
	smile := t.line
	if side == rules.Near {
		smile = kaniTrim(side)
	}
	c.Stroke(new(Path).Smooth(false, Pt(-5.5, -5.5), Pt(-2.5, -3), Pt(2.5, -3), Pt(5.5, -5.5)), 2.4, Solid(smile))
	gloss(c, -13, -5, 7, 3.5, -0.6, 0.75)
}

// crabShell is round for Red and has a spine on each side for Black.
func crabShell(side rules.Side) *Path {
	if side == rules.Far {
		return new(Path).Smooth(true, Pt(-25, 0), Pt(-16, -12), Pt(0, -15), Pt(16, -12), Pt(25, 0), Pt(22, 13), Pt(12, 23), Pt(0, 25), Pt(-12, 23), Pt(-22, 13))
	}
	return new(Path).MoveTo(-15, -13).QuadTo(0, -17, 15, -13).LineTo(20, -9).LineTo(30, -5).
		QuadTo(25, 3, 23, 9).QuadTo(17, 24, 0, 25).QuadTo(-17, 24, -23, 9).QuadTo(-25, 3, -30, -5).LineTo(-20, -9).Close()
}

// crabMark tells the sides apart in any light: pale stars or pale bands.
func crabMark(c *Canvas, side rules.Side) {
	trim := kaniTrim(side)
	if side == rules.Far {
		c.Stroke(star(0, 12, 7.4, 3.9, 5, -math.Pi/2), 4.4, Solid(kaniTones(side).line))
		c.Fill(star(0, 12, 8.4, 4.4, 5, -math.Pi/2), Solid(trim))
		for _, q := range []Point{{-14, 4}, {14, 4}, {-11, 16}, {11, 16}} {
			c.Fill(new(Path).Circle(q.X, q.Y, 2.8), Solid(trim))
		}
		return
	}
	c.Stroke(crabShell(side), 4.5, Solid(trim.Alpha(0.75)))
	c.Stroke(new(Path).Smooth(false, Pt(-30, 2), Pt(0, 10), Pt(30, 2)), 3.4, Solid(trim.Alpha(0.85)))
	c.Stroke(new(Path).Smooth(false, Pt(-30, 10), Pt(0, 18), Pt(30, 10)), 3.4, Solid(trim.Alpha(0.85)))
}

// crabLimbs draws the legs and the claw of one side: k is -1 left, 1 right.
func crabLimbs(c *Canvas, t tones, k, stride float64) {
	legs := [][]Point{
		{{18, 3}, {34, 2}, {39, 14}},
		{{18, 10}, {32, 12}, {35, 25}},
		{{14, 16}, {25, 22}, {26, 35}},
	}
	for n, leg := range legs {
		// Every other leg reaches out while the rest pull in.
		reach := 4.5 * stride * k * float64(1-2*(n%2))
		leg[1].X += 0.5 * reach
		leg[2].X += reach
		leg[2].Y -= 0.5 * math.Abs(reach)
		for i := range leg {
			leg[i].X *= k
		}
		c.Fill(taper(7+2*ink, 2+2*ink-1, leg...), Solid(t.line))
		c.Fill(taper(7, 2.4, leg...), t.slope(-40, -5, 40, 40))
	}
	arm := []Point{{15 * k, -6}, {26 * k, -5}, {32 * k, -13}}
	c.Fill(taper(9+2*ink, 8+2*ink, arm...), Solid(t.line))
	c.Fill(taper(9, 8, arm...), Solid(t.body))
	claw := new(Path).MoveTo(31, -9).CubeTo(42, -11, 43, -32, 26, -40).CubeTo(30, -34, 31, -30, 28.5, -26).
		CubeTo(26, -29.5, 22, -30.5, 16.5, -28).CubeTo(16, -18, 22, -9, 31, -9).Close()
	if k < 0 {
		claw = claw.Mirrored(0)
	}
	t.part(c, claw, t.ball(29*k, -22, 15))
	gloss(c, 29*k-5, -20, 4, 2.2, -0.7, 0.6)
}

func crabEye(c *Canvas, t tones, k float64) {
	stalk := []Point{{6 * k, -11}, {8 * k, -21}}
	c.Fill(taper(4.5+2*ink, 4+2*ink, stalk...), Solid(t.line))
	c.Fill(taper(4.5, 4, stalk...), Solid(t.body))
	eye := new(Path).Circle(8.5*k, -24, 5)
	c.Stroke(eye, 2*ink-1, Solid(t.line))
	c.Fill(eye, Solid(Hex(0xFFFDF6)))
	c.Fill(new(Path).Circle(8.5*k, -23.4, 3), Solid(Hex(0x14131A)))
	c.Fill(new(Path).Circle(8.5*k-1, -24.6, 1.1), Solid(Hex(0xFFFFFF)))
}
