package review

import (
	"tidepool/ai"
	"tidepool/rules"
)

type Grade uint8

const (
	// Best is a turn as good as any.
	Best Grade = iota
	// Good gives away next to nothing, such as a slower win.
	Good
	Inaccuracy
	Mistake
	Blunder
)

// String returns the grade's name in output for programs.
func (g Grade) String() string {
	return [...]string{"best", "good", "inaccuracy", "mistake", "blunder"}[g]
}

// The limits of the grades in points of 100, and the limit for a try.
const (
	inaccurate = 5
	mistaken   = 10
	blundered  = 15
	tryLoses   = 4
)

// Judged is a turn of the main line with its judgement. All values are for the side that played it.
type Judged struct {
	Ply  int // after the turn, from 1
	By   rules.Side
	Word string
	// Before is the value of the position before the turn, After the value after it.
	Before, After Value
	// Best is the best line instead, Reply the best line after the played turn, with its score for the side
	// to move there. Both may be empty.
	Best, Reply ai.Variation
	// Loss is what the turn gave away, in points of 100.
	Loss  float64
	Grade Grade
	// Only means that only the best turn keeps the result: all others certainly lose, or it alone certainly wins.
	Only bool
	// Turns are all turns with their scores for the side to move, best first, if they were looked at.
	Turns []ai.Variation
}

// grade computes loss and grade from the values before and after.
func (j *Judged) grade() {
	best := j.Word == first(j.Best)
	if j.Loss = 0; !best {
		j.Loss = j.Before.loss(j.After)
	}
	switch {
	case j.Loss >= blundered:
		j.Grade = Blunder
	case j.Loss >= mistaken:
		j.Grade = Mistake
	case j.Loss >= inaccurate:
		j.Grade = Inaccuracy
	case best || j.After.before().compare(j.Before) >= 0:
		j.Grade = Best
	default:
		j.Grade = Good
	}
}

func first(v ai.Variation) string {
	if len(v.Words) == 0 {
		return ""
	}
	return v.Words[0]
}
