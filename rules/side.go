package rules

// A Side is one of the two players' colours or seats; either can move first.
type Side uint8

const (
	// Near is named first in a game's rules and drawn nearest to the reader: Black, Red or South.
	Near Side = iota
	// Far is the other side: Red, White, Blue or North.
	Far
)

// Other returns the opponent.
func (s Side) Other() Side { return s ^ 1 }

// String returns "near" or "far"; for a game's own names see [Info].
func (s Side) String() string {
	if s == Near {
		return "near"
	}
	return "far"
}
