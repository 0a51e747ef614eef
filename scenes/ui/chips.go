package ui

import (
	"cmp"

	"tidepool/sprites"
)

// A ChipShape holds the measures of chips, in logical pixels at the usual text size: type size, least height,
// gap between chips, and padding around the words.
type ChipShape struct{ Size, High, Gap, Pad float64 }

// FlowChips adds chips as wide as their words, in as few rows as possible. Words too long for a row are
// broken into lines.
func (c *Column) FlowChips(chips []Node, s ChipShape) {
	size, high, gap := s.Size*c.Text, s.High*c.Text, s.Gap*c.Text
	x, row := c.X, high
	for _, n := range chips {
		around := 2 * s.Pad * c.Text
		if n.Icon != "" {
			around += size * 1.9
		}
		n.Style, n.Size, n.Align, n.Text = Chip, size, sprites.Middle, cmp.Or(n.Text, n.Label)
		w, h := c.App.Fonts.Width(n.Text, sprites.Medium, size)+around, high
		if w > c.W {
			w = c.W
			n.Lines = WrapParts(c.App.Fonts, n.Text, sprites.Medium, size, c.W-around)
			n.Text = Widest(c.App.Fonts, n.Lines, sprites.Medium, size)
			h = max(h, float64(len(n.Lines))*size*LineStep+12*c.Text)
		}
		if x > c.X && x+w > c.X+c.W {
			x, c.Y, row = c.X, c.Y+row+gap, high
		}
		row = max(row, h)
		n.Rect = sprites.Rect{X: x, Y: c.Y, W: w, H: h}
		c.Add(n)
		x += w + gap
	}
	c.Y += row
}
