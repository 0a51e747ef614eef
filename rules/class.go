package rules

// A Class says what sort of thing a spot is.
type Class uint8

const (
	// NoSpot is nothing that the game knows. It is the zero value.
	NoSpot Class = iota
	// SquareSpot is a square of a board.
	SquareSpot
	// HouseSpot is a pit of a player's row, which has seeds.
	HouseSpot
	// StoreSpot is where a player's seeds are gathered. Nobody taps it.
	StoreSpot
	// CardSpot is a card, wherever it lies.
	CardSpot
	// ChoiceSpot is an answer to a question that a turn asks; nothing can
	// stand on it.
	ChoiceSpot
)

// A SpotInfo is what is fixed about a spot, whatever stands on it.
type SpotInfo struct {
	Class Class
	// Side is whose a house or a store is.
	Side Side
	// Index counts a side's houses from its left, from 0.
	Index int
	// Square is where a choice is about what stands there, or "" if it is
	// about the turn.
	Square Spot
	// Name is what a choice is to do, or what kind of piece gathers what lies
	// here, as a locale key: "grow", "swap".
	Name string
	// Steps are those that a card allows.
	Steps []Step
}

// A Step is a way to go seen by whoever goes it: DX files to the right and DY
// ranks forward.
type Step struct{ DX, DY int }
