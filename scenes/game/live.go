package game

import (
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/match"
	"tidepool/play/session"
	far "tidepool/play/table"
	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/live"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// tabled reports whether the game is played at a table, whose log decides what is a turn.
func (p *Page) tabled() bool { return bylink.IsTable(p.game.Match) }

// own returns the side played on this device in a game at a table.
func (p *Page) own() (rules.Side, bool) {
	own, ok := bylink.OwnSide(p.match())
	return own, ok && p.tabled()
}

// other returns the name of the other player at the table.
func (p *Page) other() string {
	own, _ := p.own()
	return p.PlayerName(own.Other())
}

// An away follows the table of a page's game, sends turns there and reads its clocks. Without a line, as in a game that
// has no table, nothing is known of one.
type away struct {
	*Page
	line    *live.Line
	asked   far.Offer // the other player's, about which this one is being asked
	again   bool      // another game is to be asked for
	leaving bool      // for the next game at the table
}

// Ready implements [table.Sender]: the board must show the table's current position.
func (p *away) Ready() bool {
	if p.line == nil || !p.line.Ready() {
		return false
	}
	truth, _, _ := p.line.Truth()
	return truth.Ply() == p.match().Ply()
}

// Send implements [table.Sender].
func (p *away) Send(word string) bool { return p.line != nil && p.line.Send(word) }

// Waits implements [table.Sender].
func (p *away) Waits() string {
	w, side := p.env.App.Words, p.match().Position().Turn()
	if own, plays := p.own(); plays && own == side {
		if r, ok := p.atTable(side, true); ok {
			return r.Text
		}
		return w.T(key.TableSending)
	}
	return wording.WaitingFor(w, p.match(), side)
}

// Left implements [session.Clocks].
func (p *away) Left(s rules.Side) (clock.Reading, bool) {
	if p.line == nil {
		return clock.Reading{}, false
	}
	return p.line.Left(s)
}

// Runs implements [session.Clocks].
func (p *away) Runs() bool { return p.line != nil && p.line.Runs() }

// follow handles news from the table and advances the game by one turn at a time, so that each is visible. It
// reports whether anything changed.
func (p *away) follow() (changed bool) {
	if p.line == nil {
		return false
	}
	for _, h := range p.line.News() {
		p.hear(h)
		changed = true
	}
	p.answer()
	p.greet()
	truth, near, known := p.line.Truth()
	if ended := p.line.Ended(); !known || ended == wire.Unknown || ended == wire.Damaged {
		return changed // the game stays as it is, whatever came from the table
	}
	if p.env.App.Top() == ui.Scene(p.Page) && p.Busy() {
		return changed
	}
	if p.catchUp(truth, near) {
		return true
	}
	if p.again && !p.line.Another() {
		p.again = false
		p.ask(far.Rematch)
		p.showResult()
		return true
	}
	if p.line.Another() && !p.leaving {
		p.leaving = true
		p.env.App.Defer(func() { p.env.Live.Next(p.line) })
	}
	return changed
}

// mostSeen is how many missed turns are shown one after the other.
const mostSeen = 4

// catchUp brings the game one step closer to the table's. It reports whether there was a step.
func (p *away) catchUp(truth *match.Match, near far.Seat) bool {
	m, s := p.match(), p.session()
	if m.Info().ID != truth.Info().ID || m.At(0) != truth.At(0) {
		p.line.End(wire.Unknown) // it belongs to another table
		return true
	}
	if p.line.Events() < bylink.Seen(m) {
		p.line.End(wire.Damaged) // what the server has lost must not be lost here too
		return true
	}
	if n := p.line.Events(); n != bylink.Seen(m) {
		bylink.NoteSeen(m, n) // what is stored next has it
	}
	mine, theirs := m.Turns(), truth.Turns()
	same := 0
	for same < min(len(mine), len(theirs)) && mine[same].Word == theirs[same].Word {
		same++
	}
	over := m.Outcome().Over()
	switch {
	case !p.swapped(near) && p.sitDown():
	case len(mine) > same, over && (len(theirs) > same || m.Outcome() != truth.Outcome()):
		p.Area.Board.Finish()
		if !s.Undo() {
			return false
		}
		p.env.Sound.Undo()
		p.env.App.Say(p.env.App.Words.T(key.SayUndone))
	case p.swapped(near):
		if !s.Pie.Exchange() {
			return false
		}
	case len(theirs) > same:
		p.Area.Board.Finish()
		s.Return()
		for ; len(theirs) > same+mostSeen; same++ {
			if err := s.Play(theirs[same].Word); err != nil {
				return false
			}
			s.Drain()
			p.Area.Return()
		}
		if err := s.Play(theirs[same].Word); err != nil {
			return false
		}
	case truth.Outcome().Over() && !over:
		p.Area.Board.Finish()
		s.Return()
		p.endBy(func() error { return p.endAs(truth.Outcome()) })
	default:
		return false
	}
	p.Take()
	p.env.App.Changed()
	return true
}

// endAs ends the game with an outcome that no turn has caused.
func (p *Page) endAs(o rules.Outcome) error {
	switch o.By {
	case match.ByResignation:
		return p.session().Resign(o.Winner.Other())
	case match.ByTime:
		return p.session().Flag(o.Winner.Other())
	}
	return p.session().AgreeDraw()
}

// swapped reports whether the players have changed sides at the table but not yet here.
func (p *away) swapped(near far.Seat) bool {
	m := p.match()
	return m.Tag(session.SeatTag(m.Info(), rules.Near)) != strconv.Itoa(int(near)+1)
}

// sitDown notes the side that is played here at the table. It reports whether that was another one.
func (p *away) sitDown() bool {
	own, plays := p.line.Own()
	if noted, ok := p.own(); !plays || ok && noted == own || bylink.SitDown(p.match(), own) != nil {
		return false
	}
	p.env.Store.Keep(p.game)
	return true
}

// hear handles something that happened at the table, besides turns.
func (p *away) hear(h remote.Happening) {
	w, app := p.env.App.Words, p.env.App
	switch h := h.(type) {
	case remote.Refused:
		p.Area.Sync()
		switch {
		case h.Why != far.Taken:
			app.Toast(w.T(whyRefused(h.Why), "name", p.other()))
		case p.agrees(h.Event):
			p.ask(h.Event.Offer)
		} // else the other's offer came first, and is asked about
	case remote.Ended:
		p.lineEnded(h.Code)
	case remote.Phrase:
		if h.Phrase >= 0 && h.Phrase < wire.Phrases && p.line.Setup().Talk {
			app.Toast(w.T(key.TableSaid, "name", p.nameOf(h.Seat), "what", w.Of(key.Phrases, strconv.Itoa(h.Phrase))))
		}
	case remote.Happened:
		p.heard(h)
	}
	app.Changed()
}

// agrees reports whether a refused event offered what the other player has offered in the same position, so that both
// want it. What each wants to undo differs.
func (p *away) agrees(refused far.Event) bool {
	what, own := p.line.Offer()
	truth, _, known := p.line.Truth()
	return refused.Kind == far.Offered && refused.Offer == what && what != far.Undo && !own && known && refused.Ply == truth.Ply()
}

func (p *away) heard(h remote.Happened) {
	if h.Void != nil || p.line.Watching() {
		return
	}
	w, app := p.env.App.Words, p.env.App
	theirs := p.nameOf(h.Event.Seat) == p.other()
	_, own := p.line.Offer() // if they answer no to their own offer, they withdraw it
	switch e := h.Event; {
	case e.Kind == far.Sat && theirs:
		p.env.Sound.Tap()
		app.Toast(w.T(key.TableCame, "name", p.other()))
	case e.Kind == far.Replied && !e.Yes && theirs && own:
		app.Toast(w.T(key.TableDeclined, "name", p.other()))
	}
}

func (p *away) nameOf(s far.Seat) string {
	if _, near, known := p.line.Truth(); known && near != s {
		return p.PlayerName(rules.Far)
	}
	return p.PlayerName(rules.Near)
}

// whyRefused returns the text for an event that the table refused.
func whyRefused(why far.Refusal) key.Text {
	switch why {
	case far.Late:
		return key.TableLate
	case far.TooMany:
		return key.TableToomany
	case far.Alone:
		return key.TableAlone
	}
	return key.TableStale
}

// lineEnded tells why the table cannot be followed any more.
func (p *away) lineEnded(code wire.Code) {
	app, line := p.env.App, p.line
	p.again = false
	app.Defer(func() {
		if code != wire.Newer {
			if code == wire.Unknown && p.tabled() && p.match().Ply() == 0 && !p.match().Outcome().Over() {
				p.forget() // nobody can come any more
			}
			p.env.Live.Tell(code)
			return
		}
		app.Push(newTaken(app, line))
	})
}

// timeLeft describes a time in days, or in hours and minutes if it is short.
func (p *away) timeLeft(d time.Duration) string {
	w := p.env.App.Words
	if d >= 48*time.Hour {
		return w.T(key.TableDaysLeft, "n", int(d/(24*time.Hour)))
	}
	return w.T(key.ResultsHours, "h", int(d/time.Hour), "m", int(d%time.Hour/time.Minute))
}

// resignAtTable resigns the game once the table confirms.
func (p *away) resignAtTable() {
	if p.line == nil || !p.line.Do(far.Event{Kind: far.Resign}) {
		p.env.App.Toast(p.env.App.Words.T(key.TableBroken))
	}
}

// lost reports whether the only player at this device has lost.
func (p *Page) lost() bool {
	own, plays := p.own()
	o := p.match().Outcome()
	return p.session().Lost() || plays && o.Result == rules.Decisive && o.Winner != own
}

// pieOffered reports whether the player to move here may take the other side.
func (p *Page) pieOffered() bool {
	if p.tabled() {
		return p.away.line != nil && p.away.line.Pie()
	}
	return p.session().Pie.Offered()
}

// awaits reports whether nobody has come to the table that was made here, whose game has no turn.
func (p *away) awaits() bool {
	return p.line != nil && p.match().Ply() == 0 && bylink.Awaits(p.match()) && p.line.Alone()
}

// greet notes that somebody has come to the table.
func (p *away) greet() {
	at := p.line.Place()
	if !bylink.Awaits(p.match()) || !p.line.Known() || p.line.Alone() {
		return
	}
	if at.Guest, at.Again = "", at.Guest; !live.HostedHere(at) {
		at.Again = ""
	}
	_ = bylink.NoteTable(p.match(), at) // cannot fail: the tags get no longer
	p.env.Store.Keep(p.game)
}

// goHome leaves for the menu. While nobody has come to the table it asks whether that stays open.
func (p *Page) goHome() {
	if p.away.awaits() {
		p.env.App.Push(&openSheet{ui.Sheet{ID: "open", App: p.env.App}, p.away})
		return
	}
	p.env.Open.Home()
}

// forget leaves a game without a turn and deletes it.
func (p *Page) forget() {
	p.env.Open.Home()
	p.env.Store.Discard(p.game)
}

// waitsAlone reports whether leaving the game keeps nobody waiting.
func (p *away) waitsAlone() bool {
	_, plays := p.own()
	return !plays || p.line == nil || p.line.Alone()
}

// newArea returns the board of the page.
func (p *Page) newArea() *table.Area {
	if p.tabled() {
		return table.NewSentArea(p.env.Services, p.live, p.away)
	}
	return table.NewSessionArea(p.env.Services, p.live)
}

// goOnBelow moves what goes on moving below another scene: decoration, and at a table turns as they come, which are
// visible round a sheet.
func (p *Page) goOnBelow() {
	b := p.Area.Board
	_, sheet := p.env.App.Top().(ui.Overlay)
	if !(sheet && p.tabled() && b.Moving()) {
		if b.Drift() {
			p.env.App.Redraw()
		}
		return
	}
	switch c := b.Tick(); {
	case c.Arrived:
		p.arrive()
		p.env.App.Changed()
	case c.Redraw:
		p.env.App.Redraw()
	}
}
