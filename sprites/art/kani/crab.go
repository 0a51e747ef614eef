package kani

import (
	"fmt"
	"math"

	"tidepool/rules"
	"tidepool/sprites/art/plain"
	"tidepool/sprites/vector"
)

// kaniTones are dark indigo and light coral, with outlines dark enough to stand out from pale sand.
func kaniTones(side rules.Side) vector.Tones {
	if side == rules.Near {
		return vector.Tones{Light: blackSide[0].Mix(blackSide[1], 0.45), Body: blackSide[1].Darker(0.12), Dark: blackSide[2], Line: vector.Hex(0x0D1120)}
	}
	return vector.Tones{Light: redSide[0], Body: vector.Hex(0xFF8469), Dark: vector.Hex(0xE25940), Line: vector.Hex(0x6E1A12)}
}

func kaniTrim(side rules.Side) vector.Color {
	if side == rules.Near {
		return vector.Hex(0xB9C8EA)
	}
	return vector.Hex(0xFFF1DC)
}

// Crab is a crab seen from above. pose 0 stands; 1 and 2 are the halves of a stride.
func Crab(side rules.Side, pose int) vector.Drawing {
	return vector.Square(fmt.Sprint("crab", side, " ", pose), func(c *vector.Canvas) { crab(c, side, [...]float64{0, 1, -1}[pose]) })
}

// PlainPiece is a crab or a shrimp as a counter of the plain set.
func PlainPiece(kind string, ways []rules.Way, quarters int, dark bool) vector.Drawing {
	return plain.Counter(kind, nil, ways, quarters, dark)
}

// crab draws a crab whose legs are spread by a stride from -1 to 1.
func crab(c *vector.Canvas, side rules.Side, stride float64) {
	t := kaniTones(side)
	c.Shadow(new(vector.Path).Ellipse(1, 17, 30, 20), 2, 3, 6, vector.RGBA(0.1, 0.12, 0.15, 0.4))
	for _, k := range []float64{-1, 1} {
		crabLimbs(c, t, k, stride)
	}
	for _, k := range []float64{-1, 1} {
		crabEye(c, t, k)
	}
	shell := crabShell(side)
	t.Part(c, shell, t.Ball(0, 4, 26))
	c.Clip(shell, func(c *vector.Canvas) { crabMark(c, side) })
	smile := t.Line
	if side == rules.Near {
		smile = kaniTrim(side)
	}
	c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-5.5, -5.5), vector.Pt(-2.5, -3), vector.Pt(2.5, -3), vector.Pt(5.5, -5.5)), 2.4, vector.Solid(smile))
	vector.Gloss(c, -13, -5, 7, 3.5, -0.6, 0.75)
}

func crabShell(side rules.Side) *vector.Path {
	if side == rules.Far {
		return new(vector.Path).Smooth(true, vector.Pt(-25, 0), vector.Pt(-16, -12), vector.Pt(0, -15), vector.Pt(16, -12), vector.Pt(25, 0), vector.Pt(22, 13), vector.Pt(12, 23), vector.Pt(0, 25), vector.Pt(-12, 23), vector.Pt(-22, 13))
	}
	return new(vector.Path).MoveTo(-15, -13).QuadTo(0, -17, 15, -13).LineTo(20, -9).LineTo(30, -5).
		QuadTo(25, 3, 23, 9).QuadTo(17, 24, 0, 25).QuadTo(-17, 24, -23, 9).QuadTo(-25, 3, -30, -5).LineTo(-20, -9).Close()
}

// crabMark distinguishes the sides in any light: pale stars or pale bands.
func crabMark(c *vector.Canvas, side rules.Side) {
	trim := kaniTrim(side)
	if side == rules.Far {
		c.Stroke(vector.Star(0, 12, 7.4, 3.9, 5, -math.Pi/2), 4.4, vector.Solid(kaniTones(side).Line))
		c.Fill(vector.Star(0, 12, 8.4, 4.4, 5, -math.Pi/2), vector.Solid(trim))
		for _, q := range []vector.Point{vector.Pt(-14, 4), vector.Pt(14, 4), vector.Pt(-11, 16), vector.Pt(11, 16)} {
			c.Fill(new(vector.Path).Circle(q.X, q.Y, 2.8), vector.Solid(trim))
		}
		return
	}
	c.Stroke(crabShell(side), 4.5, vector.Solid(trim.Alpha(0.75)))
	c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-30, 2), vector.Pt(0, 10), vector.Pt(30, 2)), 3.4, vector.Solid(trim.Alpha(0.85)))
	c.Stroke(new(vector.Path).Smooth(false, vector.Pt(-30, 10), vector.Pt(0, 18), vector.Pt(30, 10)), 3.4, vector.Solid(trim.Alpha(0.85)))
}

// crabLimbs draws the legs and the claw of one side: k is -1 left, 1 right.
func crabLimbs(c *vector.Canvas, t vector.Tones, k, stride float64) {
	legs := [][]vector.Point{
		{vector.Pt(18, 3), vector.Pt(34, 2), vector.Pt(39, 14)},
		{vector.Pt(18, 10), vector.Pt(32, 12), vector.Pt(35, 25)},
		{vector.Pt(14, 16), vector.Pt(25, 22), vector.Pt(26, 35)},
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
		c.Fill(vector.Taper(7+2*vector.Ink, 2+2*vector.Ink-1, leg...), vector.Solid(t.Line))
		c.Fill(vector.Taper(7, 2.4, leg...), t.Slope(-40, -5, 40, 40))
	}
	arm := []vector.Point{vector.Pt(15*k, -6), vector.Pt(26*k, -5), vector.Pt(32*k, -13)}
	c.Fill(vector.Taper(9+2*vector.Ink, 8+2*vector.Ink, arm...), vector.Solid(t.Line))
	c.Fill(vector.Taper(9, 8, arm...), vector.Solid(t.Body))
	claw := new(vector.Path).MoveTo(31, -9).CubeTo(42, -11, 43, -32, 26, -40).CubeTo(30, -34, 31, -30, 28.5, -26).
		CubeTo(26, -29.5, 22, -30.5, 16.5, -28).CubeTo(16, -18, 22, -9, 31, -9).Close()
	if k < 0 {
		claw = claw.Mirrored(0)
	}
	t.Part(c, claw, t.Ball(29*k, -22, 15))
	vector.Gloss(c, 29*k-5, -20, 4, 2.2, -0.7, 0.6)
}

func crabEye(c *vector.Canvas, t vector.Tones, k float64) {
	stalk := []vector.Point{vector.Pt(6*k, -11), vector.Pt(8*k, -21)}
	c.Fill(vector.Taper(4.5+2*vector.Ink, 4+2*vector.Ink, stalk...), vector.Solid(t.Line))
	c.Fill(vector.Taper(4.5, 4, stalk...), vector.Solid(t.Body))
	eye := new(vector.Path).Circle(8.5*k, -24, 5)
	c.Stroke(eye, 2*vector.Ink-1, vector.Solid(t.Line))
	c.Fill(eye, vector.Solid(vector.Hex(0xFFFDF6)))
	c.Fill(new(vector.Path).Circle(8.5*k, -23.4, 3), vector.Solid(vector.Hex(0x14131A)))
	c.Fill(new(vector.Path).Circle(8.5*k-1, -24.6, 1.1), vector.Solid(vector.Hex(0xFFFFFF)))
}

// Colours of the two sides of the Kani games, from lightest to darkest, from which pieces are shaded.
var (
	blackSide = [3]vector.Color{vector.Hex(0x6F7FA3), vector.Hex(0x2E3A59), vector.Hex(0x151B2E)}
	redSide   = [3]vector.Color{vector.Hex(0xFFB199), vector.Hex(0xE8573F), vector.Hex(0x8F2418)}
)
