package scenes

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"tidepool/sprites"
)

// A sheet is the common shape of what lies over a scene: a panel in the
// middle, as high as what is in it.
type sheet struct {
	env            *Env
	panel          sprites.Rect
	flip           bool    // faces the far side of the table
	width          float64 // if not sheetWidth
	scroll, excess float64
}

// Sheet implements Sheet.
func (s *sheet) Sheet() {}

// Back leaves the sheet.
func (s *sheet) Back() { s.env.app.Pop() }

// Scroll implements Scroller.
func (s *sheet) Scroll(dy float64) { s.scroll = min(max(s.scroll+dy, 0), s.excess) }

const sheetWidth = 400 // logical pixels at the usual size of text

// lay fills a column and puts the panel round it. above is room left at the
// top of the panel for a picture.
func (s *sheet) lay(f Frame, above float64, fill func(*column)) []Node {
	u := f.Text
	pad := min(20*u, f.Safe.W*0.05)
	w := min(f.Safe.W-24, cmp.Or(s.width, sheetWidth)*u)
	c := newColumn(s.env, f, sprites.Rect{W: w - 2*pad})
	fill(c)
	h := above + c.y + 2*pad - c.gap
	room := f.Safe.H - 16
	s.excess = max(0, h-room)
	s.scroll = min(s.scroll, s.excess)
	h = min(h, room)
	s.panel = sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.Y + (f.Safe.H-h)/2, W: w, H: h}
	for i := range c.nodes {
		c.nodes[i].Rect.X += s.panel.X + pad
		c.nodes[i].Rect.Y += s.panel.Y + pad + above - s.scroll
		if s.excess > 0 {
			c.nodes[i].Clip = s.panel.Inset(2)
		}
	}
	if s.flip {
		flipNodes(c.nodes, s.panel.Center())
	}
	return c.nodes
}

// Draw implements Scene.
func (s *sheet) Draw(p *sprites.Painter) {
	p.Shade(s.panel, 22, 8, 24, p.Theme.Shadow.Alpha(0.4))
	p.Box(s.panel, 22, p.Theme.Panel)
}

// A notice tells the player something and waits for OK.
type notice struct {
	sheet
	text string
	// show leads to more about it; nil if there is no more.
	show func() Scene
}

func newNotice(env *Env, text string) *notice {
	env.say(text)
	return &notice{sheet: sheet{env: env}, text: text}
}

// Name implements Scene.
func (n *notice) Name() string { return "notice" }

// Layout implements Scene.
func (n *notice) Layout(f Frame) []Node {
	return n.lay(f, 0, func(c *column) {
		c.words("notice.text", n.text, 17, false, false)
		c.space(4)
		if n.show != nil {
			c.button(Node{ID: "notice.show", Label: n.env.Words.T("notice.show"), Style: PlainButton, Press: func() {
				n.env.app.Pop()
				n.env.app.Push(n.show())
			}})
		}
		c.button(Node{ID: "notice.ok", Label: n.env.Words.T("ok"), Style: MainButton, Press: n.Back})
	})
}

// A question asks for yes or no before something that ends a game. What is
// offered first, and has the focus, is to go on with it.
type question struct {
	sheet
	text string
	yes  func()
}

func newQuestion(env *Env, text string, flip bool, yes func()) *question {
	return &question{sheet{env: env, flip: flip}, text, yes}
}

// Name implements Scene.
func (q *question) Name() string { return "question" }

// Layout implements Scene.
func (q *question) Layout(f Frame) []Node {
	w := q.env.Words
	return q.lay(f, 0, func(c *column) {
		c.title("question.text", q.text, 20)
		c.space(4)
		c.button(Node{ID: "question.no", Label: w.T("board.no"), Style: MainButton, Press: q.Back})
		c.button(Node{ID: "question.yes", Label: w.T("board.yes"), Style: PlainButton, Press: func() {
			q.env.app.Pop()
			q.env.app.later(q.yes)
		}})
	})
}

// moreSheet is the rest of what can be done during a game: what the bar of tools
// has is not repeated.
type moreSheet struct {
	sheet
	board *boardScene
}

func newMore(env *Env, b *boardScene, flip bool) *moreSheet {
	return &moreSheet{sheet{env: env, flip: flip}, b}
}

// Name implements Scene.
func (m *moreSheet) Name() string { return "more" }

// Layout implements Scene.
func (m *moreSheet) Layout(f Frame) []Node {
	w, app, b := m.env.Words, m.env.app, m.board
	over := b.match.Outcome().Over()
	swap := func(s Scene) func() { return func() { app.Pop(); app.Push(s) } }
	bar := m.tools()
	item := func(c *column, id, label, icon string, disabled bool, press func()) {
		if slices.Contains(bar, strings.Replace(id, "more.", "board.", 1)) {
			return
		}
		c.button(Node{ID: id, Label: label, Icon: icon, Style: PlainButton, Size: 17, Disabled: disabled, Press: press})
		c.nodes[len(c.nodes)-1].Align = sprites.Left
	}
	return m.lay(f, 0, func(c *column) {
		c.title("more.title", m.env.GameName(b.match.Info().ID), 22)
		c.button(Node{ID: "more.close", Label: w.T("review.leave"), Icon: "play", Style: MainButton, Press: m.Back})
		item(c, "more.command", w.T("command.open"), "keys", false, func() { app.Pop(); b.openCommand() })
		item(c, "more.turns", w.T("board.turns"), "list", false, swap(newTurns(m.env, b)))
		item(c, "more.redo", w.T("board.redo"), "redo", !b.match.CanRedo(), func() { app.Pop(); b.redo() })
		item(c, "more.flip", w.T("board.flip"), "flip", false, func() { b.flip(); app.Pop() })
		if m.env.thinking.thinker != nil && !b.demo() {
			item(c, "more.hint", w.T("hint.ask"), "hint", !b.hands(), func() { app.Pop(); app.later(b.askHint) })
		}
		item(c, "more.draw", w.T("board.draw"), "draw", over || b.demo(), func() { app.Pop(); b.offerDraw(m.flip) })
		side := b.resigner()
		if b.seating() == SeatOpposite { // each has buttons of their own
			side = b.sideAt(0)
			if m.flip {
				side = b.sideAt(1)
			}
		}
		item(c, "more.resign", w.T("board.resign"), "flag", over, swap(b.sureToResign(side, m.flip)))
		item(c, "more.settings", w.T("menu.settings"), "settings", false, swap(newSettings(m.env)))
		item(c, "more.menu", w.T("board.menu"), "home", false, m.env.home)
	})
}

// tools are the nodes of the bar of whoever has opened the sheet.
func (m *moreSheet) tools() []string {
	var ids []string
	for _, n := range m.board.toolNodes() {
		if far := strings.HasSuffix(n.ID, ".far"); far == m.flip {
			ids = append(ids, strings.TrimSuffix(n.ID, ".far"))
		}
	}
	return ids
}

// Beside implements Dismissed.
func (m *moreSheet) Beside(p sprites.Point) bool { return !m.panel.Has(p) }

// endBy ends the game by something other than a turn.
func (b *boardScene) endBy(end func() error) {
	b.stage.finish()
	if err := end(); err != nil {
		b.tell(func() string { return b.inWords(err) }, true)
		return
	}
	b.review = false
	b.ply = b.match.Ply()
	b.taps.clear()
	b.finished()
}

// turnsSheet lists the turns of a game.
type turnsSheet struct {
	sheet
	board *boardScene
}

func newTurns(env *Env, b *boardScene) *turnsSheet {
	return &turnsSheet{sheet{env: env, scroll: math.Inf(1)}, b}
}

// Beside implements Dismissed.
func (t *turnsSheet) Beside(p sprites.Point) bool { return !t.panel.Has(p) }

// Name implements Scene.
func (t *turnsSheet) Name() string { return "turns" }

// Layout implements Scene.
func (t *turnsSheet) Layout(f Frame) []Node {
	w, b := t.env.Words, t.board
	return t.lay(f, 0, func(c *column) {
		c.title("turns.title", w.T("turns.title"), 22)
		if b.match.Len() == 0 {
			c.words("turns.none", w.T("turns.none"), 16, false, true)
		}
		row := 44 * c.u
		for ply := 1; ply <= b.match.Len(); ply++ {
			half := c.w / 2
			r := sprites.Rect{X: c.x + half*float64((ply-1)%2), Y: c.y + row*float64((ply-1)/2), W: half, H: row}
			n := b.turnNode(ply, r, c.u*1.08)
			press := n.Press
			n.Press = func() { press(); t.env.app.Pop() }
			c.add(n)
		}
		c.y += row*float64((b.match.Len()+1)/2) + c.gap
		c.button(Node{ID: "turns.command", Label: w.T("command.open"), Icon: "keys", Style: PlainButton, Press: func() { t.env.app.Pop(); b.openCommand() }})
		c.button(Node{ID: "turns.close", Label: w.T("close"), Style: MainButton, Press: t.Back})
	})
}
