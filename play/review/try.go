package review

import "tidepool/ai"

// A Verdict judges a try: a turn played instead of one of the main line.
type Verdict uint8

const (
	// Wrong gives something away.
	Wrong Verdict = iota
	// Right gives away next to nothing.
	Right
	// BestTurn is as good as the best.
	BestTurn
	// StillWins certainly wins too, but later or by less.
	StillWins
	// NotKnown is a turn of which too little is known.
	NotKnown
)

// Right reports whether a try is good enough.
func (v Verdict) Right() bool { return v == Right || v == BestTurn || v == StillWins }

// Try judges a turn played instead of the one that led to a ply: right is the best turn, one that certainly wins if
// the one played did not, or one that gives away less than 4 points. after is the value after the try, for the side
// to move there, and reply the best line from there; it may be empty. The turn is returned as a reviewed one.
func (r *Review) Try(ply int, word string, after Value, reply ai.Variation) (Verdict, Judged) {
	j, ok := r.Turn(ply)
	if !ok {
		return NotKnown, Judged{}
	}
	from := r.spots[ply-1].position
	next, _, err := from.Play(word)
	if err != nil {
		return NotKnown, Judged{}
	}
	after.Unit = r.info.Score
	after = r.forTurn(ply-1, next, after)
	verdict := j.verdict(word, after)
	j.Word, j.After, j.Reply = word, after, reply
	j.grade()
	return verdict, j
}

func (j *Judged) verdict(word string, after Value) Verdict {
	kept := after.before()
	class, certain := after.Class()
	switch {
	case word == first(j.Best) || kept.compare(j.Before) >= 0 && (after.Proven || !j.Before.Proven):
		return BestTurn
	case certain && class > 0 && !j.stillWon():
		return StillWins
	case j.Before.Keeps(after):
		return Right
	}
	return Wrong
}

// stillWon reports whether the turn played won as well, by fewer seeds: another one must not give away as many.
func (j *Judged) stillWon() bool {
	class, _ := j.After.Class()
	return j.After.counts() && class > 0
}
