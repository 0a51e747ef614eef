// Package settings is what Tidepool remembers from one run to the next besides
// games: what a player prefers, what was going on when the program was last
// left, how far the lessons were followed, what games that count have come to and
// which puzzles were tried. It reads and writes the one file that has all of it, and says when it is
// time to write it.
//
//	s, lost, err := settings.Parse(data) // lost names what was not understood
//	queue := settings.NewQueue(s, shelf.UpdateSettings)
//	s.Motion = settings.MotionOff
//	queue.Put(s)     // in the press: nothing is written
//	queue.Tick(busy) // once a tick: writes when nothing has changed for a while
//	queue.Flush()    // at the end
//
// Fields of a newer program are kept and written back as they were. The package
// draws nothing, applies nothing and knows no words: that is the scenes' part.
package settings
