package scenes

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

// gameWords are what is written of a game: names, what players are told, how
// good a position is, how it has ended.
type gameWords struct{ p *gamePage }

// name is what a side's player is called.
func (g gameWords) name(s rules.Side) string {
	return wording.PlayerName(g.p.env.App.Words, g.p.match(), s)
}

// inThird is what a side's player is called in a sentence about them and by
// those who read of the game elsewhere: "You" would be the wrong word there.
func (g gameWords) inThird(s rules.Side) string {
	return wording.InThird(g.p.env.App.Words, g.p.match(), s)
}

// sideName is what a side is called in the game.
func (g gameWords) sideName(s rules.Side) string { return g.p.Area.Speaker().Side(s) }

// mover is the side whose turn is shown.
func (g gameWords) mover() (rules.Side, bool) {
	s := g.p.session()
	if g.p.showing() {
		return g.p.match().Turn(s.Ply()).By, true
	}
	if g.p.match().Outcome().Over() && s.Ply() == g.p.match().Ply() {
		return rules.Near, false
	}
	return s.Position().Turn(), true
}

// sideAndName says who plays a side, to those who do not see its colour, and
// how well the engine does.
func (g gameWords) sideAndName(s rules.Side) string {
	name := g.name(s)
	if level := g.p.session().Seats()[s]; level > 0 {
		name = wording.EngineAtLevel(g.p.env.App.Words, level)
	}
	if side := g.sideName(s); side != name {
		return ui.Joined(side, name)
	}
	return name
}

// status is what a player is told.
func (g gameWords) status(side rules.Side, acting bool) table.Remark {
	w, s, m, said := g.p.env.App.Words, g.p.session(), g.p.match(), &g.p.Area.Told
	ply, review := s.Ply(), g.p.reviewing()
	switch {
	case g.p.showing() && acting:
		return g.lastTurn(ply)
	case !g.p.Area.Board.Moving() && m.Outcome().Over() && ply == m.Ply():
		return table.Remark{Text: g.fate(side)}
	case review && ply > 0 && m.Turn(ply).By == side:
		return g.lastTurn(ply)
	case review:
		return table.Remark{Text: w.T(key.ReviewAt, "n", ply, "of", m.Ply())}
	case !acting:
		return g.idle(side)
	case g.waiting():
		return table.Remark{Text: wording.WaitingFor(g.p.env.App.Words, m, side)}
	case said.Message != "":
		return table.Remark{Text: said.Message, Word: said.Word, Warn: said.Warn}
	case s.Seats()[side] > 0:
		return table.Remark{Text: g.engineStatus()}
	}
	return table.Remark{Text: w.T(g.p.Area.Prompt())}
}

// waiting reports whether the other player's link is waited for.
func (g gameWords) waiting() bool {
	_, waiting := bylink.Awaited(g.p.match())
	return waiting
}

// idle tells what a player did last who is not to move.
func (g gameWords) idle(side rules.Side) table.Remark {
	for ply := g.p.session().Ply(); ply > 0; ply-- {
		if g.p.match().Turn(ply).By == side {
			return g.lastTurn(ply)
		}
	}
	return table.Remark{Text: g.p.env.App.Words.T(key.BoardWaiting)}
}

// lastTurn tells a turn in words, with its notation.
func (g gameWords) lastTurn(ply int) table.Remark {
	t := g.p.match().Turn(ply)
	return table.Remark{Text: g.p.Area.Speaker().What(t.By, t.Events), Word: t.Word}
}

// engineStatus is what the engine's bar says on its turn.
func (g gameWords) engineStatus() string {
	w := g.p.env.App.Words
	ticks, thinking := g.p.session().Thought()
	switch {
	case g.p.session().State() == session.Paused:
		return w.T(key.EnginePaused)
	case thinking && ticks >= session.LeastTicks:
		return w.T(key.EngineThinking) + strings.Repeat(".", ticks/session.DotTicks%4)
	}
	return w.T(key.EngineTurn)
}

// longThought reports whether the engine has thought for so long that the
// person may want to hurry it.
func (g gameWords) longThought() bool {
	ticks, thinking := g.p.session().Thought()
	return thinking && ticks >= session.PatienceTicks
}

// inSentence says a legal turn in words.
func (g gameWords) inSentence(word string) string {
	t, ok := g.p.hints.turnOf(word)
	if !ok {
		return word
	}
	return g.p.Area.What(t)
}

// fate says in a side's bar what the end of the game is for that side.
func (g gameWords) fate(side rules.Side) string {
	return wording.Fate(g.p.env.App.Words, g.p.match().Outcome(), side)
}
