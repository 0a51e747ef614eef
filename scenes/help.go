package scenes

import (
	"tidepool/locale/key"
	"tidepool/scenes/learn"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// help opens the rules at the one that matters now.
func (g gameActions) help() { g.p.Area.Help(true) }

// learn adds the ways from a game's page to the rules and the lesson, which is
// offered to whoever has never played the game.
func (n *newGameScene) learn(c *ui.Column) {
	course := learn.CourseOf(n.info.ID)
	if course == nil {
		return
	}
	w := n.env.App.Words
	label, icon := w.T(key.LearnLesson), "learn"
	switch done := n.env.Prefs.Settings.Lessons[n.info.ID].Done; {
	case done >= len(course.Steps):
		icon = "check"
	case done > 0:
		label = w.T(key.LearnGoon, "n", done+1, "of", len(course.Steps))
	}
	if newcomer(n.env, n.info.ID) {
		c.Words("learn.offer", w.T(key.LearnOffer, "game", n.env.App.Words.Game(n.info.ID)), 15, false, true)
	}
	n.abreast(c,
		ui.Node{ID: "newgame.lesson", Label: label, Icon: icon, Style: ui.PlainButton, Press: func() { n.env.Open.Lesson(n.game) }},
		ui.Node{ID: "newgame.rules.page", Label: w.T(key.LearnRules), Icon: "help", Style: ui.PlainButton, Press: func() { n.env.Open.Rules(n.game, nil, true) }})
}

// abreast adds two small buttons side by side, or one below the other if their
// words are too long for that.
func (n *newGameScene) abreast(c *ui.Column, a, b ui.Node) {
	const size = 15
	a.Size, b.Size = size, size
	w := (c.W - 8*c.Text) / 2
	if wide := max(n.env.App.Fonts.Width(a.Label, sprites.Bold, size*c.Text), n.env.App.Fonts.Width(b.Label, sprites.Bold, size*c.Text)); wide+46*c.Text > w {
		c.Button(a)
		c.Button(b)
		return
	}
	c.Abreast(w, a, b)
}
