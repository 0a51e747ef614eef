// Package club runs a club evening, a tournament of many players of one game: it pairs the
// players for each round and computes the standings. It is pure; an [Evening] holds all
// data.
//
//	e := club.New(id, club.Swiss, "konane")
//	e.Join("Ann")
//	…
//	pairings, err := e.Next()   // the next round, to show first
//	e.Begin(pairings)
//	e.Decide(0, 2, club.FirstWon) // at the third table
//	for _, s := range e.Standings() { … }
//
// There are three kinds of pairing:
//
// A round robin uses the Berger tables (FIDE Handbook C.05, annex 1). After a player has
// come late or left, each round has as many of the remaining games as possible.
//
// Swiss is the Monrad system of Denmark and Norway: players are sorted by points, then by
// number, and each meets the next one below whom they have not met. If the number is odd,
// the last of the players with the fewest byes gets one. The player who has moved first
// less often moves first.
//
// On a ladder neighbours meet: places 1 and 2, 3 and 4 in one round, 2 and 3, 4 and 5 in
// the next. The winner gets the better of the two places.
//
// Ties are broken by Buchholz (the sum of the opponents' points), then Sonneborn–Berger
// (the points of beaten opponents and half the points of those drawn with). A round
// without an opponent counts as one against a player with as many points as one's own
// (FIDE Handbook C.07), but not in a round robin.
package club
