package rules

// A Piece is something that stands on a spot: its kind and whose it is.
type Piece struct {
	Side Side
	// Kind is the piece's name in the game: "crab", "master", "child2", "stone", "seed", "card".
	Kind string
}

// A Token is a piece on a spot, or Count seeds in a house or store (Count may be 0).
type Token struct {
	Spot  Spot
	Piece Piece
	Count int
}

// An EventKind says what happened in one step of a turn.
type EventKind uint8

const (
	// Moved is a piece gliding or stepping From a square To another.
	Moved EventKind = iota + 1
	// Carried is a piece taken by the current From To; told even if it stays (From == To).
	Carried
	// Jumped is a piece hopping From over an enemy To the square behind it.
	Jumped
	// Sown is Count seeds lifted From a house and dropped one by one along Path.
	Sown
	// Captured is a piece leaving the board From its square; in Kalah, Count seeds going To a store.
	Captured
	// Promoted is the piece on From becoming Piece.
	Promoted
	// Removed is a stone taken off From by its own player (Konane's opening).
	Removed
	// Handed is two cards changing hands: From becomes Piece, and To becomes what From was.
	Handed
	// Banked is Count seeds going From a house To its owner's store at the end.
	Banked
	// Swapped is the pie rule: the spots of Path, two by two, exchange their seeds.
	Swapped
)

// An Event is one step of a turn; [Tokens.Apply] plays it on the tokens of the position before.
type Event struct {
	Kind EventKind
	// Side is who made the turn.
	Side Side
	// Free is, for Carried, that the piece went of its own accord.
	Free bool
	// Piece is what moved or left; for Promoted and Handed, what it became.
	Piece    Piece
	From, To Spot
	// Path is where each seed fell, for Sown; pairs of spots, for Swapped.
	Path []Spot
	// Count is the number of pieces or seeds concerned.
	Count int
}
