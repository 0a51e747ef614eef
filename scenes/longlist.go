package scenes

import (
	"sort"

	"tidepool/sprites"
)

// A longList is a list of rows of which only those near the window become
// nodes, so that ten thousand cost no more than twenty. The row that has the
// focus stays a node wherever it lies, and before and after the others a
// button that is only heard leads on, so that every row can be reached by
// whoever goes from one node to the next.
type longList struct {
	// tops are where the rows begin, from the top of the list in logical
	// pixels; the last is where the list ends.
	tops []float64
}

// measure takes the heights of the rows, the room after each included.
func (l *longList) measure(rows int, height func(i int) float64) {
	l.tops = append(l.tops[:0], 0)
	end := 0.0
	for i := range rows {
		end += height(i)
		l.tops = append(l.tops, end)
	}
}

func (l *longList) rows() int { return max(0, len(l.tops)-1) }

// height is that of the whole list.
func (l *longList) height() float64 {
	if l.rows() == 0 {
		return 0
	}
	return l.tops[l.rows()]
}

// near are the rows that touch what lies between two heights: from first up to
// but not including end.
func (l *longList) near(from, to float64) (first, end int) {
	first = sort.Search(l.rows(), func(i int) bool { return l.tops[i+1] > from })
	end = sort.Search(l.rows(), func(i int) bool { return l.tops[i] >= to })
	return first, max(first, end)
}

// rows adds those rows of a list to the body of a page that are wanted now.
// focused is the row with the focus, -1 for none; add lays a row out whose top
// is at y. id names the buttons that lead on, and reach is to move the focus
// to a row.
func (p *page) rows(c *column, l *longList, id string, focused int, add func(i int, y float64), reach func(i int)) {
	top := c.y
	p.scroll = min(p.scroll, max(0, top+l.height()+8*c.u-(p.body.Y+p.body.H)))
	sight := p.body.Y + p.scroll - top
	first, end := l.near(sight-p.body.H, sight+2*p.body.H)
	if focused >= 0 && focused == first-1 {
		first--
	}
	if focused == end && focused < l.rows() {
		end++
	}
	if focused >= 0 && focused < first {
		add(focused, top+l.tops[focused])
	}
	lead := func(name, key string, left, to int, y float64) {
		if left > 0 {
			c.add(Node{ID: id + name, Role: RoleButton, Label: c.env.Words.N(key, left), Rect: sprites.Rect{X: c.x, Y: y, W: c.w, H: 24},
				Press: func() { reach(to) }})
		}
	}
	lead(".earlier", "list.earlier", first, first-1, top+l.tops[first]-24)
	for i := first; i < end; i++ {
		add(i, top+l.tops[i])
	}
	lead(".later", "list.later", l.rows()-end, end, top+l.tops[end])
	if focused > end {
		add(focused, top+l.tops[focused])
	}
	c.y = top + l.height()
}
