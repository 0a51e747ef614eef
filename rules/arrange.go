package rules

// An Arranger is a Game whose positions can be set up by hand; all its errors about a draft are
// Reasons. What cannot come up in a game, but can be played from, is allowed and remarked on.
type Arranger interface {
	Game
	// Palette lists what can be put, in the order to offer it; only cards and choices have their spots.
	Palette(options string) ([]Token, error)
	// Put puts a thing of the palette on a spot in place of what is there. Seeds are added, cards
	// change places, what exists only once is moved, and a choice is switched on or off.
	Put(d Draft, what Token, at Spot) (Draft, error)
	// Take takes away what is on a spot, or one seed of it.
	Take(d Draft, at Spot) (Draft, error)
	// Pass lets the other side move.
	Pass(d Draft) Draft
	// Assemble returns the position of a draft, and some reasons why it cannot come up in a game.
	// It is an error if nobody could play from it.
	Assemble(d Draft) (p Position, remarks []Reason, err error)
}

// An Admitter is a Game that can also be played from positions which its Parse refuses.
type Admitter interface {
	// Admit reads what Parse reads, and any position that [Arranger.Assemble]
	// makes.
	Admit(options, text string) (Position, error)
}

// Admit reads a position that can be played from, even if it cannot come up in a game.
func Admit(g Game, options, text string) (Position, error) {
	if a, ok := g.(Admitter); ok {
		return a.Admit(options, text)
	}
	return g.Parse(options, text)
}

// Reasons about drafts that games share.
var (
	// Misplaced refuses a piece where it cannot lie.
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
