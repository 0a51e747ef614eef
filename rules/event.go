package rules

// A Piece is something that stands on a spot, seen by what it is and whose.
type Piece struct {
	Side Side
	// Kind is the piece's name in the game: "crab", "master", "child2",
	// "grown2", "stone", "seed", "card".
	Kind string
}

// A Token is a piece on a spot. Count is 1, or the number of seeds in a house
// or store (which may be 0).
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
	// Carried is a piece taken by the current (or going along the river) From
	// To. It is reported also when the piece stays where it is (From == To).
	Carried
	// Jumped is a piece hopping From over an enemy To the square behind it.
	Jumped
	// Sown is Count seeds lifted From a house and dropped one by one along
	// Path.
	Sown
	// Captured is a piece leaving the board From its square; in Kalah, Count
	// seeds going From a house To the capturer's store.
	Captured
	// Promoted is the piece on From becoming Piece.
	Promoted
	// Removed is a stone taken off From by its own player (Konane's opening).
	Removed
	// Handed is two cards changing hands: the card From becomes Piece, and
	// the card To becomes what From was.
	Handed
	// Banked is Count seeds going From a house To its owner's store when the
	// game ends.
	Banked
	// Swapped is the whole board turned around (the pie rule): the spots of
	// Path, two by two, have each other's seeds.
	Swapped
)

// An Event is one step of a turn. A turn's events in order, applied by
// [Tokens.Apply] to the tokens of the position before it, give those of the
// position after it.
type Event struct {
	Kind EventKind
	// Side is who made the turn.
	Side Side
	// Free is, for Carried, that the piece went of its own accord.
	Free bool
	// Piece is what moved or left; for Promoted and Handed, what it became.
	Piece    Piece
	From, To Spot
	// Path is, for Sown, where each seed fell in order; for Swapped, pairs of
	// spots.
	Path []Spot
	// Count is the number of pieces or seeds concerned.
	Count int
}
