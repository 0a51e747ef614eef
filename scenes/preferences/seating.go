package preferences

import (
	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A seatingSheet sets where two people at one screen sit, without leaving their game.
type seatingSheet struct {
	ui.Sheet
	settings *settingsScene
}

// NewSeating returns a sheet that sets where two people at one screen sit.
func NewSeating(env *Services) ui.Scene {
	return &seatingSheet{ui.Sheet{ID: "seating", App: env.App}, &settingsScene{env: env}}
}

// Layout implements [ui.Scene].
func (s *seatingSheet) Layout(f ui.Frame) ui.Layout {
	return s.Lay(f, ui.Shape{Width: 440}, func(c *ui.Column) {
		s.settings.seating(c)
		c.Nodes[0].Role = ui.RoleHeading
		c.Button(ui.Node{ID: "seating.done", Label: s.App.Words.T(key.BoardDone), Style: ui.MainButton, Press: s.Back})
	})
}

func (s *settingsScene) seating(c *ui.Column) {
	now := s.env.Prefs.Settings.Seating
	oneOf(s, c, "seating", settings.Seatings(), now, func(n *settings.Preferences, v settings.Seating) { n.Seating = v })
	c.Words("settings.seating.about", s.env.App.Words.Of(key.SeatingsAbout, string(now)), 15, false, true)
}
