package scenes

import (
	"tidepool/match/shelf"
	"tidepool/sprites"
)

// noticeProblems tells the player in a few words that files could not be read,
// if there are any. Which they are is a page of its own.
func (e *Env) noticeProblems() {
	if n := len(e.saved().Problems); n > 0 {
		note := newNotice(e, e.Words.N("games.problems", n))
		note.show = func() Scene { return newProblems(e) }
		e.app.Push(note)
	}
}

// problemText says what is wrong with a file.
func (e *Env) problemText(p shelf.Problem) string {
	why := e.Words.T("cause." + string(p.Cause()))
	switch {
	case p.File == "":
		return why
	case p.Aside == "":
		return e.Words.T("problems.file", "file", p.File, "why", why)
	}
	return e.Words.T("problems.aside", "file", p.File, "why", why, "aside", p.Aside)
}

// problemsScene lists the files that could not be read.
type problemsScene struct {
	page
	list longList
}

func newProblems(env *Env) *problemsScene { return &problemsScene{page: page{env: env}} }

// Name implements Scene.
func (s *problemsScene) Name() string { return "problems" }

// Layout implements Scene.
func (s *problemsScene) Layout(f Frame) []Node {
	w := s.env.Words
	list := s.env.saved().Problems
	return s.lay(f, w.T("problems.title"), func(c *column) {
		c.words("problems.about", w.T("problems.about"), 16, false, true)
		size := 16 * c.u
		lines := func(i int) []string { return s.env.Fonts.Wrap(s.env.problemText(list[i]), sprites.Medium, size, c.w) }
		height := func(i int) float64 { return float64(len(lines(i))) * size * 1.3 }
		s.list.measure(len(list), func(i int) float64 { return height(i) + c.gap })
		s.rows(c, &s.list, "problems", -1, func(i int, y float64) {
			c.add(Node{ID: "problems." + list[i].File, Role: RoleText, Label: s.env.problemText(list[i]), Lines: lines(i), Style: Words, Size: size,
				Align: sprites.Left, Rect: sprites.Rect{X: c.x, Y: y, W: c.w, H: height(i)}})
		}, s.reach)
	}, nil)
}

// reach scrolls to a row, which cannot have the focus.
func (s *problemsScene) reach(i int) { s.Scroll(s.list.tops[i] - s.scroll) }
