package rules

// A Class is a kind of spot.
type Class uint8

const (
	// NoSpot is not a spot of the game.
	NoSpot Class = iota
	SquareSpot
	// HouseSpot is a pit of a player's row, which holds seeds.
	HouseSpot
	// StoreSpot is where a player's seeds are collected. It cannot be tapped.
	StoreSpot
	// CardSpot is a card, wherever it lies.
	CardSpot
	// ChoiceSpot is an answer to a question within a turn.
	ChoiceSpot
)

// A SpotInfo is the fixed information about a spot, whatever is on it.
type SpotInfo struct {
	Class Class
	// Side is the owner of a house or store.
	Side Side
	// Index counts a side's houses from its left, from 0.
	Index int
	// Square is the square that a choice is about, or "".
	Square Spot
	// Name is a locale key: what a choice does, or which kind of piece is collected here ("grow", "swap").
	Name string
	// Steps are the steps that a card allows.
	Steps []Step
}

// A Step is a step as its mover sees it: DX files to the right and DY ranks forward.
type Step struct{ DX, DY int }
