package preferences

import (
	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// NewSeating returns a sheet that sets where two people at one screen sit, without leaving their game.
func NewSeating(env *Services) ui.Scene {
	return ui.NewSheet(ui.Sheet{ID: "seating", App: env.App, Width: 440}, func(c *ui.Column) {
		(&settingsScene{env: env}).seating(c)
		c.Nodes[0].Role = ui.RoleHeading
		c.Button(ui.Node{ID: "seating.done", Label: env.App.Words.T(key.BoardDone), Style: ui.MainButton, Press: env.App.Pop})
	})
}

func (s *settingsScene) seating(c *ui.Column) {
	now := s.env.Prefs.Settings.Seating
	oneOf(s, c, "seating", settings.Seatings(), now, func(n *settings.Preferences, v settings.Seating) { n.Seating = v })
	c.Words("settings.seating.about", s.env.App.Words.Of(key.SeatingsAbout, string(now)), 15, false, true)
}
