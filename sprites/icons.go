package sprites

import (
	"math"

	"tidepool/sprites/vector"
)

// Icon returns one of the program's icons, white strokes on a 24-unit square
// to be tinted by [Painter.Icon]. An unknown name gives an empty box.
func Icon(name string) vector.Drawing {
	return vector.Drawing{Key: "icon/" + name, X: 0, Y: 0, W: 24, H: 24, Paint: func(c *vector.Canvas) { drawIcon(c, name) }}
}

func drawIcon(c *vector.Canvas, name string) {
	white := vector.Solid(vector.RGBA(1, 1, 1, 1))
	line := func(pts ...vector.Point) {
		p := new(vector.Path).MoveTo(pts[0].X, pts[0].Y)
		for _, q := range pts[1:] {
			p.LineTo(q.X, q.Y)
		}
		c.Stroke(p, 2.2, white)
	}
	fill := func(pts ...vector.Point) {
		p := new(vector.Path).Polygon(pts...)
		c.Fill(p, white)
		c.Stroke(p, 1.6, white)
	}
	arc := func(cx, cy, r, from, to float64) {
		c.Stroke(new(vector.Path).Arc(cx, cy, r, from*math.Pi, to*math.Pi), 2.2, white)
	}
	box := func(x, y, w, h, r float64) { c.Stroke(new(vector.Path).RoundRect(x, y, w, h, r), 2.2, white) }
	switch name {
	case "back":
		line(vector.Pt(14.5, 5), vector.Pt(7.5, 12), vector.Pt(14.5, 19))
	case "unfold":
		line(vector.Pt(5, 9), vector.Pt(12, 16), vector.Pt(19, 9))
	case "fold":
		line(vector.Pt(5, 15), vector.Pt(12, 8), vector.Pt(19, 15))
	case "chart":
		line(vector.Pt(4, 17.5), vector.Pt(9, 11.5), vector.Pt(13.5, 14.5), vector.Pt(20, 6))
		for _, q := range [][2]float64{{4, 17.5}, {9, 11.5}, {13.5, 14.5}, {20, 6}} {
			c.Fill(new(vector.Path).Circle(q[0], q[1], 2.2), white)
		}
	case "undo":
		arc(12.5, 13.5, 6.5, -0.75, 0.75)
		line(vector.Pt(4, 9), vector.Pt(8, 9.2), vector.Pt(8.2, 5))
	case "redo":
		arc(11.5, 13.5, 6.5, -0.25, -1.75)
		line(vector.Pt(20, 9), vector.Pt(16, 9.2), vector.Pt(15.8, 5))
	case "menu", "list":
		for _, y := range []float64{6.5, 12, 17.5} {
			line(vector.Pt(8.5, y), vector.Pt(20, y))
			c.Fill(new(vector.Path).Circle(4.6, y, 1.5), white)
		}
	case "more":
		for _, x := range []float64{5, 12, 19} {
			c.Fill(new(vector.Path).Circle(x, 12, 2), white)
		}
	case "settings":
		arc(12, 12, 3.2, 0, 2)
		for i := range 8 {
			s, k := math.Sincos(float64(i) * math.Pi / 4)
			line(vector.Pt(12+6.3*k, 12+6.3*s), vector.Pt(12+8.7*k, 12+8.7*s))
		}
		arc(12, 12, 6.4, 0, 2)
	case "sound", "mute":
		fill(vector.Pt(4, 9.5), vector.Pt(7.5, 9.5), vector.Pt(11.5, 6), vector.Pt(11.5, 18), vector.Pt(7.5, 14.5), vector.Pt(4, 14.5))
		if name == "sound" {
			arc(12, 12, 4, -0.25, 0.25)
			arc(12, 12, 7.8, -0.25, 0.25)
		} else {
			line(vector.Pt(15.5, 9.5), vector.Pt(20.5, 14.5))
			line(vector.Pt(20.5, 9.5), vector.Pt(15.5, 14.5))
		}
	case "fullscreen":
		line(vector.Pt(4.5, 9), vector.Pt(4.5, 4.5), vector.Pt(9, 4.5))
		line(vector.Pt(15, 4.5), vector.Pt(19.5, 4.5), vector.Pt(19.5, 9))
		line(vector.Pt(19.5, 15), vector.Pt(19.5, 19.5), vector.Pt(15, 19.5))
		line(vector.Pt(9, 19.5), vector.Pt(4.5, 19.5), vector.Pt(4.5, 15))
	case "flag":
		line(vector.Pt(6, 4), vector.Pt(6, 20.5))
		fill(vector.Pt(6.5, 5), vector.Pt(18, 5), vector.Pt(14.8, 9), vector.Pt(18, 13), vector.Pt(6.5, 13))
	case "draw":
		line(vector.Pt(5, 9.5), vector.Pt(19, 9.5))
		line(vector.Pt(5, 14.5), vector.Pt(19, 14.5))
	case "keys":
		box(2.5, 5, 19, 14, 3)
		line(vector.Pt(6.5, 9.5), vector.Pt(9, 12), vector.Pt(6.5, 14.5))
		line(vector.Pt(12, 14.5), vector.Pt(17, 14.5))
	case "close":
		line(vector.Pt(6, 6), vector.Pt(18, 18))
		line(vector.Pt(18, 6), vector.Pt(6, 18))
	case "star":
		var pts []vector.Point
		for i := range 10 {
			s, k := math.Sincos(float64(i) * math.Pi / 5)
			r := []float64{8.6, 3.9}[i%2]
			pts = append(pts, vector.Pt(12+r*s, 12.6-r*k))
		}
		fill(pts...)
	case "filter":
		line(vector.Pt(4, 7), vector.Pt(20, 7))
		line(vector.Pt(7, 12), vector.Pt(17, 12))
		line(vector.Pt(10, 17), vector.Pt(14, 17))
	case "check":
		line(vector.Pt(4.5, 12.5), vector.Pt(9.8, 17.8), vector.Pt(19.5, 7))
	case "plus", "minus":
		line(vector.Pt(5, 12), vector.Pt(19, 12))
		if name == "plus" {
			line(vector.Pt(12, 5), vector.Pt(12, 19))
		}
	case "play":
		fill(vector.Pt(8, 5.5), vector.Pt(18.5, 12), vector.Pt(8, 18.5))
	case "before":
		fill(vector.Pt(15, 7), vector.Pt(7.5, 12), vector.Pt(15, 17))
	case "after":
		fill(vector.Pt(9, 7), vector.Pt(16.5, 12), vector.Pt(9, 17))
	case "erase":
		c.Stroke(new(vector.Path).Polygon(vector.Pt(9, 5.5), vector.Pt(20.5, 5.5), vector.Pt(20.5, 18.5), vector.Pt(9, 18.5), vector.Pt(3, 12)), 2.2, white)
		line(vector.Pt(11, 9.5), vector.Pt(16, 14.5))
		line(vector.Pt(16, 9.5), vector.Pt(11, 14.5))
	case "pencil":
		line(vector.Pt(4.5, 19.5), vector.Pt(5.8, 14.6), vector.Pt(16.2, 4.2), vector.Pt(19.8, 7.8), vector.Pt(9.4, 18.2), vector.Pt(4.5, 19.5))
		line(vector.Pt(13.6, 6.8), vector.Pt(17.2, 10.4))
	case "clock", "alarm":
		arc(12, 12.5, 8, 0, 2)
		line(vector.Pt(12, 7.8), vector.Pt(12, 12.5), vector.Pt(15.2, 14.6))
		if name == "alarm" {
			line(vector.Pt(3.2, 6.4), vector.Pt(6.8, 3.2))
			line(vector.Pt(20.8, 6.4), vector.Pt(17.2, 3.2))
		}
	case "pause":
		line(vector.Pt(8.5, 6), vector.Pt(8.5, 18))
		line(vector.Pt(15.5, 6), vector.Pt(15.5, 18))
	case "hint":
		arc(12, 9.5, 5.6, 0.8, 2.2)
		line(vector.Pt(7.5, 12.8), vector.Pt(9.6, 16.5), vector.Pt(14.4, 16.5), vector.Pt(16.5, 12.8))
		line(vector.Pt(10, 20), vector.Pt(14, 20))
	case "flip":
		line(vector.Pt(7.5, 20), vector.Pt(7.5, 5))
		line(vector.Pt(4, 8.5), vector.Pt(7.5, 4.5), vector.Pt(11, 8.5))
		line(vector.Pt(16.5, 4), vector.Pt(16.5, 19))
		line(vector.Pt(13, 15.5), vector.Pt(16.5, 19.5), vector.Pt(20, 15.5))
	case "trash":
		line(vector.Pt(4.5, 6.5), vector.Pt(19.5, 6.5))
		line(vector.Pt(9.5, 6), vector.Pt(10, 3.8), vector.Pt(14, 3.8), vector.Pt(14.5, 6))
		line(vector.Pt(6.3, 7), vector.Pt(7.4, 20), vector.Pt(16.6, 20), vector.Pt(17.7, 7))
	case "first":
		line(vector.Pt(6, 5.5), vector.Pt(6, 18.5))
		line(vector.Pt(17.5, 5.5), vector.Pt(11, 12), vector.Pt(17.5, 18.5))
	case "prev":
		line(vector.Pt(14.5, 5.5), vector.Pt(8, 12), vector.Pt(14.5, 18.5))
	case "next":
		line(vector.Pt(9.5, 5.5), vector.Pt(16, 12), vector.Pt(9.5, 18.5))
	case "last":
		line(vector.Pt(18, 5.5), vector.Pt(18, 18.5))
		line(vector.Pt(6.5, 5.5), vector.Pt(13, 12), vector.Pt(6.5, 18.5))
	case "shuffle":
		line(vector.Pt(3.5, 7.5), vector.Pt(7, 7.5), vector.Pt(15, 16.5), vector.Pt(20, 16.5))
		line(vector.Pt(3.5, 16.5), vector.Pt(7, 16.5), vector.Pt(9.3, 13.9))
		line(vector.Pt(12.7, 10.1), vector.Pt(15, 7.5), vector.Pt(20, 7.5))
		line(vector.Pt(17.5, 4.8), vector.Pt(20.5, 7.5), vector.Pt(17.5, 10.2))
		line(vector.Pt(17.5, 13.8), vector.Pt(20.5, 16.5), vector.Pt(17.5, 19.2))
	case "statistics":
		for i, h := range []float64{6, 10.5, 15} {
			x := 6.2 + 5.8*float64(i)
			line(vector.Pt(x, 19.5), vector.Pt(x, 19.5-h))
		}
	case "export":
		line(vector.Pt(12, 4), vector.Pt(12, 14.5))
		line(vector.Pt(7.5, 10.3), vector.Pt(12, 14.8), vector.Pt(16.5, 10.3))
		line(vector.Pt(4.5, 16), vector.Pt(4.5, 20), vector.Pt(19.5, 20), vector.Pt(19.5, 16))
	case "picture":
		c.Stroke(new(vector.Path).RoundRect(3.5, 5, 17, 14, 2), 2.2, white)
		line(vector.Pt(5, 17), vector.Pt(10, 11.5), vector.Pt(13, 14.5), vector.Pt(15.5, 12), vector.Pt(19, 16))
		c.Fill(new(vector.Path).Circle(15.8, 8.8, 1.4), white)
	case "folder":
		p := new(vector.Path).Polygon(vector.Pt(3.5, 6), vector.Pt(9.5, 6), vector.Pt(11.5, 8.5), vector.Pt(20.5, 8.5), vector.Pt(20.5, 18.5), vector.Pt(3.5, 18.5))
		c.Stroke(p, 2.2, white)
	case "share", "save":
		line(vector.Pt(4.5, 14), vector.Pt(4.5, 19.5), vector.Pt(19.5, 19.5), vector.Pt(19.5, 14))
		line(vector.Pt(12, 4), vector.Pt(12, 14.5))
		tip, end := 4.0, 8.5
		if name == "save" {
			tip, end = 14.5, 10
		}
		line(vector.Pt(7.5, end), vector.Pt(12, tip), vector.Pt(16.5, end))
	case "copy":
		line(vector.Pt(8, 8), vector.Pt(20, 8), vector.Pt(20, 20.5), vector.Pt(8, 20.5), vector.Pt(8, 8))
		line(vector.Pt(4, 16), vector.Pt(4, 4), vector.Pt(15.5, 4))
	case "home":
		line(vector.Pt(3.5, 11.5), vector.Pt(12, 4), vector.Pt(20.5, 11.5))
		line(vector.Pt(6, 10.5), vector.Pt(6, 19.5), vector.Pt(18, 19.5), vector.Pt(18, 10.5))
	case "review":
		arc(10.5, 10.5, 6, 0, 2)
		line(vector.Pt(15.2, 15.2), vector.Pt(20, 20))
	case "help":
		arc(12, 8.8, 4.4, 0.95, 2.2)
		line(vector.Pt(14.9, 12.1), vector.Pt(12, 14.6), vector.Pt(12, 15.8))
		c.Fill(new(vector.Path).Circle(12, 20, 1.5), white)
	case "learn":
		line(vector.Pt(12, 6.5), vector.Pt(8.5, 5), vector.Pt(3.5, 5), vector.Pt(3.5, 17.5), vector.Pt(9, 17.5), vector.Pt(12, 19.2), vector.Pt(15, 17.5), vector.Pt(20.5, 17.5), vector.Pt(20.5, 5), vector.Pt(15.5, 5), vector.Pt(12, 6.5))
		line(vector.Pt(12, 6.5), vector.Pt(12, 19))
	case "crown":
		fill(vector.Pt(4, 8), vector.Pt(8.5, 12), vector.Pt(12, 5.5), vector.Pt(15.5, 12), vector.Pt(20, 8), vector.Pt(18.2, 18), vector.Pt(5.8, 18))
	default:
		box(4, 4, 16, 16, 3)
	}
}
