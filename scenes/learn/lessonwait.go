package learn

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// openTaught shows the page that open returns, which needs the lessons' words, or a waiting page until they have come.
func openTaught(e *Services, put func(ui.Scene), open func() ui.Scene) {
	if e.App.Words.Teaches() {
		put(open())
		return
	}
	e.Language.Teach()
	put(&lessonWait{Page: ui.Page{ID: "lessonwait", App: e.App, Most: 720}, env: e, open: open})
}

type lessonWait struct {
	ui.Page
	env  *Services
	open func() ui.Scene
}

func (l *lessonWait) Layout(f ui.Frame) ui.Layout {
	w := l.env.App.Words
	says := w.T(key.CreditsLoading)
	if l.env.Language.Coming == nil && !w.Teaches() {
		says = w.T(key.CreditsMissing)
	}
	return l.Lay(f, w.T(key.LearnHelp), func(c *ui.Column) {
		c.Words("lessonwait.state", says, 16, false, true)
	}, nil)
}

func (l *lessonWait) Tick() (redraw, relayout bool) {
	if l.env.App.Words.Teaches() && l.open != nil {
		l.env.App.Replace(l.open())
		l.open = nil
	}
	return false, false
}

// OpenLesson opens the lesson of a game, if it has one.
func OpenLesson(e *Services, game rules.Game) {
	if c := CourseOf(game.Info().ID); c != nil {
		openTaught(e, e.App.Push, func() ui.Scene { return newLesson(e, game, c) })
	}
}

// OpenRules opens a game's rules at the first of the matters that has a section.
func OpenRules(e *Services, game rules.Game, matters []string) {
	if c := CourseOf(game.Info().ID); c != nil {
		openTaught(e, e.App.Push, func() ui.Scene { return newRules(e, game, c, c.Section(matters...)) })
	}
}
