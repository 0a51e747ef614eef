package about

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"
)

type creditsScene struct {
	ui.Page
	env *Services
}

func NewCredits(env *Services) *creditsScene {
	return &creditsScene{Page: ui.Page{ID: "credits", App: env.App}, env: env}
}

func (s *creditsScene) Layout(f ui.Frame) ui.Layout {
	w := s.env.App.Words
	return s.Lay(f, w.T(key.CreditsTitle), func(c *ui.Column) {
		c.Words("credits.what", w.T(key.CreditsWhat), 17, false, false)
		if v := s.env.Version; v != "" {
			c.Words("credits.version", w.T(key.SettingsVersion, "version", v), 15, false, true)
		}
		s.button(c, "credits.keys", key.CreditsKeys, "keys", func() ui.Scene { return NewKeys(s.env) })
		c.Heading("credits.games", w.T(key.CreditsGames))
		for _, g := range s.env.Games {
			id := g.Info().ID
			c.Title("credits."+id, s.env.App.Words.Game(id), 16)
			c.Words("credits."+id+".origin", w.Of(key.Origins, id), 16, false, false)
			c.Space(4)
		}
		c.Words("credits.apart", w.T(key.CreditsApart), 16, false, false)
		c.Space(8)
		c.Words("credits.own", w.T(key.CreditsOwn), 16, false, false)
		c.Words("credits.licence", w.T(key.CreditsLicence), 16, false, false)
		s.button(c, "credits.texts", key.CreditsTexts, "list", func() ui.Scene { return newLicences(s.env) })
	}, nil)
}

func (s *creditsScene) button(c *ui.Column, id string, words key.Text, icon string, to func() ui.Scene) {
	c.Space(4)
	c.Button(ui.Node{ID: id, Label: s.env.App.Words.T(words), Icon: icon, Style: ui.PlainButton, Size: 17, Press: func() { s.env.App.Push(to()) }})
}
