package puzzle

import "tidepool/rules"

// Grades is the number of the hardest grade; the easiest is 1.
const Grades = 10

// MaxGoal bounds Goal, and so the length of a solution in turns of the solver's.
const MaxGoal = 99

// A Kind is what is to be done.
type Kind uint8

const (
	// Win is to win by force, in Goal turns of one's own.
	Win Kind = iota + 1
	// Current is such a win where the same piece, going to the same square, wins
	// only with the right way of the current or the bond.
	Current
	// LastJump is a win in Konane of which every turn is known to the end.
	LastJump
	// Save is to find the only turn that does not lose.
	Save
	// Seeds is to end with as many seeds ahead (or as few behind) as can be, Goal
	// of them.
	Seeds
)

// Kinds are all kinds, in the order to offer them.
func Kinds() []Kind { return []Kind{Win, Current, LastJump, Save, Seeds} }

// A Puzzle is a position in which a turn is to be found.
type Puzzle struct {
	// Game is the game's ID, Options its rules as "k=v,k=v".
	Game, Options string
	// Position is its text.
	Position string
	Kind     Kind
	// Grade is how hard it is, from 1 to [Grades]; 0 is one not graded, such as
	// one made of a player's own game.
	Grade int
	// Goal is a number of turns of the solver's for Win, Current, LastJump and
	// Save, and of seeds ahead, which may be less than none, for Seeds.
	Goal int
	// Line is the solution: the solver's turns and the best defence between
	// them, beginning and ending with a turn of the solver's.
	Line []string
	// Also is another first turn that is just as good, or "".
	Also string
}

// Start is the position of the puzzle in its game.
func (p *Puzzle) Start(g rules.Game) (rules.Position, error) {
	return rules.Admit(g, p.Options, p.Position)
}

// Turns is how many turns of the solver's the solution has.
func (p *Puzzle) Turns() int { return (len(p.Line) + 1) / 2 }
