// Package ai holds what Tidepool's engines share: requests and answers, levels of play, and a thinker that
// runs an engine in the background.
//
// A [Game] connects one game to its engine; package engines lists them. To play, ask a [Thinker] in words:
//
//	t := ai.NewInProcess(ai.Machine{Now: clock, Games: engines.ByID})
//	t.Start(ai.Job{Game: "konane", Level: 3})
//	update, ok := t.Update()
//
// To measure or prove, use a game's [Engine] or [Solver] directly. The search is in package search; the
// knowledge of each game is in its own package next to it.
//
// The package is pure: clocks and randomness are passed as arguments. It contains nothing particular to one game.
package ai
