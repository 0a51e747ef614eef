package search

import (
	"tidepool/ai"
	"tidepool/rules"
)

// An Evaluator supplies what the search needs to know about a game besides its rules. Its methods are pure
// and may be called from several goroutines.
type Evaluator[P any, M any] interface {
	// Hash returns a hash of the position, including the side to move. All its bits are well mixed.
	Hash(p P) uint64
	// Evaluate estimates a position that has legal turns, from the point of view of the side to move.
	Evaluate(p P) ai.Score
	// Final returns the score of a position in which the game is over.
	Final(p P) ai.Score
	// Rate sets how early each move should be tried. Noisy moves, such as captures, which quiescence looks
	// at, get more than 0, all others at most 0.
	Rate(p P, moves []M, into []int32)
	// Pack returns a different nonzero number for each move.
	Pack(m M) uint32
	// Known returns the exact score if it is known without a search, such as a win in one ply.
	Known(p P) (ai.Score, bool)
}

// A Forcer can list only the moves for quiescence (those that Rate gives more than 0). The game must not be over.
type Forcer[P any, M any] interface {
	AppendForcing(p P, dst []M) []M
}

// A Finisher can tell whether some turn wins at once, faster than by trying them all.
type Finisher[P any] interface {
	WinsNow(p P) bool
}

// A Checker can tell whether a turn is legal in a position that is not over, faster than by listing all.
type Checker[P, M any] interface {
	Legal(p P, m M) bool
}

// A Spoiler is an [Evaluator] of a game in which turns can lose for the side that makes them.
type Spoiler[P any] interface {
	// MaySpoil reports whether some turn might lead to a position in which the other side has a turn that loses.
	MaySpoil(p P) bool
}

// A Settler is an [Evaluator] that estimates some positions so well that nothing after them needs to be searched.
type Settler[P any] interface {
	// Settled returns such an estimate, if there is one.
	Settled(p P) (ai.Score, bool)
}

// A Symmetry is an [Evaluator] of a game in which several positions, such as mirror images, have the same value.
type Symmetry[P any] interface {
	// Canonical returns one and the same of all positions that p is equivalent to.
	Canonical(p P) P
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

// A Difficulty returns how hard a turn is for a person to see: 0 easy, 1 harder, 2 hard.
type Difficulty[P any, M any] func(p P, m M) int

func plain[P any, M any](P, M) int { return 0 }
