package editor

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A players sheet asks who plays from a position that was set up or taken from a puzzle.
type players struct {
	ui.Sheet
	env     *Services
	game    rules.Game
	options string
	pos     rules.Position
}

// NewPlay returns a sheet that asks who plays from a position.
func NewPlay(env *Services, game rules.Game, options string, pos rules.Position) *players {
	return &players{ui.Sheet{ID: "setupplay", App: env.App}, env, game, options, pos}
}

func (s *players) Layout(f ui.Frame) ui.Layout {
	w, info := s.env.App.Words, s.game.Info()
	return s.Lay(f, func(c *ui.Column) {
		c.Title("setupplay.title", w.T(key.SetupPlay), 22)
		style := ui.MainButton
		if s.env.Broker != nil {
			level := s.env.Starter.Choice(info.ID).Level
			for side := range rules.Side(2) {
				label := w.T(key.SetupPlayAs, "side", w.Side(info.Sides[side]), "name", wording.EngineAtLevel(w, level))
				c.Button(ui.Node{ID: "setupplay." + info.Sides[side], Label: label, Icon: "play", Style: ui.PlainButton, Size: 17, Press: func() { s.begin(level, side) }})
			}
			style = ui.PlainButton
		}
		c.Button(ui.Node{ID: "setupplay.people", Label: w.T(key.NewgameTwo), Icon: "play", Style: style, Size: 17, Press: func() { s.begin(0, rules.Near) }})
		c.Button(ui.Node{ID: "setupplay.close", Label: w.T(key.Close), Style: ui.PlainButton, Size: 17, Press: s.Back})
	})
}

// begin starts a game of the first player against the engine at a level, or against a person if level is 0.
func (s *players) begin(level int, side rules.Side) {
	env, names := s.env, s.env.Prefs.Settings.Names
	var players [2]wording.Player
	players[side] = wording.Player{Name: names[0], Seat: 1}
	players[side.Other()] = wording.Player{Name: names[1], Level: level, Seat: 2}
	from := match.Setup{Game: s.game, Options: s.options, Start: s.pos.String()}
	if err := env.Starter.BeginSetUp(from, players, func(page ui.Scene) { env.Open.Home(); env.App.Push(page) }); err != nil {
		env.App.Notice(env.App.Words.T(key.NewgameFailed))
	}
}
