package prove

import (
	"fmt"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/rules"
)

const tableBytes = 16 << 20

// A within answers exhaustively whether a side wins within so many own turns. It is not ok if so
// many nodes were not enough.
type within interface {
	Within(p rules.Position, winner rules.Side, turns int, nodes uint64) (answer bool, used uint64, ok bool)
	// Forget makes the next answer's nodes what they were for the first.
	Forget()
}

// A valuer tells what a position is worth for the side to move with best play: less than 0 is a
// loss, more a win; seeds, where those are counted.
type valuer interface {
	Value(p rules.Position, nodes uint64) (value int, used uint64, ok bool)
}

// A Judge proves puzzles of one game, one at a time.
type Judge struct {
	game   rules.Game
	within within
	// valuer is nil if values to the end cannot be had.
	valuer valuer
	limits Limits
	// nodes have been looked at since Forget, of as many as are allowed.
	nodes, allowed uint64
}

func New(game ai.Game, limits Limits) (*Judge, error) {
	j := &Judge{game: game.Rules(), limits: limits, allowed: limits.All}
	solver := game.Solver(ai.SolverOptions{TableBytes: tableBytes, NoBook: true})
	var ok bool
	if j.within, ok = solver.(within); !ok {
		return nil, fmt.Errorf("prove: no solver of %s says who wins within so many turns", game.Rules().Info().ID)
	}
	j.valuer, _ = solver.(valuer)
	return j, nil
}

// Nodes is how many positions it has looked at since [Judge.Forget].
func (j *Judge) Nodes() uint64 { return j.nodes }

// Forget makes what comes next depend on nothing that was asked before.
func (j *Judge) Forget() {
	j.within.Forget()
	j.nodes, j.allowed = 0, j.limits.All
}

// Exact reports whether the values of the game's positions can be had.
func (j *Judge) Exact() bool { return j.valuer != nil }

// Wins reports whether a side wins within so many own turns, looking at so many nodes at most.
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

// left is how many of so many nodes a question may take.
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

// begin returns the choices in a position that a puzzle may begin with.
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

// fair reports how the kinds suit a game.
func (j *Judge) fair(k puzzle.Kind) error {
	switch {
	case k == puzzle.Seeds && !j.counted(), k == puzzle.LastJump && (!j.Exact() || j.counted()), k == puzzle.Current && j.Exact():
		return ErrKind
	case k < puzzle.Win || k > puzzle.Seeds:
		return ErrKind
	}
	return nil
}

// Values are what the turns of a position, in order, are worth to their side. Each may take so many nodes.
func (j *Judge) Values(p rules.Position, nodes uint64) ([]int, error) {
	choices, err := choicesOf(p)
	if err != nil {
		return nil, err
	}
	return j.values(choices, p.Turn(), nodes)
}

// Keeps reports whether a turn within the solution of a puzzle, played so far, is as good as the
// one there. place counts the turns of Line.
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
	return j.Wins(next, ours, left-1, j.limits.Step)
}
