package puzzles

import (
	"tidepool/play/puzzle"
	"tidepool/scenes/puzzlebook"
)

// A Way is which puzzle is to come after the present one.
type Way uint8

const (
	// Next is what the queue would give by itself.
	Next Way = iota
	// Alike is another of the same kind.
	Alike
	Easier
	Harder
)

// A Queue is where the page on which a puzzle is solved gets puzzles from,
// and whom it tells how it went: a set of a game, the puzzle of a day, a rush, one's
// own mistakes. The page asks in every layout, so answers must be quick.
type Queue interface {
	// Title is what the queue is called in words: "Puzzle of the day".
	Title() string
	// Puzzle is the present one. It stays the same (==) until Go or Tick puts another in its place.
	Puzzle() *puzzle.Puzzle
	// Took is told how it went with the present puzzle, as soon as that is known: once, or twice if it
	// was failed and then solved. Nothing is told of a puzzle that is left undecided.
	Took(r puzzlebook.Result)
	// Has reports whether there is a puzzle that way, and Go makes it the present one.
	Has(w Way) bool
	Go(w Way)
	// Status also stands above the board, such as a streak or the time left; "" for nothing.
	Status() string
	// After is told when the puzzle is over, "" for nothing, and not above the board, which would move.
	After() string
	// Tick lets a tick pass while the page is on top; it reports whether the status is another. It may
	// replace the page with [ui.App.Replace], as at the end of a rush.
	Tick() (changed bool)
	// Hasty reports whether there are no hints and no looking back: the next puzzle comes unasked.
	Hasty() bool
	// Share offers the present puzzle to be shared, and CanShare reports whether that can be.
	Share()
	CanShare() bool
}

// A single is a queue of one puzzle that nobody counts, such as a link's. Queues that do more embed it.
type single struct {
	title  string
	puzzle *puzzle.Puzzle
}

func (q *single) Title() string          { return q.title }
func (q *single) Puzzle() *puzzle.Puzzle { return q.puzzle }
func (q *single) Took(puzzlebook.Result) {}
func (q *single) Has(Way) bool           { return false }
func (q *single) Go(Way)                 {}
func (q *single) Status() string         { return "" }
func (q *single) After() string          { return "" }
func (q *single) Tick() bool             { return false }
func (q *single) Hasty() bool            { return false }
func (q *single) Share()                 {}
func (q *single) CanShare() bool         { return false }
