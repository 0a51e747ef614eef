package ai

import "tidepool/rules"

// A Solution is what a position is worth with best play on both sides, for
// the side to move.
type Solution struct {
	// Value is 1 for a win, 0 for a draw, -1 for a loss.
	Value int
	// Plies is how long the game lasts if the winner hurries and the loser
	// delays; -1 if that is not known, or there is no winner.
	Plies int
	// Counted tells that Margin, the seeds that the side to move will be
	// ahead, is what both play for.
	Counted bool
	Margin  int
	// Best are the words of all turns that keep the best value, and the best
	// distance or margin if there is one. Line begins with one of them and
	// goes on with best play as far as it is known. Both are empty if the game
	// is over.
	Best, Line []string
}

// Progress is how far a solver has come.
type Progress struct {
	Nodes uint64
	// Proven says what is certain so far, in English; "" if nothing is.
	Proven string
	// Likely is the word of the turn that is the best so far, without proof;
	// "" if none is.
	Likely string
}

// A Solver finds what positions of one game are worth. Histories play no part:
// a position that could come up again is worth what it is worth the first
// time.
type Solver interface {
	// Solve asks stop about every five hundred nodes whether to give up. It
	// then reports false if it does not know the value, and otherwise leaves
	// out of the solution what it does not know. It tells progress now and
	// then, and when it gives up.
	Solve(p rules.Position, stop func() bool, progress func(Progress)) (Solution, bool)
}

// SolverOptions are how a solver works.
type SolverOptions struct {
	// TableBytes is about how much memory it may take; if it is 0, that is
	// 256 MB; for Kalah with many seeds 1 GB, and with very many two
	// thirds of what is available, up to 12 GB.
	TableBytes int
	// Threads is how many of them the solvers of Kalah and Konane have, and what
	// fills tables of endings; 0 is one. With more, the nodes that they visit are
	// not the same every time.
	Threads int
	// NoBook asks not to look up what was solved before and built in.
	NoBook bool
	// Cache keeps what was worked out, and may have it from earlier; nil does
	// not.
	Cache Cache
}

// SolverMemory is how much memory a solver takes if nothing is said, in bytes.
const SolverMemory = 256 << 20

// A Cache keeps tables from one run of the program to the next.
type Cache interface {
	// Load returns what was saved under a name, unchanged, or nil. The caller
	// keeps it.
	Load(name string) []byte
	// Save may come back before it has done its work. The data do not change
	// any more.
	Save(name string, data []byte)
}
