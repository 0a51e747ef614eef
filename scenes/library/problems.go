package library

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// NoticeProblems tells the player if files could not be read. A page of its own lists them.
func NoticeProblems(e *Services) {
	if n := len(e.Shelf.Known().Problems); n > 0 {
		e.App.Notify(e.App.Words.N(key.GamesProblems, n), func() ui.Scene { return newProblems(e) })
	}
}

func problemText(w *locale.Locale, p shelf.Problem) string {
	why := w.Of(key.Causes, string(p.Cause()))
	switch {
	case p.File == "":
		return why
	case p.Aside == "":
		return w.T(key.ProblemsFile, "file", p.File, "why", why)
	}
	return w.T(key.ProblemsAside, "file", p.File, "why", why, "aside", p.Aside)
}

type problemsScene struct {
	ui.Page
	env  *Services
	list ui.LongList
}

func newProblems(env *Services) *problemsScene {
	return &problemsScene{env: env, Page: ui.Page{ID: "problems", App: env.App}}
}

func (s *problemsScene) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	list := s.env.Shelf.Known().Problems
	return s.Lay(f, w.T(key.ProblemsTitle), func(c *ui.Column) {
		c.Words("problems.about", w.T(key.ProblemsAbout), 16, false, true)
		size := 16 * c.Text
		lines := func(i int) []string { return s.env.App.Fonts.Wrap(problemText(w, list[i]), sprites.Medium, size, c.W) }
		height := func(i int) float64 { return float64(len(lines(i))) * size * 1.3 }
		s.list.Measure(len(list), func(i int) float64 { return height(i) + c.Gap })
		c.Rows(&s.list, "problems", -1, func(i int, y float64) {
			c.Add(ui.Node{ID: "problems." + list[i].File, Role: ui.RoleText, Label: problemText(w, list[i]), Lines: lines(i), Style: ui.Words, Size: size,
				Align: sprites.Left, Rect: sprites.Rect{X: c.X, Y: y, W: c.W, H: height(i)}})
		}, func(i int) { s.env.App.Scrolling.To(s.list.Tops[i]) })
	}, nil)
}
