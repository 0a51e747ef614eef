package newgame

import (
	"errors"

	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

func (n *page) learn(c *ui.Column) {
	course, err := lessons.For(n.info.ID)
	if err != nil {
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

func (n *page) abreast(c *ui.Column, a, b ui.Node) {
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

func (n *page) analysis(c *ui.Column) {
	puzzles := ui.Node{ID: "newgame.puzzles", Label: n.env.App.Words.T(key.TrainTitle), Icon: "star", Style: ui.PlainButton, Size: 15, Press: func() {
		n.env.App.Push(n.env.Open.Puzzles(n.info.ID))
	}}
	if _, ok := n.game.(rules.Arranger); !ok {
		c.Button(puzzles)
		return
	}
	n.abreast(c, puzzles, ui.Node{ID: "newgame.analysis", Label: n.env.App.Words.T(key.SetupBoard), Icon: "review", Style: ui.PlainButton, Press: func() {
		if p := n.env.Open.SetUp(n.game, n.rules.Begun(), nil); p != nil {
			n.env.App.Push(p)
		} else {
			n.failed(errNoSetup)
		}
	}})
}

var errNoSetup = errors.New("no position to set up")

// newcomer reports whether nobody has played a game here yet, nor been offered its lesson.
func newcomer(e *Services, game string) bool {
	if e.Prefs.Settings.Lessons[game].Offered {
		return false
	}
	for _, g := range e.Shelf.Known().Games {
		if g.Game.Info().ID == game && !session.Imported(&g) {
			return false
		}
	}
	return true
}
