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
// The work consists of numbered pieces: first the puzzles to keep from an earlier file, then games. Each
// depends only on the seed and its number, so any number of workers may do them in any order. Results are
// taken in order and written to a journal, from which an interrupted run can continue.
package make
