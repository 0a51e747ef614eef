package analysis

import (
	"slices"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
	"tidepool/play/session"
	"tidepool/scenes/ui"
)

// show plays the better turn of a mistake on the board, and tells of it beside it until the person goes on.
func (p *Page) show(ply int) {
	j, ok := p.review.judged(ply)
	if !ok {
		return
	}
	p.review.find(ply)
	p.act(func() {
		p.study.Trial().Leave()
		p.study.Go(p.match().Node(ply - 1))
		p.study.PlayLine(j.Best.Words)
	})
	p.tab, p.better = tabMoments, ply
	p.env.App.Scrolling.To(0)
	b := p.review.betterTurn(ply)
	p.env.App.Say(b.turn + " " + b.good)
}

// judged returns what is known of a mistake.
func (v *gameReview) judged(ply int) (review.Judged, bool) {
	list := v.moments()
	if i := slices.IndexFunc(list, func(m review.Moment) bool { return m.Ply == ply }); i >= 0 {
		return list[i].Judged, true
	}
	return v.known().Turn(ply)
}

// endBetter shows the list again, and the turn played in the game.
func (p *Page) endBetter() {
	ply := p.better
	p.better = 0
	p.act(func() { p.study.Go(p.match().Node(ply)) })
	p.backTo(ply)
}

// better adds the mistake whose better turn is shown: what that turn is, and why.
func (v *view) better(c *ui.Column) {
	p, w, ply := v.p, v.p.env.App.Words, v.p.better
	b, played := p.review.betterTurn(ply), p.match().Turn(ply)
	c.Title("better.title", w.T(key.StudyMoment, "n", ply, "name", p.PlayerName(played.By), "turn", p.Area.Speaker().Brief(played.By, played.Events)), 16)
	if b.bad != "" {
		c.Words("better.played", b.bad, 16, false, true)
	}
	c.Words("better.turn", b.turn, 17, true, false)
	c.Nodes[len(c.Nodes)-1].Accent = true
	if b.good != "" {
		c.Words("better.why", b.good, 16, false, false)
	}
	c.Space(4)
	c.Pair(ui.Node{ID: "better.again", Label: w.T(key.StudyReplay), Icon: "redo", Style: ui.PlainButton, Press: func() { p.show(ply) }},
		ui.Node{ID: "better.leave", Label: w.T(key.StudyMoments), Icon: "back", Style: ui.PlainButton, Press: p.endBetter})
	if next, n, of := p.review.after(ply, played.By); next > 0 {
		c.Button(ui.Node{ID: "better.next", Label: w.T(key.StudyNext, "n", n, "of", of), Icon: "next", Style: ui.MainButton, Size: 17, Press: func() { p.try(next) }})
	}
}

// A betterTurn is what is said of a mistake whose better turn is shown, made again when more is known.
type betterTurn struct {
	// bad is why the turn played was not good, turn is the better one, and good why that is: what it does, or else what
	// it has that the turn played has not. Each may be "".
	bad, turn, good string
	ply, version    int
	words           *locale.Locale // its language
}

func (v *gameReview) betterTurn(ply int) *betterTurn {
	b, w := &v.better, v.p.env.App.Words
	if b.ply == ply && b.version == v.version && b.words == w {
		return b
	}
	*b = betterTurn{ply: ply, version: v.version, words: w}
	if j, ok := v.judged(ply); ok {
		b.tell(v.p.Area.Speaker(), v.p.match(), j)
	}
	return b
}

func (b *betterTurn) tell(s commentary.Speaker, m *match.Match, j review.Judged) {
	facts := reason.Of(s.Info, review.CaseOf(m, j))
	b.bad = s.Reasons(unnamed(slices.Clone(facts)))
	if len(j.Best.Words) == 0 {
		return
	}
	_, events, _ := m.At(j.Ply - 1).Play(j.Best.Words[0])
	b.turn = s.Words.T(key.StudyInstead, "turn", s.Brief(j.By, events))
	if b.good = s.Reasons(reason.Reasons(reason.Of(s.Info, review.BetterCase(m, j)))); b.good == "" {
		b.good = s.Reasons(reason.Reasons(slices.DeleteFunc(facts, func(f reason.Fact) bool { return !f.NamesBetter() })))
	}
}

// unnamed returns what best explains a turn without naming a better one. It changes the list.
func unnamed(facts []reason.Fact) []reason.Fact {
	return reason.Reasons(slices.DeleteFunc(facts, reason.Fact.NamesBetter))
}

// costOf returns why the turn that was tried is wrong, without naming a better one, or "".
func (v *gameReview) costOf(t *session.Trial) string {
	if t.Verdict() != review.Wrong {
		return ""
	}
	b, s := &v.tried, v.p.Area.Speaker()
	if b.node != t.Tried() || b.words != s.Words {
		b.node, b.words = t.Tried(), s.Words
		b.why = s.Reasons(unnamed(reason.Of(s.Info, review.CaseOf(v.p.match(), t.Turn()))))
	}
	return b.why
}
