package rules

// A Class says what sort of thing a spot is.
type Class uint8

const (
	// NoSpot is nothing that the game knows.
	NoSpot Class = iota
	SquareSpot
	// HouseSpot is a pit of a player's row, which has seeds.
	HouseSpot
	// StoreSpot is where a player's seeds are gathered. Nobody taps it.
	StoreSpot
	// CardSpot is a card, wherever it lies.
	CardSpot
	// ChoiceSpot is an answer to a question that a turn asks.
	ChoiceSpot
)

// A SpotInfo is what is fixed about a spot, whatever stands on it.
type SpotInfo struct {
	Class Class
	// Side is whose a house or a store is.
	Side Side
	// Index counts a side's houses from its left, from 0.
	Index int
	// Square is the square that a choice is about, or "".
	Square Spot
	// Name is a locale key: what a choice does, or what kind of piece gathers what lies here
	// ("grow", "swap").
	Name string
	// Steps are those that a card allows.
	Steps []Step
}

// A Step is a way to go as its mover sees it: DX files to the right and DY ranks forward.
type Step struct{ DX, DY int }
