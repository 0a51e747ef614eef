package scenes

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// A setupPage is where a position is set up: a board, what can be put on it,
// and what is to be said of what stands there. It knows a game as a
// rules.Arranger only.
type setupPage struct {
	env   *Env
	game  rules.Arranger
	info  rules.Info
	board *board.Board
	// usual is the position that a game begins with under the same options.
	usual rules.Draft

	draft rules.Draft
	// done is what the draft was before each step.
	done    []rules.Draft
	palette []rules.Token
	// tool is the one in hand, of tools.
	tools []setupTool
	tool  int
	drag  setupDrag
	now   setupState
	// told is why the last step was refused; empty if it was not.
	told   string
	bottom rules.Side
}

// A setupState is what a draft comes to.
type setupState struct {
	pos     rules.Position // nil if it is none
	why     error          // why it is none
	remarks []rules.Reason
}

// mostSetupSteps bounds how many steps can be taken back.
const mostSetupSteps = 400

// newSetup returns the page that sets up positions of a game under some
// options, beginning with one; nil is the usual start. It returns nil for a
// game that does not say how that is done.
func newSetup(env *Env, game rules.Game, options string, from rules.Position) *setupPage {
	a, ok := game.(rules.Arranger)
	if !ok {
		return nil
	}
	start, err := game.Start(options)
	if err != nil {
		return nil
	}
	if from == nil {
		from = start
	}
	palette, err := a.Palette(options)
	if err != nil {
		return nil
	}
	p := &setupPage{env: env, game: a, info: game.Info(), usual: rules.Apart(game, options, start), draft: rules.Apart(game, options, from)}
	p.palette = palette
	p.board = board.New(env.Looks.Of(p.info.ID), start, env.Looks.Style())
	p.board.Pace = 0
	p.tools = setupTools(a, p.info, p.draft, palette)
	if len(p.draft.Tokens) == len(p.board.Areas()) {
		p.tool = len(p.tools) - 1 // nothing can be put on a board that is full
	}
	p.judge()
	return p
}

// Name implements ui.Scene.
func (p *setupPage) Name() string { return "setup" }

// Subject implements ui.Titled.
func (p *setupPage) Subject() string { return p.info.ID }

// Back implements ui.Scene.
func (p *setupPage) Back() { p.env.App.Pop() }

// Key implements ui.Typist.
func (p *setupPage) Key(name string) bool {
	switch name {
	case "U", ui.UndoKey:
		p.undo()
	case "X":
		p.turn(p.draft.Turn.Other())
	default:
		return false
	}
	return true
}

// judge works out what the draft comes to, and shows it.
func (p *setupPage) judge() {
	s := setupState{}
	s.pos, s.remarks, s.why = p.game.Assemble(p.draft)
	p.now = s
	p.board.Lay(p.draft.Tokens)
	p.env.App.Changed()
}

// become takes up another draft, or the reason why there is none. It reports
// whether there is.
func (p *setupPage) become(d rules.Draft, err error) bool {
	p.told = ""
	if err != nil {
		p.refuse(err)
		return false
	}
	if len(p.done) == mostSetupSteps {
		p.done = p.done[1:]
	}
	p.done = append(p.done, p.draft)
	p.draft = d
	p.env.Sound.Tap()
	p.judge()
	return true
}

// refuse tells why a step is refused.
func (p *setupPage) refuse(err error) {
	p.told = setupTeller{p}.reason(err)
	p.env.Sound.Refuse()
	table.NewHaptics(p.env.Table).Refused()
	p.env.App.Say(p.told)
	p.env.App.Changed()
}

// A setupTeller puts what is on the page into words.
type setupTeller struct{ p *setupPage }

// reason puts an error of the rules into words.
func (t setupTeller) reason(err error) string {
	if r, ok := err.(rules.Reason); ok {
		return t.p.env.App.Words.Reason(r)
	}
	return t.p.env.App.Words.T(key.BoardRefused)
}

// labelOf says what is on a spot now.
func (t setupTeller) labelOf(s rules.Spot) string { return t.p.board.Label(s).Text }

// undo takes the last step back.
func (p *setupPage) undo() {
	if n := len(p.done); n > 0 {
		p.draft, p.done, p.told = p.done[n-1], p.done[:n-1], ""
		p.env.Sound.Tap()
		p.judge()
		p.env.App.Say(setupTeller{p}.verdict())
	}
}

// flip turns the board round.
func (p *setupPage) flip() {
	p.bottom = p.bottom.Other()
	p.env.App.Changed()
}

// turn lets a side move.
func (p *setupPage) turn(s rules.Side) {
	if s != p.draft.Turn && p.become(p.game.Pass(p.draft), nil) {
		p.env.App.Say(setupTeller{p}.verdict())
	}
}

// replace takes up a draft as a whole.
func (p *setupPage) replace(d rules.Draft) {
	if p.become(d, nil) {
		p.env.App.Say(setupTeller{p}.verdict())
	}
}

// tap uses the tool in hand on a spot; cards are exchanged in a sheet.
func (p *setupPage) tap(s rules.Spot) {
	if p.info.Spot(s).Class == rules.CardSpot {
		p.chooseCard(s)
		return
	}
	d, err := p.tools[p.tool].use(p.draft, s)
	if p.become(d, err) {
		p.env.App.Say(ui.Joined(setupTeller{p}.labelOf(s), setupTeller{p}.verdict()))
	} else if p.env.Prefs.Settings.Motion.Moves() {
		p.board.Shake(s)
	}
}

// Tick implements ui.Ticker.
func (p *setupPage) Tick() (redraw, relayout bool) {
	c := p.board.Tick()
	return c.Redraw, false
}

// Busy implements ui.Ticker.
func (p *setupPage) Busy() bool { return false }

// Hurry implements ui.Ticker.
func (p *setupPage) Hurry() bool { return false }
