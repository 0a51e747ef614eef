package puzzles

import (
	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// A Page is for solving puzzles, one after another: a board with the goal above it, and comments on the turns
// tried beside or below it.
type Page struct {
	env     *Services
	Queue   Queue
	solving *session.Solving
	table.Page
	words words

	// cheer is how many ticks are left of a celebration, onward how many until the next puzzle.
	cheer, onward int
	// shown is what the words beside the board were last about: when that changes, they scroll to their beginning.
	shown shown
	// warned reports that the person has been told what the solution costs.
	warned bool
}

type shown struct {
	state session.SolvingState
	word  string
	parts int
}

// In a rush, onwardTicks is how long a solved puzzle stays, missedTicks how long a missed one does.
const (
	onwardTicks = 45
	missedTicks = 150
)

// NewPage returns the page of a queue's current puzzle, nil if it cannot be played, for instance from a damaged file.
func NewPage(env *Services, q Queue) *Page {
	p := &Page{env: env, Queue: q}
	p.words.p = p
	p.Dragged = func(bool) { p.take() }
	if q.Puzzle() == nil || !p.begin() {
		return nil
	}
	return p
}

func show(env *Services, q Queue, open func(ui.Scene)) {
	if p := NewPage(env, q); p != nil {
		open(p)
		return
	}
	env.App.Notice(env.App.Words.T(key.SolveBroken))
}

func (p *Page) begin() bool {
	given := p.Queue.Puzzle()
	g := rules.Find(p.env.Games, given.Game)
	if g == nil {
		return false
	}
	z, err := session.NewSolving(session.SolvingConfig{Game: g, Puzzle: given, Broker: p.env.Broker, Hasty: p.Queue.Hasty()})
	if err != nil {
		return false
	}
	p.solving, p.cheer, p.onward, p.shown, p.warned = z, 0, 0, shown{}, false
	p.Area = table.NewArea(p.env.Services, source{table.StudySource{Study: z.Study()}, z})
	p.Area.Names = p.words.names
	p.words.decides = given.Decides(g)
	p.env.App.Say(p.words.goal())
	return true
}

func (p *Page) follow() {
	if now := p.Queue.Puzzle(); now == nil || now == p.solving.Puzzle() {
		return
	}
	if !p.begin() {
		p.env.App.Pop()
		p.env.App.Notice(p.env.App.Words.T(key.SolveBroken))
	}
	p.env.App.Changed()
}

func (p *Page) turnTo(w Way) {
	if p.Queue.Has(w) {
		p.Queue.Go(w)
		p.follow()
		p.env.App.Scrolling.To(0)
	}
}

// Name implements [ui.Scene].
func (p *Page) Name() string { return "puzzle" }

// Route implements [ui.Routed].
func (p *Page) Route() string { return p.Queue.Route() }

// A source is a study that goes on only as the puzzle does. A hint stays until a turn is played.
type source struct {
	table.StudySource
	*session.Solving
}

func (s source) Live() bool { return s.State() == session.Seeking }

func (p *Page) act(do func()) {
	p.warned = false
	p.finish()
	do()
	p.take()
	p.env.App.Changed()
}

func (p *Page) take() {
	for events := p.solving.Drain(); len(events) > 0; events = p.solving.Drain() {
		for _, e := range events {
			p.show(e)
		}
	}
}

func (p *Page) show(e session.Event) {
	switch e := e.(type) {
	case session.Played:
		p.moves(e.Events)
	case session.Stepped:
		p.moves(e.Events)
	case session.Jumped:
		p.Area.Return()
	case session.HintChanged:
		p.env.Sound.Hint()
		p.env.App.Say(p.words.hint())
	case session.Tested:
		if e.Verdict != session.TooSlow {
			p.env.Sound.Refuse()
			p.env.VibrateRefusal()
		}
		for _, said := range p.words.tried() {
			p.env.App.Say(said)
		}
	case session.Failed:
		p.Queue.Took(puzzlebook.Failed)
		if p.Queue.Hasty() {
			p.onward = missedTicks
		}
	case session.Found:
		p.found()
	case session.Shown:
		p.env.App.Say(p.words.end())
	}
}

func (p *Page) found() {
	r := puzzlebook.Solved
	switch {
	case p.solving.Failed():
		r = puzzlebook.SolvedLate
	case p.solving.Hinted():
		r = puzzlebook.Hinted
	}
	p.Queue.Took(r)
	p.env.App.Say(p.words.end())
	p.env.Sound.Outcome(rules.Win(p.solving.Side(), ""))
	if p.Queue.Hasty() {
		p.onward = onwardTicks
		return
	}
	p.cheer = int(board.ConfettiTicks * p.env.Prefs.Settings.Motion.Pace())
}

func (p *Page) moves(events []rules.Event) {
	p.Area.Played(events)
	p.env.App.Say(p.Area.Speaker().Turn(p.solving.Study().Node().Turn()))
	if !p.Area.Board.Moving() {
		p.arrive()
	}
}

func (p *Page) arrive() {
	if !p.Area.Spelling() {
		p.Area.Sync()
	}
	p.env.App.Changed()
}

func (p *Page) finish() {
	if p.Area.Board.Moving() {
		p.Area.Board.Finish()
		p.arrive()
	}
}

// Tick implements [ui.Ticker].
func (p *Page) Tick() (redraw, relayout bool) {
	if p.Queue.Tick() {
		relayout = true
		p.follow()
	}
	c := p.Area.Board.Tick()
	redraw = c.Redraw
	if c.Arrived {
		p.arrive()
		relayout = true
	}
	if p.solving.Tick(!p.Area.Board.Moving()) {
		p.take()
		relayout = true
	}
	if p.cheer > 0 {
		p.cheer--
		p.Area.Board.Confetti(p.solving.Side())
		redraw = true
	}
	if p.onward > 0 && !p.Area.Board.Moving() {
		if p.onward--; p.onward == 0 {
			p.turnTo(Next)
		}
	}
	return redraw || relayout, relayout
}

// Busy implements [ui.Mover].
func (p *Page) Busy() bool { return p.Area.Board.Moving() }

// Hurry implements [ui.Mover].
func (p *Page) Hurry() bool {
	if !p.Busy() {
		return false
	}
	p.finish()
	return true
}

// tap handles a tap on a spot. After a wrong turn, any tap undoes it.
func (p *Page) tap(s rules.Spot) {
	if p.solving.State() == session.Refuting {
		p.act(p.solving.Again)
		return
	}
	p.warned = false
	p.Area.Tap(s)
	p.take()
}

// Return implements [ui.Returner]: a rush cannot be reopened, because its time has passed.
func (p *Page) Return() bool { return p.Queue.Hasty() }

func (p *Page) hint() {
	if p.Queue.Hasty() {
		return
	}
	if p.Area.Spelling() {
		p.Area.Sync()
	}
	p.act(p.solving.Hint)
}

// solution shows the solution. If that costs something, the first time it only says so.
func (p *Page) solution() {
	if p.Queue.Hasty() {
		return
	}
	if stake := p.Queue.Stake(); stake != "" && !p.warned {
		p.warned = true
		p.env.App.Say(stake)
		p.env.App.Changed()
		return
	}
	p.Area.Sync()
	p.act(p.solving.Show)
}

// playOn starts a game from the position shown, or from the puzzle's if that game is over.
func (p *Page) playOn() {
	m := p.Area.Match()
	pos := p.Area.Source.Position()
	if p.Area.Source.Over() {
		pos = m.At(0)
	}
	p.env.App.Push(p.env.Open.PlayFrom(m.Game(), m.Options(), pos))
}

// Steer implements [ui.Steerer]: arrows step through the turns of a finished puzzle.
func (p *Page) Steer(name string) bool {
	step := table.StepOf(p.solving.Study(), name)
	if step == nil || p.solving.State() != session.Finished {
		return false
	}
	p.act(step)
	return true
}

// Key implements [ui.Typist].
func (p *Page) Key(name string) bool {
	switch name {
	case "H":
		p.hint()
	case "V":
		p.solution()
	case "N":
		if p.solving.State() == session.Finished {
			p.turnTo(Next)
		}
	case "U", ui.UndoKey:
		p.act(p.solving.Again)
	case "F1":
		p.Area.Help()
	default:
		return p.Steer(name)
	}
	return true
}
