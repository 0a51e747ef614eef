package kalahsolver

// An asked board is one whose sowings are known, and for whose cell and those
// that they lead to memory has been asked.
type asked[C any] struct {
	left  int16
	cell  *C
	steps steps
	after [8]*C
	n     int
}

// A queue holds the board asked last until another has been: memory takes
// about as long as the sowings of a board.
type queue[C any] struct {
	boards [2]asked[C]
	last   int
}

// next returns a place for a board, and the one before it, if there is one: its
// n is not 0.
func (q *queue[C]) next() (to, before *asked[C]) {
	before = &q.boards[q.last&1]
	q.last ^= 1
	return &q.boards[q.last&1], before
}
