package prove

import "errors"

// limits limit the work on a puzzle, in nodes of the game's solver.
type limits struct {
	// step limits the proof of one turn of the solution: about a second in a browser.
	step uint64
	// all limits the whole puzzle. If values to the end are not available, proving that no other turn wins
	// has the separate limit alone.
	all, alone uint64
	// turns is the maximum number of own turns of a win.
	turns int
}

var usual = limits{step: 300_000, all: 1_500_000, alone: 10_000_000, turns: 9}

const (
	// Beyond is within how many turns more than the solution no other turn may win, if values to the end are
	// not available.
	Beyond = 2
	// safe is by how many turns a saving turn must delay a loss compared with the others, if values to the
	// end are not available; safer is used instead if it can be proven within the limits.
	safe, safer = 3, 4
	// Soon is within how many of the enemy's turns all but the saving turns must lose, if values to the end
	// are not available.
	Soon = 3
	// MostBest is how many turns may be equally good.
	MostBest = 2
	// mostTurns is the maximum number of the solver's turns in a line of most seeds.
	mostTurns = 5
)

// Why a position is not a puzzle, or a puzzle is wrong.
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
