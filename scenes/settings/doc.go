// Package settings is what Tidepool remembers from one run to the next besides games: preferences, what was
// open when the program was last closed, progress in lessons, results of rated games and the puzzles tried.
// It reads and writes the one file that holds all of this, and decides when to write.
//
//	s, lost, err := settings.Parse(data) // lost names what was not understood
//	queue := settings.NewQueue(s, shelf.UpdateSettings)
//	s.Motion = settings.MotionOff
//	queue.Put(s)     // in the press: nothing is written
//	queue.Tick(busy) // once a tick: writes when nothing has changed for a while
//	queue.Flush()    // at the end
//
// Fields of a newer program are kept and written back unchanged. The package draws nothing, applies nothing
// and has no texts; that is up to the scenes.
package settings
