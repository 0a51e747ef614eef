package vector

import "fmt"

// Rounded returns the middle of a drawing, w×h of its units, with rounded corners.
func Rounded(d Drawing, w, h, radius float64) Drawing {
	return cutOut(d, "rounded", w, h, 0, 0, radius)
}

// RoundedTop is like Rounded, with the two upper corners rounded.
func RoundedTop(d Drawing, w, h, radius float64) Drawing {
	return cutOut(d, "top", w, h, 0, 2*radius, radius)
}

// RoundedLeft is like Rounded, with the two left corners rounded.
func RoundedLeft(d Drawing, w, h, radius float64) Drawing {
	return cutOut(d, "left", w, h, 2*radius, 0, radius)
}

// cutOut takes out the middle with its corners; those beyond its width and height, by so much, are outside the picture.
func cutOut(d Drawing, mark string, w, h, beyondW, beyondH, radius float64) Drawing {
	x, y := d.X+(d.W-w)/2, d.Y+(d.H-h)/2
	return Drawing{
		Key: fmt.Sprintf("%s/%s/%g/%g/%g", d.Key, mark, w, h, radius), X: x, Y: y, W: w, H: h,
		Paint: func(c *Canvas) {
			c.Clip(new(Path).RoundRect(x, y, w+beyondW, h+beyondH, radius), d.Paint)
		},
	}
}

// RoundedPolygon returns a polygon whose corners are replaced by curves that start at distance r from them, at most
// half an edge.
func RoundedPolygon(r float64, pts ...Point) *Path {
	p, n := new(Path), len(pts)
	for i, q := range pts {
		a, b := towards(q, pts[(i+n-1)%n], r), towards(q, pts[(i+1)%n], r)
		if i == 0 {
			p.MoveTo(a.X, a.Y)
		} else {
			p.LineTo(a.X, a.Y)
		}
		p.QuadTo(q.X, q.Y, b.X, b.Y)
	}
	return p.Close()
}
