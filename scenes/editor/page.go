package editor

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
)

// A page sets up a position with tools. It knows a game only as a [rules.Arranger].
type page struct {
	env   *Services
	game  rules.Arranger
	info  rules.Info
	board *board.Board
	// usual is the start of a game with the same options.
	usual rules.Draft

	draft rules.Draft
	// done are the drafts before each step, for undo.
	done    []rules.Draft
	palette []rules.Token
	tools   []tool
	tool    int
	chosen  rules.Side // to move
	drag    drag
	now     state
	// wrong is why the last step was refused; nil if it was not.
	wrong error
	// sound is the address with the last draft that was a position, route that with the draft.
	sound, route string
	bottom       rules.Side
}

type state struct {
	pos     rules.Position // nil if the draft is no position
	why     error          // why it is none
	remarks []rules.Reason
}

const mostSteps = 400

// New returns a page for setting up positions, starting from one (nil: the game's start), or with the draft of an
// address if that is not ""; nil if the game has no setup or no such draft.
func New(s *Services, game rules.Game, options string, from rules.Position, draft string) ui.Scene {
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
	p := &page{env: s, game: a, info: game.Info(), usual: rules.Apart(game, options, start), draft: rules.Apart(game, options, from)}
	p.palette, p.chosen = palette, p.draft.Turn
	p.board = board.New(s.Looks.Of(p.info.ID), start, s.Looks.Style())
	p.tools = toolsOf(a, p.info, p.draft, palette)
	if len(p.draft.Tokens) == len(p.board.Areas()) {
		p.tool = len(p.tools) - 1 // nothing can be added to a full board
	}
	p.judge()
	if draft != "" {
		if p.draft, err = rules.ParseDraft(a, p.usual, draft); err != nil {
			return nil
		}
		p.chosen = p.draft.Turn
		p.judge()
	}
	return p
}

func (p *page) Name() string { return "setup" }

func (p *page) Subject() string { return p.info.ID }

func (p *page) Route() string { return p.route }

func (p *page) Back() { p.env.App.Pop() }

func (p *page) Key(name string) bool {
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

func (p *page) judge() {
	s := state{}
	s.pos, s.remarks, s.why = p.game.Assemble(p.draft)
	if p.now = s; s.pos != nil {
		p.sound = pages.RouteAt(pages.SetUp, p.game, p.draft.Options, s.pos, nil)
	}
	if p.route = p.sound; s.pos == nil && p.sound != "" {
		p.route += "/" + pages.DraftMark + p.draft.Text(p.info, p.palette)
	}
	p.board.Lay(p.draft.Tokens)
	p.env.App.Changed()
}

// placed is become after pieces were put or removed. The side that was chosen stays to move, unless only the other
// can be.
func (p *page) placed(d rules.Draft, err error) bool {
	if err == nil {
		if d.Turn != p.chosen {
			d = p.game.Pass(d)
		}
		if passed := p.game.Pass(d); !p.plays(d) && p.plays(passed) {
			d = passed
		}
	}
	return p.become(d, err)
}

func (p *page) plays(d rules.Draft) bool {
	_, _, err := p.game.Assemble(d)
	return err == nil
}

// become replaces the draft, or shows the error. It reports whether there is a new draft.
func (p *page) become(d rules.Draft, err error) bool {
	if p.wrong = err; err != nil {
		p.refuse()
		return false
	}
	if d.Text(p.info, p.palette) != p.draft.Text(p.info, p.palette) {
		p.done = append(p.done[max(0, len(p.done)+1-mostSteps):], p.draft)
	}
	p.draft = d
	p.env.Sound.Tap()
	p.judge()
	return true
}

func (p *page) refuse() {
	p.env.Sound.Refuse()
	p.env.VibrateRefusal()
	p.env.App.Say(p.reason(p.wrong))
	p.env.App.Changed()
}

func (p *page) reason(err error) string {
	if r, ok := err.(rules.Reason); ok {
		return p.env.App.Words.Reason(r)
	}
	return p.env.App.Words.T(key.BoardRefused)
}

func (p *page) labelOf(s rules.Spot) string { return p.board.Label(s).Text }

func (p *page) undo() {
	if n := len(p.done); n > 0 {
		p.draft, p.done, p.wrong = p.done[n-1], p.done[:n-1], nil
		p.chosen = p.draft.Turn
		p.judge()
		p.env.App.Say(p.verdict())
	}
}

func (p *page) flip() {
	p.bottom = p.bottom.Other()
	if p.board.TurnRound() {
		p.env.Sound.Turned()
	}
	p.env.App.Changed()
}

func (p *page) turn(s rules.Side) {
	p.chosen = s
	if s != p.draft.Turn && p.become(p.game.Pass(p.draft), nil) {
		p.env.App.Say(p.verdict())
	}
}

func (p *page) replace(d rules.Draft) {
	p.chosen = d.Turn
	if p.become(d, nil) {
		p.env.App.Say(p.verdict())
	}
}

func (p *page) tap(s rules.Spot) {
	if p.info.Spot(s).Class == rules.CardSpot {
		p.chooseCard(s)
		return
	}
	d, err := p.tools[p.tool].use(p.draft, s)
	if p.placed(d, err) {
		p.env.App.Say(ui.Joined(p.labelOf(s), p.verdict()))
	} else {
		p.board.Refuse(s)
	}
}

func (p *page) Tick() (redraw, relayout bool) {
	c := p.board.Tick()
	return c.Redraw, c.Turned
}

// Busy implements [ui.Mover].
func (p *page) Busy() bool { return p.board.Turning() }

// Hurry implements [ui.Mover].
func (p *page) Hurry() bool {
	turned := p.board.Turning()
	p.board.StopTurning()
	return turned
}

// Turning implements [ui.Turner].
func (p *page) Turning() bool { return p.board.Turning() }
