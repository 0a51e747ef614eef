package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// help opens the rules at the one that matters now.
func (g gameActions) help() { g.p.area.help(true) }

// help opens the rules at the one that matters now; teaches offers the lesson.
func (a *playArea) help(teaches bool) {
	if c := courseOf(a.game().ID()); c != nil {
		openTaught(a.env, a.env.App.Push, func() ui.Scene { return newRules(a.env, a.match().Game(), c, c.Section(a.matters()...), teaches) })
	}
}

// matters are what help may be wanted about, the likeliest first: why the last
// tap was refused, how the game ended, what the player is asked to do.
func (a *playArea) matters() []string {
	var keys []string
	if code := a.told.reason.Code; code != "" {
		keys = append(keys, code)
	}
	if o := a.match().Outcome(); o.Over() {
		return append(keys, "end."+o.By, rules.GameOver.Code)
	}
	return append(keys, a.env.App.Words.Name(a.prompt()))
}

// learn adds the ways from a game's page to the rules and the lesson, which is
// offered to whoever has never played the game.
func (n *newGameScene) learn(c *ui.Column) {
	course := courseOf(n.info.ID)
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
		ui.Node{ID: "newgame.lesson", Label: label, Icon: icon, Style: ui.PlainButton, Press: func() {
			openTaught(n.env, n.env.App.Push, func() ui.Scene { return newLesson(n.env, n.game, course) })
		}},
		ui.Node{ID: "newgame.rules.page", Label: w.T(key.LearnRules), Icon: "help", Style: ui.PlainButton, Press: func() { n.openRules(course) }})
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

func (n *newGameScene) openRules(c *lessons.Course) {
	openTaught(n.env, n.env.App.Push, func() ui.Scene { return newRules(n.env, n.game, c, 0, true) })
}
