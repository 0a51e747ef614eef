package play

import (
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

const (
	// SurveyTime is how long the engine looks at each position of a game that has
	// ended, and surveyMost how many it looks at: the last in which the loser was
	// to move.
	SurveyTime = 80 * time.Millisecond
	surveyMost = 24
)

// A Survey is a short look at the positions of a game that has ended, for the
// turn with which it turned. What the engine thought while it played may have
// been at a low level.
type Survey struct {
	game   *game
	values values
	plies  []int // yet to be looked at
	begun  bool
	done   bool
}

// Step goes on to look at a game that has ended, as long as it is called in
// every frame, and reports whether it has just come to its end.
func (v *Survey) Step() (done bool) {
	g := v.game
	o := g.match.Outcome()
	if v.done || g.broker == nil || o.Result != rules.Decisive {
		return false
	}
	if !v.begun {
		v.begin(o.Winner.Other())
	}
	for len(v.plies) > 0 {
		at := g.at(v.plies[0])
		a := g.broker.Want(Request{Line: at.line, Purpose: Review, Time: SurveyTime})
		if !a.Final {
			return false
		}
		v.values.note(&at, a)
		v.plies = v.plies[1:]
	}
	v.done = true
	return true
}

// begin plans the survey. An end on the board needs no look.
func (v *Survey) begin(loser rules.Side) {
	g := v.game
	v.begun, v.values = true, make(values)
	if last := g.at(g.match.Ply()); last.position.Outcome().Over() {
		v.values[last.moment] = forSide(ai.LossIn(0), loser)
	} else {
		v.plies = append(v.plies, last.ply)
	}
	for ply := g.match.Ply() - 1; ply >= 0 && len(v.plies) < surveyMost; ply-- {
		if g.match.At(ply).Turn() == loser {
			v.plies = append(v.plies, ply)
		}
	}
}

// at is a position of the match.
func (g *game) at(ply int) shown {
	pos := g.match.At(ply)
	return shown{moment{ply, pos.String()}, pos, LineOf(g.match, ply)}
}
