package ai

import "tidepool/rules"

// A Solution is the value of a position for the side to move, with best play on both sides.
type Solution struct {
	// Value is 1 for a win, 0 for a draw, -1 for a loss.
	Value int
	// Plies is the length if the winner hurries and the loser delays; -1 if unknown or a draw.
	Plies int
	// Counted means that both play for Margin, the number of seeds by which the side to move will be ahead.
	Counted bool
	Margin  int
	// Best are the words of all turns that keep the best value, and the best distance or margin. Line begins
	// with one of them and is best play as far as known. Both are empty if the game is over.
	Best, Line []string
}

type Progress struct {
	Nodes uint64
	// Proven says in English what is certain so far, or "".
	Proven string
	// Likely is the word of the best turn so far, without proof, or "".
	Likely string
}

// A Solver finds the values of positions of one game, whatever came before: a position that could repeat has
// the value of its first occurrence.
type Solver interface {
	// Solve calls stop about every five hundred nodes and gives up if it returns true. It then returns false
	// if the value is unknown, and otherwise omits what it does not know. It calls progress now and then, and
	// when it gives up.
	Solve(p rules.Position, stop func() bool, progress func(Progress)) (Solution, bool)
}

// Named reports whether a position is played with exactly these options. Code with its own implementation of
// the rules must check this first, so that an option it does not know leads to no false proof.
func Named(g rules.Game, options string, p rules.Position) bool {
	q, err := rules.Admit(g, options, p.String())
	return err == nil && q == p
}

type SolverOptions struct {
	// TableBytes is the approximate memory limit; 0 means 256 MB, for Kalah with many seeds 1 GB, and with
	// very many two thirds of the available memory, up to 12 GB. Some tables of endings are used only from a
	// few gigabytes on.
	TableBytes int
	// Threads is for Kalah, Konane and tables of endings; 0 means one. With more, the nodes visited vary from
	// run to run.
	Threads int
	// NoBook disables looking up built-in solutions.
	NoBook bool
	// Cache stores tables and may have those of earlier runs; it may be nil.
	Cache Cache
}

// SolverMemory is the default memory of a solver in bytes.
const SolverMemory = 256 << 20

// A Cache keeps tables from one run of the program to the next.
type Cache interface {
	// Load returns what was saved under a name, unchanged, or nil. The caller owns it.
	Load(name string) []byte
	// Save may return before it is done. The data are not modified afterwards.
	Save(name string, data []byte)
}
