// Package rules holds what all of Tidepool's games share: sides, spots, turns spelled as words and as taps,
// the events of a turn, outcomes, options, and the text of boards. Each game is a package below this one;
// package rules/games lists them.
//
// A game package defines a small comparable position type with value semantics and a small move type, which
// together satisfy [Rules]; the engine searches this typed form. [Of] wraps it into the [Position] that
// scenes, matches and commands use, independent of the game:
//
//	p, err := konane.Game{}.Start("size=6")
//	next, events, err := p.Play("c3")
//	tokens := rules.Tokens(p.Tokens())
//	tokens = tokens.Apply(events...) // leads to next.Tokens()
//
// The package is pure: no clock, no randomness, no files, no global state. Searching is in package ai;
// history, repetition and resigning are in package match.
package rules
