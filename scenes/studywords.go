package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/sprites/art/opponents"
)

// studyWords are what is written and said of a match that is gone over.
type studyWords struct{ p *studyPage }

// title is what the page is called.
func (g studyWords) title() string {
	if g.p.free() {
		return g.p.env.App.Words.T(key.StudyAnalysis)
	}
	return g.p.env.App.Words.T(key.StudyTitle)
}

// says is what is told of the position shown.
func (g studyWords) says() table.Remark {
	w, n, told := g.p.env.App.Words, g.p.node(), &g.p.Area.Told
	switch {
	case g.p.engine.stepping():
		return g.p.engine.walk.says(g.p.Area.Speaker())
	case told.Message != "":
		return table.Remark{Text: told.Message, Word: told.Word, Warn: told.Warn}
	case g.p.trying() && !g.p.Area.Spelling() && g.p.tab != tabMoments:
		said, good := g.trial()
		return table.Remark{Text: said, Warn: g.p.study.Trial().State() == session.Told && !good}
	case g.p.Area.Spelling():
		return table.Remark{Text: w.T(g.p.Area.Prompt())}
	case n.Parent() == nil:
		return table.Remark{Text: w.T(key.StudyStart)}
	}
	t := n.Turn()
	return table.Remark{Text: g.p.Area.Speaker().What(t.By, t.Events), Word: t.Word}
}

// sayNode says which turn is looked at.
func (g studyWords) sayNode() {
	n := g.p.node()
	if n.Parent() == nil {
		g.p.env.App.Say(g.p.env.App.Words.T(key.StudyStart))
		return
	}
	g.p.env.App.Say(g.p.Area.Speaker().Turn(n.Turn()))
	if n.Comment() != "" {
		g.p.env.App.Say(n.Comment())
	}
}

// foldLabel says which variation a button folds.
func (g studyWords) foldLabel(first *match.Node) string {
	return g.p.env.App.Words.T(key.StudyFold, "turn", first.Turn().Word)
}

// markOf is what a turn was found to be worth, as players write it.
func (g studyWords) markOf(n *match.Node) string { return g.p.review.mark(n).String() }

// emptyWords tell that there are no turns yet.
func (g studyWords) emptyWords() string { return g.p.env.App.Words.T(key.TurnsNone) }

// mood is how the engine that played a side takes what is shown.
func (g studyWords) mood(side rules.Side) opponents.Mood {
	m := g.p.match()
	o := m.Outcome()
	switch {
	case g.p.node() != m.Node(m.Ply()) || g.p.Area.Board.Moving() || o.Result != rules.Decisive:
		return opponents.Idle
	case o.Winner == side:
		return opponents.Pleased
	}
	return opponents.Beaten
}
