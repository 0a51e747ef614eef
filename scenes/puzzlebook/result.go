package puzzlebook

// A Result is the result of trying a puzzle.
type Result uint8

const (
	// Solved means without a wrong turn and without hints.
	Solved Result = iota + 1
	// Hinted means solved without a wrong turn, with hints.
	Hinted
	// Failed means that a wrong turn was played, or the solution shown.
	Failed
	// SolvedLate means solved after it had been failed.
	SolvedLate
)
