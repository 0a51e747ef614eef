package rules

import "strings"

// A Result is how far a game has come.
type Result uint8

const (
	// Ongoing is a game with turns left. It is the zero value.
	Ongoing Result = iota
	// Decisive is a game that Outcome.Winner has won.
	Decisive
	// Drawn is a game that nobody has won.
	Drawn
)

// An Outcome is how a game stands, and why if it is over.
type Outcome struct {
	Result Result
	// Winner is meaningful only in a decisive game.
	Winner Side
	// By is the reason, a few lower-case words joined by dashes that locales
	// use as a key: "three-shrimps", "no-moves", "more-seeds".
	By string
}

// Win returns a decisive outcome.
func Win(winner Side, by string) Outcome { return Outcome{Decisive, winner, by} }

// Draw returns a drawn outcome.
func Draw(by string) Outcome { return Outcome{Result: Drawn, By: by} }

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Result != Ongoing }

// Describe puts the outcome into plain words with the given names of the
// sides: "red wins: no moves".
func (o Outcome) Describe(sides [2]string) string {
	by := strings.ReplaceAll(o.By, "-", " ")
	switch o.Result {
	case Decisive:
		return sides[o.Winner] + " wins: " + by
	case Drawn:
		return "draw: " + by
	}
	return "ongoing"
}
