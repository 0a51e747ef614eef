package analysis

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/lines"
	"tidepool/scenes/pages"
	"tidepool/scenes/table"
)

// A Page is a match being studied: its board and its tree of turns with their evaluations.
type Page struct {
	env   *Services
	game  *shelf.Game
	study *session.Study
	table.Page

	review   gameReview
	mistakes mistakes
	tab      tab
	turns    turnTree
	engine   *lines.Panel
	flipped  bool
	followed followedTurn
	// first reports that the page opened its game, which no page below shows: leaving it leaves the game.
	first  bool
	asked  int    // the ply at which the page was opened, whose card comes first
	better int    // the ply of a turn whose better one is shown; 0 for none
	retry  int    // the ply of a turn to try again, as soon as the review knows a better one; 0 for none
	board  string // the address of an analysis board that is not stored
}

// ask puts the card of a turn first, if it has one; the last turn is only where a page opens without a choice.
func (p *Page) ask(at *match.Node) {
	if at == nil || !at.Played() || at.Ply() == p.asked || at.Ply() == p.match().Ply() {
		return
	}
	p.asked = at.Ply()
	p.review.renew()
}

type followedTurn struct {
	node *match.Node
	high float64
}

// Open opens a match for study at a node (nil: the start), in the page below if that shows the match already.
func Open(env *Services, g *shelf.Game, at *match.Node) { open(env, g, at) }

// Try opens a game where the turn of a ply is to be tried again.
func Try(env *Services, g *shelf.Game, ply int) {
	p := open(env, g, g.Match.Node(ply))
	p.tab, p.retry = tabMoments, ply
}

func open(env *Services, g *shelf.Game, at *match.Node) *Page {
	if p, ok := env.App.Below().(*Page); ok && p.game == g {
		env.App.Pop()
		p.better = 0
		p.act(func() { p.study.Go(at) })
		if p.ask(at); at != g.Match.Node(g.Match.Ply()) {
			p.tab = tabMoments
			env.App.Defer(func() { env.App.Scrolling.To(0) })
		}
		return p
	}
	p := newPage(env, g, at)
	p.ask(at)
	env.App.Push(p)
	env.App.Say(p.title())
	p.sayNode()
	return p
}

// OpenGame opens an analysis board with the turns of a match, at one of its nodes.
func OpenGame(env *Services, m *match.Match, at *match.Node) {
	board := newBoard(env, m.Game(), m.Options(), m.At(0))
	if board == nil {
		return
	}
	copyAfter(board, board.Start(), m.Start())
	Open(env, &shelf.Game{Match: board}, board.Find(at.Path()))
}

// copyAfter adds to a node all that follows another, as far as it fits, how the game went first.
func copyAfter(m *match.Match, to, from *match.Node) {
	for _, c := range from.Children() {
		if next, _, err := m.Add(to, c.Turn().Word); err == nil {
			copyAfter(m, next, c)
		}
	}
}

// OpenBoard opens an analysis board with a position.
func OpenBoard(env *Services, game rules.Game, options string, from rules.Position) {
	if board := newBoard(env, game, options, from); board != nil {
		Open(env, &shelf.Game{Match: board}, nil)
	}
}

// newBoard returns the match of an analysis board; nil, and a notice, if there can be none.
func newBoard(env *Services, game rules.Game, options string, from rules.Position) *match.Match {
	m, err := match.New(match.Setup{Game: game, Options: options, Start: from.String()})
	if err == nil {
		err = m.SetTag(match.AnalysisTag, match.Yes)
	}
	if err != nil {
		env.App.Notice(env.App.Words.T(key.NewgameFailed))
		return nil
	}
	return m
}

// newPage returns the page of a match, which is stored when something is added to it.
func newPage(env *Services, g *shelf.Game, at *match.Node) *Page {
	p := &Page{env: env, game: g, first: !env.Store.Has(g)}
	if !g.Match.Outcome().Over() {
		p.tab = tabTurns
	}
	p.study = session.NewStudy(session.StudyConfig{Match: g.Match, At: at, Broker: env.Broker, Keep: p.keep})
	p.Page = table.Page{Area: table.NewArea(env.Services, table.StudySource{Study: p.study}), Dragged: func(bool) { p.Take() }}
	p.review, p.mistakes.p = newReview(p), p
	p.turns = turnTree{p: p, folded: make(map[*match.Node]bool)}
	p.engine = lines.New(p.Area, p.study, env.Broker, p.edited)
	if p.free() {
		p.tab = tabEngine
		p.engine.Switch(true)
	}
	if p.free() && g.ID == "" {
		p.board = pages.RouteAt(pages.Analysis, g.Match.Game(), g.Match.Options(), g.Match.At(0), p.node().Path())
	}
	return p
}

// keep stores the game as it is now.
func (p *Page) keep() {
	p.turns.version++
	p.env.Store.KeepSeen(p.game)
}

// Name implements [ui.Scene].
func (p *Page) Name() string { return "study" }

// Return implements [ui.Returner]: a removed game stays closed.
func (p *Page) Return() bool {
	gone := p.env.Store.Removed(p.game.ID)
	if gone {
		p.env.Open.Saved(p.game.ID) // says so
	}
	return gone
}

// Route implements [ui.Routed].
func (p *Page) Route() string {
	m, n, id := p.match(), p.node(), p.game.ID
	switch {
	case id == "":
		return p.board
	case p.trying():
		return pages.Route(p.Subject(), pages.Review, id, strconv.Itoa(p.study.Trial().Ply()), pages.Try)
	case n != m.Node(m.Ply()):
		return pages.Route(p.Subject(), pages.Review, id, pages.NodeText(n))
	}
	return pages.Route(p.Subject(), pages.Review, id)
}

func (p *Page) match() *match.Match { return p.study.Match() }
func (p *Page) node() *match.Node   { return p.study.Node() }

func (p *Page) shown() pages.Shown {
	return pages.Shown{Game: p.game, Node: p.node(), Bottom: p.Area.Board.Orientation().Bottom, Board: p.Area.Board.Extent}
}

func (p *Page) free() bool { return match.Marked(p.match(), match.AnalysisTag) }

// solo returns the side of a person who played alone.
func (p *Page) solo() (rules.Side, bool) { return session.SeatsOf(p.match()).Solo() }

// trying reports whether the person is trying a key moment, when the engine's turns would give the answer away.
func (p *Page) trying() bool { return p.study.Trial().State() != session.NoTrial }

func (p *Page) changed() {
	p.turns.version++
	p.env.App.Changed()
}

// edited stores the game after its match was changed other than by the study, and requests a new layout.
func (p *Page) edited() {
	p.keep()
	p.changed()
}

// Tick implements [ui.Ticker].
func (p *Page) Tick() (redraw, relayout bool) {
	c := p.Area.Board.Tick()
	redraw, relayout = c.Redraw, c.Turned
	if c.Arrived {
		p.arrive()
		relayout = true
	}
	if p.study.Tick(!p.Busy()) {
		p.Take()
		redraw, relayout = true, true
	}
	if p.engine.Tick() {
		redraw, relayout = true, true
	}
	return redraw, relayout
}

// Poll implements [ui.Poller]: it continues the review and the proofs of puzzles, also below other scenes.
func (p *Page) Poll() {
	p.review.Poll()
	p.mistakes.Poll()
	p.tryAgain()
}

// tryAgain begins the trial for which the page was opened, once the review knows the turn to be a mistake.
func (p *Page) tryAgain() {
	if p.retry == 0 || !p.review.there() {
		return
	}
	if ply := p.retry; slices.ContainsFunc(p.review.moments(), func(m review.Moment) bool { return m.Ply == ply }) {
		p.try(ply)
	} else if p.review.reviewer.Done() {
		p.retry = 0
	}
}

// try lets a person look for a better turn than the one that led to ply.
func (p *Page) try(ply int) {
	p.better = 0
	p.act(func() { p.study.Trial().Begin(p.review.known(), ply) })
	p.mistakes.prove()
	p.env.App.Scrolling.To(0)
}

// Busy implements [ui.Mover].
func (p *Page) Busy() bool { return p.Area.Board.Moving() || p.Area.Board.Turning() }

// Hurry implements [ui.Mover].
func (p *Page) Hurry() bool {
	if !p.Busy() {
		return false
	}
	p.Area.Board.StopTurning()
	p.finish()
	return true
}

func (p *Page) finish() {
	if p.Area.Board.Moving() {
		p.Area.Board.Finish()
		p.arrive()
	}
}

// Turning implements [ui.Turner].
func (p *Page) Turning() bool { return p.Area.Board.Turning() }

func (p *Page) arrive() {
	if !p.Area.Spelling() && !p.engine.Stepping() {
		p.Area.Sync()
	}
	p.env.App.Changed()
}

func (p *Page) act(do func()) {
	p.finish()
	p.engine.Leave()
	p.retry = 0
	do()
	p.Take()
	p.env.App.Changed()
}

// First implements [pages.Replay].
func (p *Page) First() { p.act(p.study.First) }

// Take shows and announces the study's new events.
func (p *Page) Take() {
	defer p.engine.Follow()
	for _, e := range p.study.Drain() {
		switch e := e.(type) {
		case session.Played:
			p.retry = 0
			p.turns.version++
			p.moves(e.Events)
		case session.Stepped:
			p.moves(e.Events)
		case session.Jumped:
			p.Area.Return()
			p.sayNode()
		case session.Tried:
			said, _ := p.trial()
			p.env.App.Say(said)
			switch {
			case e.Verdict.Right():
				p.review.find(p.study.Trial().Ply())
			case e.Verdict == review.Wrong:
				p.env.Sound.Refuse()
			}
		}
	}
}

func (p *Page) moves(events []rules.Event) {
	p.Area.Played(events)
	p.sayNode()
	if !p.Area.Board.Moving() {
		p.arrive()
	}
}

func (p *Page) tap(s rules.Spot) {
	if p.engine.Leave() {
		return
	}
	p.Area.Tap(s)
	p.Take()
}

func (p *Page) flip() {
	p.flipped = !p.flipped
	p.Area.Sync()
	p.Area.TurnRound()
}

// bottom returns the side at the lower edge: that of a person who played alone, unless the board was flipped.
func (p *Page) bottom() rules.Side {
	side := rules.Near
	if person, ok := p.solo(); ok {
		side = person
	}
	if p.flipped {
		side = side.Other()
	}
	return side
}

// DragStart implements [ui.Dragger]. A drag that leaves the line being shown lifts nothing yet.
func (p *Page) DragStart(id string) bool {
	if table.SpotOf(id) == "" || p.engine.Leave() {
		return false
	}
	return p.Page.DragStart(id)
}

// Back implements [ui.Scene].
func (p *Page) Back() {
	if p.engine.Leave() {
		return
	}
	if p.Area.Spelling() && p.Area.Hands() {
		p.Area.StepBack()
		return
	}
	switch {
	case p.trying():
		p.endTrial()
		return
	case p.better > 0:
		p.tab = tabMoments
		p.endBetter()
		return
	}
	p.review.leave()
	if p.first && p.env.Store.Has(p.game) {
		p.env.Open.Leave()
		return
	}
	p.env.App.Pop()
}
