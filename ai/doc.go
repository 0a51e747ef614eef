// Package ai is what Tidepool's engines have in common: what they are asked and
// what they answer, levels of play, and a thinker that runs them beside
// whatever else goes on.
//
// A [Game] is what there is of one game; package engines has their list. Whoever
// only plays asks a [Thinker] in words:
//
//	t := ai.NewInProcess(ai.Machine{Now: clock, Games: engines.ByID})
//	t.Start(ai.Job{Game: "konane", Level: 3})
//	update, ok := t.Update()
//
// Whoever measures or proves asks an [Engine] or a [Solver] of the game itself.
// The search is package search; what it knows of each game is in a package a
// game beside it.
//
// The package is pure: clocks and randomness come in as arguments. It is not
// the place for anything that only one game has.
package ai
