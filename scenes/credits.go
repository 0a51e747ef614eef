package scenes

import "tidepool/scenes/ui"

// creditsScene says what the program is, where its games come from and on
// what terms it may be used.
type creditsScene struct {
	ui.Page
	env *Env
}

func newCredits(env *Env) *creditsScene { return &creditsScene{Page: ui.Page{App: env.app}, env: env} }

// Name implements Scene.
func (s *creditsScene) Name() string { return "credits" }

// Layout implements Scene.
func (s *creditsScene) Layout(f ui.Frame) ui.Layout {
	w := s.env.Words
	return s.Lay(f, w.T("credits.title"), func(c *ui.Column) {
		c.Words("credits.what", w.T("credits.what"), 17, false, false)
		if v := s.env.Version; v != "" {
			c.Words("credits.version", w.T("settings.version", "version", v), 15, false, true)
		}
		s.button(c, "credits.keys", "keys", func() ui.Scene { return newKeys(s.env) })
		c.Heading("credits.games", w.T("credits.games"))
		for _, g := range s.env.Games {
			id := g.Info().ID
			c.Title("credits."+id, s.env.GameName(id), 16)
			c.Words("credits."+id+".origin", w.T("origin."+id), 16, false, false)
			c.Space(4)
		}
		c.Words("credits.apart", w.T("credits.apart"), 16, false, false)
		c.Space(8)
		c.Words("credits.own", w.T("credits.own"), 16, false, false)
		c.Words("credits.licence", w.T("credits.licence"), 16, false, false)
		s.button(c, "credits.texts", "list", func() ui.Scene { return newLicences(s.env) })
	}, nil)
}

// button adds one that leads to another page; its words have its ID.
func (s *creditsScene) button(c *ui.Column, id, icon string, to func() ui.Scene) {
	c.Space(4)
	c.Button(ui.Node{ID: id, Label: s.env.Words.T(id), Icon: icon, Style: ui.PlainButton, Size: 17, Press: func() { s.env.app.Push(to()) }})
}
