package game

import (
	"strconv"

	"tidepool/locale/key"
	far "tidepool/play/table"
	"tidepool/play/table/wire"
	"tidepool/rules"
	"tidepool/scenes/live"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// atTable returns what a side's bar says about the table, if anything.
func (p *away) atTable(side rules.Side, acting bool) (r table.Remark, ok bool) {
	if !p.tabled() || p.match().Outcome().Over() && !p.again {
		return r, false
	}
	w, line := p.env.App.Words, p.line
	own, plays := p.own()
	mine := plays && own == side || !plays && side == p.Area.Board.Orientation().Bottom
	say := func(text key.Text, warn bool) (table.Remark, bool) {
		return table.Remark{Text: w.T(text, "name", p.PlayerName(side)), Warn: warn}, true
	}
	switch {
	case mine && (line == nil || line.Ended() != 0):
		return say(key.TableCut, true)
	case mine && line.Lost():
		return say(key.TableBroken, true)
	case line == nil || !line.Known():
		return r, false
	case plays && !mine && line.Alone():
		return say(key.TableAlone, false)
	case !mine && line.Away(side) || !plays && line.Away(side):
		return say(key.TableAway, true)
	case acting && line.Paused():
		return say(key.TablePaused, false)
	case mine && line.Waiting():
		return say(key.TableSending, false)
	}
	if left, counts := line.Until(); counts && acting {
		return table.Remark{Text: w.T(key.TableLeft, "time", p.timeLeft(left))}, true
	}
	if acting && !plays {
		return table.Remark{Text: wording.WaitingFor(w, p.match(), side)}, true
	}
	return r, false
}

// tableTool returns the extra button of a game at a table.
func (p *away) tableTool() (ui.Node, bool) {
	w := p.env.App.Words
	switch {
	case p.line == nil || p.match().Outcome().Over():
	case p.line.Watching():
		about := w.T(key.TableWatching)
		return ui.Node{ID: "board.watching", Label: about, Icon: "help", Press: func() { p.env.App.Toast(about) }}, true
	case p.line.Paused():
		return ui.Node{ID: "board.goon", Label: w.T(key.ClockGoon), Icon: "play", Press: func() { p.line.Do(far.Event{Kind: far.Resumed}) }}, true
	case p.line.Setup().Talk:
		return ui.Node{ID: "board.say", Label: w.T(key.TableSay), Icon: "letter", Press: p.openPhrases}, true
	}
	return ui.Node{}, false
}

// ask offers something to the other player, or accepts the same offer of theirs.
func (p *away) ask(o far.Offer) {
	if p.line == nil {
		return
	}
	w, app := p.env.App.Words, p.env.App
	what, own := p.line.Offer()
	switch {
	case what == o && !own:
		p.line.Do(far.Event{Kind: far.Replied, Offer: o, Yes: true})
	case what != "" && what != o: // one offer at a time
		app.Toast(w.T(key.TableToomany))
	case what == o || p.line.Do(far.Event{Kind: far.Offered, Offer: o}):
		if o == far.Rematch { // the result says so as long as it is true
			app.Say(w.T(key.TableAsked, "name", p.other()))
			return
		}
		app.Toast(w.T(key.TableAsked, "name", p.other()))
	case p.line.Waiting() && p.line.Ended() == 0:
		app.Toast(w.T(key.TableSending))
	default:
		app.Toast(w.T(key.TableCut))
	}
}

// answer asks for the answer to an offer, as soon as one can be sent.
func (p *away) answer() {
	what, own := p.line.Offer()
	if what == "" || own || p.line.Watching() {
		p.asked = ""
		return
	}
	if p.again || p.asked == what || p.line.Waiting() || p.line.Ended() != 0 {
		return
	}
	p.asked = what
	p.env.App.Push(&askedSheet{ui.Sheet{ID: "question", App: p.env.App, Stays: true}, p, what})
}

// An askedSheet asks for the answer to the other player's offer. It closes when the offer ends, or the connection for good.
type askedSheet struct {
	ui.Sheet
	page *away
	what far.Offer
}

// Poll implements [ui.Poller].
func (s *askedSheet) Poll() {
	what, own := s.page.line.Offer()
	if (what != s.what || own || s.page.line.Ended() != 0) && s.App.Top() == ui.Scene(s) {
		s.App.Pop()
		s.page.asked = ""
	}
}

// Layout implements [ui.Scene].
func (s *askedSheet) Layout(f ui.Frame) ui.Layout {
	w := s.App.Words
	return s.Lay(f, func(c *ui.Column) {
		question := w.Of(key.TableAsks, string(s.what), "name", s.page.other())
		m := s.page.match()
		if own, _ := s.page.own(); s.what == far.Undo && m.Ply() > 0 && m.Turn(m.Ply()).By == own {
			question = w.T(key.TableUndoBoth, "name", s.page.other())
		}
		c.Title("question.text", question, 20)
		c.Space(4)
		c.Button(ui.Node{ID: "question.no", Label: w.T(key.BoardNo), Style: ui.PlainButton, Press: s.Back})
		c.Button(ui.Node{ID: "question.yes", Label: w.T(key.BoardYes), Style: ui.MainButton, Press: func() { s.reply(true) }})
	})
}

// Back implements [ui.Scene]. It declines, because without an answer the other player would wait.
func (s *askedSheet) Back() { s.reply(false) }

// reply answers. What cannot be sent, and an offer that is made again, is asked about again.
func (s *askedSheet) reply(yes bool) {
	s.App.Pop()
	s.page.asked = ""
	s.page.line.Do(far.Event{Kind: far.Replied, Offer: s.what, Yes: yes})
}

// An openSheet asks whether a table to which nobody has come stays open. It closes when somebody comes.
type openSheet struct {
	ui.Sheet
	page *away
}

// Poll implements [ui.Poller].
func (s *openSheet) Poll() {
	if !s.page.awaits() && s.App.Top() == ui.Scene(s) {
		s.App.Pop()
	}
}

// Layout implements [ui.Scene].
func (s *openSheet) Layout(f ui.Frame) ui.Layout {
	w := s.App.Words
	return s.Lay(f, func(c *ui.Column) {
		c.Title("open.text", w.T(key.TableAlone, "name", s.page.other()), 20)
		c.Words("open.about", w.T(key.TableOpen), 15, false, true)
		c.Space(4)
		c.Button(ui.Node{ID: "open.keep", Label: w.T(key.TableKeep), Icon: "home", Style: ui.MainButton, Press: s.page.env.Open.Home})
		c.Button(ui.Node{ID: "open.forget", Label: w.T(key.TableForget), Icon: "close", Style: ui.PlainButton, Press: s.page.forget})
		c.Button(ui.Node{ID: "open.back", Label: w.T(key.ReviewLeave), Style: ui.QuietButton, Press: s.Back})
	})
}

// newTaken returns a sheet that tells that the seat is now played from elsewhere.
func newTaken(app *ui.App, line *live.Line) ui.Scene {
	return ui.NewSheet(ui.Sheet{ID: "taken", App: app}, func(c *ui.Column) {
		w := app.Words
		c.Title("taken.text", w.T(key.TableNewer), 20)
		c.Space(4)
		c.Button(ui.Node{ID: "taken.here", Label: w.T(key.TableHere), Icon: "play", Style: ui.MainButton, Press: func() { app.Pop(); line.Wake() }})
		c.Button(ui.Node{ID: "taken.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: app.Pop})
	})
}

// openPhrases opens a list of what can be said to the other player.
func (p *away) openPhrases() {
	app := p.env.App
	phrase := func(n int) ui.Node {
		id := strconv.Itoa(n)
		return ui.Node{ID: "phrases." + id, Label: app.Words.Of(key.Phrases, id), Style: ui.PlainButton, Press: func() { app.Pop(); p.line.Say(n) }}
	}
	app.Push(ui.NewSheet(ui.Sheet{ID: "phrases", App: app}, func(c *ui.Column) {
		c.Title("phrases.title", app.Words.T(key.TableSay), 22)
		for n := 0; n < wire.Phrases; n += 2 {
			c.Pair(phrase(n), phrase(n+1))
		}
		c.Button(ui.Node{ID: "phrases.close", Label: app.Words.T(key.Close), Style: ui.PlainButton, Press: app.Pop})
	}))
}
