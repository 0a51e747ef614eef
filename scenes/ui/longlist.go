package ui

import (
	"sort"

	"tidepool/locale/key"
	"tidepool/sprites"
)

// A LongList is a list of rows of which only those near the window become nodes. The row with the focus stays
// one, and before and after the others a button that is only heard leads on, so that every row can be reached.
type LongList struct {
	// Tops are where the rows begin, in logical pixels from the list's top; the last is the list's end.
	Tops []float64
}

// Measure takes the heights of the rows, the room after each included.
func (l *LongList) Measure(rows int, height func(i int) float64) {
	l.Tops = append(l.Tops[:0], 0)
	end := 0.0
	for i := range rows {
		end += height(i)
		l.Tops = append(l.Tops, end)
	}
}

func (l *LongList) rows() int { return max(0, len(l.Tops)-1) }

func (l *LongList) height() float64 {
	if l.rows() == 0 {
		return 0
	}
	return l.Tops[l.rows()]
}

// near are the rows that touch what lies between two heights: from first up to but not including end.
func (l *LongList) near(from, to float64) (first, end int) {
	first = sort.Search(l.rows(), func(i int) bool { return l.Tops[i+1] > from })
	end = sort.Search(l.rows(), func(i int) bool { return l.Tops[i] >= to })
	return first, max(first, end)
}

// Rows adds those rows of a list to the body of a page that are wanted now. focused is the row with the
// focus, -1 for none; add lays a row out whose top is at y. id names the buttons that lead on, and
// reach is to move the focus to a row.
func (c *Column) Rows(l *LongList, id string, focused int, add func(i int, y float64), reach func(i int)) {
	top := c.Y
	scroll := min(c.scroll, max(0, top+l.height()+8*c.Text-(c.body.Y+c.body.H)))
	sight := c.body.Y + scroll - top
	first, end := l.near(sight-c.body.H, sight+2*c.body.H)
	if focused >= 0 && focused == first-1 {
		first--
	}
	if focused == end && focused < l.rows() {
		end++
	}
	if focused >= 0 && focused < first {
		add(focused, top+l.Tops[focused])
	}
	lead := func(name string, more key.Count, left, to int, y float64) {
		if left > 0 {
			c.Add(Node{ID: id + name, Role: RoleButton, Label: c.App.Words.N(more, left), Rect: sprites.Rect{X: c.X, Y: y, W: c.W, H: 24},
				Press: func() { reach(to) }})
		}
	}
	lead(".earlier", key.ListEarlier, first, first-1, top+l.Tops[first]-24)
	for i := first; i < end; i++ {
		add(i, top+l.Tops[i])
	}
	lead(".later", key.ListLater, l.rows()-end, end, top+l.Tops[end])
	if focused > end {
		add(focused, top+l.Tops[focused])
	}
	c.Y = top + l.height()
}
