package prove

import "errors"

// Limits bound the work on a puzzle, in nodes of the game's solver.
type Limits struct {
	// Step is for the proof of one turn of the solution, which is to be possible
	// in a browser in about a second.
	Step uint64
	// All is for all that a puzzle says together, but that no other turn wins
	// where nothing is known of the position's value to the end, which may take
	// Alone by itself.
	All, Alone uint64
	// Turns is how many turns of its own a side that wins may take.
	Turns int
}

// Usual are the limits of the puzzles that come with the program.
func Usual() Limits { return Limits{Step: 300_000, All: 1_000_000, Alone: 6_000_000, Turns: 9} }

const (
	// Beyond is how many turns longer no other turn may win than the solution,
	// where nothing is known of the position's value to the end.
	Beyond = 2
	// Safe is by how many turns the turn that saves must put off a loss longer
	// than the others, where nothing is known of the position's value to the end,
	// and Safer by how many if that can be proven within the limits.
	Safe, Safer = 3, 4
	// Soon is within how many turns of the enemy's all turns but those that save
	// must lose, where nothing is known of the position's value to the end.
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
