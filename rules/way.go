package rules

// A Way is a direction of steps: DX files to the right and DY ranks up, each -1, 0 or 1.
type Way struct {
	DX, DY int
	// Far means that a piece may cross any number of empty squares, not just move to the next.
	Far bool
}
