package puzzles

import (
	"tidepool/play/puzzle"
	"tidepool/scenes/pages"
	"tidepool/scenes/puzzlebook"
)

// A Way is which puzzle comes after the current one.
type Way uint8

const (
	// Next is the queue's own choice.
	Next Way = iota
	// Alike is another of the same kind.
	Alike
	Easier
	Harder
)

// A Queue supplies puzzles to the page on which they are solved and receives the results: training in a game,
// the daily puzzle, a rush, the person's own mistakes. The page calls it in every layout, so methods must be
// fast.
type Queue interface {
	// Route is the address of the current puzzle, "" for none.
	Route() string
	// Title is the queue's name in words: "Puzzle of the day".
	Title() string
	// Puzzle returns the current puzzle. It stays the same (==) until Go or Tick replaces it.
	Puzzle() *puzzle.Puzzle
	// Took receives the result of the current puzzle as soon as it is known: once, or twice if it was failed
	// and then solved. It is not called for a puzzle left undecided.
	Took(r puzzlebook.Result)
	// Has reports whether there is a puzzle that way, and Go makes it the current one.
	Has(w Way) bool
	Go(w Way)
	// Status returns text above the board, such as a streak or the time left; "" for none.
	Status() string
	// After returns text for when the puzzle is over; "" for none. It is not shown above the board, which would move.
	After() string
	// Tick is called in every tick while the page is on top, and reports whether the status changed. It may
	// replace the page by [ui.App.Replace], for instance at the end of a rush.
	Tick() (changed bool)
	// TooHard reports that the current puzzle is not for this person yet, who is then offered an easier one.
	TooHard() bool
	// Stake returns what showing the solution now would cost; "" for nothing.
	Stake() string
	// Hasty reports whether there are no hints and no looking back, and the next puzzle comes by itself.
	Hasty() bool
	// Share offers the current puzzle for sharing, and CanShare reports whether that is possible.
	Share()
	CanShare() bool
}

// routeOf returns the address of a puzzle.
func routeOf(p *puzzle.Puzzle) string { return pages.Route(p.Game, pages.Puzzle, p.ID()) }

// A single is a queue of one puzzle without a record, such as a link's. Other queues embed it.
type single struct{ puzzle *puzzle.Puzzle }

func (q *single) Route() string          { return "" }
func (q *single) Puzzle() *puzzle.Puzzle { return q.puzzle }
func (q *single) Took(puzzlebook.Result) {}
func (q *single) Has(Way) bool           { return false }
func (q *single) Go(Way)                 {}
func (q *single) Status() string         { return "" }
func (q *single) After() string          { return "" }
func (q *single) Tick() bool             { return false }
func (q *single) TooHard() bool          { return false }
func (q *single) Stake() string          { return "" }
func (q *single) Hasty() bool            { return false }
func (q *single) Share()                 {}
func (q *single) CanShare() bool         { return false }
