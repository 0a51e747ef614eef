// Package make makes puzzles: it plays games between the computer's levels or at random, searches them for candidate
// positions, has package prove prove them, and grades them by the share of the levels' tries that solve them.
//
//	pool, err := maker.Begin(nil)
//	do, err := maker.Worker()
//	for n := range maker.Units() {
//		result, err := do(ctx, maker.Unit(n))
//		err = maker.Take(pool, result)
//	}
//	set, chosen, err := maker.Set(pool)   // the same for the same seed, on any machine
//
// The work is cut into numbered games, after the puzzles of an earlier file that
// are to stay. They depend on nothing but the seed and their number, and may be
// played in any order by any number of workers; their results are taken in
// order, and kept in a journal from which an interrupted run goes on.
package make
