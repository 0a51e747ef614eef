// Package rules holds what all of Tidepool's games share: sides, spots, turns
// spelled as words and as taps, the events of a turn, outcomes, options, and
// the text of boards. Each game is a package of its own below this one; the
// list of them is package rules/games.
//
// A game package defines a small comparable position type with value
// semantics and a small move type, which together satisfy [Rules]; that typed
// form is what the engine searches. [Of] wraps it into the [Position] that
// scenes, matches and commands use, which knows no game by name:
//
//	p, err := konane.Game{}.Start("size=6")
//	next, events, err := p.Play("c3")
//	tokens := rules.Tokens(p.Tokens())
//	for _, e := range events {
//		tokens = tokens.Apply(e) // leads to next.Tokens()
//	}
//
// The package is pure: no clock, no randomness, no files, no global state. It
// is not for searching (package ai) and not for histories, repetition or
// resigning (package match).
package rules
