package analysis

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
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
	turn, reasons := betterWords(p.Area.Speaker(), p.match(), j)
	p.env.App.Say(turn + " " + reasons)
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
	j, _ := p.review.judged(ply)
	turn, reasons := betterWords(p.Area.Speaker(), p.match(), j)
	played := p.match().Turn(ply)
	c.Title("better.title", w.T(key.StudyMoment, "n", ply, "name", p.name(j.By), "turn", p.Area.Speaker().Brief(played.By, played.Events)), 16)
	if said := whyBad(p.Area.Speaker(), p.match(), j); said != "" {
		c.Words("better.played", said, 16, false, true)
	}
	c.Words("better.turn", turn, 17, true, false)
	c.Nodes[len(c.Nodes)-1].Accent = true
	if reasons != "" {
		c.Words("better.why", reasons, 16, false, false)
	}
	c.Space(4)
	c.Pair(ui.Node{ID: "better.again", Label: w.T(key.StudyReplay), Icon: "redo", Style: ui.PlainButton, Press: func() { p.show(ply) }},
		ui.Node{ID: "better.leave", Label: w.T(key.StudyMoments), Icon: "back", Style: ui.PlainButton, Press: p.endBetter})
	if next, n, of := p.review.after(ply, j.By); next > 0 {
		c.Button(ui.Node{ID: "better.next", Label: w.T(key.StudyNext, "n", n, "of", of), Icon: "next", Style: ui.MainButton, Size: 17, Press: func() { p.try(next) }})
	}
}

// whyBad returns what best explains how bad a turn was without naming the better one, or "".
func whyBad(s commentary.Speaker, m *match.Match, j review.Judged) string {
	return s.Reasons(reason.Reasons(slices.DeleteFunc(reason.Of(s.Info, review.CaseOf(m, j)), reason.Fact.NamesBetter)))
}

// betterWords names the better turn, and says why it is good, or "": what it does, or else what it has that the turn
// played has not.
func betterWords(s commentary.Speaker, m *match.Match, j review.Judged) (turn, reasons string) {
	if len(j.Best.Words) == 0 {
		return "", ""
	}
	_, events, _ := m.At(j.Ply - 1).Play(j.Best.Words[0])
	turn = s.Words.T(key.StudyInstead, "turn", s.Brief(j.By, events))
	if reasons = s.Reasons(reason.Reasons(reason.Of(s.Info, review.BetterCase(m, j)))); reasons != "" {
		return turn, reasons
	}
	return turn, s.Reasons(reason.Reasons(slices.DeleteFunc(reason.Of(s.Info, review.CaseOf(m, j)), func(f reason.Fact) bool { return !f.NamesBetter() })))
}
