package rules

import "strings"

// A Result is the state of a game.
type Result uint8

const (
	// Ongoing is a game that is not over.
	Ongoing Result = iota
	// Decisive is a game that Outcome.Winner has won.
	Decisive
	Drawn
)

// An Outcome is the state of a game, and the reason if it is over.
type Outcome struct {
	Result Result
	// Winner is only meaningful in a decisive game.
	Winner Side
	// By is the reason, a locale key: "three-shrimps", "no-moves", "more-seeds".
	By string
}

// NoMoves is the reason, in several games, why a side without a legal turn has lost.
const NoMoves = "no-moves"

func Win(winner Side, by string) Outcome { return Outcome{Decisive, winner, by} }

func Draw(by string) Outcome { return Outcome{Result: Drawn, By: by} }

func (o Outcome) Over() bool { return o.Result != Ongoing }

// Describe returns the outcome in plain English: "red wins: no moves".
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
