package session

import (
	"tidepool/play/match"
	"tidepool/rules"
)

// PieTag has the value "on" in a game with the pie rule, for games whose own rules have none: instead of
// their first turn, the second player may take over the other side. It has the value "taken" once they have,
// and "back" while that is taken back together with the first turn. The board stays, and the players change seats.
const PieTag = "Pie"

const (
	pieOn    = "on"
	pieTaken = "taken"
	pieBack  = "back"
)

// PieOn returns the header of a game with the pie rule.
func PieOn() match.Tag { return match.Tag{Name: PieTag, Value: pieOn} }

// A Pie is the choice of sides after the first turn of a session's game.
type Pie struct{ game *game }

// Offered reports whether the person to move may take the other side.
func (p Pie) Offered() bool { return p.game.State() == Waiting && p.game.pieOffered() }

// Exchange makes the players change sides by a decision made elsewhere.
func (p Pie) Exchange() bool { return p.game.exchange() }

// Take makes the person to move take the other side, if they can.
func (p Pie) Take() bool { return p.Offered() && p.game.exchange() }

// pieOffered reports whether the side to move may take the other: only the other side has moved.
func (g *game) pieOffered() bool {
	return g.match.Tag(PieTag) == pieOn && g.match.SecondsFirst()
}

// exchange makes the players change sides, or back again, and continues the game.
func (g *game) exchange() bool {
	pie := pieTaken
	if g.match.Tag(PieTag) == pieTaken {
		pie = pieOn
	}
	if !g.reseat(pie) {
		return false
	}
	g.timer.back() // the other player's turn begins anew
	g.store()
	g.goOn()
	g.jump(g.match.Ply())
	g.tell(Exchanged{})
	return true
}

// reseat puts each player in the other's seat.
func (g *game) reseat(pie string) bool {
	if exchangePlayers(g.match) != nil || g.match.SetTag(PieTag, pie) != nil {
		return false
	}
	if g.broker != nil {
		g.seats = SeatsOf(g.match)
	}
	return true
}

// takePieBack undoes the exchange if the turn before it was taken back.
func (g *game) takePieBack() {
	if g.match.Tag(PieTag) == pieTaken && g.match.Ply() == 0 {
		g.reseat(pieBack)
		g.tell(Exchanged{})
	}
}

// redoPie exchanges the players again if the first turn, after which they were exchanged, is played again; with another
// first turn the choice is open again.
func (g *game) redoPie(again bool) {
	switch {
	case g.match.Tag(PieTag) != pieBack:
	case again:
		g.reseat(pieTaken)
		g.tell(Exchanged{})
	default:
		_ = g.match.SetTag(PieTag, pieOn) // it was longer before
	}
}

// exchangePlayers gives each side the other's player. The board and the clock stay.
func exchangePlayers(m *match.Match) error {
	info := m.Info()
	near, far := m.Player(rules.Near), m.Player(rules.Far)
	if err := m.SetPlayer(rules.Near, far); err != nil {
		return err
	}
	if err := m.SetPlayer(rules.Far, near); err != nil {
		return err
	}
	for _, what := range []func(rules.Info, rules.Side) string{LevelTag, SeatTag} {
		a, b := what(info, rules.Near), what(info, rules.Far)
		x, y := m.Tag(a), m.Tag(b)
		if err := m.SetTag(a, y); err != nil {
			return err
		}
		if err := m.SetTag(b, x); err != nil {
			return err
		}
	}
	return nil
}
