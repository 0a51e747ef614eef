package game

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

func (p *Page) mover() (rules.Side, bool) {
	s := p.session()
	if p.showing() {
		return p.match().Turn(s.Ply()).By, true
	}
	if p.match().Outcome().Over() && s.Ply() == p.match().Ply() {
		return rules.Near, false
	}
	return s.Position().Turn(), true
}

// sideAndName names the player of a side and the side itself, for those who do not see its colour, and the
// engine's level.
func (p *Page) sideAndName(s rules.Side) string {
	name := p.PlayerName(s)
	if level := p.session().Seats()[s]; level > 0 {
		name = wording.EngineAtLevel(p.env.App.Words, level)
	}
	if side := p.env.App.Words.Side(p.match().Info().Sides[s]); side != name {
		return ui.Joined(side, name)
	}
	return name
}

// status returns the remark in a player's bar.
func (p *Page) status(side rules.Side, acting bool) table.Remark {
	w, s, m, said := p.env.App.Words, p.session(), p.match(), &p.Area.Message
	ply, review := s.Ply(), p.reviewing()
	switch {
	case p.showing() && acting:
		return p.lastTurn(ply)
	case !p.Area.Board.Moving() && m.Outcome().Over() && ply == m.Ply():
		if r, ok := p.away.atTable(side, acting); ok {
			return r
		}
		return table.Remark{Text: wording.EndingFor(w, m.Outcome(), side)}
	case review && ply > 0 && m.Turn(ply).By == side:
		return p.lastTurn(ply)
	case review:
		return table.Remark{Text: w.T(key.ReviewAt, "n", ply, "of", m.Ply())}
	}
	if r, ok := p.away.atTable(side, acting); ok && !(acting && said.Text != "" && said.Warn) {
		return r
	}
	switch {
	case said.Text != "" && acting != p.waiting(): // who waits for a friend reads answers in their own bar
		return table.Remark{Text: said.Text, Warn: said.Warn}
	case !acting:
		return p.idle(side)
	case p.waiting():
		return table.Remark{Text: wording.WaitingFor(p.env.App.Words, m, side)}
	case s.Seats()[side] > 0:
		return table.Remark{Text: p.engineStatus()}
	case bylink.Unbegun(m) && !p.Area.Spelling():
		return p.linkBegins()
	case len(p.finger.Spots()) > 0 || p.looksFirst():
		text, short := p.firstWords()
		return table.Remark{Text: text, Short: short}
	}
	return table.Remark{Text: w.T(p.Area.Prompt())}
}

// waiting reports whether the other player's link is awaited.
func (p *Page) waiting() bool {
	_, waiting := bylink.Awaited(p.match())
	return waiting
}

// idle describes the last turn of a player who is not to move.
func (p *Page) idle(side rules.Side) table.Remark {
	for ply := p.session().Ply(); ply > 0; ply-- {
		if p.match().Turn(ply).By == side {
			return p.lastTurn(ply)
		}
	}
	return table.Remark{Text: p.env.App.Words.T(key.BoardWaiting)}
}

// lastTurn describes a turn in words.
func (p *Page) lastTurn(ply int) table.Remark {
	t := p.match().Turn(ply)
	return table.Remark{Text: p.Area.Speaker().What(t.By, t.Events)}
}

// engineStatus returns the text of the engine's bar during its turn.
func (p *Page) engineStatus() string {
	w := p.env.App.Words
	ticks, thinking := p.session().Thought()
	switch {
	case p.session().State() == session.Paused:
		return w.T(key.EnginePaused)
	case thinking && ticks >= session.LeastTicks:
		return w.T(key.EngineThinking) + strings.Repeat(".", ticks/session.DotTicks%4)
	}
	return w.T(key.EngineTurn)
}

// longThought reports whether the engine has thought so long that the person may want to hurry it.
func (p *Page) longThought() bool {
	ticks, thinking := p.session().Thought()
	return thinking && ticks >= session.PatienceTicks
}
