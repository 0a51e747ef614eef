package analysis

import (
	"slices"
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type turnTree struct {
	p       *Page
	folded  map[*match.Node]bool // variations, by their first nodes
	version int
	list    ui.LongList
	rows    []turnRow
	by      turnsBy
}

type turnsBy struct {
	version, size int
	w, text       float64
	words         *locale.Locale
}

type turnRow struct {
	height float64
	items  []turnItem
}

type turnItem struct {
	id    string
	node  *match.Node
	folds bool
	text  string
	lines []string
	x, w  float64
	soft  bool
}

const (
	turnHeight  = 40 // of a row, in logical pixels at the usual text size
	turnHead    = 28
	turnType    = 16
	turnNumber  = 40
	turnIndent  = 18
	deepestTurn = 5 // indented levels
)

func (t *turnTree) measure(fonts *sprites.Fonts, w, text float64) {
	by := turnsBy{t.version, t.p.match().Size(), w, text, t.p.env.App.Words}
	if by == t.by {
		return
	}
	t.by = by
	b := turnRows{t: t, fonts: fonts, w: w, text: text}
	b.mainLine()
	t.rows = b.rows
	t.list.Measure(len(t.rows), func(i int) float64 { return t.rows[i].height })
}

func (t *turnTree) lay(c *ui.Column) {
	t.measure(c.App.Fonts, c.W, c.Text)
	if len(t.rows) == 0 {
		c.Words("turns.none", t.p.env.App.Words.T(key.TurnsNone), 16, false, true)
		return
	}
	c.Rows(&t.list, "turns", t.rowOf(func(item *turnItem) bool { return item.id == c.App.Focus.ID() }), func(i int, y float64) { t.row(c, i, y) }, t.reach)
}

// rowOf returns the first row with a matching item, -1 for none.
func (t *turnTree) rowOf(is func(*turnItem) bool) int {
	for i := range t.rows {
		for k := range t.rows[i].items {
			if item := &t.rows[i].items[k]; item.id != "" && is(item) {
				return i
			}
		}
	}
	return -1
}

func (t *turnTree) reach(row int) {
	for i := range t.rows[row].items {
		if item := &t.rows[row].items[i]; item.node != nil {
			t.p.env.App.Focus.On(item.id)
			return
		}
	}
}

func (t *turnTree) row(c *ui.Column, i int, y float64) {
	row := &t.rows[i]
	for k := range row.items {
		item := &row.items[k]
		r := sprites.Rect{X: c.X + item.x, Y: y, W: item.w, H: row.height}
		switch {
		case item.folds:
			c.Add(t.foldNode(item, r, c.Text))
		case item.node != nil:
			c.Add(t.turnNode(item, r, c.Text))
		default:
			n := ui.Node{ID: item.id, Role: ui.RoleText, Label: item.text, Lines: item.lines, Style: ui.Words, Size: 15 * c.Text, Soft: item.soft, Bold: !item.soft, Align: sprites.Left, Rect: r}
			if item.id == "" {
				n.Align = sprites.Right
			}
			c.Add(n)
		}
	}
}

func (t *turnTree) turnNode(item *turnItem, r sprites.Rect, text float64) ui.Node {
	p, n := t.p, item.node
	shown := n == p.node()
	style := ui.QuietButton
	if shown {
		style = ui.Chip
	}
	size := p.env.App.Fonts.Fit(item.text, sprites.Medium, turnType*text, 9, r.W-8)
	note := p.Area.Speaker().Turn(n.Turn())
	return ui.Node{ID: item.id, Role: ui.RoleButton, Label: item.text, Note: note, Style: style, Size: size, Checked: shown, Soft: !n.Played() && !shown && !p.free(),
		Rect: r.Inset(1), Press: func() { p.act(func() { p.study.Go(n) }) }}
}

func (t *turnTree) foldNode(item *turnItem, r sprites.Rect, text float64) ui.Node {
	n := item.node
	icon := "unfold"
	if t.folded[n] {
		icon = "fold"
	}
	return ui.Node{ID: item.id, Role: ui.RoleToggle, Label: item.text, Icon: icon, Style: ui.QuietButton, Size: 12 * text, Checked: !t.folded[n], Rect: r, Press: func() {
		t.folded[n] = !t.folded[n]
		t.p.changed()
	}}
}

func (t *turnTree) follow(f ui.Frame, room table.SideLayout) {
	p := t.p
	now := followedTurn{p.node(), room.Body.H}
	if p.tab != tabTurns || p.followed == now || p.env.App.Top() != ui.Scene(p) {
		return
	}
	p.followed = now
	pad := 10 * room.U
	t.measure(p.env.App.Fonts, room.Body.W-2*pad, f.Text)
	i := t.rowOf(func(item *turnItem) bool { return item.node == p.node() && !item.folds })
	if i < 0 {
		p.env.App.Scrolling.To(0)
		return
	}
	top, bottom := t.list.Tops[i]+pad, t.list.Tops[i+1]+pad
	scroll := p.env.App.Laid().Scroll
	if top-scroll < 4 || bottom-scroll > room.Body.H-4 {
		p.env.App.Scrolling.To(top - room.Body.H*0.4)
	}
}

// turnID returns the number of a played turn; for others it adds the child indices on the way, with runs of
// first children counted.
func turnID(n *match.Node) string {
	way, firsts := "", 0
	for ; n.Parent() != nil && !n.Played(); n = n.Parent() {
		i := slices.Index(n.Parent().Children(), n)
		if i == 0 && !n.Parent().Played() {
			firsts++
			continue
		}
		if firsts > 0 {
			way = "+" + strconv.Itoa(firsts) + way
			firsts = 0
		}
		way = "." + strconv.Itoa(i) + way
	}
	if firsts > 0 {
		way = "+" + strconv.Itoa(firsts) + way
	}
	return "turn." + strconv.Itoa(n.Ply()) + way
}
