package statistics

import "tidepool/rules"

// A Score is the result for the person who played a game against the engine.
type Score uint8

const (
	// NoScore is the score of a game in progress, or between two people or two engines.
	NoScore Score = iota
	Lost
	Drawn
	Won
)

// Solo returns the person's side if the engine plays the other; levels are the engine's by side, 0 for a person.
func Solo(levels [2]int) (person rules.Side, ok bool) {
	near, far := levels[rules.Near] > 0, levels[rules.Far] > 0
	if near {
		person = rules.Far
	}
	return person, near != far
}

// ScoreOf returns the score of an outcome for the person in a game.
func ScoreOf(levels [2]int, o rules.Outcome) Score {
	person, solo := Solo(levels)
	if !solo {
		return NoScore
	}
	return scoreFor(person, o)
}

// scoreFor returns the score of an outcome for a side.
func scoreFor(side rules.Side, o rules.Outcome) Score {
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

// A Record is the numbers of games won, drawn and lost.
type Record struct{ Won, Drawn, Lost int }

func (r Record) Games() int { return r.Won + r.Drawn + r.Lost }

// Share returns the share of points won, a draw being half a point; 0 if there are no games.
func (r Record) Share() float64 {
	if r.Games() == 0 {
		return 0
	}
	return (float64(r.Won) + float64(r.Drawn)/2) / float64(r.Games())
}

// Add counts a game; nothing for NoScore.
func (r *Record) Add(s Score) {
	switch s {
	case Won:
		r.Won++
	case Drawn:
		r.Drawn++
	case Lost:
		r.Lost++
	}
}
