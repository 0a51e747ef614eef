package opponents

import "tidepool/sprites/vector"

var (
	white = vector.Hex(0xFFFDF6)
	dark  = vector.Hex(0x1B1720)
)

// eye draws an eye of radius r with its lid, whose tones are the skin's.
func (f *figure) eye(t vector.Tones, x, y, r float64) {
	at := f.warp(vector.Pt(x, y))
	ball := new(vector.Path).Circle(at.X, at.Y, r)
	f.c.Stroke(ball, 4, vector.Solid(t.Line))
	f.c.Fill(ball, vector.Solid(white))
	f.c.Fill(new(vector.Path).Circle(at.X+f.look.X*r*0.3, at.Y+f.look.Y*r*0.3, r*0.66), vector.Solid(dark))
}
