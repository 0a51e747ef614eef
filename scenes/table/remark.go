package table

// A Remark is what stands in a player's bar below the name.
type Remark struct {
	Text string
	Word string // the notation of the turn that text tells in words, if it does
	Warn bool
}
