package search

import (
	"tidepool/ai"
	"tidepool/rules"
)

// An Evaluator is what a game tells the search beside its rules. Methods are pure and may be called
// from several goroutines.
type Evaluator[P any, M any] interface {
	// Hash is equal for equal positions, side to move included, and well mixed in all bits.
	Hash(p P) uint64
	// Evaluate estimates a position with turns left, for the side to move.
	Evaluate(p P) ai.Score
	// Final is the score of a position in which the game is over.
	Final(p P) ai.Score
	// Rate says how early each move should be tried: captures and the like, which quiescence looks
	// at, get more than 0, others at most 0.
	Rate(p P, moves []M, into []int32)
	// Pack numbers moves; no move is 0.
	Pack(m M) uint32
	// Known returns the exact score where it can be told without looking at moves, such as a win in one ply.
	Known(p P) (ai.Score, bool)
}

// A Forcer can make just the moves for quiescence (those that Rate gives more than 0). The game
// must not be over.
type Forcer[P any, M any] interface {
	AppendForcing(p P, dst []M) []M
}

// A Finisher can tell whether some turn wins at once faster than by trying them all.
type Finisher[P any] interface {
	WinsNow(p P) bool
}

// An Estimator can leave out a part of its work where it would change nothing: lazy evaluation.
type Estimator[P any] interface {
	// Estimate and Correction add up to what Evaluate returns. A Correction above Within is so rare
	// that it does not matter.
	Estimate(p P) ai.Score
	Correction(p P) ai.Score
	Within() ai.Score
}

// FinalScore is [Evaluator.Final] for games in which only winning counts.
func FinalScore(o rules.Outcome, turn rules.Side) ai.Score {
	switch {
	case o.Result != rules.Decisive:
		return 0
	case o.Winner == turn:
		return ai.WinIn(0)
	}
	return ai.LossIn(0)
}

// A Difficulty tells how hard a turn is to see for a person: 0 plain, 1 harder, 2 hard.
type Difficulty[P any, M any] func(p P, m M) int

func plain[P any, M any](P, M) int { return 0 }
