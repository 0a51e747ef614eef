package ui

import (
	"sort"

	"tidepool/locale/key"
	"tidepool/sprites"
)

// A LongList is a list of which only the rows near the window become nodes. The row with the focus stays a
// node. Buttons before and after the rows, only read aloud, lead on, so that every row can be reached.
type LongList struct {
	// Tops are the tops of the rows, in logical pixels from the list's top, followed by the list's end.
	Tops []float64
}

// Measure sets the heights of the rows, including the gap after each.
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

// near returns the rows that touch the heights between from and to: first up to but not including end.
func (l *LongList) near(from, to float64) (first, end int) {
	first = sort.Search(l.rows(), func(i int) bool { return l.Tops[i+1] > from })
	end = sort.Search(l.rows(), func(i int) bool { return l.Tops[i] >= to })
	return first, max(first, end)
}

// Rows adds those rows of a list to a page's body that are needed now. focused is the row with the focus, -1
// for none; add lays out row i with its top at y; id names the buttons that lead on; reach moves the focus to
// a row.
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
