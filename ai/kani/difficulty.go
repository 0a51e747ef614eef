package kani

import "tidepool/rules/kani"

// difficulty finds bonds harder to see, hard when they move a piece other than the one just moved.
func difficulty[P any](_ P, m kani.Move) int {
	switch {
	case m.Bond == 0:
		return 0
	case m.Bond.From() == m.First.Land():
		return 1
	}
	return 2
}
