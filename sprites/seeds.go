package sprites

import "fmt"

// A seedKind is a material that seeds of Kalah are made of: glass, glass with
// a ribbon in it, or a stone with veins.
type seedKind struct {
	body, vein  Color
	stone       bool
	rx, ry, tip float64 // radii, and how far it is turned
}

// seedKinds stand so that neighbours differ in colour and in lightness.
var seedKinds = [...]seedKind{
	{body: Hex(0x12998F), rx: 41, ry: 38, tip: 0.4},
	{body: Hex(0xF2B13A), rx: 40, ry: 40, tip: 0},
	{body: Hex(0x59606C), vein: Hex(0xC3CAD4), stone: true, rx: 41, ry: 36, tip: -0.6},
	{body: Hex(0xE24A36), rx: 41, ry: 37, tip: 1.2},
	{body: Hex(0xA9E2F0), vein: Hex(0x2C6FC8), rx: 41, ry: 41, tip: 0.3},
	{body: Hex(0x7A4FB0), rx: 41, ry: 36, tip: 2.2},
	{body: Hex(0xF6EFE0), vein: Hex(0xCDBB98), stone: true, rx: 41, ry: 38, tip: 0.9},
	{body: Hex(0x2F62C4), rx: 40, ry: 38, tip: -0.3},
	{body: Hex(0x7DBB4A), rx: 41, ry: 37, tip: -0.9},
	{body: Hex(0x8F4B23), vein: Hex(0xF0B35C), stone: true, rx: 41, ry: 37, tip: 0.2},
	{body: Hex(0xF7A3B4), vein: Hex(0xC22F5B), rx: 40, ry: 40, tip: 1.6},
	{body: Hex(0x35B8A8), vein: Hex(0x1A4F52), stone: true, rx: 41, ry: 38, tip: -1.3},
}

// SeedArt is a seed of Kalah, of glass or stone; any i will do, and those
// next to each other differ.
func SeedArt(i int) Drawing {
	n := len(seedKinds)
	i = (i%n + n) % n
	return Piece(fmt.Sprint("seed", i), func(c *Canvas) { seedKinds[i].draw(c, uint32(i)) })
}

func (k seedKind) draw(c *Canvas, seed uint32) {
	shape := new(Path).Ellipse(-1, -1.5, k.rx, k.ry).Rotated(-1, -1.5, k.tip)
	c.Shadow(shape, 1.5, 2.5, 3, Color{0.08, 0.03, 0.01, 0.6})
	c.Stroke(shape, 5, Solid(k.body.Darker(0.7)))
	if k.stone {
		k.stoneBody(c, shape, seed)
	} else {
		k.glassBody(c, shape)
	}
	gloss(c, -14, -18, 12, 7.5, -0.7, 1)
}

// glassBody is dark towards the light, where one looks into it, and glows
// opposite, where the light comes out.
func (k seedKind) glassBody(c *Canvas, shape *Path) {
	col := k.body
	c.Fill(shape, Radial(13, 17, 62, Stop{0, col.Lighter(0.6)}, Stop{0.4, col.Lighter(0.08)}, Stop{0.75, col.Darker(0.2)}, Stop{1, col.Darker(0.48)}))
	if k.vein.A > 0 {
		ribbon := taper(7, 7, Pt(-40, 14), Pt(-16, -2), Pt(4, 8), Pt(22, -8), Pt(40, -14)).Rotated(0, 0, k.tip)
		c.Clip(shape, func(c *Canvas) {
			c.Fill(ribbon, Solid(k.vein.Alpha(0.85)))
			c.Fill(taper(4, 4, Pt(-40, 24), Pt(-14, 8), Pt(6, 18), Pt(24, 4), Pt(40, -4)).Rotated(0, 0, k.tip), Solid(Color{1, 1, 1, 0.7}))
		})
	}
	gloss(c, 17, 20, 10, 4.4, -0.75, 0.75)
}

// stoneBody is polished, with veins.
func (k seedKind) stoneBody(c *Canvas, shape *Path, seed uint32) {
	base := Radial(-14, -18, 72, Stop{0, k.body.Lighter(0.4)}, Stop{0.4, k.body}, Stop{1, k.body.Darker(0.45)})
	c.Fill(shape, func(x, y float64) Color {
		n := Fractal(x/30+y/50, y/10-x/60, 2, seed)
		return base(x, y).Mix(k.vein, max(0, min(0.8, (n-0.1)*4)))
	})
}
