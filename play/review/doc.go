// Package review reviews a game: the value of each position, how good each turn was, how well each side
// played and where the result changed.
//
//	r := review.New(m)
//	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
//		r.Note(ask, answer(ask)) // by whoever has an engine
//	}
//	r.Moments(), r.Accuracy(rules.Near), r.Graph()
//
// It plans what the engine is to look at, the most decisive first, and reconciles the answers so that no
// position is worth less than the positions after it show. Proven values take precedence over estimates; a
// change of the result is only claimed after a longer look at the positions before and after the turn.
//
// The package does not call an engine and uses no clock. Package play/review/reason finds explanations.
package review
