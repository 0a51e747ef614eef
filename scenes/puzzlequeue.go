package scenes

import "tidepool/play/puzzle"

// A puzzleResult is how it went with a puzzle.
type puzzleResult uint8

const (
	// puzzleSolved is one solved without a wrong turn and without a hint.
	puzzleSolved puzzleResult = iota + 1
	// puzzleHinted is one solved without a wrong turn, with hints.
	puzzleHinted
	// puzzleFailed is one in which a wrong turn was played, or the solution shown.
	puzzleFailed
	// puzzleMended is one that was solved after it had been failed.
	puzzleMended
)

// A puzzleWay is which puzzle is to come after the present one.
type puzzleWay uint8

const (
	// puzzleNext is what the queue would give by itself.
	puzzleNext puzzleWay = iota
	// puzzleAlike is another of the same kind.
	puzzleAlike
	puzzleEasier
	puzzleHarder
)

// A puzzleQueue is where the page on which a puzzle is solved gets puzzles from,
// and whom it tells how it went: a set of a game, the puzzle of a day, a rush, one's
// own mistakes. The page asks in every layout, so answers are to be at hand.
type puzzleQueue interface {
	// Title is what the queue is called in words: "Puzzle of the day".
	Title() string
	// Puzzle is the present one. It stays the same (==) until Go or Tick puts
	// another in its place.
	Puzzle() *puzzle.Puzzle
	// Took is told how it went with the present puzzle, as soon as it is known:
	// once, but for one that was failed first and mended then. What is left
	// before it is decided is not told.
	Took(r puzzleResult)
	// Has reports whether there is a puzzle that way, and Go makes it the present
	// one.
	Has(w puzzleWay) bool
	Go(w puzzleWay)
	// Status is what else is to be read above the board, such as a streak or the
	// time that is left; "" for nothing.
	Status() string
	// Tick lets a tick pass while the page is on top; it reports whether the
	// status is another. It may replace the page with [ui.App.Replace], as at
	// the end of a rush.
	Tick() (changed bool)
	// Hasty reports whether there are no hints, and no looking back: what has been
	// solved or failed is followed by the next puzzle without being asked.
	Hasty() bool
	// Share offers the present puzzle to be shared, and CanShare reports whether
	// that can be.
	Share()
	CanShare() bool
}

// A rewarding queue has more to tell when a puzzle is over. It is not told above
// the board, which would move.
type rewarding interface{ After() string }

// A onePuzzle is a queue of a single puzzle that nobody counts, such as one that
// a link leads to. Queues that can do more embed it.
type onePuzzle struct {
	title  string
	puzzle *puzzle.Puzzle
}

// Title implements puzzleQueue.
func (q *onePuzzle) Title() string { return q.title }

// Puzzle implements puzzleQueue.
func (q *onePuzzle) Puzzle() *puzzle.Puzzle { return q.puzzle }

// Took implements puzzleQueue.
func (q *onePuzzle) Took(puzzleResult) {}

// Has implements puzzleQueue.
func (q *onePuzzle) Has(puzzleWay) bool { return false }

// Go implements puzzleQueue.
func (q *onePuzzle) Go(puzzleWay) {}

// Status implements puzzleQueue.
func (q *onePuzzle) Status() string { return "" }

// Tick implements puzzleQueue.
func (q *onePuzzle) Tick() bool { return false }

// Hasty implements puzzleQueue.
func (q *onePuzzle) Hasty() bool { return false }

// Share implements puzzleQueue.
func (q *onePuzzle) Share() {}

// CanShare implements puzzleQueue.
func (q *onePuzzle) CanShare() bool { return false }
