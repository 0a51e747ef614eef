package kani

import "tidepool/rules/kani"

// difficulty rates bonds as harder to see, and as hard if they move a piece other than the one just moved.
func difficulty[P any](_ P, m kani.Move) int {
	switch {
	case m.Bond == 0:
		return 0
	case m.Bond.From() == m.First.Land():
		return 1
	}
	return 2
}
