package rules

// A Way is a direction of steps: DX files to the right and DY ranks up, each -1, 0 or 1.
type Way struct {
	DX, DY int
	// Far tells that a piece may go over any number of empty squares, not just to the next.
	Far bool
}
