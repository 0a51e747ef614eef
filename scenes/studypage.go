package scenes

import (
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
)

// AnalysisTag tells in a record that nobody has played it: it is a board to try
// things on.
const AnalysisTag = match.AnalysisTag

// A studyPage is a match being gone over: its board, and beside or below it the
// turns as a tree and what is known of them.
type studyPage struct {
	env   *Env
	game  *shelf.Game
	study *session.Study
	table.Dragging

	// What the page consists of besides: what it writes and says, and how what
	// happens in the study comes to the board.
	words studyWords
	flow  studyFlow

	review  studyReview
	mend    studyPractice
	tab     studyTab
	turns   turnTree
	engine  *enginePanel
	flipped bool
	// followed is what the list was last scrolled to.
	followed followedTurn
}

// A followedTurn is a turn that a list of some height was scrolled to.
type followedTurn struct {
	node *match.Node
	high float64
}

// openStudy puts a match's page on the stack by push, at a node; nil is the
// start.
func openStudy(env *Env, g *shelf.Game, at *match.Node, push func(ui.Scene)) {
	p := newStudy(env, g, at)
	push(p)
	env.App.Say(p.words.title())
	p.words.sayNode()
}

// newStudy returns the page of a match. One that is not on the shelf is put
// there when something is added to it.
func newStudy(env *Env, g *shelf.Game, at *match.Node) *studyPage {
	p := &studyPage{env: env, game: g}
	if !g.Match.Outcome().Over() {
		p.tab = tabTurns
	}
	p.study = session.NewStudy(session.StudyConfig{Match: g.Match, At: at, Broker: env.Broker, Keep: p.keep})
	p.words, p.flow = studyWords{p}, studyFlow{p}
	p.Dragging = table.Dragging{Area: table.NewArea(env.Table, studySource{p.study}), Dragged: func(bool) { p.flow.take() }}
	p.review, p.mend.p = newStudyReview(p), p
	p.turns = turnTree{p: p, folded: make(map[*match.Node]bool)}
	p.engine = newEnginePanel(env, studyEngine{p})
	if p.free() {
		p.tab = tabEngine
		p.engine.turn(true)
	}
	return p
}

// keep stores the game as it is now. One that has ended stays as old as it is.
func (p *studyPage) keep() {
	p.turns.version++
	when := p.env.Now()
	if p.match().Outcome().Over() && !p.game.Changed.IsZero() {
		when = p.game.Changed
	}
	p.env.Store.KeepAt(p.game, when)
}

// Name implements ui.Scene.
func (p *studyPage) Name() string { return "study" }

// Subject implements ui.Titled.
func (p *studyPage) Subject() string { return p.match().Info().ID }

// Translate implements ui.Translator.
func (p *studyPage) Translate() { p.Area.Translate() }

func (p *studyPage) match() *match.Match { return p.study.Match() }
func (p *studyPage) node() *match.Node   { return p.study.Node() }

// free reports whether nobody has played the match: it is a board to try things
// on.
func (p *studyPage) free() bool { return p.match().Tag(AnalysisTag) == "yes" }

// trying reports whether a key moment is being tried: then the engine's turns
// would give the answer away.
func (p *studyPage) trying() bool { return p.study.Trial().State() != session.NoTrial }

// changed has the page laid out anew after something else has changed the
// match.
func (p *studyPage) changed() {
	p.turns.version++
	p.env.App.Changed()
}

// Tick implements ui.Ticker.
func (p *studyPage) Tick() (redraw, relayout bool) {
	c := p.Area.Board.Tick()
	redraw, relayout = c.Redraw, c.Turned
	if c.Arrived {
		p.flow.arrive()
		relayout = true
	}
	if p.study.Tick(!p.Busy()) {
		p.flow.take()
		redraw, relayout = true, true
	}
	if p.engine.tick() {
		redraw, relayout = true, true
	}
	return redraw, relayout
}

// poll goes on with the review and with the proofs of puzzles, also while
// something lies over the page.
func (p *studyPage) Poll() {
	p.review.Poll()
	p.mend.Poll()
}

// Busy implements ui.Ticker.
func (p *studyPage) Busy() bool { return p.Area.Board.Moving() || p.Area.Board.Turning() }

// Hurry implements ui.Ticker.
func (p *studyPage) Hurry() bool {
	if !p.Busy() {
		return false
	}
	p.Area.Board.StopTurning()
	p.flow.finish()
	return true
}

// A studyFlow is how what happens in a study comes to its board.
type studyFlow struct{ p *studyPage }

// finish does at once what is still to be shown.
func (g studyFlow) finish() {
	if g.p.Area.Board.Moving() {
		g.p.Area.Board.Finish()
		g.p.flow.arrive()
	}
}

// Turning implements ui.Turner.
func (p *studyPage) Turning() bool { return p.Area.Board.Turning() }

// arrive is what follows when everything has come to rest.
func (g studyFlow) arrive() {
	if !g.p.Area.Spelling() && !g.p.engine.stepping() {
		g.p.Area.Sync()
	}
	g.p.env.App.Changed()
}

// act does something with the study, and shows what comes of it.
func (g studyFlow) act(do func()) {
	g.p.flow.finish()
	g.p.engine.leave()
	do()
	g.p.flow.take()
	g.p.env.App.Changed()
}

// take shows and says what has happened in the study.
func (g studyFlow) take() {
	defer g.p.engine.follow()
	for _, e := range g.p.study.Drain() {
		switch e := e.(type) {
		case session.Played:
			g.p.turns.version++
			g.p.flow.moves(e.Events)
		case session.Stepped:
			g.p.flow.moves(e.Events)
		case session.Jumped:
			g.p.Area.Sync()
			g.p.words.sayNode()
		case session.Redrawn:
			g.p.changed()
		case session.Tried:
			said, _ := g.p.words.trial()
			g.p.env.App.Say(said)
			if e.Verdict == review.Wrong {
				g.p.env.Sound.Refuse()
			}
		}
	}
}

// moves shows the events of a turn.
func (g studyFlow) moves(events []rules.Event) {
	g.p.Area.Played(events)
	g.p.words.sayNode()
	if !g.p.Area.Board.Moving() {
		g.p.flow.arrive()
	}
}

// tap is a tap on a spot.
func (p *studyPage) tap(s rules.Spot) {
	if p.engine.leave() {
		return
	}
	p.Area.Tap(s)
	p.flow.take()
}

// flip turns the board round.
func (p *studyPage) flip() {
	p.flipped = !p.flipped
	p.Area.Sync()
}

// orientation says how the board is to lie: a person alone sits at its lower
// edge.
func (p *studyPage) bottom() rules.Side {
	side := rules.Near
	if person, ok := session.SeatsOf(p.match()).Solo(); ok {
		side = person
	}
	if p.flipped {
		side = side.Other()
	}
	return side
}

// DragStart implements ui.Dragger: what leaves a line that is shown lifts
// nothing yet.
func (p *studyPage) DragStart(id string) bool {
	if table.SpotOf(id) == "" || p.engine.leave() {
		return false
	}
	return p.Dragging.DragStart(id)
}

// Back implements ui.Scene.
func (p *studyPage) Back() {
	if p.engine.leave() {
		return
	}
	if p.Area.Spelling() && p.Area.Hands() {
		p.Area.StepBack()
		return
	}
	p.review.leave()
	p.env.App.Pop()
}
