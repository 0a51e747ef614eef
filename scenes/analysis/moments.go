package analysis

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/review"
	"tidepool/play/session"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// moments adds all that is known of the game. What comes later from the review is added at the end, or where nothing
// was, so that nothing moves that can be seen.
func (v *view) moments(c *ui.Column) {
	p := v.p
	if !p.review.there() {
		v.players(c)
		return
	}
	cards := p.review.cards()
	if !v.little(c) {
		v.players(c)
		v.graph(c)
		p.review.progress(c)
		v.cards(c, cards)
		return
	}
	first := cards[:min(len(cards), 1)]
	v.slot(c, first)
	p.review.progress(c)
	v.graph(c)
	v.players(c)
	v.cards(c, cards[len(first):])
}

// slot adds the first card, or keeps its place free while it is looked for: what follows then begins at the lower edge
// of what can be seen, or below it. If there is none at last, what follows moves up.
func (v *view) slot(c *ui.Column, first []card) {
	const least = 250 // of a card, in logical pixels at the usual text size
	p, top := v.p, c.Y
	if v.cards(c, first); !p.review.held || len(first) == 0 && p.review.reviewer.Done() {
		return
	}
	if len(first) == 0 && p.review.going {
		c.Words("study.looking", p.env.App.Words.T(key.StudyLooking, "n", p.review.known().Progress()/10), 16, false, true)
	}
	room := v.room.Body.H - 2*bodyPad*v.room.U
	if row := progressHigh * c.Text; room-row >= least*c.Text {
		room -= row
	} else {
		room += bodyPad * v.room.U
	}
	c.Y = max(c.Y, top+room)
}

// little reports whether there is so little room that the first card must come first.
func (v *view) little(c *ui.Column) bool {
	const card = 310 // with the progress, in logical pixels at the usual text size
	nodes, top := len(c.Nodes), c.Y
	v.players(c)
	v.graph(c)
	high := c.Y - top
	c.Nodes, c.Y = c.Nodes[:nodes], top
	return high+card*c.Text > v.room.Body.H
}

func (v *view) graph(c *ui.Column) {
	if v.room.Graph.H == 0 {
		h := table.StudyGraph * c.Text
		c.Add(v.graphNode(sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}))
		c.Y += h + c.Gap
	}
}

func (v *view) cards(c *ui.Column, list []card) {
	for i := range list {
		v.panels = append(v.panels, c.Panel(func(c *ui.Column) { v.moment(c, &list[i]) }))
		c.Y += c.Gap
	}
}

const (
	cardBoard  = 84 // logical pixels at the usual text size
	smallBoard = 60 // if a card hardly fits
	roomy      = 280
)

// moment adds a card: a small board with the turn in words beside it, the reason, and the buttons.
func (v *view) moment(c *ui.Column, m *card) {
	p, w, id := v.p, v.p.env.App.Words, "moment."+strconv.Itoa(m.Ply)
	n := p.match().Node(m.Ply)
	top, size := c.Y+4*c.Text, 16*c.Text
	side := min(cardBoard*c.Text, c.W*0.4)
	if v.room.Body.H < roomy*c.Text {
		side = min(side, smallBoard*c.Text)
	}
	text := sprites.Rect{X: c.X + side + 12*c.Text, Y: top, W: c.W - side - 12*c.Text}
	lines := c.App.Fonts.Wrap(m.head, sprites.Bold, size, text.W)
	text.H = max(float64(len(lines))*size*ui.LineStep, side)
	whole := sprites.Rect{X: c.X, Y: top, W: c.W, H: text.H}
	v.boards = append(v.boards, placedCard{m, sprites.Rect{X: c.X, Y: top, W: side, H: side}})
	c.Add(ui.Node{ID: id, Role: ui.RoleButton, Label: m.head, Rect: whole, Press: func() { p.act(func() { p.study.Go(n) }) }})
	c.Add(ui.Node{Role: ui.RoleText, Label: m.head, Lines: lines, Bold: true, Style: ui.Words, Size: size, Align: sprites.Left, Rect: text})
	c.Y = top + text.H + c.Gap*0.6
	if m.why != "" {
		c.Words(id+".why", m.why, 16, false, false)
	}
	if !m.good {
		sideBySide(c, ui.Node{ID: id + ".try", Label: w.T(key.StudyTry), Icon: "play", Style: ui.MainButton, Press: func() { p.try(m.Ply) }},
			ui.Node{ID: id + ".show", Label: w.T(key.StudyShow), Icon: "hint", Style: ui.PlainButton, Disabled: len(m.Best.Words) == 0, Press: func() { p.show(m.Ply) }})
	}
}

// sideBySide adds two buttons in one row, in smaller type if they need it, so that the card stays low.
func sideBySide(c *ui.Column, a, b ui.Node) {
	const usual, least, around = 17, 13, 50 // the type, and the room for an icon and the edges
	w := (c.W - 8*c.Text) / 2
	size := usual * c.Text
	for _, n := range []ui.Node{a, b} {
		size = c.App.Fonts.Fit(n.Label, sprites.Bold, size, 1, w-around*c.Text)
	}
	if size < least*c.Text {
		c.Pair(a, b)
		return
	}
	a.Size, b.Size = size/c.Text, size/c.Text
	c.Abreast(w, a, b)
}

// turnTrial goes on with a trial, or ends it and shows the list again, at the turn's card.
func (p *Page) turnTrial(do func()) {
	ply := p.study.Trial().Ply()
	p.act(do)
	if p.env.App.Scrolling.To(0); !p.trying() {
		p.backTo(ply)
	}
}

// backTo shows the list again, at a turn's card.
func (p *Page) backTo(ply int) {
	p.review.renew()
	p.env.App.Scrolling.To(0)
	p.env.App.Scrolling.ToNode("moment."+strconv.Itoa(ply), 8)
}

// endTrial shows the list again, whatever lies over it.
func (p *Page) endTrial() {
	p.tab = tabMoments
	p.turnTrial(p.study.Trial().Leave)
}

func (v *view) trial(c *ui.Column) {
	p, w, t := v.p, v.p.env.App.Words, v.p.study.Trial()
	do := func(f func()) func() { return func() { p.turnTrial(f) } }
	said, good := p.trial()
	missed, _ := p.review.judged(t.Ply())
	if p.tab == tabEngine {
		c.Words("trial.hidden", w.T(key.StudyHidden), 16, false, true)
	}
	c.Title("trial.title", w.T(key.StudyTrial, "n", t.Ply(), "name", p.PlayerName(t.Side())), 18)
	c.Words("trial.says", said, 17, t.State() == session.Judged && good, false)
	c.Nodes[len(c.Nodes)-1].Warn = t.State() == session.Judged && !good
	c.Nodes[len(c.Nodes)-1].Accent = t.State() == session.Judged && good
	c.Space(4)
	again := ui.Node{ID: "trial.again", Label: w.T(key.StudyAgain), Icon: "redo", Style: ui.MainButton, Press: do(t.Again)}
	show := ui.Node{ID: "trial.show", Label: w.T(key.StudyShow), Icon: "hint", Style: ui.PlainButton, Disabled: len(missed.Best.Words) == 0, Press: func() { p.show(t.Ply()) }}
	leave := ui.Node{ID: "trial.leave", Label: w.T(key.StudyMoments), Icon: "back", Style: ui.PlainButton, Size: 17, Press: do(t.Leave)}
	ply, n, of := p.review.after(t.Ply(), t.Side())
	next := ui.Node{ID: "trial.next", Label: w.T(key.StudyNext, "n", n, "of", of), Icon: "next", Style: ui.PlainButton, Size: 17, Press: func() { p.try(ply) }}
	if good {
		again.Style, next.Style = ui.PlainButton, ui.MainButton
	}
	if good && ply > 0 {
		c.Button(next)
	}
	if t.Tried() == nil {
		c.Pair(show, leave)
	} else {
		c.Pair(again, show)
	}
	if !good && ply > 0 {
		c.Button(next)
	}
	if t.Tried() != nil {
		c.Button(leave)
	}
}

// trial returns what the person trying a moment should do, or how good their try was.
func (p *Page) trial() (said string, good bool) {
	w, t := p.env.App.Words, p.study.Trial()
	switch t.State() {
	case session.Finding:
		return w.T(key.StudyFind), false
	case session.Judging:
		if t.Verdict().Right() && t.Tried() != p.node() {
			return w.T(key.StudyAnswers), true
		}
		return w.T(key.StudyWeighing), false
	}
	said = w.T(map[review.Verdict]key.Text{review.Wrong: key.StudyWrong, review.Right: key.StudyRight, review.BestTurn: key.StudyBest, review.StillWins: key.StudyWins, review.NotKnown: key.StudyUnsure}[t.Verdict()])
	if cost := p.review.costOf(t); cost != "" {
		said += " " + cost
	}
	if t.Verdict().Right() && t.State() == session.Judged && !p.node().Outcome().Over() {
		said += " " + w.T(key.StudyPlayon)
	}
	return said, t.Verdict().Right()
}
