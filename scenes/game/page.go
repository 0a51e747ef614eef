package game

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	far "tidepool/play/table"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/bylink"
	"tidepool/scenes/pages"
	"tidepool/scenes/played"
	"tidepool/scenes/settings"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// A Page is a game being played or looked at: a session and its board, with the players' bars, the buttons
// and the list of turns around it.
type Page struct {
	env *Services
	table.Page
	live *session.Session
	game *shelf.Game

	command *commandLine
	finger  table.Finger
	// teaches reports that the player has neither finished such a game nor begun its lesson, nor played a turn of this one.
	teaches bool
	// pointed is the turn that the finger shows, "" for any.
	pointed string
	// raised is how far the board of a finished game has moved up, from 0 to 1, and toRise the pixels left.
	raised, toRise float64
	clocks         shownClocks
	played         played.Time
	flipped        bool       // the player has turned the board round
	seated         rules.Side // at the lower edge, if the board turns with every turn
	chair          rules.Side // of the player at the lower edge of a screen between two people
	again          bool       // the same player moves again, which is announced once the board is at rest
	sizing         bool       // the board is being resized
	why            explanation
	// scrolled is how many rows the list of turns is scrolled back.
	scrolled int

	away *away // where a game at a table is played
}

func newPage(env *Services, g *shelf.Game) *Page {
	p := &Page{env: env, game: g}
	p.played = played.NewTime(g.Match)
	p.away = &away{Page: p, line: env.Live.Follow(g)}
	p.chair = wording.FirstPlayer(env.Prefs.Settings.Names, g.Match)
	given := session.Config{
		Match: g.Match, Broker: env.Broker, Rand: env.Rand, Settings: table.SessionSettings(&env.Prefs.Settings), Now: env.Clock,
		Keep: func() { p.played.Note(g.Match); env.Store.Keep(g) },
	}
	if bylink.IsTable(g.Match) {
		given.Away = p.away
	}
	p.live = session.New(given)
	p.Page = table.Page{Area: p.newArea(), Dragged: func(bool) { p.Take() }}
	p.command = newCommandLine(p)
	id := g.Match.Info().ID
	p.teaches = env.Prefs.Settings.Lessons[id].Done == 0 && !played.Finished(env.Store.Shelf.Known().Games, id)
	p.taught()
	return p
}

// Name implements [ui.Scene].
func (p *Page) Name() string { return "board" }

// Route implements [ui.Routed]. A page whose seat is played elsewhere has none: loaded again, it would take that back.
func (p *Page) Route() string {
	if p.game.ID == "" || p.away.line != nil && p.away.line.Ended() == wire.Newer {
		return ""
	}
	return pages.Route(p.Subject(), pages.Game, p.game.ID)
}

func (p *Page) match() *match.Match       { return p.Area.Match() }
func (p *Page) session() *session.Session { return p.live }

// reviewing reports whether the page shows an earlier position or an ended game.
func (p *Page) reviewing() bool { return p.session().State() == session.Reviewing }

// Tick implements [ui.Ticker].
func (p *Page) Tick() (redraw, relayout bool) {
	s := p.session()
	s.Settings = table.SessionSettings(&p.env.Prefs.Settings)
	if s.Live() && p.env.Clock != nil {
		p.played.Tick(s.Ply(), p.env.Clock())
	}
	c := p.Area.Board.Tick()
	redraw, relayout = c.Redraw, c.Turned
	if c.Arrived {
		p.arrive()
		relayout = true
	}
	if c.Ended {
		p.showResult()
	}
	if p.finger.Tick(p.Area.Board.Pace) {
		redraw = true
	}
	if p.choosePointed() {
		relayout = true
	}
	if p.away.follow() || !p.command.isOpen() && p.Area.FadeRefusal() {
		redraw, relayout = true, true
	}
	if s.Tick(!p.Busy()) {
		p.Take()
		redraw, relayout = true, true
	}
	shown, named := p.tickClocks()
	return redraw || shown, relayout || named
}

// Poll implements [ui.Poller]: it does what must go on while something lies over the page.
func (p *Page) Poll() {
	if p.env.App.Top() != p {
		p.settle()
		p.session().Clock.Rest()
		p.goOnBelow()
		p.away.follow()
	}
	if p.session().Poll() {
		p.Take()
		p.env.App.Changed()
	}
	p.goOnExplaining()
}

// Busy implements [ui.Mover].
func (p *Page) Busy() bool {
	b := p.Area.Board
	return b.Moving() || b.Turning() || b.Ending()
}

// Hurry implements [ui.Mover].
func (p *Page) Hurry() bool {
	b := p.Area.Board
	if !p.Busy() && p.session().State() != session.Answering {
		return false
	}
	b.StopTurning()
	if b.Ending() {
		b.StopEnding()
		p.showResult()
	}
	if p.session().State() == session.Answering {
		b.Finish()
		p.session().Finish()
		p.Take()
	}
	if b.Moving() {
		b.Finish()
		p.arrive()
	}
	return true
}

// Turning implements [ui.Turner].
func (p *Page) Turning() bool { return p.Area.Board.Turning() }

// arrive is called when everything has come to rest.
func (p *Page) arrive() {
	if p.Area.Spelling() {
		p.env.App.Changed()
		return
	}
	p.Area.Sync()
	if p.again {
		p.again = false
		p.env.Sound.Again()
		if spots := board.Touched(p.Area.Source.Last()); len(spots) > 0 {
			p.Area.Point(spots[len(spots)-1:]) // where it was won
		}
	}
	p.handOn()
	if p.seating() == settings.SeatPass && p.orientation().Bottom != p.Area.Board.Orientation().Bottom {
		p.Area.TurnRound()
	}
}

// end shows how the game has ended, on the board and then in its result.
func (p *Page) end() {
	p.soundEnd()
	o := p.match().Outcome()
	p.env.VibrateEnd(p.session().Seats(), o)
	leads := rules.Spot("")
	if p.match().Position().Outcome().Over() {
		leads = board.Decider(p.Area.Source.Last())
	}
	if !p.Area.Board.End(o, leads, !p.lost()) {
		p.showResult()
	}
}

func (p *Page) showResult() { p.env.Open.Result(p.shown(), p.session()) }

// shown describes the game for pages opened from here.
func (p *Page) shown() pages.Shown {
	of := pages.Shown{
		Game: p.game, Node: p.match().Node(p.session().Ply()), Bottom: p.Area.Board.Orientation().Bottom,
		Covered: p.clocksStand(), Board: p.risen, Opposite: p.seating() == settings.SeatOpposite,
	}
	if p.unsent() && p.session().CanUndo() {
		of.TakeBack = p.undo
	}
	if _, plays := p.own(); plays && p.away.line != nil {
		of.Rematch, of.Withdraw, of.Asked = func() { p.away.ask(far.Rematch) }, func() { p.away.line.Do(far.Event{Kind: far.Replied, Offer: far.Rematch}) }, func() bool {
			what, own := p.away.line.Offer()
			return own && what == far.Rematch
		}
	}
	return of
}

// unsent reports whether a game by links has a turn to send.
func (p *Page) unsent() bool {
	return p.waiting() && bylink.Is(p.match()) && !bylink.HandedOn(p.match()) && !p.reviewing()
}

// handOn offers the link to send to the other player, as soon as there is a turn to send.
func (p *Page) handOn() {
	if !p.unsent() {
		return
	}
	p.env.App.Defer(func() {
		if p.env.App.Top() == ui.Scene(p) && p.unsent() {
			p.env.App.Push(p.env.Open.GameLink(p.shown()))
		}
	})
}

// seating returns where the players sit; it is a setting only for two people at one screen.
func (p *Page) seating() settings.Seating {
	if !p.together() {
		return settings.SeatSame
	}
	return p.env.Prefs.Settings.Seating
}

// together reports whether two people play at this screen.
func (p *Page) together() bool {
	_, alone := bylink.OwnSide(p.match())
	return !alone && !p.tabled() && p.session().Seats() == session.Seats{}
}

// orientation returns how the board should lie for the side to move.
func (p *Page) orientation() board.Orientation {
	bottom, seating := rules.Near, p.seating()
	switch {
	case seating == settings.SeatOpposite:
		bottom = p.chair
	case seating == settings.SeatPass && p.match().Outcome().Over():
		bottom = p.seated
	case seating == settings.SeatPass:
		bottom = p.session().Position().Turn()
	}
	if person, ok := p.session().Seats().Solo(); ok {
		bottom = person
	}
	if mine, ok := bylink.OwnSide(p.match()); ok {
		bottom = mine
	}
	if p.flipped {
		bottom = bottom.Other()
	}
	return board.Orient(p.Area.Game().Home, seating == settings.SeatOpposite, bottom)
}

// Arrange implements [ui.Arranger]: it fits the board into its part of the page.
func (p *Page) Arrange(f ui.Frame) {
	v := p.view(f)
	b := p.Area.Board
	b.Pace = p.env.Prefs.Settings.Motion.Pace()
	if !p.match().Outcome().Over() {
		p.seated = p.session().Position().Turn()
	}
	b.Arrange(v.layout.Board, p.orientation())
	p.raise(f, v.layout.Board)
	p.finger.Show(p.Area, p.pointed, p.points())
	for i, r := range v.layout.Bars {
		b.Trays[v.sideAt(i)] = sprites.Pt(r.X+r.W*0.75, r.Y+r.H*0.3)
	}
	for _, n := range p.env.App.Laid().Nodes { // from the last layout
		for side, name := range p.match().Info().Sides {
			if n.ID == barPrefix+name+goalsPart {
				b.Trays[side] = n.Rect.Center()
			}
		}
	}
}

// Heading implements [ui.Headed]: whose turn it is, or how the game has ended.
func (p *Page) Heading() string {
	w, m, seats := p.env.App.Words, p.match(), p.session().Seats()
	what := w.T(key.LibraryYours)
	if side := m.Position().Turn(); m.Outcome().Over() {
		what, _ = wording.Verdict(w, m, seats)
	} else if own, plays := p.own(); plays && own == side {
		return what + ui.Parting + w.Game(m.Info().ID)
	} else if seats[side] > 0 || seats == (session.Seats{}) {
		what = w.T(key.LibraryToMove, "name", p.PlayerName(side))
	}
	return what + ui.Parting + w.Game(m.Info().ID)
}

// Back implements [ui.Scene].
func (p *Page) Back() {
	switch {
	case p.command.isOpen():
		p.command.close()
	case p.Area.Spelling() && p.Area.Hands():
		p.Area.StepBack()
		p.Take()
	case p.reviewing() && !p.match().Outcome().Over():
		p.leaveReview()
	case (p.clocksStand() || p.tabled() && !p.away.waitsAlone()) && !p.match().Outcome().Over():
		m := newMore(p.env, p, false) // no clock time is lost without asking
		m.leaving = true
		p.env.App.Push(m)
	case p.away.awaits():
		p.goHome()
	default:
		p.env.Open.Leave()
	}
}

// Return implements [ui.Returner].
func (p *Page) Return() bool {
	m := p.match()
	if m.Ply() == 0 && !m.Outcome().Over() && !p.tabled() && p.env.Store.Removed(p.game.ID) { // discarded when it was left
		g := &shelf.Game{Match: m}
		Open(p.env, g, p.env.App.Push)
		p.env.Store.Begin(g)
	} else {
		p.env.Open.Saved(p.game.ID)
	}
	return true
}

// Key implements [ui.Typist].
func (p *Page) Key(name string) bool {
	switch name {
	case "U", ui.UndoKey:
		p.undo()
	case "R":
		p.redo()
	case "H":
		p.askHint()
	case "F1":
		p.help()
	case "/", ":":
		p.command.open()
	case "L":
		p.showTurns()
	case "P":
		p.pause(false)
	case "T":
		p.tellClocks()
	case "Home":
		p.look(0)
	case "End":
		p.look(p.match().Ply())
	case "PageUp":
		p.look(p.session().Ply() - 1)
	case "PageDown":
		p.look(p.session().Ply() + 1)
	default:
		return false
	}
	return true
}

// First implements [pages.Replay].
func (p *Page) First() { p.look(0) }

// Scroll implements [ui.Scroller]: it scrolls the list of turns.
func (p *Page) Scroll(dy float64) {
	p.scrollTurns(dy)
}

func (p *Page) showing() bool {
	return p.Area.Board.Moving() && !p.Area.Spelling() && p.session().Ply() > 0 && !p.reviewing()
}
