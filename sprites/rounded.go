package sprites

import "fmt"

// Rounded returns the middle of a drawing, w×h of its units, with its two
// upper corners round.
func Rounded(d Drawing, w, h, radius float64) Drawing {
	x, y := d.X+(d.W-w)/2, d.Y+(d.H-h)/2
	return Drawing{
		Key: fmt.Sprintf("%s/rounded/%.1f/%.1f/%.1f", d.Key, w, h, radius), X: x, Y: y, W: w, H: h,
		Paint: func(c *Canvas) {
			// The lower corners lie outside the picture.
			c.Clip(new(Path).RoundRect(x, y, w, h+2*radius, radius), d.Paint)
		},
	}
}

// RoundedLeft is Rounded with the two left corners round.
func RoundedLeft(d Drawing, w, h, radius float64) Drawing {
	x, y := d.X+(d.W-w)/2, d.Y+(d.H-h)/2
	return Drawing{
		Key: fmt.Sprintf("%s/left/%.1f/%.1f/%.1f", d.Key, w, h, radius), X: x, Y: y, W: w, H: h,
		Paint: func(c *Canvas) {
			c.Clip(new(Path).RoundRect(x, y, w+2*radius, h, radius), d.Paint)
		},
	}
}
