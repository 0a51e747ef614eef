package scenes

// creditsScene says what the program is, where its games come from and on
// what terms it may be used.
type creditsScene struct{ page }

func newCredits(env *Env) *creditsScene { return &creditsScene{page{env: env}} }

// Name implements Scene.
func (s *creditsScene) Name() string { return "credits" }

// Layout implements Scene.
func (s *creditsScene) Layout(f Frame) []Node {
	w := s.env.Words
	return s.lay(f, w.T("credits.title"), func(c *column) {
		c.words("credits.what", w.T("credits.what"), 17, false, false)
		if v := s.env.Version; v != "" {
			c.words("credits.version", w.T("settings.version", "version", v), 15, false, true)
		}
		s.button(c, "credits.keys", "keys", func() Scene { return newKeys(s.env) })
		c.heading("credits.games", w.T("credits.games"))
		for _, g := range s.env.Games {
			id := g.Info().ID
			c.title("credits."+id, s.env.GameName(id), 16)
			c.words("credits."+id+".origin", w.T("origin."+id), 16, false, false)
			c.space(4)
		}
		c.words("credits.apart", w.T("credits.apart"), 16, false, false)
		c.space(8)
		c.words("credits.own", w.T("credits.own"), 16, false, false)
		c.words("credits.licence", w.T("credits.licence"), 16, false, false)
		if s.env.Licences != nil {
			s.button(c, "credits.texts", "list", func() Scene { return newLicences(s.env) })
		}
	}, nil)
}

// button adds one that leads to another page; its words have its ID.
func (s *creditsScene) button(c *column, id, icon string, to func() Scene) {
	c.space(4)
	c.button(Node{ID: id, Label: s.env.Words.T(id), Icon: icon, Style: PlainButton, Size: 17, Press: func() { s.env.app.Push(to()) }})
}
