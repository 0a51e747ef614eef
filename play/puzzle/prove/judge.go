package prove

import (
	"fmt"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/rules"
)

const tableBytes = 16 << 20

// A within proves exhaustively whether a side wins within a number of its own turns. ok is false if the nodes were
// not enough.
type within interface {
	Within(p rules.Position, winner rules.Side, turns int, nodes uint64) (answer bool, used uint64, ok bool)
	// Forget resets the solver, so that answers take the same nodes as at first.
	Forget()
}

// A valuer returns the value of a position for the side to move with best play: negative for a loss, positive
// for a win; in seeds, if the game counts them.
type valuer interface {
	Value(p rules.Position, nodes uint64) (value int, used uint64, ok bool)
}

// A Judge proves puzzles of one game, one at a time.
type Judge struct {
	game   rules.Game
	within within
	// valuer is nil if values to the end are not available.
	valuer valuer
	limits limits
	// nodes were used since Forget, of those allowed.
	nodes, allowed uint64
}

func New(game ai.Game) (*Judge, error) {
	j := &Judge{game: game.Rules(), limits: usual, allowed: usual.all}
	solver := game.Solver(ai.SolverOptions{TableBytes: tableBytes, NoBook: true})
	var ok bool
	if j.within, ok = solver.(within); !ok {
		return nil, fmt.Errorf("prove: the solver of %s cannot tell who wins within a number of turns", game.Rules().Info().ID)
	}
	j.valuer, _ = solver.(valuer)
	return j, nil
}

// Forget makes later answers independent of earlier questions.
func (j *Judge) Forget() {
	j.within.Forget()
	j.nodes, j.allowed = 0, j.limits.all
}

// Exact reports whether exact values of positions are available.
func (j *Judge) Exact() bool { return j.valuer != nil }

// Wins reports whether a side wins within turns of its own turns, using at most nodes nodes.
func (j *Judge) Wins(p rules.Position, winner rules.Side, turns int, nodes uint64) (bool, error) {
	if turns < 0 {
		return false, nil
	}
	answer, used, ok := j.within.Within(p, winner, turns, j.left(nodes))
	j.nodes += used
	if !ok {
		return false, ErrDeep
	}
	return answer, nil
}

// left returns how many of the given nodes a question may use.
func (j *Judge) left(nodes uint64) uint64 {
	return max(1, min(nodes, j.allowed-min(j.allowed, j.nodes)))
}

func (j *Judge) value(p rules.Position, side rules.Side, nodes uint64) (int, error) {
	v, used, ok := j.valuer.Value(p, j.left(nodes))
	j.nodes += used
	if !ok {
		return 0, ErrDeep
	}
	if p.Turn() != side {
		v = -v
	}
	return v, nil
}

func (j *Judge) counted() bool { return j.game.Info().Score == rules.SeedUnit }

// A choice is a turn and the position after it.
type choice struct {
	turn rules.Turn
	next rules.Position
}

func choicesOf(p rules.Position) ([]choice, error) {
	turns := p.Turns()
	choices := make([]choice, len(turns))
	for i, t := range turns {
		next, _, err := p.Play(t.Word)
		if err != nil {
			return nil, err
		}
		choices[i] = choice{t, next}
	}
	return choices, nil
}

// begin returns the choices in a puzzle's first position.
func begin(p rules.Position) ([]choice, error) {
	switch choices, err := choicesOf(p); {
	case err != nil:
		return nil, err
	case p.Outcome().Over():
		return nil, ErrOver
	case len(choices) < 2:
		return nil, ErrForced
	default:
		return choices, nil
	}
}

// fair returns an error if a kind does not suit the game.
func (j *Judge) fair(k puzzle.Kind) error {
	switch {
	case k == puzzle.Seeds && !j.counted(), k == puzzle.LastJump && (!j.Exact() || j.counted()), k == puzzle.Current && j.Exact():
		return ErrKind
	case k < puzzle.Win || k > puzzle.Seeds:
		return ErrKind
	}
	return nil
}

// Values returns the values of a position's turns, in order, for the side to move. Each may use nodes nodes.
func (j *Judge) Values(p rules.Position, nodes uint64) ([]int, error) {
	choices, err := choicesOf(p)
	if err != nil {
		return nil, err
	}
	return j.values(choices, p.Turn(), nodes)
}

// Keeps reports whether a turn played within the solution of a puzzle is as good as the solution's. place is
// its index in Line.
func (j *Judge) Keeps(p puzzle.Puzzle, place int, at rules.Position, word string) (bool, error) {
	if place == 0 {
		return word == p.Line[0] || word == p.Also, nil
	}
	if word == p.Line[place] || p.Kind != puzzle.Win && p.Kind != puzzle.Current {
		return word == p.Line[place], nil
	}
	left, ours := p.Goal, at.Turn()
	list, err := p.Positions(j.game)
	if err != nil {
		return false, err
	}
	for _, before := range list[:place] {
		if before.Turn() == ours {
			left--
		}
	}
	next, _, err := at.Play(word)
	if err != nil {
		return false, err
	}
	return j.Wins(next, ours, left-1, j.limits.step)
}
