package kalah

import (
	"fmt"

	"tidepool/sprites/vector"
)

// A seedKind is a material of seeds: glass, glass with a ribbon, or veined stone.
type seedKind struct {
	body, vein  vector.Color
	stone       bool
	rx, ry, tip float64 // radii and rotation
}

// seedKinds are ordered so that neighbours differ in colour and lightness.
var seedKinds = [...]seedKind{
	{body: vector.Hex(0x12998F), rx: 41, ry: 38, tip: 0.4},
	{body: vector.Hex(0xF2B13A), rx: 40, ry: 40, tip: 0},
	{body: vector.Hex(0x59606C), vein: vector.Hex(0xC3CAD4), stone: true, rx: 41, ry: 36, tip: -0.6},
	{body: vector.Hex(0xE24A36), rx: 41, ry: 37, tip: 1.2},
	{body: vector.Hex(0xA9E2F0), vein: vector.Hex(0x2C6FC8), rx: 41, ry: 41, tip: 0.3},
	{body: vector.Hex(0x7A4FB0), rx: 41, ry: 36, tip: 2.2},
	{body: vector.Hex(0xF6EFE0), vein: vector.Hex(0xCDBB98), stone: true, rx: 41, ry: 38, tip: 0.9},
	{body: vector.Hex(0x2F62C4), rx: 40, ry: 38, tip: -0.3},
	{body: vector.Hex(0x7DBB4A), rx: 41, ry: 37, tip: -0.9},
	{body: vector.Hex(0x8F4B23), vein: vector.Hex(0xF0B35C), stone: true, rx: 41, ry: 37, tip: 0.2},
	{body: vector.Hex(0xF7A3B4), vein: vector.Hex(0xC22F5B), rx: 40, ry: 40, tip: 1.6},
	{body: vector.Hex(0x35B8A8), vein: vector.Hex(0x1A4F52), stone: true, rx: 41, ry: 38, tip: -1.3},
}

// beans are the seeds of look 1: longer than glass, and mottled.
var beans = [...]seedKind{
	{body: vector.Hex(0xA8342E), vein: vector.Hex(0xD9746A), stone: true, rx: 43, ry: 31, tip: 0.5},
	{body: vector.Hex(0xF5E9CC), vein: vector.Hex(0xC9A774), stone: true, rx: 43, ry: 32, tip: -0.4},
	{body: vector.Hex(0x3C5F8A), vein: vector.Hex(0x9CC0DA), stone: true, rx: 41, ry: 33, tip: 1.1},
	{body: vector.Hex(0xE9B43E), vein: vector.Hex(0xFBE39A), stone: true, rx: 41, ry: 34, tip: 2.3},
	{body: vector.Hex(0x35312F), vein: vector.Hex(0xEDE6DA), stone: true, rx: 43, ry: 31, tip: 0.1},
	{body: vector.Hex(0x8CA353), vein: vector.Hex(0xC7D68F), stone: true, rx: 41, ry: 35, tip: -1.2},
	{body: vector.Hex(0xE7A59B), vein: vector.Hex(0x9C3A44), stone: true, rx: 43, ry: 32, tip: 1.7},
	{body: vector.Hex(0x7C4A28), vein: vector.Hex(0xC08A52), stone: true, rx: 43, ry: 31, tip: -0.8},
}

// Seed is a seed of Kalah for any i, glass or stone in look 0, a bean in look 1; neighbours differ.
func Seed(i, look int) vector.Drawing {
	kinds := seedKinds[:]
	if look == 1 {
		kinds = beans[:]
	}
	n := len(kinds)
	i = (i%n + n) % n
	return vector.Square(vector.LookKey(fmt.Sprint("seed", i), look), func(c *vector.Canvas) { kinds[i].draw(c, uint32(i)) })
}

func (k seedKind) draw(c *vector.Canvas, seed uint32) {
	shape := new(vector.Path).Ellipse(-1, -1.5, k.rx, k.ry).Rotated(-1, -1.5, k.tip)
	c.Shadow(shape, 1.5, 2.5, 3, vector.RGBA(0.08, 0.03, 0.01, 0.6))
	c.Stroke(shape, 5, vector.Solid(k.body.Darker(0.7)))
	if k.stone {
		k.stoneBody(c, shape, seed)
	} else {
		k.glassBody(c, shape)
	}
	vector.Gloss(c, -14, -18, 12, 7.5, -0.7, 1)
}

// glassBody is dark on the side of the light and glows on the other side, where the light comes out.
func (k seedKind) glassBody(c *vector.Canvas, shape *vector.Path) {
	col := k.body
	c.Fill(shape, vector.Radial(13, 17, 62, vector.At(0, col.Lighter(0.6)), vector.At(0.4, col.Lighter(0.08)), vector.At(0.75, col.Darker(0.2)), vector.At(1, col.Darker(0.48))))
	if k.vein.A > 0 {
		ribbon := vector.Taper(7, 7, vector.Pt(-40, 14), vector.Pt(-16, -2), vector.Pt(4, 8), vector.Pt(22, -8), vector.Pt(40, -14)).Rotated(0, 0, k.tip)
		c.Clip(shape, func(c *vector.Canvas) {
			c.Fill(ribbon, vector.Solid(k.vein.Alpha(0.85)))
			c.Fill(vector.Taper(4, 4, vector.Pt(-40, 24), vector.Pt(-14, 8), vector.Pt(6, 18), vector.Pt(24, 4), vector.Pt(40, -4)).Rotated(0, 0, k.tip), vector.Solid(vector.RGBA(1, 1, 1, 0.7)))
		})
	}
	vector.Gloss(c, 17, 20, 10, 4.4, -0.75, 0.75)
}

func (k seedKind) stoneBody(c *vector.Canvas, shape *vector.Path, seed uint32) {
	base := vector.Radial(-14, -18, 72, vector.At(0, k.body.Lighter(0.4)), vector.At(0.4, k.body), vector.At(1, k.body.Darker(0.45)))
	c.Texture(shape, func(x, y float64) vector.Color {
		n := vector.Fractal(x/30+y/50, y/10-x/60, 2, seed)
		return base.At(x, y).Mix(k.vein, max(0, min(0.8, (n-0.1)*4)))
	})
}
