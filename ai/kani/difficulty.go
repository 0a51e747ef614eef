package kani

import "tidepool/rules/kani"

// difficulty finds it harder to see what a bond adds, and hard when the bond
// moves a piece other than the one just moved.
func difficulty[P any](_ P, m kani.Move) int {
	switch {
	case m.Bond == 0:
		return 0
	case m.Bond.From() == m.First.Land():
		return 1
	}
	return 2
}
