package rules

// A Side is one of the two players' colours or seats. Which of them moves
// first is a matter of the position, not of the side.
type Side uint8

const (
	// Near is the side named first in a game's rules and drawn nearest to
	// the reader: Black in the Kani games and Konane, Red in Onitama, South
	// in Kalah.
	Near Side = iota
	// Far is the other: Red, White, Blue or North.
	Far
)

// Other returns the opponent.
func (s Side) Other() Side { return s ^ 1 }

// String returns "near" or "far"; a game's own names are in [Info].
func (s Side) String() string {
	if s == Near {
		return "near"
	}
	return "far"
}
