package statistics

import "tidepool/rules"

// A Score is how a game ended for the person who played it against the engine.
type Score uint8

const (
	// NoScore is that of a game which goes on, or which two people or two engines play.
	NoScore Score = iota
	Lost
	Drawn
	Won
)

// Solo returns the person's side if the engine plays the other; levels are the engine's by side, 0
// for a person.
func Solo(levels [2]int) (person rules.Side, ok bool) {
	near, far := levels[rules.Near] > 0, levels[rules.Far] > 0
	if near {
		person = rules.Far
	}
	return person, near != far
}

// ScoreOf is what an outcome is to the person in a game.
func ScoreOf(levels [2]int, o rules.Outcome) Score {
	person, solo := Solo(levels)
	if !solo {
		return NoScore
	}
	return ScoreFor(person, o)
}

// ScoreFor is what an outcome is to whoever plays a side.
func ScoreFor(side rules.Side, o rules.Outcome) Score {
	switch {
	case !o.Over():
		return NoScore
	case o.Result == rules.Drawn:
		return Drawn
	case o.Winner == side:
		return Won
	}
	return Lost
}

// A Record is how many games were won, drawn and lost.
type Record struct{ Won, Drawn, Lost int }

func (r Record) Games() int { return r.Won + r.Drawn + r.Lost }

// Share is what part of the points was won, a draw being half of one; 0 of no games.
func (r Record) Share() float64 {
	if r.Games() == 0 {
		return 0
	}
	return (float64(r.Won) + float64(r.Drawn)/2) / float64(r.Games())
}

func (r *Record) add(s Score) {
	switch s {
	case Won:
		r.Won++
	case Drawn:
		r.Drawn++
	case Lost:
		r.Lost++
	}
}
