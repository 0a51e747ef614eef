package rules

// A Piece is something on a spot: its kind and its owner.
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
	// Grains are the looks of the seeds, by which a screen tells them apart. Seeds beyond them have never moved.
	Grains string
}

// An EventKind is what happened in one step of a turn.
type EventKind uint8

const (
	// Moved is a piece that slides or steps From a square To another.
	Moved EventKind = iota + 1
	// Carried is a piece taken by the current From To; it is reported even if the piece stays (From == To).
	Carried
	// Jumped is a piece that jumps From over an enemy To the square behind it.
	Jumped
	// Sown is Count seeds taken From a house and dropped one by one along Path.
	Sown
	// Captured is a piece leaving the board From its square; in Kalah, Count seeds going To a store.
	Captured
	// Promoted is the piece on From becoming Piece.
	Promoted
	// Removed is a stone taken off From by its own player (Konane's opening).
	Removed
	// Handed is two cards exchanged: From becomes Piece, and To becomes the former From.
	Handed
	// Banked is Count seeds going From a house To its owner's store at the end.
	Banked
	// Swapped is the pie rule: the spots of Path exchange their seeds in pairs.
	Swapped
)

// An Event is one step of a turn; [Tokens.Apply] applies it to the tokens before it.
type Event struct {
	Kind EventKind
	// Side is who made the turn.
	Side Side
	// Free means, for Carried, that the piece moved by its own choice.
	Free bool
	// Piece is what moved or left; for Promoted and Handed, what it became.
	Piece    Piece
	From, To Spot
	// Path is where each seed fell, for Sown; pairs of spots, for Swapped.
	Path []Spot
	// Count is the number of pieces or seeds concerned.
	Count int
}
