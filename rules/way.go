package rules

// A Way is a direction in which a piece can go, whatever stands in it: DX
// files to the right and DY ranks up, each -1, 0 or 1.
type Way struct {
	DX, DY int
	// Far ways go on for any number of empty squares, others for one.
	Far bool
}
