package library

import (
	"slices"
	"strings"
	"time"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type gameRows struct {
	env   *Services
	list  ui.LongList
	games []shelf.Removed
	// acts is the number of games removed together, by the first row of each such group.
	acts map[int]int
	by   rowsBy
	at   time.Time // time of the search, in the player's time zone
	size float64   // of type
	pad  float64
}

// rowsBy is what the rows depend on. While it is unchanged, rows are not rebuilt.
type rowsBy struct {
	of       *shelf.Removed
	games    int
	language string
	w, u     float64
	lacks    bool // characters whose widths are not known yet
}

func (r *gameRows) show(games []shelf.Removed) {
	by := rowsBy{games: len(games), language: r.env.App.Words.Tag(), w: r.by.w, u: r.by.u, lacks: r.env.App.Fonts.WantsFallback()}
	if len(games) > 0 {
		by.of = &games[0]
	}
	if by == r.by {
		return
	}
	r.by = by
	r.by.w = 0
	r.at = r.env.Now().Local()
	r.games, r.acts = games, make(map[int]int)
	for first := 0; first < len(games); {
		end := first + 1
		for end < len(games) && games[end].At.Equal(games[first].At) {
			end++
		}
		if end > first+1 {
			r.acts[first] = end - first
		}
		first = end
	}
}

func (r *gameRows) measure(c *ui.Column, width float64) {
	if r.by.w == width && r.by.u == c.Text {
		return
	}
	r.by.w, r.by.u = width, c.Text
	r.size, r.pad = 17*c.Text, 9*c.Text
	r.list.Measure(len(r.games), func(i int) float64 {
		lines, _ := r.describe(r.games[i]).lines(r.env.App.Fonts, r.size, r.room(width))
		return r.above(i) + max(60*c.Text, float64(len(lines))*r.size*1.3+2*r.pad) + c.Gap
	})
}

func (r *gameRows) room(width float64) float64 { return width - 1.6*r.size }

func (r *gameRows) above(i int) float64 {
	if r.acts[i] == 0 {
		return 0
	}
	return 64 * r.by.u
}

func (r *gameRows) height(i int) float64 {
	return r.list.Tops[i+1] - r.list.Tops[i] - r.above(i) - 10*r.by.u
}

func (r *gameRows) node(i int, rect sprites.Rect) (ui.Node, savedRow) {
	row := r.describe(r.games[i])
	lines, heads := row.lines(r.env.App.Fonts, r.size, r.room(rect.W))
	return ui.Node{Role: ui.RoleButton, Style: ui.PlainButton, Size: r.size, Lines: lines, Heads: heads, Align: sprites.Left, Rect: rect}, row
}

func (r *gameRows) describe(g shelf.Removed) savedRow {
	return describe(r.env.App.Words, g.Summary, r.at)
}

func (r *gameRows) focused() int {
	at := r.env.App.Focus.ID()
	dot := strings.LastIndexByte(at, '.')
	if dot < 0 {
		return -1
	}
	return slices.IndexFunc(r.games, func(g shelf.Removed) bool { return g.ID == at[dot+1:] })
}
