package scenes

import (
	"errors"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// setupPlay asks who is to play from a position that was set up, or met in a
// puzzle.
type setupPlay struct {
	ui.Sheet
	env     *Env
	game    rules.Game
	options string
	pos     rules.Position
}

func newSetupPlay(env *Env, game rules.Game, options string, pos rules.Position) *setupPlay {
	return &setupPlay{ui.Sheet{App: env.App}, env, game, options, pos}
}

// Name implements ui.Scene.
func (s *setupPlay) Name() string { return "setupplay" }

// Dismissable implements ui.Dismissable.
func (s *setupPlay) Dismissable() {}

// Layout implements ui.Scene.
func (s *setupPlay) Layout(f ui.Frame) ui.Layout {
	w, info := s.env.App.Words, s.game.Info()
	return s.Lay(f, ui.Shape{}, func(c *ui.Column) {
		c.Title("setupplay.title", w.T(key.SetupPlay), 22)
		style := ui.MainButton
		if s.env.Broker != nil {
			level := starter{s.env}.choice(info.ID).Level
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

// begin begins a game in which the first player has a side and the other is
// the engine at a level, or a person if that is 0.
func (s *setupPlay) begin(level int, side rules.Side) {
	env, names := s.env, s.env.Prefs.Settings.Names
	var players [2]wording.Player
	players[side] = wording.Player{Name: names[0], Seat: 1}
	players[side.Other()] = wording.Player{Name: names[1], Level: level, Seat: 2}
	if level > 0 {
		players[side.Other()] = wording.Player{Name: wording.EngineAtLevel(env.App.Words, level), Level: level, Seat: 2}
	}
	m, err := session.NewSeated(match.Setup{Game: s.game, Options: s.options, Start: s.pos.String()}, players)
	if err == nil {
		err = m.SetTag(session.SetUpTag, "1")
	}
	if err != nil {
		env.App.Notice(env.App.Words.T(key.NewgameFailed))
		return
	}
	env.Open.Home()
	g := &shelf.Game{Match: m}
	openGame(env, g, env.App.Push)
	env.Store.Keep(g)
	env.Store.Take(g)
	env.Store.Remember(g.ID)
}

// analyse opens the position on an analysis board.
func (p *setupPage) analyse() {
	p.env.Open.Analyse(p.game, p.draft.Options, p.now.pos)
}

// analysis offers the game's puzzles, and a board on which positions of it are
// set up, under the rules that are chosen.
func (n *newGameScene) analysis(c *ui.Column) {
	puzzles := ui.Node{ID: "newgame.puzzles", Label: n.env.App.Words.T(key.TrainTitle), Icon: "star", Style: ui.PlainButton, Size: 15, Press: func() {
		n.env.App.Push(n.env.Open.Puzzles(n.info.ID))
	}}
	if _, ok := n.game.(rules.Arranger); !ok {
		c.Button(puzzles)
		return
	}
	n.abreast(c, puzzles, ui.Node{ID: "newgame.analysis", Label: n.env.App.Words.T(key.SetupBoard), Icon: "review", Style: ui.PlainButton, Press: func() {
		if p := newSetup(n.env, n.game, n.rules.begun(), nil); p != nil {
			n.env.App.Push(p)
		} else {
			n.failed(errNoSetup)
		}
	}})
}

// errNoSetup tells that there is no position to begin with.
var errNoSetup = errors.New("no position to set up")

// canAnalyse reports whether the position of a game may be taken to a board on
// which the engine helps: one of two people, or of a game that has ended.
func canAnalyse(p *gamePage) bool {
	return p.match().Outcome().Over() || session.SeatsOf(p.match()) == (session.Seats{}) && !p.timer.stands()
}

// analyseGame opens an analysis board on the position that a game shows, which
// stays as it is.
func analyseGame(p *gamePage) {
	m := p.match()
	p.env.Open.Analyse(m.Game(), m.Options(), p.session().Position())
}

// canStudy reports whether a game that is being played can be gone over: one of
// two people without clocks, which stand meanwhile, and any that has ended.
func canStudy(p *gamePage) bool {
	return canAnalyse(p) && (p.match().Outcome().Over() || p.session().Seats() == (session.Seats{}))
}

// studyGame goes over a game as it stands.
func studyGame(p *gamePage) {
	p.env.Open.Study(p.game, p.match().Node(p.match().Ply()))
}
