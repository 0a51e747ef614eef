package analysis

import (
	"fmt"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/session"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

func (v *view) moments(c *ui.Column) {
	p := v.p
	if p.trying() {
		v.trial(c)
		return
	}
	little := p.review.there() && v.little(c)
	if !little {
		v.players(c)
	}
	if !p.review.there() {
		return
	}
	p.review.progress(c)
	if little {
		v.momentCards(c)
		v.graph(c)
		v.players(c)
		return
	}
	v.graph(c)
	v.momentCards(c)
}

// little reports that so little can be read at once that the turns that matter must come first.
func (v *view) little(c *ui.Column) bool {
	const progress = 60 // logical pixels at the usual size of text
	nodes, top := len(c.Nodes), c.Y
	v.players(c)
	v.graph(c)
	high := c.Y - top
	c.Nodes, c.Y = c.Nodes[:nodes], top
	return high+progress*c.Text > v.room.Body.H
}

func (v *view) graph(c *ui.Column) {
	if v.room.Graph.H == 0 {
		h := table.StudyGraph * c.Text
		c.Add(v.graphNode(sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: h}))
		c.Y += h + c.Gap
	}
}

func (v *view) momentCards(c *ui.Column) {
	p := v.p
	list := p.review.moments()
	for _, m := range list {
		v.cards = append(v.cards, c.Panel(func(c *ui.Column) { v.moment(c, m) }))
		c.Y += c.Gap
	}
	if len(list) == 0 && p.review.reviewer.Done() {
		c.Words("study.nomoments", p.env.App.Words.T(key.StudyNomoments), 16, false, false)
	}
	p.mend.fill(c)
}

func (v *view) moment(c *ui.Column, m review.Moment) {
	j := &m.Judged
	p, w, id := v.p, v.p.env.App.Words, "moment."+strconv.Itoa(j.Ply)
	n := p.match().Node(j.Ply)
	said := key.StudyMoment
	if !m.Changed {
		said = key.StudyCost // who lost never had it
	}
	head := w.T(said, "n", j.Ply, "name", p.name(j.By), "turn", j.Word+p.review.mark(n).String())
	size := 16 * c.Text
	lines := c.App.Fonts.Wrap(head, sprites.Bold, size, c.W)
	h := max(float64(len(lines))*size*ui.LineStep+10*c.Text, 44*c.Text)
	c.Add(ui.Node{ID: id, Role: ui.RoleButton, Label: head, Lines: lines, Bold: true, Style: ui.QuietButton, Size: size, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X - 0.8*size, Y: c.Y, W: c.W + 1.6*size, H: h}, Press: func() { p.act(func() { p.study.Go(n) }) }})
	c.Y += h + c.Gap*0.2
	for i, said := range p.reasons(j) {
		c.Words(id+".why."+strconv.Itoa(i+1), said, 16, false, false)
	}
	try := ui.Node{ID: id + ".try", Label: w.T(key.StudyTry), Icon: "play", Style: ui.MainButton, Press: func() { p.act(func() { p.study.Trial().Begin(p.review.known(), j.Ply) }); v.top() }}
	show := ui.Node{ID: id + ".show", Label: w.T(key.StudyShow), Icon: "hint", Style: ui.PlainButton, Press: func() { v.show(j) }}
	c.Pair(try, show)
}

func (v *view) show(j *review.Judged) {
	p := v.p
	p.act(func() {
		p.study.Go(p.match().Node(j.Ply - 1))
		p.study.PlayLine(j.Best.Words)
	})
}

func (v *view) top() { v.p.env.App.Scrolling.To(0) }

func (v *view) trial(c *ui.Column) {
	p, w, t := v.p, v.p.env.App.Words, v.p.study.Trial()
	do := func(f func()) func() { return func() { p.act(f); v.top() } }
	said, good := p.trial()
	c.Title("trial.title", w.T(key.StudyTrial, "n", t.Ply(), "name", p.name(t.Side())), 18)
	c.Words("trial.says", said, 17, t.State() == session.Told && good, false)
	c.Nodes[len(c.Nodes)-1].Warn = t.State() == session.Told && !good
	c.Nodes[len(c.Nodes)-1].Accent = t.State() == session.Told && good
	c.Space(4)
	again := ui.Node{ID: "trial.again", Label: w.T(key.StudyAgain), Icon: "redo", Style: ui.MainButton, Press: do(t.Again)}
	show := ui.Node{ID: "trial.show", Label: w.T(key.StudyShow), Icon: "hint", Style: ui.PlainButton, Press: do(t.Show)}
	if t.Tried() == nil {
		c.Button(show)
	} else {
		if good {
			again.Style = ui.PlainButton
		}
		c.Pair(again, show)
	}
	c.Button(ui.Node{ID: "trial.leave", Label: w.T(key.StudyLeave), Icon: "back", Style: ui.PlainButton, Size: 17, Press: do(t.Leave)})
}

// trial says what a person who tries a moment is to do, or how good it was.
func (p *Page) trial() (said string, good bool) {
	w, t := p.env.App.Words, p.study.Trial()
	switch t.State() {
	case session.Finding:
		return w.T(key.StudyFind), false
	case session.Weighing:
		if t.Verdict().Right() && t.Tried() != p.node() {
			return w.T(key.StudyAnswers), true
		}
		return w.T(key.StudyWeighing), false
	}
	k := map[review.Verdict]key.Text{review.Wrong: key.StudyWrong, review.Right: key.StudyRight, review.BestTurn: key.StudyBest, review.StillWins: key.StudyWins, review.NotKnown: key.StudyUnsure}[t.Verdict()]
	said = w.T(k)
	if t.Verdict().Right() && t.State() == session.Told && !p.node().Outcome().Over() {
		said += " " + w.T(key.StudyPlayon)
	}
	return said, t.Verdict().Right()
}

// reasons say what a key moment's turn did, and what would have been better and why. They are slow, so kept.
func (p *Page) reasons(j *review.Judged) []string {
	v := &p.review
	id := fmt.Sprint(p.env.App.Words.Tag(), j.Ply, j.Best, j.Reply, len(j.Turns), j.Before, j.After)
	if said, ok := v.said[id]; ok {
		return said
	}
	said := momentLines(p.Area.Speaker(), p.match(), *j)
	if len(said) == 0 && len(j.Best.Words) > 0 {
		said = []string{p.env.App.Words.T(key.StudyBetter, "turn", p.inWords(p.match().Node(j.Ply-1), j.Best.Words[0]))}
	}
	v.said[id] = said
	return said
}

func (p *Page) inWords(n *match.Node, word string) string {
	_, events, err := n.Position().Play(word)
	if err != nil {
		return word
	}
	return p.Area.Speaker().What(n.Position().Turn(), events)
}

func (p *Page) scores() table.ScoreTeller {
	return table.NewScoreTeller(p.env.App.Words, p.match().Info(), p.inThird)
}
