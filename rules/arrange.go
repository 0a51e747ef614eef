package rules

// An Arranger is a Game whose positions can be set up by hand; all its errors about a draft are Reasons. A
// position that cannot occur in a game but can be played from is allowed, with remarks.
type Arranger interface {
	Game
	// Palette lists what can be put, in the order in which to offer it; only cards and choices have their spots set.
	Palette(options string) ([]Token, error)
	// Put puts an item of the palette on a spot, replacing what is there. Seeds are added, cards change
	// places, a unique piece is moved, and a choice is toggled.
	Put(d Draft, what Token, at Spot) (Draft, error)
	// Take removes what is on a spot, or one seed of it.
	Take(d Draft, at Spot) (Draft, error)
	// Pass makes the other side the one to move.
	Pass(d Draft) Draft
	// Assemble returns the position of a draft, and reasons why it cannot occur in a game. It returns an
	// error if the position cannot be played from.
	Assemble(d Draft) (p Position, remarks []Reason, err error)
}

// An Admitter is a Game that can also be played from positions that its Parse refuses.
type Admitter interface {
	// Admit parses what Parse accepts, and any position that [Arranger.Assemble] makes.
	Admit(options, text string) (Position, error)
}

// Admit parses a position that can be played from, even if it cannot occur in a game.
func Admit(g Game, options, text string) (Position, error) {
	if a, ok := g.(Admitter); ok {
		return a.Admit(options, text)
	}
	return g.Parse(options, text)
}

// Reasons about drafts, shared by games.
var (
	// Misplaced refuses a piece on a spot where it cannot be.
	Misplaced = Reason{Code: "setup.misplaced", Text: "that cannot lie there"}
	// TooMany refuses more than n pieces of a kind.
	TooMany   = Reason{Code: "setup.too-many", Text: "{side} has at most {n} of these"}
	BothWon   = Reason{Code: "setup.both-won", Text: "both sides have won, and only one can"}
	WonBefore = Reason{Code: "setup.won-before", Text: "{side} has won already, so it is the other side's turn"}
	// NoTurnBefore remarks that no turn can have led to a position.
	NoTurnBefore = Reason{Code: "setup.no-turn-before", Text: "no turn can have led here"}
)

// Of returns the reason about a side, by its name, and a number.
func (r Reason) Of(side string, n int) Reason {
	r.Side, r.N = side, n
	return r
}
