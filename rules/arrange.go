package rules

// An Arranger is a Game in which positions can be set up by hand. What can be
// in no position is refused; what cannot come up in a game, but can be played
// from, is allowed and remarked on. All its errors about a draft are Reasons.
type Arranger interface {
	Game
	// Palette lists what can be put under the options, in the order to offer
	// it: pieces and seeds without a spot, cards and choices with theirs.
	Palette(options string) ([]Token, error)
	// Put puts a thing of the palette on a spot, in place of what is there:
	// seeds are added to those there are, and a card changes places with the
	// one that lies at the spot. Of what there is one, it is moved. A choice is
	// offered, or no longer, wherever it is put.
	Put(d Draft, what Token, at Spot) (Draft, error)
	// Take takes away what is on a spot, or one seed of it.
	Take(d Draft, at Spot) (Draft, error)
	// Pass lets the other side move.
	Pass(d Draft) Draft
	// Assemble returns the position that a draft is, and remarks why it cannot
	// come up in a game. Where there are none it need not come up all the same.
	// It is an error if nobody could play from it.
	Assemble(d Draft) (p Position, remarks []Reason, err error)
}

// An Admitter is a Game that can be played from positions that cannot come up
// in it, which its Parse refuses.
type Admitter interface {
	// Admit reads what Parse reads, and any position that [Arranger.Assemble]
	// makes.
	Admit(options, text string) (Position, error)
}

// Admit reads a position that can be played from, be it that it cannot come
// up.
func Admit(g Game, options, text string) (Position, error) {
	if a, ok := g.(Admitter); ok {
		return a.Admit(options, text)
	}
	return g.Parse(options, text)
}

// Reasons why a draft is no position, and why a position cannot come up, that
// games share.
var (
	// Misplaced refuses a piece where it cannot lie.
	Misplaced = Reason{Code: "setup.misplaced", Text: "that cannot lie there"}
	// TooMany refuses more than n pieces of a kind.
	TooMany = Reason{Code: "setup.too-many", Text: "{side} has at most {n} of these"}
	// BothWon refuses a position that both sides have won.
	BothWon = Reason{Code: "setup.both-won", Text: "both sides have won, and only one can"}
	// WonBefore refuses a position that the side to move has won.
	WonBefore = Reason{Code: "setup.won-before", Text: "{side} has won already, so it is the other side's turn"}
	// NoTurnBefore remarks that no turn can have led to a position.
	NoTurnBefore = Reason{Code: "setup.no-turn-before", Text: "no turn can have led here"}
)

// Of returns the reason about a side, by its name, and a number.
func (r Reason) Of(side string, n int) Reason {
	r.Side, r.N = side, n
	return r
}
