package sprites

import (
	"math"
	"strconv"
	"strings"

	"tidepool/sprites/vector"
)

// Icon returns an icon, white on a 24-unit square to be tinted by [Painter.Icon]; an unknown one is a box.
func Icon(name string) vector.Drawing {
	return vector.Drawing{Key: "icon/" + name, X: 0, Y: 0, W: 24, H: 24, Paint: func(c *vector.Canvas) { drawIcon(c, name) }}
}

func drawIcon(c *vector.Canvas, name string) {
	strokes, ok := icons()[name]
	if !ok {
		strokes = "box 4 4 16 16 3"
	}
	for stroke := range strings.SplitSeq(strokes, "; ") {
		kind, numbers, _ := strings.Cut(stroke, " ")
		drawStroke(c, kind, numbersOf(numbers))
	}
}

func numbersOf(s string) (v []float64) {
	for word := range strings.FieldsSeq(s) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			panic("sprites: in an icon: " + word)
		}
		v = append(v, n)
	}
	return v
}

func drawStroke(c *vector.Canvas, kind string, v []float64) {
	white := vector.Solid(vector.RGBA(1, 1, 1, 1))
	var pts []vector.Point
	for i := 1; i < len(v); i += 2 {
		pts = append(pts, vector.Pt(v[i-1], v[i]))
	}
	line := func(p *vector.Path) { c.Stroke(p, 2.2, white) }
	fill := func(p *vector.Path) {
		c.Fill(p, white)
		c.Stroke(p, 1.6, white)
	}
	switch kind {
	case "line":
		p := new(vector.Path).MoveTo(v[0], v[1])
		for _, q := range pts[1:] {
			p.LineTo(q.X, q.Y)
		}
		line(p)
	case "ring":
		line(new(vector.Path).Polygon(pts...))
	case "fill":
		fill(new(vector.Path).Polygon(pts...))
	case "arc":
		line(new(vector.Path).Arc(v[0], v[1], v[2], v[3]*math.Pi, v[4]*math.Pi))
	case "box":
		line(new(vector.Path).RoundRect(v[0], v[1], v[2], v[3], v[4]))
	case "dot":
		c.Fill(new(vector.Path).Circle(v[0], v[1], v[2]), white)
	case "spokes":
		for i := range 8 {
			s, k := math.Sincos(float64(i) * math.Pi / 4)
			line(new(vector.Path).MoveTo(v[0]+v[2]*k, v[1]+v[2]*s).LineTo(v[0]+v[3]*k, v[1]+v[3]*s))
		}
	case "star":
		pts = nil
		for i := range 10 {
			s, k := math.Sincos(float64(i) * math.Pi / 5)
			pts = append(pts, vector.Pt(v[0]+v[2+i%2]*s, v[1]-v[2+i%2]*k))
		}
		fill(new(vector.Path).Polygon(pts...))
	default:
		panic("sprites: in an icon: " + kind)
	}
}

// icons returns the strokes of each icon. A line, a ring (closed) or a fill is a list of points; an arc has a
// middle, a radius and angles in half turns; a box its corner, size and radius; a dot a middle and a radius;
// spokes have a middle, an inner and an outer radius, and a star a middle, an outer and an inner radius.
func icons() map[string]string {
	return map[string]string{
		"after":      "fill 9 7 16.5 12 9 17",
		"alarm":      "arc 12 12.5 8 0 2; line 12 7.8 12 12.5 15.2 14.6; line 3.2 6.4 6.8 3.2; line 20.8 6.4 17.2 3.2",
		"back":       "line 14.5 5 7.5 12 14.5 19",
		"before":     "fill 15 7 7.5 12 15 17",
		"chart":      "line 4 17.5 9 11.5 13.5 14.5 20 6; dot 4 17.5 2.2; dot 9 11.5 2.2; dot 13.5 14.5 2.2; dot 20 6 2.2",
		"check":      "line 4.5 12.5 9.8 17.8 19.5 7",
		"clock":      "arc 12 12.5 8 0 2; line 12 7.8 12 12.5 15.2 14.6",
		"close":      "line 6 6 18 18; line 18 6 6 18",
		"copy":       "line 8 8 20 8 20 20.5 8 20.5 8 8; line 4 16 4 4 15.5 4",
		"crown":      "fill 4 8 8.5 12 12 5.5 15.5 12 20 8 18.2 18 5.8 18",
		"draw":       "line 5 9.5 19 9.5; line 5 14.5 19 14.5",
		"erase":      "ring 9 5.5 20.5 5.5 20.5 18.5 9 18.5 3 12; line 11 9.5 16 14.5; line 16 9.5 11 14.5",
		"export":     "line 12 4 12 14.5; line 7.5 10.3 12 14.8 16.5 10.3; line 4.5 16 4.5 20 19.5 20 19.5 16",
		"first":      "line 6 5.5 6 18.5; line 17.5 5.5 11 12 17.5 18.5",
		"finger":     "ring 8.5 12 8.5 4.2 9.2 3 10.2 2.6 11.3 3 12 4.2 12 10 13.2 9.4 14.5 9.7 15.2 10.7 16.3 10.3 17.5 10.8 18.1 11.8 19.2 11.7 20.3 12.4 20.6 13.8 20.6 17 18.5 21.6 10.6 21.6 8 18.6 4.6 14.6 4.8 13 6.2 12.4 8.5 14.2; line 12 10 12 12.5; line 15.2 10.7 15.2 13; line 18.1 11.8 18.1 13.6",
		"flag":       "line 6 4 6 20.5; fill 6.5 5 18 5 14.8 9 18 13 6.5 13",
		"flip":       "line 7.5 20 7.5 5; line 4 8.5 7.5 4.5 11 8.5; line 16.5 4 16.5 19; line 13 15.5 16.5 19.5 20 15.5",
		"fold":       "line 5 15 12 8 19 15",
		"folder":     "ring 3.5 6 9.5 6 11.5 8.5 20.5 8.5 20.5 18.5 3.5 18.5",
		"hand":       "fill 8.5 12 8.5 4.2 9.2 3 10.2 2.6 11.3 3 12 4.2 12 10 13.2 9.4 14.5 9.7 15.2 10.7 16.3 10.3 17.5 10.8 18.1 11.8 19.2 11.7 20.3 12.4 20.6 13.8 20.6 17 18.5 21.6 10.6 21.6 8 18.6 4.6 14.6 4.8 13 6.2 12.4 8.5 14.2",
		"help":       "arc 12 8.8 4.4 0.95 2.2; line 14.9 12.1 12 14.6 12 15.8; dot 12 20 1.5",
		"hint":       "arc 12 9.5 5.6 0.8 2.2; line 7.5 12.8 9.6 16.5 14.4 16.5 16.5 12.8; line 10 20 14 20",
		"home":       "line 3.5 11.5 12 4 20.5 11.5; line 6 10.5 6 19.5 18 19.5 18 10.5",
		"keys":       "box 2.5 5 19 14 3; line 6.5 9.5 9 12 6.5 14.5; line 12 14.5 17 14.5",
		"last":       "line 18 5.5 18 18.5; line 6.5 5.5 13 12 6.5 18.5",
		"learn":      "line 12 6.5 8.5 5 3.5 5 3.5 17.5 9 17.5 12 19.2 15 17.5 20.5 17.5 20.5 5 15.5 5 12 6.5; line 12 6.5 12 19",
		"letter":     "box 3.5 6 17 12.5 2; line 4.5 7.5 12 13.2 19.5 7.5",
		"link":       "arc 7.8 12 4.3 0.5 1.5; line 7.8 7.7 10.6 7.7; line 7.8 16.3 10.6 16.3; arc 16.2 12 4.3 -0.5 0.5; line 16.2 7.7 13.4 7.7; line 16.2 16.3 13.4 16.3; line 8.6 12 15.4 12",
		"list":       "line 8.5 6.5 20 6.5; dot 4.6 6.5 1.5; line 8.5 12 20 12; dot 4.6 12 1.5; line 8.5 17.5 20 17.5; dot 4.6 17.5 1.5",
		"minus":      "line 5 12 19 12",
		"more":       "dot 5 12 2; dot 12 12 2; dot 19 12 2",
		"mute":       "fill 4 9.5 7.5 9.5 11.5 6 11.5 18 7.5 14.5 4 14.5; line 15.5 9.5 20.5 14.5; line 20.5 9.5 15.5 14.5",
		"next":       "line 9.5 5.5 16 12 9.5 18.5",
		"pause":      "line 8.5 6 8.5 18; line 15.5 6 15.5 18",
		"pencil":     "line 4.5 19.5 5.8 14.6 16.2 4.2 19.8 7.8 9.4 18.2 4.5 19.5; line 13.6 6.8 17.2 10.4",
		"picture":    "box 3.5 5 17 14 2; line 5 17 10 11.5 13 14.5 15.5 12 19 16; dot 15.8 8.8 1.4",
		"play":       "fill 8 5.5 18.5 12 8 18.5",
		"plus":       "line 5 12 19 12; line 12 5 12 19",
		"prev":       "line 14.5 5.5 8 12 14.5 18.5",
		"redo":       "arc 11.5 13.5 6.5 -0.25 -1.75; line 20 9 16 9.2 15.8 5",
		"review":     "arc 10.5 10.5 6 0 2; line 15.2 15.2 20 20",
		"save":       "line 4.5 14 4.5 19.5 19.5 19.5 19.5 14; line 12 4 12 14.5; line 7.5 10 12 14.5 16.5 10",
		"seats":      "dot 12 4.6 2.6; box 4.5 10 15 4 2; dot 12 19.4 2.6",
		"settings":   "arc 12 12 3.2 0 2; spokes 12 12 6.3 8.7; arc 12 12 6.4 0 2",
		"share":      "line 4.5 14 4.5 19.5 19.5 19.5 19.5 14; line 12 4 12 14.5; line 7.5 8.5 12 4 16.5 8.5",
		"shuffle":    "line 3.5 7.5 7 7.5 15 16.5 20 16.5; line 3.5 16.5 7 16.5 9.3 13.9; line 12.7 10.1 15 7.5 20 7.5; line 17.5 4.8 20.5 7.5 17.5 10.2; line 17.5 13.8 20.5 16.5 17.5 19.2",
		"size":       "line 20 8.5 8.5 20; line 20 15 15 20",
		"sound":      "fill 4 9.5 7.5 9.5 11.5 6 11.5 18 7.5 14.5 4 14.5; arc 12 12 4 -0.25 0.25; arc 12 12 7.8 -0.25 0.25",
		"star":       "star 12 12.6 8.6 3.9",
		"statistics": "line 6.2 19.5 6.2 13.5; line 12 19.5 12 9; line 17.8 19.5 17.8 4.5",
		"trash":      "line 4.5 6.5 19.5 6.5; line 9.5 6 10 3.8 14 3.8 14.5 6; line 6.3 7 7.4 20 16.6 20 17.7 7",
		"undo":       "arc 12.5 13.5 6.5 -0.75 0.75; line 4 9 8 9.2 8.2 5",
		"unfold":     "line 5 9 12 16 19 9",
	}
}
