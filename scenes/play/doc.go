// Package play is what goes on in one game, without a screen: who is to move,
// what the engine is asked and when its turn is shown, what is taken back or
// looked at, what is advised and thought of a position.
//
// A [Broker] shares the one thinker among all who want to know something.
//
// The package is not for the rules of a game (package rules), its record
// (package match), for thinking (package ai), or for anything that is seen,
// heard or said: pages put states and events into words and pictures.
package play
