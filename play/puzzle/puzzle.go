package puzzle

import (
	"errors"

	"tidepool/rules"
)

// Grades is the number of the hardest grade; the easiest is 1.
const Grades = 10

const (
	// maxGoal limits Goal, in turns or in seeds ahead or behind.
	maxGoal = 99
	// maxLine limits the turns of a solution, of both sides together.
	maxLine = 255
)

// A Kind is the task of a puzzle.
type Kind uint8

const (
	// Win is to win by force, in Goal own turns.
	Win Kind = iota + 1
	// Current is such a win where piece and square are not enough: the way of the current or the bond must be
	// right too.
	Current
	// LastJump is a win in Konane in which every turn is proven to the end.
	LastJump
	// Save is to find the only turn that does not lose.
	Save
	// Seeds is to end Goal seeds ahead (or behind), the best possible result.
	Seeds
	// Better is a mistake from the player's own game: to find a turn that gives nothing away. It is not
	// proven; Line is the engine's best turn.
	Better
)

// Kinds returns all kinds that can be proven, in the order in which to offer them.
func Kinds() []Kind { return []Kind{Win, Current, LastJump, Save, Seeds} }

var names = [...]string{Win: "win", Current: "current", LastJump: "last-jump", Save: "save", Seeds: "seeds", Better: "better"}

// String returns the kind's name in files and locale keys.
func (k Kind) String() string {
	if int(k) < len(names) {
		return names[k]
	}
	return ""
}

type Puzzle struct {
	// Game is the game's ID, Options its rules as "k=v,k=v".
	Game, Options string
	Position      string
	Kind          Kind
	// Grade is from 1 to [Grades]; 0 is not graded, as for a puzzle made from a player's own game.
	Grade int
	// Goal is the number of the solver's turns or, for Seeds, of seeds ahead, which may be negative.
	Goal int
	// Line is the solution: the solver's turns and the best defence between them, beginning and ending with
	// the solver's. If a turn earns another, as in Kalah, a side has several in a row.
	Line []string
	// Also is another first turn that is just as good, or "".
	Also string
}

func (p *Puzzle) Start(g rules.Game) (rules.Position, error) {
	return rules.Admit(g, p.Options, p.Position)
}

// Positions returns the puzzle's start and the positions after each turn of Line. An illegal turn is an error.
func (p *Puzzle) Positions(g rules.Game) ([]rules.Position, error) {
	at, err := p.Start(g)
	if err != nil {
		return nil, err
	}
	list := []rules.Position{at}
	for _, word := range p.Line {
		if at, _, err = at.Play(word); err != nil {
			return nil, err
		}
		list = append(list, at)
	}
	return list, nil
}

// SolversTurns returns how many of the turns between positions of a solution are the solver's.
func SolversTurns(list []rules.Position) (n int) {
	for _, at := range list[:len(list)-1] {
		if at.Turn() == list[0].Turn() {
			n++
		}
	}
	return n
}

// Check checks that a puzzle can be played: its position is valid and not over, the kind suits it, and its
// solution is legal. Package play/puzzle/prove proves that it is the best. [Read] does not call Check, as
// that takes longer than opening a set.
func (p *Puzzle) Check(g rules.Game) error {
	if p.Game != g.Info().ID || p.bounds() != nil {
		return errors.New("no puzzle of the game, or out of bounds")
	}
	list, err := p.Positions(g)
	if err != nil {
		return err
	}
	start := list[0]
	if start.String() != p.Position {
		return errors.New("the position is not in standard form")
	}
	switch {
	case list[len(list)-2].Turn() != start.Turn():
		return errors.New("the line ends with a turn of the other side")
	case p.Kind != Seeds && SolversTurns(list) > p.Goal:
		return errors.New("the line is longer than the goal")
	case p.Kind == Seeds && g.Info().Score != rules.SeedUnit:
		return errors.New("the game does not count seeds")
	}
	if p.Also != "" {
		if _, _, err := start.Play(p.Also); err != nil {
			return err
		}
	}
	return p.suits(start)
}

// suits checks that the first turn is of the kind: a jump, or a choice between ways of the current or bonds.
func (p *Puzzle) suits(start rules.Position) error {
	if p.Kind != Current && p.Kind != LastJump {
		return nil
	}
	_, first, _ := start.Play(p.Line[0])
	if p.Kind == LastJump {
		if first[0].Kind == rules.Jumped {
			return nil
		}
		return errors.New("the first turn is not a jump")
	}
	for _, t := range start.Turns() {
		if e := t.Events[0]; t.Word != p.Line[0] && e.Kind == rules.Moved && e.From == first[0].From && e.To == first[0].To {
			return nil
		}
	}
	return errors.New("no choice of the current or the bond")
}

func (p *Puzzle) bounds() error {
	least := 1
	if p.Kind == Seeds {
		least = -maxGoal
	}
	switch {
	case p.Kind.String() == "":
		return errors.New("unknown kind of puzzle")
	case p.Goal < least || p.Goal > maxGoal:
		return errors.New("the goal is out of bounds")
	case p.Grade < 0 || p.Grade > Grades:
		return errors.New("the grade is out of bounds")
	case len(p.Line) < 1 || len(p.Line) > maxLine:
		return errors.New("the line has no turns or too many")
	case p.Also == p.Line[0]:
		return errors.New("the other first turn is the same")
	}
	return nil
}
