// Package explain says why one turn of a position is good or bad, as a review does for the turns of a game.
//
//	e, err := explain.Turn(game, m, 4*time.Second, look) // look has an engine
//	for _, s := range e.Say(speaker) {
//		fmt.Println(s.Text, s.Certain)
//	}
//
// Certain statements are proven, or visible on the board. Everything else is worded as the computer's opinion.
//
// The package does not call an engine itself and uses no clock.
package explain
