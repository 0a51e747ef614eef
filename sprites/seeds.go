package sprites

import "fmt"

// seedKinds is how many different seeds there are.
const seedKinds = 12

// SeedArt is a seed of Kalah, of glass or stone; any i will do, and those
// next to each other differ.
func SeedArt(i int) Drawing {
	kind := ((i*5)%seedKinds + seedKinds) % seedKinds
	return Piece(fmt.Sprint("seed", kind), func(c *Canvas) {
		if kind%3 == 2 {
			stoneSeed(c, kind)
		} else {
			glassDrop(c, kind)
		}
	})
}

// glassColor are the colours of the glass.
func glassColor(kind int) Color {
	return [...]Color{Hex(0x17A398), Hex(0xE8553E), Hex(0x3C6FD0), Hex(0xF2B13A), Hex(0x7DBB4A), Hex(0xB95AA8), Hex(0x6FD3E8), Hex(0xF58FA0)}[kind*2/3%8]
}

// seedShape is round, a little longer one way than the other.
func seedShape(kind int) *Path {
	long := [4]Point{{41, 38}, {43, 34}, {38, 39}, {40, 36}}[kind%4]
	return pebbleTurned(long.X, long.Y, float64(kind)*1.1)
}

func pebbleTurned(rx, ry, turn float64) *Path {
	return new(Path).Ellipse(0, 0, rx, ry).Rotated(0, 0, turn)
}

// glassDrop is a drop of glass: dark at the light's side, where one looks into
// it, and glowing opposite, where the light comes out.
func glassDrop(c *Canvas, kind int) {
	col, shape := glassColor(kind), seedShape(kind)
	seedShadow(c, shape, col.Darker(0.5))
	c.Stroke(shape, 5, Solid(col.Darker(0.68)))
	c.Fill(shape, Radial(14, 18, 62, Stop{0, col.Lighter(0.62)}, Stop{0.4, col.Lighter(0.1)}, Stop{0.75, col.Darker(0.22)}, Stop{1, col.Darker(0.5)}))
	gloss(c, -14, -17, 12, 7.5, -0.7, 1)
	gloss(c, 17, 20, 9, 4, -0.75, 0.8)
}

// stoneSeed is a polished pebble with veins or specks.
func stoneSeed(c *Canvas, kind int) {
	col := [...]Color{Hex(0xF4ECDC), Hex(0x5C6470), Hex(0x39B0A6), Hex(0xC98A3E)}[kind/3%4]
	vein := [...]Color{Hex(0xC9B795), Hex(0xB9C0CA), Hex(0x1C5B5C), Hex(0x5E3310)}[kind/3%4]
	shape := seedShape(kind)
	seedShadow(c, shape, col.Darker(0.7))
	c.Stroke(shape, 5, Solid(col.Darker(0.72)))
	base := Radial(-14, -18, 70, Stop{0, col.Lighter(0.45)}, Stop{0.45, col}, Stop{1, col.Darker(0.45)})
	c.Fill(shape, func(x, y float64) Color {
		n := Fractal(x/26, y/9+x/40, 2, uint32(kind))
		return base(x, y).Mix(vein, max(0, min(0.75, (n-0.05)*3)))
	})
	gloss(c, -13, -17, 13, 7, -0.7, 0.85)
}

func seedShadow(c *Canvas, shape *Path, col Color) {
	c.Shadow(shape, 3, 4, 5, Color{col.R * 0.3, col.G * 0.25, col.B * 0.25, 0.6})
}
