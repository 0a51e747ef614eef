package puzzlebook

// A Result is how it went with a puzzle.
type Result uint8

const (
	// Solved is one solved without a wrong turn and without a hint.
	Solved Result = iota + 1
	// Hinted is one solved without a wrong turn, with hints.
	Hinted
	// Failed is one in which a wrong turn was played, or the solution shown.
	Failed
	// Mended is one that was solved after it had been failed.
	Mended
)
