// Package club runs an evening of many players of one game: who meets whom in each
// round, and how all stand. It is pure: whoever has an [Evening] has all of it.
//
//	e := club.New(id, club.Swiss, "konane")
//	e.Join("Ann")
//	…
//	pairings, err := e.Next()   // the next round, to be shown
//	e.Begin(pairings)
//	e.Decide(0, 2, club.FirstWon) // at the third table
//	for _, s := range e.Standings() { … }
//
// Three ways of pairing are known:
//
// A round robin goes by the Berger tables (FIDE Handbook C.05, annex 1). Once
// somebody has come late or left, the games still to be played are dealt out so that
// as many as possible are played at once.
//
// Swiss goes by the Monrad system, the Swiss system of Denmark and Norway: by points,
// then by number, each meets the next one below whom they have not met. With an odd
// number the last who has had no bye gets one. Whoever has begun less often begins.
//
// On a ladder neighbours meet, those at places 1 and 2, 3 and 4 in one round, 2 and 3,
// 4 and 5 in the next; who wins has the upper of both places then.
//
// Ties are broken by Buchholz (the sum of the opponents' points) and Sonneborn–Berger
// (the points of those beaten, half of those drawn with). A round without an opponent
// counts as one against somebody with as many points as oneself (FIDE Handbook C.07).
package club
