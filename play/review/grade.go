package review

import (
	"tidepool/ai"
	"tidepool/rules"
)

type Grade uint8

const (
	// Best is a turn than which none is better.
	Best Grade = iota
	// Good loses nothing to speak of, as a slower win.
	Good
	Inaccuracy
	Mistake
	Blunder
)

// String is the name of a grade for programs.
func (g Grade) String() string {
	return [...]string{"best", "good", "inaccuracy", "mistake", "blunder"}[g]
}

// The points of 100 that make the grades, and how many less than a try may lose; and the seeds that
// make an inaccuracy where the result stays the same.
const (
	inaccurate = 5
	mistaken   = 10
	blundered  = 15
	tryLoses   = 4

	seedsGiven = 6
)

// Judged is a turn of the main line with what is known of it. All values are for the side that played it.
type Judged struct {
	Ply  int // after the turn, from 1
	By   rules.Side
	Word string
	// Before is what the position was worth, After what was left of it.
	Before, After Value
	// Best is what would have been best, Reply the best after what was played, its score for the
	// side that then moves. Both may be empty.
	Best, Reply ai.Variation
	// Loss is what the turn gave away, in points of 100.
	Loss  float64
	Grade Grade
	// Only tells that no other turn than the best keeps the result: the others certainly lose, or
	// it alone certainly wins.
	Only bool
	// Turns are all turns with their scores for the side that plays, the best first, if they have
	// been looked at.
	Turns []ai.Variation
}

// grade compares what the position was worth with what was left.
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
	case j.Loss >= inaccurate || !best && j.losesMore():
		j.Grade = Inaccuracy
	case best || j.After.before().compare(j.Before) >= 0:
		j.Grade = Best
	default:
		j.Grade = Good
	}
}

// losesMore reports whether a certain loss is now certain by many more seeds.
func (j *Judged) losesMore() bool {
	class, certain := j.After.Class()
	return certain && class < 0 && j.Before.Proven && j.After.Unit == rules.SeedUnit && j.Before.Score-j.After.Score >= 100*seedsGiven
}

func first(v ai.Variation) string {
	if len(v.Words) == 0 {
		return ""
	}
	return v.Words[0]
}
