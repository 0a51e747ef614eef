package prove

import "errors"

// Limits bound the work on a puzzle, in nodes of the game's solver.
type Limits struct {
	// Step is for the proof of one turn of the solution: about a second in a browser.
	Step uint64
	// All is for the whole puzzle, except that no other turn wins where values to the end are not
	// known, which may take Alone by itself.
	All, Alone uint64
	// Turns is how many own turns a win may take.
	Turns int
}

// Usual are the limits of the puzzles that come with the program.
func Usual() Limits { return Limits{Step: 300_000, All: 1_000_000, Alone: 6_000_000, Turns: 9} }

const (
	// Beyond is how many turns longer than the solution another turn must not win, where values to
	// the end are not known.
	Beyond = 2
	// Safe is by how many turns the saving turn must put off a loss longer than the others, where
	// values to the end are not known; Safer is preferred if that can be proven within the limits.
	Safe, Safer = 3, 4
	// Soon is within how many of the enemy's turns all but the saving turns must lose, where values
	// to the end are not known.
	Soon = 3
	// MostBest is how many turns may be equally good.
	MostBest = 2
	// MostTurns is how many turns of the solver's the line of most seeds has.
	MostTurns = 5
)

// Why a position is no puzzle, or a puzzle is not what it says.
var (
	ErrOver      = errors.New("the game is over")
	ErrForced    = errors.New("there is only one turn")
	ErrNoWin     = errors.New("no win is found")
	ErrNotSaved  = errors.New("no turn saves the game")
	ErrMany      = errors.New("too many turns are equally good")
	ErrLater     = errors.New("another turn wins too, if later")
	ErrOtherwise = errors.New("another turn loses too late, or not at all")
	ErrPlain     = errors.New("the way of the current makes no difference")
	ErrLoose     = errors.New("a later turn is not the only one that wins")
	ErrSame      = errors.New("the turns bring equally much")
	ErrOpen      = errors.New("the last turn does not end the game")
	ErrDeep      = errors.New("the proof takes too long")
	ErrKind      = errors.New("the game has no puzzles of this kind")
	ErrGoal      = errors.New("the goal is another")
	ErrBest      = errors.New("the best first turns are others")
	ErrLine      = errors.New("the line is not the best play")
)
