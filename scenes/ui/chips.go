package ui

import (
	"cmp"

	"tidepool/sprites"
)

// A ChipShape holds the measures of chips, in logical pixels at the usual text size: type size, least height,
// gap between chips, and padding around the words.
type ChipShape struct{ Size, High, Gap, Pad float64 }

// FlowChips adds chips as wide as their words, in as few rows as possible, but leaves none alone below two or more.
// Words too long for a row are broken into lines.
func (c *Column) FlowChips(chips []Node, s ChipShape) {
	gap := s.Gap * c.Text
	for rows := c.chipRows(chips, s); len(rows) > 0; rows = rows[1:] {
		x, high := c.X, 0.0
		for _, n := range rows[0] {
			n.Rect.X, n.Rect.Y = x, c.Y
			c.Add(n)
			x, high = x+n.Rect.W+gap, max(high, n.Rect.H)
		}
		if c.Y += high; len(rows) > 1 {
			c.Y += gap
		}
	}
}

// chipRows returns chips in their sizes, by row.
func (c *Column) chipRows(chips []Node, s ChipShape) (rows [][]Node) {
	free := 0.0 // of the last row
	for _, n := range chips {
		c.sizeChip(&n, s)
		if len(rows) == 0 || n.Rect.W > free {
			rows, free = append(rows, nil), c.W
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], n)
		free -= n.Rect.W + s.Gap*c.Text
	}
	if last := len(rows) - 1; last > 0 && len(rows[last]) == 1 && len(rows[last-1]) > 2 {
		before := rows[last-1]
		if n := before[len(before)-1]; n.Rect.W <= free {
			rows[last-1], rows[last] = before[:len(before)-1], []Node{n, rows[last][0]}
		}
	}
	return rows
}

// sizeChip sets a chip's look and size.
func (c *Column) sizeChip(n *Node, s ChipShape) {
	size := s.Size * c.Text
	around := 2 * s.Pad * c.Text
	if n.Icon != "" {
		around += size * 1.9
	}
	n.Style, n.Size, n.Align, n.Text = Chip, size, sprites.Middle, cmp.Or(n.Text, n.Label)
	n.Rect.W, n.Rect.H = c.App.Fonts.Width(n.Text, sprites.Medium, size)+around, s.High*c.Text
	if n.Rect.W > c.W {
		n.Rect.W = c.W
		n.Lines = WrapParts(c.App.Fonts, n.Text, sprites.Medium, size, c.W-around)
		n.Text = Widest(c.App.Fonts, n.Lines, sprites.Medium, size)
		n.Rect.H = max(n.Rect.H, float64(len(n.Lines))*size*LineStep+12*c.Text)
	}
}
