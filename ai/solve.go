package ai

import "tidepool/rules"

// A Solution is what a position is worth for the side to move, with best play on both sides.
type Solution struct {
	// Value is 1 for a win, 0 for a draw, -1 for a loss.
	Value int
	// Plies is the length if the winner hurries and the loser delays; -1 if unknown or nobody wins.
	Plies int
	// Counted tells that both play for Margin, the seeds that the side to move will be ahead.
	Counted bool
	Margin  int
	// Best are the words of all turns that keep the best value, and the best distance or margin.
	// Line begins with one of them, best play as far as known. Both are empty if the game is over.
	Best, Line []string
}

type Progress struct {
	Nodes uint64
	// Proven says in English what is certain so far, or "".
	Proven string
	// Likely is the word of the best turn so far, without proof, or "".
	Likely string
}

// A Solver finds what positions of one game are worth, whatever came before: a position that could
// come up again is worth what it is worth the first time.
type Solver interface {
	// Solve asks stop about every five hundred nodes whether to give up. It then reports false if
	// it does not know the value, and otherwise leaves out what it does not know. It tells progress
	// now and then, and when it gives up.
	Solve(p rules.Position, stop func() bool, progress func(Progress)) (Solution, bool)
}

// Named reports whether a position is played by these options and no others. Whoever reckons with
// rules of its own asks first, so that an option it does not know of leads to no false proof.
func Named(g rules.Game, options string, p rules.Position) bool {
	q, err := rules.Admit(g, options, p.String())
	return err == nil && q == p
}

type SolverOptions struct {
	// TableBytes is about how much memory it may take; 0 is 256 MB; for Kalah with many seeds 1 GB,
	// and with very many two thirds of what is available, up to 12 GB.
	TableBytes int
	// Threads is for Kalah, Konane and tables of endings; 0 is one. With more, the nodes visited
	// differ from run to run.
	Threads int
	// NoBook asks not to look up what was solved before and built in.
	NoBook bool
	// Cache keeps what was worked out, and may have it from earlier; nil does not.
	Cache Cache
}

// SolverMemory is the usual memory of a solver in bytes.
const SolverMemory = 256 << 20

// A Cache keeps tables from one run of the program to the next.
type Cache interface {
	// Load returns what was saved under a name, unchanged, or nil. The caller keeps it.
	Load(name string) []byte
	// Save may return before it is done. The data do not change any more.
	Save(name string, data []byte)
}
