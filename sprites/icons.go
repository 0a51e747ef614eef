package sprites

import "math"

// Icon returns one of the program's icons, white strokes on a 24-unit square
// to be tinted by [Painter.Icon]. Unknown names give an empty picture.
func Icon(name string) Drawing {
	return Drawing{"icon/" + name, 0, 0, 24, 24, func(c *Canvas) { drawIcon(c, name) }}
}

// IconNames lists the icons there are.
func IconNames() []string {
	return []string{"back", "undo", "redo", "menu", "settings", "sound", "mute", "fullscreen", "list", "flag", "draw", "close",
		"check", "plus", "minus", "play", "pause", "hint", "flip", "trash", "first", "prev", "next", "last", "shuffle", "folder", "home", "more", "review", "crown", "help", "learn", "keys", "before", "after", "erase"}
}

func drawIcon(c *Canvas, name string) {
	white := Solid(Color{1, 1, 1, 1})
	line := func(pts ...Point) {
		p := new(Path).MoveTo(pts[0].X, pts[0].Y)
		for _, q := range pts[1:] {
			p.LineTo(q.X, q.Y)
		}
		c.Stroke(p, 2.2, white)
	}
	fill := func(pts ...Point) {
		p := new(Path).Polygon(pts...)
		c.Fill(p, white)
		c.Stroke(p, 1.6, white)
	}
	arc := func(cx, cy, r, from, to float64) {
		c.Stroke(new(Path).Arc(cx, cy, r, from*math.Pi, to*math.Pi), 2.2, white)
	}
	box := func(x, y, w, h, r float64) { c.Stroke(new(Path).RoundRect(x, y, w, h, r), 2.2, white) }
	switch name {
	case "back":
		line(Pt(14.5, 5), Pt(7.5, 12), Pt(14.5, 19))
	case "undo":
		arc(12.5, 13.5, 6.5, -0.75, 0.75)
		line(Pt(4, 9), Pt(8, 9.2), Pt(8.2, 5))
	case "redo":
		arc(11.5, 13.5, 6.5, -0.25, -1.75)
		line(Pt(20, 9), Pt(16, 9.2), Pt(15.8, 5))
	case "menu", "list":
		for _, y := range []float64{6.5, 12, 17.5} {
			line(Pt(8.5, y), Pt(20, y))
			c.Fill(new(Path).Circle(4.6, y, 1.5), white)
		}
	case "more":
		for _, x := range []float64{5, 12, 19} {
			c.Fill(new(Path).Circle(x, 12, 2), white)
		}
	case "settings":
		arc(12, 12, 3.2, 0, 2)
		for i := range 8 {
			s, k := math.Sincos(float64(i) * math.Pi / 4)
			line(Pt(12+6.3*k, 12+6.3*s), Pt(12+8.7*k, 12+8.7*s))
		}
		arc(12, 12, 6.4, 0, 2)
	case "sound", "mute":
		fill(Pt(4, 9.5), Pt(7.5, 9.5), Pt(11.5, 6), Pt(11.5, 18), Pt(7.5, 14.5), Pt(4, 14.5))
		if name == "sound" {
			arc(12, 12, 4, -0.25, 0.25)
			arc(12, 12, 7.8, -0.25, 0.25)
		} else {
			line(Pt(15.5, 9.5), Pt(20.5, 14.5))
			line(Pt(20.5, 9.5), Pt(15.5, 14.5))
		}
	case "fullscreen":
		line(Pt(4.5, 9), Pt(4.5, 4.5), Pt(9, 4.5))
		line(Pt(15, 4.5), Pt(19.5, 4.5), Pt(19.5, 9))
		line(Pt(19.5, 15), Pt(19.5, 19.5), Pt(15, 19.5))
		line(Pt(9, 19.5), Pt(4.5, 19.5), Pt(4.5, 15))
	case "flag":
		line(Pt(6, 4), Pt(6, 20.5))
		fill(Pt(6.5, 5), Pt(18, 5), Pt(14.8, 9), Pt(18, 13), Pt(6.5, 13))
	case "draw":
		line(Pt(5, 9.5), Pt(19, 9.5))
		line(Pt(5, 14.5), Pt(19, 14.5))
	case "keys":
		box(2.5, 5, 19, 14, 3)
		line(Pt(6.5, 9.5), Pt(9, 12), Pt(6.5, 14.5))
		line(Pt(12, 14.5), Pt(17, 14.5))
	case "close":
		line(Pt(6, 6), Pt(18, 18))
		line(Pt(18, 6), Pt(6, 18))
	case "check":
		line(Pt(4.5, 12.5), Pt(9.8, 17.8), Pt(19.5, 7))
	case "plus", "minus":
		line(Pt(5, 12), Pt(19, 12))
		if name == "plus" {
			line(Pt(12, 5), Pt(12, 19))
		}
	case "play":
		fill(Pt(8, 5.5), Pt(18.5, 12), Pt(8, 18.5))
	case "before":
		fill(Pt(15, 7), Pt(7.5, 12), Pt(15, 17))
	case "after":
		fill(Pt(9, 7), Pt(16.5, 12), Pt(9, 17))
	case "erase":
		c.Stroke(new(Path).Polygon(Pt(9, 5.5), Pt(20.5, 5.5), Pt(20.5, 18.5), Pt(9, 18.5), Pt(3, 12)), 2.2, white)
		line(Pt(11, 9.5), Pt(16, 14.5))
		line(Pt(16, 9.5), Pt(11, 14.5))
	case "pause":
		line(Pt(8.5, 6), Pt(8.5, 18))
		line(Pt(15.5, 6), Pt(15.5, 18))
	case "hint":
		arc(12, 9.5, 5.6, 0.8, 2.2)
		line(Pt(7.5, 12.8), Pt(9.6, 16.5), Pt(14.4, 16.5), Pt(16.5, 12.8))
		line(Pt(10, 20), Pt(14, 20))
	case "flip":
		line(Pt(7.5, 20), Pt(7.5, 5))
		line(Pt(4, 8.5), Pt(7.5, 4.5), Pt(11, 8.5))
		line(Pt(16.5, 4), Pt(16.5, 19))
		line(Pt(13, 15.5), Pt(16.5, 19.5), Pt(20, 15.5))
	case "trash":
		line(Pt(4.5, 6.5), Pt(19.5, 6.5))
		line(Pt(9.5, 6), Pt(10, 3.8), Pt(14, 3.8), Pt(14.5, 6))
		line(Pt(6.3, 7), Pt(7.4, 20), Pt(16.6, 20), Pt(17.7, 7))
	case "first":
		line(Pt(6, 5.5), Pt(6, 18.5))
		line(Pt(17.5, 5.5), Pt(11, 12), Pt(17.5, 18.5))
	case "prev":
		line(Pt(14.5, 5.5), Pt(8, 12), Pt(14.5, 18.5))
	case "next":
		line(Pt(9.5, 5.5), Pt(16, 12), Pt(9.5, 18.5))
	case "last":
		line(Pt(18, 5.5), Pt(18, 18.5))
		line(Pt(6.5, 5.5), Pt(13, 12), Pt(6.5, 18.5))
	case "shuffle":
		line(Pt(3.5, 7.5), Pt(7, 7.5), Pt(15, 16.5), Pt(20, 16.5))
		line(Pt(3.5, 16.5), Pt(7, 16.5), Pt(9.3, 13.9))
		line(Pt(12.7, 10.1), Pt(15, 7.5), Pt(20, 7.5))
		line(Pt(17.5, 4.8), Pt(20.5, 7.5), Pt(17.5, 10.2))
		line(Pt(17.5, 13.8), Pt(20.5, 16.5), Pt(17.5, 19.2))
	case "folder":
		p := new(Path).Polygon(Pt(3.5, 6), Pt(9.5, 6), Pt(11.5, 8.5), Pt(20.5, 8.5), Pt(20.5, 18.5), Pt(3.5, 18.5))
		c.Stroke(p, 2.2, white)
	case "home":
		line(Pt(3.5, 11.5), Pt(12, 4), Pt(20.5, 11.5))
		line(Pt(6, 10.5), Pt(6, 19.5), Pt(18, 19.5), Pt(18, 10.5))
	case "review":
		arc(10.5, 10.5, 6, 0, 2)
		line(Pt(15.2, 15.2), Pt(20, 20))
	case "help":
		arc(12, 8.8, 4.4, 0.95, 2.2)
		line(Pt(14.9, 12.1), Pt(12, 14.6), Pt(12, 15.8))
		c.Fill(new(Path).Circle(12, 20, 1.5), white)
	case "learn":
		line(Pt(12, 6.5), Pt(8.5, 5), Pt(3.5, 5), Pt(3.5, 17.5), Pt(9, 17.5), Pt(12, 19.2), Pt(15, 17.5), Pt(20.5, 17.5), Pt(20.5, 5), Pt(15.5, 5), Pt(12, 6.5))
		line(Pt(12, 6.5), Pt(12, 19))
	case "crown":
		fill(Pt(4, 8), Pt(8.5, 12), Pt(12, 5.5), Pt(15.5, 12), Pt(20, 8), Pt(18.2, 18), Pt(5.8, 18))
	default:
		box(4, 4, 16, 16, 3)
	}
}
