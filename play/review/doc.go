// Package review goes over a game: what each position is worth, how good each
// turn was, how well each side played and where the result changed hands.
//
//	r := review.New(m)
//	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
//		r.Note(ask, answer(ask)) // by whoever has an engine
//	}
//	r.Moments(), r.Accuracy(rules.Near), r.Graph()
//
// It plans what the engine is to look at, the most decisive first, and makes one
// picture of the answers, in which no position is worth less than what came of
// it. What is proven counts before what is estimated; a result is said to have
// changed hands only after a longer look at both sides of the turn.
//
// The package asks no engine itself and knows no clock. It says nothing in
// words: that is for package play/review/reason.
package review
